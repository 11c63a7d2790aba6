#include "game/preview.h"

#include "rules/combat.h"

namespace bocage {
namespace {

// Orders use no chance, and a flag neither breaks ice nor sets off a mine, so hazards of a move stay out of the
// preview. If the copy's turn happens to end, the cards it draws do not matter.
class NoChance final : public Chance {
 public:
  Face die() override { return Face::Flag; }
  Card draw(const CardBag& from) override { return from.at(0); }
  int pick(int) override { return 0; }
};

// The state after an action; nothing if it is illegal.
std::optional<State> after(const Battle& battle, const State& state, Post post, const Action& action) {
  State next = state;
  NoChance chance;
  if (apply(battle, next, post, action, chance, nullptr) != ApplyResult::Applied) { return std::nullopt; }
  return next;
}

bool is_asked(const Battle& battle, const State& state, Post post, Decision decision) {
  for (const PendingPost& asked : pending(battle, state)) {
    if (asked == PendingPost{post, decision}) { return true; }
  }
  return false;
}

// If orders are being given: the state in which this unit alone has one. Otherwise the state as it is.
State with_order(const Battle& battle, const State& state, Post post, Hex unit) {
  if (!is_asked(battle, state, post, Decision::Order)) { return state; }
  const auto ordered = after(battle, state, post, {.kind = ActionKind::Order, .unit = unit});
  const auto moving = after(battle, ordered.value_or(state), post, {.kind = ActionKind::Done});
  return moving.value_or(state);
}

// TKG-16: the unit of an overrun battles again under different rules.
Occasion occasion_of(const State& state, UnitId unit) {
  const auto* overrun = state.open.frames.top_if<OverrunFrame>();
  return overrun != nullptr && overrun->unit == unit ? Occasion::Overrun : Occasion::Attack;
}

std::vector<Aim> aims(const Battle& battle, const State& state, UnitId unit) {
  std::vector<Aim> found;
  const Field& field = state.open.field;
  if (state.open.over() || field[unit].at == kNoHex) { return found; }
  const Occasion occasion = occasion_of(state, unit);
  targets(battle, field, unit, occasion).for_each([&](Hex hex) {
    found.push_back({hex, dice_for(battle, field, unit, field.at(hex), occasion).total()});
  });
  return found;
}

bool may_battle_after(const Battle& battle, const State& state, UnitId unit) {
  return !state.open.over() && may_battle(battle, state.open.field, unit, Occasion::Attack) == Ban::None;
}

Prospect prospect(const Battle& battle, const State& moved, UnitId unit, Hex to) {
  return {.to = to, .may_battle = may_battle_after(battle, moved, unit), .targets = aims(battle, moved, unit)};
}

// Visits every move of the unit, with the state after it.
template <class Visit>
void for_each_move(const Battle& battle, const State& state, Post post, Hex unit, Visit visit) {
  ActionList list;
  legal(battle, state, post, list);
  for (const Action& action : list) {
    if (action.kind != ActionKind::Move || action.unit != unit) { continue; }
    if (const auto moved = after(battle, state, post, action)) { visit(action.to, *moved); }
  }
}

}  // namespace

Preview preview(const Battle& battle, const State& state, Post post, Hex unit) {
  Preview found;
  const UnitId who = state.open.field.at(unit);
  if (who == kNoUnit || battle.side(who) != post.side) { return found; }
  const State ready = with_order(battle, state, post, unit);
  found.targets = aims(battle, ready, who);
  ByHex<std::size_t> entry{};  // in found.moves, counted from 1; 0: not yet listed
  for_each_move(battle, ready, post, unit, [&](Hex to, const State& moved) {
    std::size_t& known = entry[index(to)];
    Prospect now = prospect(battle, moved, who, to);
    if (known == 0) {
      found.moves.push_back(std::move(now));
      known = found.moves.size();
    } else if (now.may_battle && !found.moves[known - 1].may_battle) {
      found.moves[known - 1] = std::move(now);
    }
  });
  return found;
}

std::optional<State> after_move(const Battle& battle, const State& state, Hex unit, Hex to) {
  std::optional<State> found;
  const UnitId who = state.open.field.at(unit);
  if (who == kNoUnit) { return found; }
  for (const PendingPost& asked : pending(battle, state)) {
    if (asked.post.side != battle.side(who)) { continue; }
    const State ready = with_order(battle, state, asked.post, unit);
    for_each_move(battle, ready, asked.post, unit, [&](Hex end, const State& moved) {
      if (end == to && (!found || !may_battle_after(battle, *found, who))) { found = moved; }
    });
  }
  return found;
}

}  // namespace bocage
