#include "rules/air_rules.h"

#include <algorithm>

namespace bocage {
namespace {

const Plane& plane_of(const Field& field, PlaneId plane) { return field.planes[index(plane)]; }

// Removable works, which the field tracks.
int loose_works_value(const Field& field, Hex hex) {
  int value = 0;
  const auto count = [&](const HexSet& hexes, Work work) {
    if (hexes.contains(hex)) { value = std::max<int>(value, info(work).air_check); }
  };
  count(field.wire, Work::Wire);
  count(field.sandbags, Work::Sandbags);
  count(field.mines, Work::Minefield);
  count(field.caves, Work::Cave);
  return value;
}

bool carries(const Battle& battle, const Field& field, Side side, Hex hex) {
  return field.units_of(side).contains(hex) && battle.type(field.at(hex)).carries_planes;
}

bool another_is_there(const Field& field, PlaneId plane, Hex hex) {
  for (std::size_t i = 0; i < field.planes.size(); ++i) {
    if (i != index(plane) && field.planes[i].at == hex) { return true; }
  }
  return false;
}

// AIR-40, AIR-42: an empty airfield, or a friendly carrier for carrier airplanes.
bool lands_on(const Battle& battle, const Field& field, PlaneId id, Airplane kind, Side side, Hex hex) {
  if (another_is_there(field, id, hex)) { return false; }
  if (battle.ground(hex).airfield && !field.everybody().contains(hex)) { return true; }
  return info(kind).carrier && carries(battle, field, side, hex);
}

// A flight in progress.
struct Way {
  const Battle& battle;
  const Field& field;
  PlaneId id;
  Airplane kind;
  Side side;

  // AIR-15. Two airplanes may not end on the same hex either: actions name an airplane by its hex.
  bool ends_on(Hex hex) const {
    if (!field.everybody().contains(hex) && !another_is_there(field, id, hex)) { return true; }
    return lands_on(battle, field, id, kind, side, hex);
  }
  // Whether a flight that has reached `hex` can still end within `left` more hexes.
  bool can_end(Hex hex, const HexSet& crossed, int left) const {
    if (ends_on(hex)) { return true; }
    if (left == 0) { return false; }
    bool found = false;
    (battle.board().adjacent(hex) - crossed).for_each([&](Hex to) {
      if (found) { return; }
      HexSet passed = crossed;
      passed.add(to);
      found = can_end(to, passed, left - 1);
    });
    return found;
  }
};

Way way_of(const Battle& battle, const Field& field, PlaneId id) {
  const Plane& plane = plane_of(field, id);
  return {battle, field, id, plane.is, plane.side};
}

// PAC-20: camouflage also hides a unit from airplanes.
bool is_in_view(const Field& field, Side enemy, Hex hex) {
  return field.units_of(enemy).contains(hex) && !field[field.at(hex)].is(kCamouflaged);
}

HexSet enemies_beside(const Battle& battle, const Field& field, const Plane& plane) {
  return battle.board().adjacent(plane.at) & field.units_of(other(plane.side));
}

HexSet enemy_planes_beside(const Battle& battle, const Field& field, const Plane& plane) {
  HexSet found;
  for_each_plane(field, other(plane.side), [&](PlaneId, const Plane& enemy) {
    if (enemy.flies() && battle.board().are_adjacent(plane.at, enemy.at)) { found.add(enemy.at); }
  });
  return found;
}

bool is_between_wings(const Battle& battle, Side side, Hex hex) {
  int wings = 0;
  for (const Role role : kRoles) { wings += lies_in(battle, hex, battle.wing(side, role)) ? 1 : 0; }
  return wings > 1;
}

bool is_parked_there(const Field& field, Side side, Hex hex) {
  return std::any_of(field.planes.begin(), field.planes.end(),
                     [&](const Plane& plane) { return plane.at == hex && plane.side == side && plane.parked; });
}

}  // namespace

PlaneId plane_at(const Field& field, Side side, Hex hex) {
  PlaneId found = kNoPlane;
  for_each_plane(field, side, [&](PlaneId id, const Plane& plane) {
    if (plane.at == hex && (found == kNoPlane || plane.flies())) { found = id; }
  });
  return found;
}

PlaneId free_place(const Field& field) {
  for (std::size_t i = 0; i < field.planes.size(); ++i) {
    if (field.planes[i].at == kNoHex) { return static_cast<PlaneId>(i); }
  }
  return kNoPlane;
}

bool is_sortie(const Battle& battle, Card card) {
  const Opening opening = info(card).opening;
  return opening == Opening::AirSortie || (opening == Opening::AirStrike && battle.air());
}

int air_check_value(const Battle& battle, const Field& field, Hex hex) {
  int value = std::max<int>(battle.ground(hex).air_check, loose_works_value(field, hex));
  for (const WorkAt& work : battle.works()) {
    if (work.at == hex && info(work.is).lasts) { value = std::max<int>(value, info(work.is).air_check); }
  }
  for (const Side side : kSides) {
    if (carries(battle, field, side, hex)) { value = std::max(value, kCarrierAirCheck); }
  }
  return value;
}

int air_check_dice(const Battle& battle, const Field& field, PlaneId id) {
  const Plane& plane = plane_of(field, id);
  return air_check_value(battle, field, plane.at) + kFlakDice * enemies_beside(battle, field, plane).count();
}

SectionMask flown_over(const Battle& battle, const Field& field, Side side) {
  SectionMask strips = 0;
  for_each_plane(field, side, [&](PlaneId, const Plane& plane) {
    if (plane.flies()) { strips = static_cast<SectionMask>(strips | battle.board().sections_of(plane.at)); }
  });
  return strips;
}

bool may_go_up(const Battle& battle, const Field& field, Post post, SectionMask taken) {
  const int most = battle.chain().planes_in_flight;
  int flying = 0;
  bool own = false;
  for_each_plane(field, post.side, [&](PlaneId, const Plane& plane) {
    const bool will_take_off = plane.has(kPlaneOrdered) && !plane.has(kPlaneMoved);
    if (!plane.flies() && !will_take_off) { return; }
    ++flying;
    own = own || (plane.has(kPlaneOrdered) && plane.by == post.role);
  });
  if (flying >= most) { return false; }
  return most == 1 || (!own && (battle.wing(post.side, post.role) & taken) == 0);
}

bool may_order_plane(const Battle& battle, const Field& field, Post post, const Orders& orders, SectionMask taken,
                     PlaneId id) {
  const Plane& plane = plane_of(field, id);
  if (plane.has(kPlaneOrdered) || !has_order_for_plane(battle, orders, plane.at)) { return false; }
  return !plane.parked || (may_go_up(battle, field, post, taken) && flight_hexes(battle, field, id, plane.at).any());
}

HexSet entry_hexes(const Battle& battle, const Field& field, Side side, Airplane kind) {
  const BoardSize& size = battle.board().size();
  const int last_col = 2 * (size.width - 1);
  const Way way{battle, field, kNoPlane, kind, side};
  HexSet found;
  // The half hexes at the sides are not part of the board, so every hex on a side edge is whole (GRID-02).
  battle.board().all().for_each([&](Hex hex) {
    const Coord at = battle.board().coord(hex);
    const bool edge = at.row == 0 || at.row == size.height - 1 || at.col == 0 || at.col == last_col;
    if (edge && way.can_end(hex, HexSet::of(hex), kFlightMost - 1)) { found.add(hex); }
  });
  return found;
}

HexSet flight_hexes(const Battle& battle, const Field& field, PlaneId id, Hex start) {
  const Plane& plane = plane_of(field, id);
  HexSet crossed = HexSet::of(plane.at);
  if (start != kNoHex) { crossed.add(start); }
  int left = kFlightMost;
  for (const Hex hex : plane.path) {
    if (hex == kNoHex) { break; }
    crossed.add(hex);
    --left;
  }
  HexSet found;
  if (left == 0) { return found; }
  (battle.board().adjacent(plane.at) - crossed).for_each([&](Hex to) {
    HexSet passed = crossed;
    passed.add(to);
    if (way_of(battle, field, id).can_end(to, passed, left - 1)) { found.add(to); }
  });
  return found;
}

bool may_end_flight(const Field& field, PlaneId id) {
  const Hex at = plane_of(field, id).at;
  return !field.everybody().contains(at) && !another_is_there(field, id, at);
}

bool may_land(const Battle& battle, const Field& field, PlaneId id) {
  const Plane& plane = plane_of(field, id);
  return plane.flies() && lands_on(battle, field, id, plane.is, plane.side, plane.at);
}

Strafed strafed(const Field& field, PlaneId id) {
  const Plane& plane = plane_of(field, id);
  Strafed found;
  for (const Hex hex : plane.path) {
    if (hex != kNoHex && is_in_view(field, other(plane.side), hex)) { found.units[found.size++] = field.at(hex); }
  }
  return found;
}

bool may_act(const Battle& battle, const Field& field, PlaneId id, AirAction action) {
  const Plane& plane = plane_of(field, id);
  if ((info(plane.is).actions & mask(action)) == 0) { return false; }
  switch (action) {
    case AirAction::Strafing: return strafed(field, id).size != 0;
    case AirAction::Recon: return enemies_beside(battle, field, plane).any();  // AIR-35
    case AirAction::GroundSupport:
    case AirAction::GroundInterdiction: return true;
    default: return false;  // actions that need a target, and landing, which ends a flight
  }
}

HexSet air_targets(const Battle& battle, const Field& field, PlaneId id, AirAction action) {
  const Plane& plane = plane_of(field, id);
  if (action == AirAction::Dogfight && is_armed(plane.is)) { return enemy_planes_beside(battle, field, plane); }
  HexSet found;
  if (action != AirAction::Kamikaze || (info(plane.is).actions & mask(action)) == 0) { return found; }
  enemies_beside(battle, field, plane).for_each([&](Hex hex) {
    if (is_in_view(field, other(plane.side), hex)) { found.add(hex); }
  });
  return found;
}

int dice_at_parked(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion) {
  DiceCount dice = dice_at(battle, field, unit, target, occasion);
  const UnitInfo& type = battle.type(unit);
  const bool close = battle.board().are_adjacent(field[unit].at, target);
  dice.cover = std::min<int>(close ? type.most_cover_close : type.most_cover_fire,
                             battle.protection(other(battle.side(unit)), type.arm, target));
  return dice.total();
}

Ban may_attack_parked(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion) {
  const Side enemy = other(battle.side(unit));
  if (!is_parked_there(field, enemy, target) || field.everybody().contains(target)) { return Ban::NoEnemyThere; }
  if (const Ban ban = may_fire_at(battle, field, unit, target, occasion); ban != Ban::None) { return ban; }
  return dice_at_parked(battle, field, unit, target, occasion) == 0 ? Ban::NoDice : Ban::None;
}

HexSet parked_targets(const Battle& battle, const Field& field, UnitId unit, Occasion occasion) {
  HexSet found;
  if (!battle.air() || may_battle(battle, field, unit, occasion) != Ban::None) { return found; }
  for_each_plane(field, other(battle.side(unit)), [&](PlaneId, const Plane& plane) {
    if (may_attack_parked(battle, field, unit, plane.at, occasion) == Ban::None) { found.add(plane.at); }
  });
  return found;
}

HexSet crowded(const Battle& battle, const Field& field, Side side) {
  HexSet found;
  for (int s = 0; s < battle.board().sections(); ++s) {
    HexSet here;
    for_each_plane(field, side, [&](PlaneId, const Plane& plane) {
      const bool inside = has_strip(battle.board().sections_of(plane.at), s);
      if (plane.flies() && inside && !is_between_wings(battle, side, plane.at)) { here.add(plane.at); }
    });
    if (here.count() > 1) { found |= here; }
  }
  return found;
}

}  // namespace bocage
