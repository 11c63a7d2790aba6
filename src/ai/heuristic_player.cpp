#include "ai/heuristic_player.h"

#include "ai/heuristic/judges.h"

namespace bocage {
namespace {

struct JudgeOf {
  Decision id;
  Judge judge;
};

constexpr auto kJudges = std::to_array<JudgeOf>({
    {Decision::Airdrop, judge_airdrop},
    {Decision::Play, judge_play},
    {Decision::Section, judge_section},
    {Decision::Patient, judge_patient},
    {Decision::Order, judge_order},
    {Decision::Move, judge_move},
    {Decision::Attack, judge_battle},
    {Decision::Target, judge_target},
    {Decision::Strike, judge_strike},
    {Decision::AttackAgain, judge_battle_again},
    {Decision::SecondMove, judge_second_move},
    {Decision::Ambush, judge_ambush},
    {Decision::IgnoreFlag, judge_ignore_flag},
    {Decision::Retreat, judge_retreat},
    {Decision::TakeGround, judge_take_ground},
    {Decision::Overrun, judge_overrun},
    {Decision::Keep, judge_keep},
    {Decision::HandOut, judge_hand_out},
    {Decision::Place, judge_place},
    {Decision::Initiative, judge_initiative},
    {Decision::InitiativeFlag, judge_bad_luck},
    {Decision::InitiativeLoss, judge_bad_luck},
    {Decision::Chip, judge_chip},
    {Decision::Fly, judge_fly},
    {Decision::Dismiss, judge_dismiss},
});
static_assert(rows_in_order(kJudges) && kJudges.size() == kDecisions);

// A card that is kept is for a later turn, when this turn's marks are gone (TURN-09).
void look_ahead_to_next_turn(View& view) {
  for (Unit& unit : view.open.field.units) { unit = rested(unit); }
}

}  // namespace

Action HeuristicPlayer::choose(const Question& question) {
  const ActionList& offers = question.offers();
  if (offers.size() == 1) { return offers[0]; }
  View view = question.view();
  if (question.decision() == Decision::Keep) { look_ahead_to_next_turn(view); }
  Mind mind(question.battle(), question.post(), view, weights_, memory_);
  const Judge judge = kJudges[static_cast<std::size_t>(question.decision())].judge;
  Action best = offers[0];
  int most = judge(mind, best) + gumbel_noise(rng_, temperature_);
  std::uint32_t equals = 1;
  for (std::size_t i = 1; i < offers.size(); ++i) {
    const int worth = judge(mind, offers[i]) + gumbel_noise(rng_, temperature_);
    if (worth < most) { continue; }
    equals = worth > most ? 1 : equals + 1;
    most = worth;
    if (rng_.below(equals) == 0) { best = offers[i]; }  // reservoir sampling: ties are equally likely
  }
  return best;
}

}  // namespace bocage
