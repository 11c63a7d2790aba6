// Airplane rules (AIR): Air Check, orders, flight and air actions.
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

// The side's airplane on this hex; if one flies above a parked one, the one in flight.
PlaneId plane_at(const Field& field, Side side, Hex hex);
PlaneId free_place(const Field& field);  // a free slot; kNoPlane if all are in use

// Whether the card acts as an Air Sortie in this battle (AIR-06, AIR-70).
bool is_sortie(const Battle& battle, Card card);

// The Air Check.
int air_check_value(const Battle& battle, const Field& field, Hex hex);       // AIR-20, AIR-21
int air_check_dice(const Battle& battle, const Field& field, PlaneId id);     // AIR-22
constexpr bool needs_air_check(const Plane& plane) { return !plane.parked; }  // AIR-24, AIR-68

// Strips in which the side's airplanes fly (AIR-67).
SectionMask flown_over(const Battle& battle, const Field& field, Side side);
// AIR-10, AIR-67, AIR-71: whether this post may put one more airplane in flight. `taken` are the strips its side's
// airplanes were flying in when the turn began.
bool may_go_up(const Battle& battle, const Field& field, Post post, SectionMask taken);
// AIR-18, AIR-68.
bool may_order_plane(const Battle& battle, const Field& field, Post post, const Orders& orders, SectionMask taken,
                     PlaneId id);

// Flight. A move so far is the airplane's `path`, which began on `start` (kNoHex: off the board).
// AIR-12: where it may enter, given that its move must be able to end.
HexSet entry_hexes(const Battle& battle, const Field& field, Side side, Airplane kind);
// AIR-13, AIR-14: where it may fly next, given that its move must be able to end (AIR-15).
HexSet flight_hexes(const Battle& battle, const Field& field, PlaneId id, Hex start);
bool may_end_flight(const Field& field, PlaneId id);                  // AIR-15
bool may_land(const Battle& battle, const Field& field, PlaneId id);  // AIR-40, AIR-42

// What it may do after its move (AIR-30), given its type and the enemies around it.
struct Strafed {
  std::array<UnitId, kFlightMost> units{kNoUnit, kNoUnit, kNoUnit, kNoUnit};
  std::uint8_t size = 0;
};
Strafed strafed(const Field& field, PlaneId id);                                             // AIR-32, in path order
bool may_act(const Battle& battle, const Field& field, PlaneId id, AirAction action);        // without a target
HexSet air_targets(const Battle& battle, const Field& field, PlaneId id, AirAction action);  // AIR-36, AIR-50

// AIR-43: ground units attacking parked airplanes.
Ban may_attack_parked(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion);
HexSet parked_targets(const Battle& battle, const Field& field, UnitId unit, Occasion occasion);
int dice_at_parked(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion);

// AIR-69: the side's airplanes that share a section with another; those on the line between two wings do not count.
HexSet crowded(const Battle& battle, const Field& field, Side side);

}  // namespace bocage
