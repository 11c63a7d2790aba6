#include "rules/movement.h"

#include <algorithm>

namespace bocage {
namespace {

bool held(const Battle& battle, const Field& field, UnitId unit) {
  return battle.holds(battle.arm(unit)).contains(field[unit].at);
}

HexSet empty_sandbags(const Field& field) { return field.sandbags - field.everybody(); }

// BEL-03: a hex is a hex, whatever grows there.
Reach reach_over_any_ground(const Battle& battle, const Field& field, UnitId unit, int allowance) {
  Reach found;
  const Arm arm = battle.arm(unit);
  const HexSet through_not = empty_sandbags(field);
  HexSet open = battle.board().all() - field.everybody();
  HexSet edge = HexSet::of(field[unit].at);
  for (int cost = 1; cost <= allowance; ++cost) {
    HexSet next;
    edge.for_each([&](Hex hex) { next |= battle.enter_freely(arm, hex); });
    next &= open;
    found.at[static_cast<std::size_t>(cost)] = next;
    open -= next;
    edge = next - through_not;
  }
  return found;
}

// Follows every path through empty sandbags hex by hex. Such paths are rare, so this one is plain, not fast.
struct Walk {
  const Battle& battle;
  const Field& field;
  Arm arm;
  int allowance;
  bool free_ground;  // BEL-03
  Hex start;
  HexSet bags;
  Detours& out;

  void record(Hex to, const HexSet& crossed, int cost) const {
    Detour way{.to = to, .cost = static_cast<std::uint8_t>(cost)};
    std::size_t n = 0;
    crossed.for_each([&](Hex hex) { way.via[n++] = hex; });
    for (std::size_t i = 0; i < out.size; ++i) {
      if (out.list[i].to == to && out.list[i].via == way.via) {
        out.list[i].cost = std::min(out.list[i].cost, way.cost);
        return;
      }
    }
    if (out.size < out.list.size()) { out.list[out.size++] = way; }
  }

  void from(Hex hex, const HexSet& visited, const HexSet& crossed, int cost, int limit) const {
    const bool first = hex == start;
    if (!first && !free_ground && (battle.stops() | field.wire).contains(hex)) { return; }
    if (!first && !free_ground && battle.one_step_out().contains(start)) { return; }
    HexSet passed = crossed;
    if (!first && bags.contains(hex)) { passed.add(hex); }
    const HexSet steps =
        free_ground ? battle.enter_freely(arm, hex) : battle.enter_at_1(arm, hex) | battle.enter_at_2(arm, hex);
    (steps - field.everybody() - visited).for_each([&](Hex to) {
      if (!free_ground && !first && battle.first_step_only().contains(to)) { return; }
      const int step = !free_ground && battle.enter_at_2(arm, hex).contains(to) ? 2 : 1;
      const bool limited = !free_ground && battle.move_limited().contains(to);
      const int most = limited ? std::min(limit, battle.move_limit()) : limit;
      if (cost + step > most) { return; }
      if (passed.any()) { record(to, passed, cost + step); }
      HexSet seen = visited;
      seen.add(to);
      from(to, seen, passed, cost + step, most);
    });
  }
};

}  // namespace

int allowance(const Battle& battle, const Field& field, UnitId unit) {
  const Unit& now = field[unit];
  const Effect& card = effect(now);
  if (!now.has(kOrdered) || now.has(kMoved) || !card.moves || held(battle, field, unit)) { return 0; }
  return card.move == kAsUnit ? battle.type(unit).move : card.move;
}

int second_allowance(const Battle& battle, const Field& field, UnitId unit) {
  const Unit& now = field[unit];
  const Effect& card = effect(now);
  return now.at != kNoHex && card.second_move && !held(battle, field, unit) ? card.move : 0;
}

Reach reach(const Battle& battle, const Field& field, UnitId unit, int allowance) {
  if (effect(field[unit]).ignores_movement_terrain) { return reach_over_any_ground(battle, field, unit, allowance); }
  Reach found;
  if (allowance == 0) { return found; }
  const Arm arm = battle.arm(unit);
  const Hex start = field[unit].at;
  const HexSet everybody = field.everybody();
  found.at[1] = battle.enter_at_1(arm, start) - everybody;
  if (allowance == 1) { return found; }
  found.at[2] = battle.enter_at_2(arm, start) - everybody;
  if (battle.one_step_out().contains(start)) { return found; }  // MOV-12

  // MOV-09: what stops a move is reached, but nothing beyond it. First-step terrain is closed from here on (MOV-11).
  const HexSet ends = battle.stops() | field.wire | (field.sandbags - everybody);
  const HexSet closed = everybody | battle.first_step_only() | HexSet::of(start);
  HexSet on_from_1 = found.at[1] - ends;
  HexSet second;
  on_from_1.for_each([&](Hex hex) { second |= battle.enter_at_1(arm, hex); });
  found.at[2] |= second - closed;
  found.at[2] -= found.at[1];
  if (allowance == 2) { return found; }

  // MOV-13: the third hex is out of reach of any path that touched a beach. A path is clean if it did not; it may be
  // dearer than the cheapest one, so clean hexes are followed separately.
  const HexSet& limited = battle.move_limited();
  const HexSet clean_1 = on_from_1 - limited;
  HexSet clean_2 = battle.enter_at_2(arm, start) - everybody;
  HexSet third;
  clean_1.for_each([&](Hex hex) {
    clean_2 |= battle.enter_at_1(arm, hex) - closed;
    third |= battle.enter_at_2(arm, hex);
  });
  (clean_2 - limited - ends).for_each([&](Hex hex) { third |= battle.enter_at_1(arm, hex); });
  found.at[3] = third - closed - limited - found.at[1] - found.at[2];
  return found;
}

bool may_exit(const Battle& battle, const Field& field, UnitId unit, int allowance) {
  const HexSet& exits = battle.exits(battle.side(unit));
  if (allowance == 0 || exits.empty()) { return false; }
  if (exits.contains(field[unit].at)) { return true; }
  if (allowance == 1 || battle.one_step_out().contains(field[unit].at)) { return false; }
  const bool free_ground = effect(field[unit]).ignores_movement_terrain;
  const HexSet ends = free_ground ? HexSet{} : battle.stops() | field.wire;
  return ((reach(battle, field, unit, allowance - 1).all() & exits) - ends).any();
}

bool may_have_detours(const Battle& battle, const Field& field, UnitId unit, int allowance) {
  return allowance > 1 && (battle.board().within(field[unit].at, allowance - 1) & empty_sandbags(field)).any();
}

void detours(const Battle& battle, const Field& field, UnitId unit, int allowance, Detours& out) {
  out.size = 0;
  if (!may_have_detours(battle, field, unit, allowance)) { return; }
  const Hex start = field[unit].at;
  const Walk walk{battle,
                  field,
                  battle.arm(unit),
                  allowance,
                  effect(field[unit]).ignores_movement_terrain,
                  start,
                  empty_sandbags(field),
                  out};
  walk.from(start, HexSet::of(start), {}, 0, allowance);
}

}  // namespace bocage
