// Airplanes over the field: how risky it is to order one, who may, where it flies, what it may do there (AIR).
#pragma once

#include "rules/combat.h"
#include "rules/orders.h"

namespace bocage {

template <class Visit>
void for_each_plane(const Field& field, Side side, Visit visit) {
  for (std::size_t i = 0; i < field.planes.size(); ++i) {
    const Plane& plane = field.planes[i];
    if (plane.at != kNoHex && plane.side == side) { visit(static_cast<PlaneId>(i), plane); }
  }
}

// The side's airplane on this hex; if one is parked below another, the one in flight.
PlaneId plane_at(const Field& field, Side side, Hex hex);
PlaneId free_place(const Field& field);  // for one more; kNoPlane if every piece is in use

// Whether a card is used as an Air Sortie (AIR-06, AIR-70).
bool is_sortie(const Battle& battle, Card card);

// The Air Check.
int air_check_value(const Battle& battle, const Field& field, Hex hex);       // AIR-20, AIR-21
int air_check_dice(const Battle& battle, const Field& field, PlaneId id);     // AIR-22
constexpr bool needs_air_check(const Plane& plane) { return !plane.parked; }  // AIR-24, AIR-68

// Strips in which the side's airplanes fly (AIR-67).
SectionMask flown_over(const Battle& battle, const Field& field, Side side);
// AIR-10, AIR-67, AIR-71: whether this post may bring one more airplane into the air. `taken` are the strips in which
// those of its side flew when the turn began.
bool may_go_up(const Battle& battle, const Field& field, Post post, SectionMask taken);
// AIR-18, AIR-68.
bool may_order_plane(const Battle& battle, const Field& field, Post post, const Orders& orders, SectionMask taken,
                     PlaneId id);

// Flight. A move is at its airplane's path, from the hex `start` (kNoHex: from beyond the edge).
// AIR-12: where it may come in; from there its move can end.
HexSet entry_hexes(const Battle& battle, const Field& field, Side side, Airplane kind);
// AIR-13, AIR-14: where it may fly next; from there its move can end (AIR-15).
HexSet flight_hexes(const Battle& battle, const Field& field, PlaneId id, Hex start);
bool may_end_flight(const Battle& battle, const Field& field, PlaneId id);  // AIR-15
bool may_land(const Battle& battle, const Field& field, PlaneId id);        // AIR-40, AIR-42

// What it may do after its move (AIR-30), as far as its kind and the enemies around it allow.
struct Strafed {
  std::array<UnitId, kFlightMost> units{kNoUnit, kNoUnit, kNoUnit, kNoUnit};
  std::uint8_t size = 0;
};
Strafed strafed(const Battle& battle, const Field& field, PlaneId id);                       // AIR-32, in path order
bool may_act(const Battle& battle, const Field& field, PlaneId id, AirAction action);        // without a target
HexSet air_targets(const Battle& battle, const Field& field, PlaneId id, AirAction action);  // AIR-36, AIR-50

// AIR-43: parked enemy airplanes as targets of a unit.
Ban may_attack_parked(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion);
HexSet parked_targets(const Battle& battle, const Field& field, UnitId unit, Occasion occasion);
int dice_at_parked(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion);

// AIR-69: the side's airplanes that share a section with another; those on a line between two wings do not count.
HexSet crowded(const Battle& battle, const Field& field, Side side);

}  // namespace bocage
