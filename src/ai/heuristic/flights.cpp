#include "ai/heuristic/flights.h"

#include <algorithm>

#include "ai/heuristic/chances.h"
#include "rules/medals.h"

namespace bocage {
namespace {

bool can(Airplane kind, AirAction action) { return (info(kind).actions & mask(action)) != 0; }

// The probability, in thousandths, that at least one die shows one of these faces.
int chance_of_any(int dice, FaceMask faces) { return chances(dice, faces, 1, 0).eliminate; }

HexSet path_of(const Plane& plane, Hex start) {
  HexSet crossed = HexSet::of(plane.at);
  if (start != kNoHex) { crossed.add(start); }
  for (const Hex hex : plane.path) {
    if (hex != kNoHex) { crossed.add(hex); }
  }
  return crossed;
}

int hexes_left(const Plane& plane) {
  return kFlightMost - static_cast<int>(plane.path.size()) +
         static_cast<int>(std::count(plane.path.begin(), plane.path.end(), kNoHex));
}

}  // namespace

Flights::Flights(Mind& mind) : mind_(mind) {
  const int dice = kStrafingDice[index(mind.side())];
  mind.enemies().for_each([&](Hex hex) {
    const UnitId enemy = mind.field().at(hex);
    if (mind.field()[enemy].is(kCamouflaged)) { return; }
    strafe_[index(hex)] = mind.survey().strike(enemy, dice, 1, faces_from_afar(mind.battle(), enemy, Stars::Hit));
  });
}

// AIR-33: about a sixth of a unit's figures for each of our units that could battle an enemy next to the airplane.
int Flights::support(Hex at) const {
  const HexSet near = mind_.battle().board().adjacent(at) & mind_.enemies();
  if (near.empty()) { return 0; }
  int helped = 0;
  mind_.field().units_of(mind_.side()).for_each([&](Hex hex) {
    const UnitId unit = mind_.field().at(hex);
    const Unit& now = mind_.field()[unit];
    const int range = gun_of(mind_.battle(), mind_.field(), unit).range;
    const bool fires =
        now.has(kOrdered) && !now.has(kBattled) && (mind_.battle().board().within(hex, range) & near).any();
    helped += fires ? 1 : 0;
  });
  return helped * mind_.weights().figures / 6;
}

// AIR-34.
int Flights::interdiction(Hex at) const {
  return (mind_.battle().board().adjacent(at) & mind_.enemies()).count() * mind_.weights().held_up;
}

// AIR-51: a medal, and the battle if it is the last one.
int Flights::shot_down() const {
  const int missing =
      mind_.battle().spec().medals[index(mind_.side())] - medals(mind_.battle(), mind_.field(), mind_.side());
  return kAirplaneMedals * mind_.weights().medal + (missing <= kAirplaneMedals ? mind_.weights().victory : 0);
}

int Flights::lost() const {
  const Side enemy = other(mind_.side());
  const int missing = mind_.battle().spec().medals[index(enemy)] - medals(mind_.battle(), mind_.field(), enemy);
  return kAirplaneMedals * mind_.weights().medal + (missing <= kAirplaneMedals ? mind_.weights().victory : 0);
}

int Flights::dogfight() const { return chance_of_any(kDogfightDice, kShotDownBy) * shot_down() / 1000; }

// AIR-36: it costs a medal.
int Flights::kamikaze(UnitId target) const {
  const FaceMask faces = faces_from_afar(mind_.battle(), target, Stars::Hit);
  return mind_.survey().strike(target, kKamikazeDice, 1, faces) - lost();
}

int Flights::ending(Airplane kind, Hex at, int strafed) const {
  int best = can(kind, AirAction::Strafing) ? strafed : 0;
  const HexSet near = mind_.battle().board().adjacent(at);
  if (can(kind, AirAction::GroundSupport)) { best = std::max(best, support(at)); }
  if (can(kind, AirAction::GroundInterdiction)) { best = std::max(best, interdiction(at)); }
  if (can(kind, AirAction::Recon) && (near & mind_.enemies()).any()) {
    best = std::max(best, mind_.weights().recon_draw);
  }
  for_each_plane(mind_.field(), other(mind_.side()), [&](PlaneId, const Plane& enemy) {
    if (enemy.flies() && is_armed(kind) && near.contains(enemy.at)) { best = std::max(best, dogfight()); }
  });
  return best;
}

int Flights::best_from(Airplane kind, Hex at, const HexSet& crossed, int left, int strafed) const {
  const bool may_end = !mind_.field().everybody().contains(at);
  int best = may_end ? ending(kind, at, strafed) : 0;
  if (left == 0) { return best; }
  (mind_.battle().board().adjacent(at) - crossed).for_each([&](Hex next) {
    HexSet behind = crossed;
    behind.add(next);
    best = std::max(best, best_from(kind, next, behind, left - 1, strafed + reward(next)));
  });
  return best;
}

int Flights::strafing(PlaneId plane) const {
  int total = 0;
  for (const Hex hex : mind_.field().planes[index(plane)].path) {
    if (hex != kNoHex) { total += reward(hex); }
  }
  return total;
}

int Flights::best_flight(PlaneId plane, Hex first) const {
  const Plane& now = mind_.field().planes[index(plane)];
  HexSet crossed = HexSet::of(now.at);
  crossed.add(first);
  return best_from(now.is, first, crossed, kFlightMost - 1, reward(first));
}

int Flights::best_flight(PlaneId plane) const {
  int best = 0;
  flight_hexes(mind_.battle(), mind_.field(), plane, mind_.field().planes[index(plane)].at).for_each([&](Hex first) {
    best = std::max(best, best_flight(plane, first));
  });
  return best;
}

int Flights::best_rest(PlaneId plane, Hex start, Hex next) const {
  const Plane& now = mind_.field().planes[index(plane)];
  const int so_far = strafing(plane);
  if (next == kNoHex) { return ending(now.is, now.at, so_far); }
  HexSet crossed = path_of(now, start);
  crossed.add(next);
  return best_from(now.is, next, crossed, hexes_left(now) - 1, so_far + reward(next));
}

int Flights::best_entry(Airplane kind, Hex entry) const {
  return best_from(kind, entry, HexSet::of(entry), kFlightMost - 1, reward(entry));
}

int Flights::best_sortie(SectionMask strips) const {
  const Battle& battle = mind_.battle();
  int best = 0;
  for_each_plane(mind_.field(), mind_.side(), [&](PlaneId id, const Plane& plane) {
    if (lies_in(battle, plane.at, strips)) { best = std::max(best, best_flight(id)); }
  });
  for (const AirplaneInfo& row : kAirplaneRows) {
    if (!flies_for(row.id, battle.spec().nation[index(mind_.side())])) { continue; }
    entry_hexes(battle, mind_.field(), mind_.side(), row.id).for_each([&](Hex entry) {
      if (lies_in(battle, entry, strips)) { best = std::max(best, best_entry(row.id, entry)); }
    });
  }
  return best;
}

}  // namespace bocage
