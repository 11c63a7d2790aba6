#include "ai/heuristic/mind.h"

#include <algorithm>

namespace bocage {
namespace {

// The unit after its move, as far as its battle depends on it.
Unit moved_to(const Battle& battle, Arm arm, Unit unit, Hex hex, int cost) {
  const bool next_door = cost == 1 && unit.moved == 0 && battle.next_door().contains(hex);  // XT-41
  if (battle.bars_battle(arm).contains(hex) && !next_door) { unit.set(kInCover); }
  if (has(battle.ground(unit.at).bars_battle_left, arm)) { unit.set(kBogged); }
  if (unit.is(kAfloat) && !battle.ground(hex).sea) { unit.set(kBogged); }
  unit.at = hex;
  unit.moved = static_cast<std::uint8_t>(unit.moved + cost);
  return unit;
}

}  // namespace

Mind::Mind(const Question& question, const View& view, const Weights& weights)
    : battle_(question.battle()),
      view_(view),
      post_(question.post()),
      survey_(question.battle(), view.open.field, question.post().side, weights),
      trial_(view.open.field) {
  order_.fill(kUnknown);
}

int Mind::order(UnitId unit, Card card) {
  // Section cards change nothing for the units that they order, so they share the answers.
  const Card row = info(card).tactic ? card : Card::None;
  if (row != order_card_) {
    order_card_ = row;
    order_.fill(kUnknown);
  }
  int& known = order_[index(unit)];
  if (known == kUnknown) { known = order_under(unit, row); }
  return known;
}

int Mind::order_under(UnitId unit, Card card) {
  const Unit before = trial_[unit];
  Unit& ordered = trial_[unit];
  ordered.set(kOrdered);
  ordered.effect = card;
  int best = prospect(unit, ordered);
  const Reach ways = reach(battle_, trial_, unit, allowance(battle_, trial_, unit));
  for (int cost = 1; cost <= kMaxMove; ++cost) {
    ways.at[static_cast<std::size_t>(cost)].for_each([&](Hex hex) {
      best = std::max(best, prospect(unit, moved_to(battle_, battle_.arm(unit), ordered, hex, cost)));
    });
  }
  if (may_exit(battle_, trial_, unit, allowance(battle_, trial_, unit))) { best = std::max(best, survey_.leaving()); }
  best -= survey_.standing(unit, before.at);
  if (effect(ordered).places_sandbags && !field().sandbags.contains(before.at)) {
    best += survey_.danger(unit, before.at, 0) - survey_.danger(unit, before.at, 1);
  }
  trial_[unit] = before;
  return std::max(0, best);
}

int Mind::prospect(UnitId unit, const Unit& as) {
  const int attack = survey_.best_attack(unit, as, Occasion::Battle) * effect(as).battles_in_a_row;
  // BEL-02: whoever moves again after his battle need not stay where he fought.
  const Hex after = effect(as).second_move ? field()[unit].at : as.at;
  return attack + survey_.standing(unit, after);
}

int Mind::move(UnitId unit, Hex to) {
  const int most = allowance(battle_, field(), unit);
  if (unit != mover_) {
    mover_ = unit;
    reach_ = reach(battle_, field(), unit, most);
    staying_ = prospect(unit, field()[unit]);
  }
  const int cost = reach_.cost(to) != 0 ? reach_.cost(to) : most;  // a detour, at its worst
  return prospect(unit, moved_to(battle_, battle_.arm(unit), field()[unit], to, cost)) - staying_;
}

}  // namespace bocage
