// What is wrong with the airplane, its flight or its action.
#include "game/frames/air.h"
#include "game/why_not_parts.h"

namespace bocage {
namespace {

using Code = RefusalCode;

Code no_room(const Battle& battle) {
  return battle.chain().planes_in_flight == 1 ? Code::PlaneInFlight : Code::PlaneInWing;
}

bool may_take_off(const Wish& wish) { return may_go_up(wish.battle, wish.field(), wish.by, wish.open().flown_over); }

Code why_no_order(const Wish& wish, const Plane& plane) {
  if (plane.has(kPlaneOrdered)) { return Code::PlaneOrderedAlready; }
  if (!has_order_for_plane(wish.battle, wish.turn().orders, plane.at)) { return Code::NoOrderForPlane; }
  return plane.parked && !may_take_off(wish) ? no_room(wish.battle) : Code::None;
}

Code why_not_coming_in(const Wish& wish) {
  const Battle& battle = wish.battle;
  const Airplane kind = wish.action.airplane();
  if (wish.turn().sorties == 0) { return Code::NoSortieLeft; }
  if (!flies_for(kind, battle.spec().nation[index(wish.by.side)])) { return Code::OtherNationsPlane; }
  if (free_place(wish.field()) == kNoPlane) { return Code::NoPlaneLeft; }
  if (!may_take_off(wish)) { return no_room(battle); }
  if (!entry_hexes(battle, wish.field(), wish.by.side, kind).contains(wish.action.to)) { return Code::EntersAtEdge; }
  const bool reached = lies_in(battle, wish.action.to, sortie_reach(battle, wish.open(), wish.by));
  return reached ? Code::None : Code::BesideSortie;
}

Code why_no_flight(const Wish& wish, const Plane& plane) {
  const Battle& battle = wish.battle;
  if (!battle.board().are_adjacent(wish.action.unit, wish.action.to)) { return Code::FliesHexByHex; }
  const bool flying = wish.decision == Decision::Fly;
  const bool own = plane.has(kPlaneOrdered) && plane.by == wish.by.role;
  if (flying || (own && !plane.has(kPlaneMoved))) { return Code::FlightBlocked; }
  if (plane.has(kPlaneMoved)) { return Code::FlownAlready; }
  if (plane.has(kPlaneOrdered)) { return Code::OtherGeneralsPlane; }
  if (wish.turn().sorties == 0) { return Code::PlaneNotOrdered; }
  if (!lies_in(battle, plane.at, sortie_reach(battle, wish.open(), wish.by))) { return Code::BesideSortie; }
  return plane.parked && !may_take_off(wish) ? no_room(battle) : Code::None;
}

Code why_no_action(const Wish& wish, const Plane& plane) {
  const AirAction what = wish.action.air_action();
  if (what == AirAction::Land) { return Code::LandsOnAirfield; }
  if (!plane.flies()) { return Code::PlaneParked; }
  if (plane.has(kPlaneActed)) { return Code::PlaneActed; }
  if (!plane.has(kPlaneMoved)) { return Code::PlaneNotFlown; }
  if (plane.by != wish.by.role) { return Code::OtherGeneralsPlane; }
  const bool can = what == AirAction::Dogfight ? is_armed(plane.is) : (info(plane.is).actions & mask(what)) != 0;
  if (!can) { return Code::PlaneCannot; }
  const bool aims = what == AirAction::Kamikaze || what == AirAction::Dogfight;
  if (!aims && wish.action.to != kNoHex) { return Code::NoAirTarget; }
  switch (what) {
    case AirAction::Strafing: return Code::NothingStrafed;
    case AirAction::Recon: return Code::NothingToSpot;
    case AirAction::Kamikaze: return Code::NoKamikazeTarget;
    case AirAction::Dogfight: return Code::NoDogfightTarget;
    default: return Code::None;
  }
}

Code code_for(const Wish& wish, const Plane& plane) {
  switch (wish.action.kind) {
    case ActionKind::OrderPlane: return why_no_order(wish, plane);
    case ActionKind::Fly: return why_no_flight(wish, plane);
    case ActionKind::AirAction: return why_no_action(wish, plane);
    default: return Code::PlaneHasRoom;
  }
}

}  // namespace

Refusal why_not_in_the_air(const Wish& wish) {
  const ActionKind kind = wish.action.kind;
  if (!is_air_action(kind) && kind != ActionKind::Dismiss) { return {}; }
  if (kind == ActionKind::BringIn) { return {.code = why_not_coming_in(wish)}; }
  const Hex at = wish.action.unit;
  const PlaneId id = at == kNoHex ? kNoPlane : plane_at(wish.field(), wish.by.side, at);
  if (id == kNoPlane) { return {.code = Code::NoOwnPlane, .at = at}; }
  const Plane& plane = wish.field().planes[index(id)];
  return {.code = code_for(wish, plane), .post = {wish.by.side, plane.by}};
}

}  // namespace bocage
