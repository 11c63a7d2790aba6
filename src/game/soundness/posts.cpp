// Where each post is within its turn.
#include <limits>

#include "game/soundness/parts.h"

namespace bocage::soundness {
namespace {

using StepMask = unsigned;
static_assert(kSteps <= std::numeric_limits<StepMask>::digits);
constexpr StepMask mask(Step step) { return 1U << static_cast<unsigned>(step); }
// These steps, and Done.
template <class... Steps>
constexpr StepMask steps(Steps... listed) {
  return (mask(Step::Done) | ... | mask(listed));
}

// The steps at which posts can be while a frame lies on the turn, per chain of command.
struct StepsWhile {
  FrameKind doing;
  StepMask single;
  StepMask overlord;
};
constexpr auto kStepsWhile = std::to_array<StepsWhile>({
    {FrameKind::Maneuver, steps(Step::ChooseSection, Step::ChoosePatient, Step::Order, Step::Move),
     steps(Step::ChoosePatient, Step::Order, Step::Move, Step::Place, Step::Initiative, Step::InitiativeFlag,
           Step::InitiativeLoss)},
    {FrameKind::Combat, steps(Step::Attack), steps(Step::Attack)},
});

// During all other frames, every post is done or has not begun.
StepMask steps_while(FrameKind doing, Chain chain) {
  for (const StepsWhile& row : kStepsWhile) {
    if (row.doing == doing) { return chain == Chain::Single ? row.single : row.overlord; }
  }
  return steps();
}

std::string broken_step(const Battle& battle, const Public& open, Role role) {
  const PostTurn& post = open.posts[index(role)];
  const bool commands = battle.wing(open.on_turn, role) != 0;
  const StepMask possible = commands ? steps_while(doing(open), battle.spec().chain) : steps();
  if ((possible & mask(post.step)) == 0) { return ".step: cannot be " + std::string(name(post.step)) + " now"; }
  if (is_before_cards(doing(open)) && post != PostTurn{}) { return ": must be empty before the turn's cards"; }
  if (post.orders == Orders{}) { return {}; }
  return commands ? "" : ".orders: there are no units to order";
}

}  // namespace

std::string broken_steps(const Battle& battle, const Public& open) {
  bool anybody = false;
  for (const Role role : kRoles) {
    const std::string broken = broken_step(battle, open, role);
    if (!broken.empty()) { return "posts." + std::string(name(role)) + broken; }
    anybody = anybody || open.posts[index(role)].step != Step::Done;
  }
  const bool by_posts = steps_while(doing(open), battle.spec().chain) != steps();
  return by_posts && !anybody ? "posts: nobody has anything to do" : "";
}

}  // namespace bocage::soundness
