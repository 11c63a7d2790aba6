#include "game/soundness/soundness.h"

#include "game/engine.h"
#include "game/invariants.h"
#include "game/soundness/parts.h"

namespace bocage {
namespace soundness {
namespace {

std::string stuck_post(const Battle& battle, const State& state) {
  const Pending asked = pending(battle, state);
  if (asked.empty()) { return "frames: nobody is asked"; }
  ActionList actions;
  for (const PendingPost& post : asked) {
    legal(battle, state, post.post, actions);
    if (actions.empty()) { return "frames: a pending post has no legal action"; }
  }
  return {};
}

}  // namespace
}  // namespace soundness

std::string broken_state(const Battle& battle, const State& state) {
  using namespace soundness;  // NOLINT(google-build-using-namespace): the parts of this very function
  // The order matters: each check may rely on those before it.
  std::string broken = broken_extras(battle, state);
  if (broken.empty()) { broken = miscounted_cards(battle, state); }
  if (broken.empty()) { broken = broken_invariant(battle, state); }
  if (!broken.empty() || state.open.over()) { return broken; }
  broken = broken_frames(battle, state.open);
  if (broken.empty()) { broken = broken_units(battle, state.open); }
  if (broken.empty()) { broken = broken_targets(battle, state.open); }
  if (broken.empty()) { broken = broken_steps(battle, state.open); }
  if (broken.empty()) { broken = broken_table(battle, state); }
  if (broken.empty()) { broken = broken_chips(battle, state); }
  if (broken.empty()) { broken = broken_hand_out(battle, state); }
  if (broken.empty()) { broken = broken_council(battle, state); }
  if (broken.empty()) { broken = stuck_post(battle, state); }
  return broken;
}

}  // namespace bocage
