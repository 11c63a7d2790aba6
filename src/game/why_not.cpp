// Why an action is refused. Slow; is_legal() is the fast test.
#include <algorithm>

#include "game/why_not_parts.h"

namespace bocage {
namespace {

// `done` and `pass`: either the other one is meant, or something must be decided first.
Refusal why_no_end(const RefusedAction& refused) {
  const bool says_done = refused.action.kind == ActionKind::Done;
  const Action other{.kind = says_done ? ActionKind::Pass : ActionKind::Done};
  if (refused.offers.contains(other)) {
    return {.code = says_done ? RefusalCode::PassInstead : RefusalCode::DoneInstead, .decision = refused.decision};
  }
  return {.code = what_comes_first(refused.decision), .decision = refused.decision};
}

bool is_on_board(const Board& board, const Action& action) {
  const std::array hexes{action.unit, action.to, action.via[0], action.via[1]};
  return std::all_of(hexes.begin(), hexes.end(), [&](Hex hex) { return hex == kNoHex || board.all().contains(hex); });
}

bool is_end(const Action& action) { return action.kind == ActionKind::Done || action.kind == ActionKind::Pass; }

Refusal why_not_this(const RefusedAction& refused) {
  if (!is_on_board(refused.battle.board(), refused.action)) { return {}; }
  if (const Refusal why = is_end(refused.action) ? Refusal{} : why_not_now(refused)) { return why; }
  if (const Refusal why = why_not_this_card(refused)) { return why; }
  if (const Refusal why = why_not_in_the_air(refused)) { return why; }
  return is_end(refused.action) ? why_no_end(refused) : why_not_this_unit(refused);
}

}  // namespace

Refusal why_not(const Battle& battle, const State& state, Post by, const Action& action) {
  if (state.open.over()) { return {.code = RefusalCode::BattleOver}; }
  const Pending asked = pending(battle, state);
  const PendingPost* const own = asked.of(by);
  if (own == nullptr) { return {.code = RefusalCode::NotYourDecision, .asked = asked}; }
  if (is_legal(battle, state, by, action)) { return {}; }

  ActionList offers;
  legal(battle, state, by, offers);
  const Refusal why = why_not_this({battle, state, by, own->decision, action, offers});
  return why ? why : Refusal{.code = RefusalCode::NotOffered, .decision = own->decision};
}

}  // namespace bocage
