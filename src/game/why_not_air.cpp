// What is wrong with the airplane, its flight or its action.
#include "game/frames/air.h"
#include "game/why_not_parts.h"

namespace bocage {
namespace {

using Code = RefusalCode;

// Why another airplane may not be in the air.
Code no_room(const Battle& battle) {
  return battle.chain().planes_in_flight == 1 ? Code::PlaneInFlight : Code::PlaneInWing;
}

bool may_take_off(const RefusedAction& refused) {
  return may_go_up(refused.battle, refused.field(), refused.by, refused.open().flown_over);
}

Code why_no_order(const RefusedAction& refused, const Plane& plane) {
  if (plane.has(kPlaneOrdered)) { return Code::PlaneOrderedAlready; }
  if (!has_order_for_plane(refused.battle, refused.turn().orders, plane.at)) { return Code::NoOrderForPlane; }
  return plane.parked && !may_take_off(refused) ? no_room(refused.battle) : Code::None;
}

Code why_not_coming_in(const RefusedAction& refused) {
  const Battle& battle = refused.battle;
  const Airplane kind = refused.action.airplane();
  if (refused.turn().sorties == 0) { return Code::NoSortieLeft; }
  if (!flies_for(kind, battle.spec().nation[index(refused.by.side)])) { return Code::OtherNationsPlane; }
  if (free_place(refused.field()) == kNoPlane) { return Code::NoPlaneLeft; }
  if (!may_take_off(refused)) { return no_room(battle); }
  if (!entry_hexes(battle, refused.field(), refused.by.side, kind).contains(refused.action.to)) {
    return Code::EntersAtEdge;
  }
  const bool reached = lies_in(battle, refused.action.to, sortie_reach(battle, refused.open(), refused.by));
  return reached ? Code::None : Code::BesideSortie;
}

Code why_no_flight(const RefusedAction& refused, const Plane& plane) {
  const Battle& battle = refused.battle;
  if (!battle.board().are_adjacent(refused.action.unit, refused.action.to)) { return Code::FliesHexByHex; }
  const bool flying = refused.decision == Decision::Fly;
  const bool own = plane.has(kPlaneOrdered) && plane.by == refused.by.role;
  if (flying || (own && !plane.has(kPlaneMoved))) { return Code::FlightBlocked; }
  if (plane.has(kPlaneMoved)) { return Code::FlownAlready; }
  if (plane.has(kPlaneOrdered)) { return Code::OtherGeneralsPlane; }
  if (refused.turn().sorties == 0) { return Code::PlaneNotOrdered; }
  if (!lies_in(battle, plane.at, sortie_reach(battle, refused.open(), refused.by))) { return Code::BesideSortie; }
  return plane.parked && !may_take_off(refused) ? no_room(battle) : Code::None;
}

Code why_no_action(const RefusedAction& refused, const Plane& plane) {
  const AirAction what = refused.action.air_action();
  if (what == AirAction::Land) { return Code::LandsOnAirfield; }
  if (!plane.flies()) { return Code::PlaneParked; }
  if (plane.has(kPlaneActed)) { return Code::PlaneActed; }
  if (!plane.has(kPlaneMoved)) { return Code::PlaneNotFlown; }
  if (plane.by != refused.by.role) { return Code::OtherGeneralsPlane; }
  const bool can = what == AirAction::Dogfight ? is_armed(plane.is) : (info(plane.is).actions & mask(what)) != 0;
  if (!can) { return Code::PlaneCannot; }
  const bool aims = what == AirAction::Kamikaze || what == AirAction::Dogfight;
  if (!aims && refused.action.to != kNoHex) { return Code::NoAirTarget; }
  switch (what) {
    case AirAction::Strafing: return Code::NothingStrafed;
    case AirAction::Recon: return Code::NothingToSpot;
    case AirAction::Kamikaze: return Code::NoKamikazeTarget;
    case AirAction::Dogfight: return Code::NoDogfightTarget;
    default: return Code::None;
  }
}

Code code_for(const RefusedAction& refused, const Plane& plane) {
  switch (refused.action.kind) {
    case ActionKind::OrderPlane: return why_no_order(refused, plane);
    case ActionKind::Fly: return why_no_flight(refused, plane);
    case ActionKind::AirAction: return why_no_action(refused, plane);
    default: return Code::PlaneHasRoom;
  }
}

}  // namespace

Refusal why_not_in_the_air(const RefusedAction& refused) {
  const ActionKind kind = refused.action.kind;
  if (!is_airplane_action(kind) && kind != ActionKind::Dismiss) { return {}; }
  if (kind == ActionKind::BringIn) { return {.code = why_not_coming_in(refused)}; }
  const Hex at = refused.action.unit;
  const PlaneId id = at == kNoHex ? kNoPlane : plane_at(refused.field(), refused.by.side, at);
  if (id == kNoPlane) { return {.code = Code::NoOwnPlane, .at = at}; }
  const Plane& plane = refused.field().planes[index(id)];
  return {.code = code_for(refused, plane), .post = {refused.by.side, plane.by}};
}

}  // namespace bocage
