// Why an action is refused. Slow; the legality test itself is elsewhere.
#include <algorithm>

#include "game/why_not_parts.h"

namespace bocage {
namespace {

// `done` and `pass`: either the other one is meant, or something must be decided first.
Refusal why_no_end(const Wish& wish) {
  const bool says_done = wish.action.kind == ActionKind::Done;
  const Action other{.kind = says_done ? ActionKind::Pass : ActionKind::Done};
  if (wish.offers.contains(other)) {
    return {.code = says_done ? RefusalCode::PassInstead : RefusalCode::DoneInstead, .decision = wish.decision};
  }
  return {.code = what_comes_first(wish.decision), .decision = wish.decision};
}

bool is_on_board(const Board& board, const Action& action) {
  const std::array hexes{action.unit, action.to, action.via[0], action.via[1]};
  return std::all_of(hexes.begin(), hexes.end(), [&](Hex hex) { return hex == kNoHex || board.all().contains(hex); });
}

bool is_end(const Action& action) { return action.kind == ActionKind::Done || action.kind == ActionKind::Pass; }

Refusal why_not_this(const Wish& wish) {
  if (!is_on_board(wish.battle.board(), wish.action)) { return {}; }
  if (const Refusal why = is_end(wish.action) ? Refusal{} : why_not_now(wish)) { return why; }
  if (const Refusal why = why_not_this_card(wish)) { return why; }
  if (const Refusal why = why_not_in_the_air(wish)) { return why; }
  return is_end(wish.action) ? why_no_end(wish) : why_not_this_unit(wish);
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
