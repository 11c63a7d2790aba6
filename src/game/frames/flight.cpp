// AIR-11 to AIR-16: airplanes come in, take off, fly hex by hex, and land.
#include <algorithm>

#include "game/frames/air.h"

namespace bocage {
namespace {

// One hex of a flight.
void fly_to(Flow& flow, PlaneId id, Hex to) {
  Plane& plane = plane_of(flow, id);
  flow.say({.kind = EventKind::PlaneMoved, .side = plane.side, .from = plane.at, .at = to});
  *std::find(plane.path.begin(), plane.path.end(), kNoHex) = to;
  plane.at = to;
}

// AIR-11: whether this post may use an Air Sortie for an airplane that has no order.
bool may_send(const Battle& battle, const Public& open, Post post, const Plane& plane) {
  if (open.posts[index(post.role)].sorties == 0 || plane.has(kPlaneOrdered)) { return false; }
  if (!lies_in(battle, plane.at, sortie_reach(battle, open, post))) { return false; }
  return !plane.parked || may_go_up(battle, open.field, post, open.flown_over);
}

bool waits_to_fly(const Plane& plane, Post post) {
  return plane.has(kPlaneOrdered) && !plane.has(kPlaneMoved) && plane.by == post.role;
}

void offer_incoming(const Battle& battle, const Public& open, Post post, ActionList& out) {
  const Field& field = open.field;
  if (open.posts[index(post.role)].sorties == 0 || free_place(field) == kNoPlane) { return; }
  if (!may_go_up(battle, field, post, open.flown_over)) { return; }
  const SectionMask reach = sortie_reach(battle, open, post);
  for (const AirplaneInfo& row : kAirplaneRows) {
    if (!flies_for(row.id, battle.spec().nation[index(post.side)])) { continue; }
    entry_hexes(battle, field, post.side, row.id).for_each([&](Hex hex) {
      if (!lies_in(battle, hex, reach)) { return; }
      out.add({.kind = ActionKind::BringIn, .to = hex, .detail = row.id});
    });
  }
}

PlaneId bring_in(Flow& flow, Post post, const Action& action) {
  const PlaneId id = free_place(flow.field());
  plane_of(flow, id) = {.at = action.to,
                        .is = action.airplane(),
                        .side = post.side,
                        .marks = kPlaneOrdered,
                        .by = post.role,
                        .path = {action.to, kNoHex, kNoHex, kNoHex}};
  flow.say({.kind = EventKind::PlaneArrived, .side = post.side, .at = action.to, .detail = action.airplane()});
  return id;
}

Next advance(Flow& flow, FlightFrame& frame) {
  const bool goes_on = flight_hexes(flow.battle, flow.field(), frame.plane, frame.from).any();
  if (goes_on || may_land(flow.battle, flow.field(), frame.plane)) { return Next::Asks; }
  flow.frames().pop();
  return Next::Goes;
}

void asks(const Battle&, const State& state, const FlightFrame& frame, Pending& out) {
  const Plane& plane = state.open.field.planes[index(frame.plane)];
  ask(out, {plane.side, plane.by}, Decision::Fly);
}

void offers(const Battle& battle, const State& state, const FlightFrame& frame, Role, ActionList& out) {
  const Field& field = state.open.field;
  const PlaneId id = frame.plane;
  const Hex at = field.planes[index(id)].at;
  flight_hexes(battle, field, id, frame.from).for_each([&](Hex to) {
    out.add({.kind = ActionKind::Fly, .unit = at, .to = to});
  });
  if (may_land(battle, field, id)) { out.add({.kind = ActionKind::AirAction, .unit = at, .detail = AirAction::Land}); }
  if (may_end_flight(field, id)) { out.add({.kind = ActionKind::Done}); }
}

void settle(Flow& flow, FlightFrame& frame, Role, const Action& action) {
  const PlaneId id = frame.plane;
  if (action.kind == ActionKind::Fly) { return fly_to(flow, id, action.to); }
  flow.frames().pop();
  if (action.kind == ActionKind::Done) { return; }
  Plane& plane = plane_of(flow, id);  // AIR-42
  plane.parked = true;
  plane.set(kPlaneActed);
  flow.say({.kind = EventKind::PlaneActed, .side = plane.side, .at = plane.at, .detail = AirAction::Land});
}

bool is_sound(const FrameInStack<FlightFrame>& at) {
  return is_flying_for_side_on_turn(at.battle, at.open, at.frame.plane) &&
         has(at.battle.chain().posts, at.field().planes[index(at.frame.plane)].by);
}

}  // namespace

bool is_flying_for_side_on_turn(const Battle& battle, const Public& open, PlaneId id) {
  if (!battle.air() || index(id) >= open.field.planes.size()) { return false; }
  const Plane& plane = open.field.planes[index(id)];
  return plane.flies() && plane.side == open.on_turn;
}

void offer_flights(const Battle& battle, const State& state, Post post, ActionList& out) {
  if (!battle.air()) { return; }
  const Public& open = state.open;
  for_each_plane(open.field, post.side, [&](PlaneId id, const Plane& plane) {
    if (plane_at(open.field, post.side, plane.at) != id) { return; }
    if (!waits_to_fly(plane, post) && !may_send(battle, open, post, plane)) { return; }
    flight_hexes(battle, open.field, id, plane.at).for_each([&](Hex to) {
      out.add({.kind = ActionKind::Fly, .unit = plane.at, .to = to});
    });
  });
  offer_incoming(battle, open, post, out);
}

bool must_fly(const Battle& battle, const State& state, Post post) {
  bool found = false;
  for_each_plane(state.open.field, post.side, [&](PlaneId id, const Plane& plane) {
    found = found || (waits_to_fly(plane, post) && flight_hexes(battle, state.open.field, id, plane.at).any());
  });
  return found;
}

void begin_flight(Flow& flow, Post post, const Action& action) {
  const bool incoming = action.kind == ActionKind::BringIn;
  const PlaneId id = incoming ? bring_in(flow, post, action) : plane_at(flow.field(), post.side, action.unit);
  Plane& plane = plane_of(flow, id);
  if (incoming || !plane.has(kPlaneOrdered)) { --flow.open().posts[index(post.role)].sorties; }
  if (!plane.has(kPlaneOrdered)) {
    flow.say({.kind = EventKind::PlaneOrdered, .side = post.side, .at = plane.at, .role = post.role});
  }
  plane.by = post.role;
  plane.set(kPlaneOrdered);
  plane.set(kPlaneMoved);
  plane.parked = false;
  flow.frames().push(FlightFrame{.plane = id, .from = action.unit});
  if (!incoming) { fly_to(flow, id, action.to); }
}

constexpr FrameRules<FlightFrame> kFlightRules{.advance = advance,
                                               .asks = asks,
                                               .offers = offers,
                                               .settle = settle,
                                               .may_sit_on = is<ManeuverFrame>,
                                               .is_sound = is_sound};
const FrameRow<FlightFrame> kFlightRow = frame_row<kFlightRules>();

}  // namespace bocage
