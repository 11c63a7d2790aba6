#include "rules/movement.h"

#include <algorithm>
#include <cassert>

namespace bocage {
namespace {

bool held(const Battle& battle, const Field& field, UnitId unit) {
  return battle.holds(battle.arm(unit)).contains(field[unit].at);
}

// Hexes that a move passes through only if the player says so: it would remove sandbags (OBS-24) or risk the ice
// (XT-07.m).
HexSet tolls(const Battle& battle, const Field& field, UnitId unit) {
  const HexSet bags = field.sandbags - field.everybody();
  return effect(field[unit]).ignores_movement_terrain ? bags : bags | battle.ice();
}

// Hexes that a unit with this gait cannot enter now: occupied ones, and caves unless it is infantry (XT-23.m).
HexSet closed_now(const Field& field, Gait gait) {
  return gait == Gait::Foot ? field.everybody() : field.everybody() | field.caves;
}

// EF-03: in winter a vehicle may move a third hex if it stays on the road throughout.
HexSet third_on_road(const Battle& battle, const Field& field, UnitId unit, Gait gait) {
  const HexSet& road = battle.fixed(Work::Road);
  if (!road.contains(field[unit].at)) { return {}; }
  HexSet edge = HexSet::of(field[unit].at);
  for (int step = 0; step < 3; ++step) {
    HexSet next;
    (step == 0 ? edge : edge - battle.stops(gait) - field.wire - field.mines).for_each([&](Hex hex) {
      next |= battle.enter_at_1(gait, hex);
    });
    edge = (next & road) - closed_now(field, gait);
  }
  return edge;
}

constexpr int kCraftMove = 2;  // XU-11

// BEL-03: every hex costs 1, regardless of terrain.
Reach reach_over_any_ground(const Battle& battle, const Field& field, UnitId unit, int allowance) {
  Reach found;
  const Gait gait = bocage::gait(battle, field, unit);
  const HexSet through_not = tolls(battle, field, unit);
  HexSet open = battle.board().all() - closed_now(field, gait);
  HexSet edge = HexSet::of(field[unit].at);
  for (int cost = 1; cost <= allowance; ++cost) {
    HexSet next;
    edge.for_each([&](Hex hex) { next |= battle.enter_freely(gait, hex); });
    next &= open;
    found.at[static_cast<std::size_t>(cost)] = next;
    open -= next;
    edge = next - through_not;
  }
  return found;
}

// Depth-first search over every path through empty sandbags. Such paths are rare, so this is simple rather than fast.
struct Walk {
  const Battle& battle;
  const Field& field;
  Gait gait;
  int allowance;
  bool free_ground;  // BEL-03
  Hex start;
  HexSet tolls;
  HexSet closed;
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
    assert(out.size < out.list.size());
    out.list[out.size++] = way;
  }

  void from(Hex hex, const HexSet& visited, const HexSet& crossed, int cost, int limit) const {
    const bool first = hex == start;
    if (!first && !free_ground && (battle.stops(gait) | field.wire | field.mines).contains(hex)) { return; }
    if (!first && !free_ground && battle.one_step_out(gait).contains(start)) { return; }
    HexSet passed = crossed;
    if (!first && tolls.contains(hex)) { passed.add(hex); }
    const HexSet steps =
        free_ground ? battle.enter_freely(gait, hex) : battle.enter_at_1(gait, hex) | battle.enter_at_2(gait, hex);
    (steps - closed - visited).for_each([&](Hex to) {
      if (!free_ground && !first && battle.first_step_only(gait).contains(to)) { return; }
      const int step = !free_ground && battle.enter_at_2(gait, hex).contains(to) ? 2 : 1;
      const bool limited = !free_ground && battle.move_limited(gait).contains(to);
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

bool is_interdicted(const Battle& battle, const Field& field, UnitId unit) {
  return battle.air() && std::any_of(field.planes.begin(), field.planes.end(), [&](const Plane& plane) {
           return plane.flies() && plane.side != battle.side(unit) && plane.has(kInterdicts) &&
                  battle.board().are_adjacent(plane.at, field[unit].at);
         });
}

int allowance(const Battle& battle, const Field& field, UnitId unit) {
  const Unit& now = field[unit];
  const Effect& card = effect(now);
  if (!now.has(kOrdered) || now.has(kMoved) || !card.moves || held(battle, field, unit)) { return 0; }
  const UnitInfo& type = battle.type(unit);
  int hexes = card.move == kAsUnit ? type.move : card.move;
  if (now.is(kAfloat)) { hexes = kCraftMove; }
  hexes = std::min(hexes, battle.move_cap(battle.side(unit), type));
  return is_interdicted(battle, field, unit) ? std::min(hexes, kInterdictedMove) : hexes;
}

int second_allowance(const Battle& battle, const Field& field, UnitId unit) {
  const Unit& now = field[unit];
  const Effect& card = effect(now);
  if (now.at == kNoHex || !card.second_move || held(battle, field, unit)) { return 0; }
  return is_interdicted(battle, field, unit) ? kInterdictedMove : card.move;
}

namespace {

Reach reach_by_steps(const Battle& battle, const Field& field, UnitId unit, int allowance) {
  Reach found;
  const Gait gait = bocage::gait(battle, field, unit);
  const Hex start = field[unit].at;
  const HexSet occupied = closed_now(field, gait);
  found.at[1] = battle.enter_at_1(gait, start) - occupied;
  if (allowance == 1) { return found; }
  found.at[2] = battle.enter_at_2(gait, start) - occupied;
  if (battle.one_step_out(gait).contains(start)) { return found; }  // MOV-12

  // MOV-09: a stop hex can be entered but not passed. First-step terrain is closed from here on (MOV-11).
  const HexSet ends = battle.stops(gait) | field.wire | field.mines | tolls(battle, field, unit);
  const HexSet closed = occupied | battle.first_step_only(gait) | HexSet::of(start);
  HexSet on_from_1 = found.at[1] - ends;
  HexSet second;
  on_from_1.for_each([&](Hex hex) { second |= battle.enter_at_1(gait, hex); });
  found.at[2] |= second - closed;
  found.at[2] -= found.at[1];
  if (allowance == 2) { return found; }

  // MOV-13: a path that touches a beach cannot reach the third hex. Paths that do not are "clean"; a clean path may
  // cost more than the cheapest one, so clean hexes are tracked separately.
  const HexSet& limited = battle.move_limited(gait);
  const HexSet clean_1 = on_from_1 - limited;
  HexSet clean_2 = battle.enter_at_2(gait, start) - occupied;
  HexSet third;
  clean_1.for_each([&](Hex hex) {
    clean_2 |= battle.enter_at_1(gait, hex) - closed;
    third |= battle.enter_at_2(gait, hex);
  });
  (clean_2 - limited - ends).for_each([&](Hex hex) { third |= battle.enter_at_1(gait, hex); });
  found.at[3] = third - closed - limited - found.at[1] - found.at[2];
  return found;
}

}  // namespace

Reach reach(const Battle& battle, const Field& field, UnitId unit, int allowance) {
  assert(allowance >= 0 && allowance <= kMaxMove);
  if (effect(field[unit]).ignores_movement_terrain) { return reach_over_any_ground(battle, field, unit, allowance); }
  if (allowance == 0) { return {}; }
  Reach found = reach_by_steps(battle, field, unit, allowance);
  // PAC-01: moving from cave to cave counts as one hex.
  const Hex start = field[unit].at;
  if (field.caves.contains(start) && knows_caves(battle, unit)) {
    const HexSet caves = field.caves - field.everybody();
    found.at[1] |= caves;
    found.at[2] -= caves;
    found.at[3] -= caves;
  }
  if (battle.spec().winter && allowance == 2 && battle.type(unit).move > allowance) {
    found.at[3] = third_on_road(battle, field, unit, gait(battle, field, unit)) - found.at[1] - found.at[2];
  }
  return found;
}

bool may_exit(const Battle& battle, const Field& field, UnitId unit, int allowance) {
  const HexSet& exits = battle.exits(battle.side(unit));
  if (allowance == 0 || exits.empty()) { return false; }
  if (exits.contains(field[unit].at)) { return true; }
  if (allowance == 1 || battle.one_step_out(gait(battle, field, unit)).contains(field[unit].at)) { return false; }
  const bool free_ground = effect(field[unit]).ignores_movement_terrain;
  const HexSet ends = free_ground ? HexSet{} : battle.stops(gait(battle, field, unit)) | field.wire | field.mines;
  return ((reach(battle, field, unit, allowance - 1).all() & exits) - ends).any();
}

bool may_have_detours(const Battle& battle, const Field& field, UnitId unit, int allowance) {
  return allowance > 1 && (battle.board().within(field[unit].at, allowance - 1) & tolls(battle, field, unit)).any();
}

void detours(const Battle& battle, const Field& field, UnitId unit, int allowance, Detours& out) {
  assert(allowance >= 0 && allowance <= kMaxMove);
  out.size = 0;
  if (!may_have_detours(battle, field, unit, allowance)) { return; }
  const Hex start = field[unit].at;
  const Walk walk{battle,
                  field,
                  gait(battle, field, unit),
                  allowance,
                  effect(field[unit]).ignores_movement_terrain,
                  start,
                  tolls(battle, field, unit),
                  closed_now(field, gait(battle, field, unit)),
                  out};
  walk.from(start, HexSet::of(start), {}, 0, allowance);
}

}  // namespace bocage
