// Airplanes in the steps of a turn (AIR): what is offered for them, and how the choices are settled.
#pragma once

#include "game/frames/frames.h"
#include "rules/air_rules.h"

namespace bocage {

inline Plane& plane_of(const Flow& flow, PlaneId plane) { return flow.field().planes[index(plane)]; }
// Actions of airplanes within the maneuver and the battles of a turn.
inline bool is_airplane_action(ActionKind kind) {
  return kind == ActionKind::OrderPlane || kind == ActionKind::BringIn || kind == ActionKind::Fly ||
         kind == ActionKind::AirAction;
}

// For the soundness of frames: an airplane in the air, of the side on turn.
bool is_flying_for_side_on_turn(const Battle& battle, const Public& open, PlaneId id);

// The turn: interdiction ends at its start (AIR-34), and airplanes without an order leave at its end (AIR-19).
void begin_air_turn(Flow& flow);
void end_air_turn(Flow& flow);
bool must_dismiss_plane(const Flow& flow);  // AIR-69

// Cards. An Air Sortie is used by its post; with no other orders to give, the post proceeds to its moves.
void open_sortie(Flow& flow, Role role);
bool may_play_sortie(const Battle& battle, const Public& open);                 // AIR-05
bool goes_with_sortie(const Public& open, Card card);                           // AIR-05, AIR-07
SectionMask sortie_reach(const Battle& battle, const Public& open, Post post);  // where it may be used: AIR-67, EF-01

// Orders (AIR-18).
void offer_plane_orders(const Battle& battle, const State& state, Post post, ActionList& out);
void order_plane(Flow& flow, Post post, const Action& action);

// Moves (AIR-11 to AIR-15).
void offer_flights(const Battle& battle, const State& state, Post post, ActionList& out);
bool must_fly(const Battle& battle, const State& state, Post post);  // AIR-13: an ordered airplane cannot stay put
void begin_flight(Flow& flow, Post post, const Action& action);

// Battles (AIR-30).
inline bool may_still_act(const Plane& plane) {
  return plane.flies() && plane.has(kPlaneMoved) && !plane.has(kPlaneActed);
}
void offer_air_actions(const Battle& battle, const Public& open, Role role, ActionList& out);
bool can_act_in_the_air(const Battle& battle, const Public& open, Role role);
void make_air_action(Flow& flow, const Action& action);
void attack_parked(Flow& flow, UnitId unit, Hex target, Occasion occasion);  // AIR-43

// Whether an action is among those offered by one of the functions above.
template <class Offer>
bool is_among(const Action& action, Offer offer) {
  ActionList list;
  offer(list);
  return list.contains(action);
}

}  // namespace bocage
