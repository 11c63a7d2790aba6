// AIR: airplanes at the start and the end of a turn, and their orders.
#include <algorithm>

#include "game/frames/air.h"

namespace bocage {
namespace {

void leave_board(Flow& flow, Plane& plane) {
  flow.say({.kind = EventKind::PlaneLeft, .side = plane.side, .at = plane.at});
  plane = Plane{};
}

// AIR-67: remembers the sections the side's airplanes are over. Only a side that may have several airplanes in flight is
// bound to sections.
void note_flown_over(Flow& flow) {
  const bool wings = flow.battle.chain().planes_in_flight > 1;
  flow.open().flown_over = wings ? flown_over(flow.battle, flow.field(), flow.on_turn()) : SectionMask{0};
}

// AIR-22 to AIR-24. The airplane may be gone afterwards.
void make_air_check(Flow& flow, Post post, PlaneId id) {
  Plane& plane = plane_of(flow, id);
  const int dice = air_check_dice(flow.battle, flow.field(), id);
  if (dice == 0) { return; }
  const Roll roll = roll_dice(flow, post, plane.at, dice);
  if (hits(roll, kShotDownBy) != 0) { lose_plane(flow, plane); }
}

// AIR-69: the commander chooses which of two airplanes in one section leaves.
Next advance(Flow& flow, DismissPlaneFrame&) {
  if (crowded(flow.battle, flow.field(), flow.on_turn()).any()) { return Next::Asks; }
  note_flown_over(flow);
  flow.frames().pop();
  return Next::Goes;
}

void asks(const Battle&, const State& state, const DismissPlaneFrame&, Pending& out) {
  ask(out, {state.open.on_turn, Role::Commander}, Decision::Dismiss);
}

void offers(const Battle& battle, const State& state, const DismissPlaneFrame&, Role, ActionList& out) {
  crowded(battle, state.open.field, state.open.on_turn).for_each([&](Hex hex) {
    out.add({.kind = ActionKind::Dismiss, .unit = hex});
  });
}

void settle(Flow& flow, DismissPlaneFrame&, Role, const Action& action) {
  leave_board(flow, plane_of(flow, plane_at(flow.field(), flow.on_turn(), action.unit)));
}

}  // namespace

// AIR-34: interdiction by the side's airplanes ends.
void begin_air_turn(Flow& flow) {
  if (!flow.battle.air()) { return; }
  for (Plane& plane : flow.field().planes) {
    if (plane.side == flow.on_turn()) { plane.clear(kInterdicts); }
  }
  note_flown_over(flow);
}

bool must_dismiss_plane(const Flow& flow) {
  return flow.battle.air() && crowded(flow.battle, flow.field(), flow.on_turn()).any();
}

void end_air_turn(Flow& flow) {
  if (!flow.battle.air()) { return; }
  for (Plane& plane : flow.field().planes) {
    if (plane.at == kNoHex || plane.side != flow.on_turn()) { continue; }
    if (plane.flies() && !plane.has(kPlaneOrdered)) {
      leave_board(flow, plane);
      continue;
    }
    const std::uint8_t lasting = plane.marks & kInterdicts;
    plane = Plane{.at = plane.at, .is = plane.is, .side = plane.side, .parked = plane.parked, .marks = lasting};
  }
  flow.open().flown_over = 0;
}

void open_sortie(Flow& flow, Role role) {
  PostTurn& turn = flow.open().posts[index(role)];
  turn.sorties = 1;
  turn.step = Step::Move;
}

bool may_play_sortie(const Battle& battle, const Public& open) {
  return battle.air() && !open.sortie_played && open.sorties[index(open.on_turn)] != 0;
}

bool goes_with_sortie(const Public& open, Card card) {
  if (info(card).opening != Opening::Copy) { return !info(card).tactic; }
  const Card repeated = open.last[index(other(open.on_turn))][index(Role::Commander)][0].acting;
  return repeated != Card::None && !info(repeated).tactic;
}

SectionMask sortie_reach(const Battle& battle, const Public& open, Post post) {
  if (post.role != Role::Commander) { return battle.wing(post.side, post.role); }
  // EF-01: a card that stands in for an Air Sortie names the section.
  return open.acting == Card::AirSortie ? open.posts[index(post.role)].orders.within : battle.whole_board();
}

void offer_plane_orders(const Battle& battle, const State& state, Post post, ActionList& out) {
  if (!battle.air()) { return; }
  const Public& open = state.open;
  for_each_plane(open.field, post.side, [&](PlaneId id, const Plane& plane) {
    if (plane_at(open.field, post.side, plane.at) != id) { return; }
    if (may_order_plane(battle, open.field, post, open.posts[index(post.role)].orders, open.flown_over, id)) {
      out.add({.kind = ActionKind::OrderPlane, .unit = plane.at});
    }
  });
}

void order_plane(Flow& flow, Post post, const Action& action) {
  const PlaneId id = plane_at(flow.field(), post.side, action.unit);
  Plane& plane = plane_of(flow, id);
  plane.set(kPlaneOrdered);
  plane.by = post.role;
  spend_on_plane(flow.battle, flow.open().posts[index(post.role)].orders, action.unit);
  flow.say({.kind = EventKind::PlaneOrdered, .side = post.side, .at = action.unit, .role = post.role});
  if (needs_air_check(plane)) { make_air_check(flow, post, id); }
}

constexpr FrameRules<DismissPlaneFrame> kDismissPlaneRules{
    .advance = advance, .asks = asks, .offers = offers, .settle = settle, .may_sit_on = [](const Frame& below) {
      return is_at(below, OverlordStage::DismissPlanes);
    }};
const FrameRow<DismissPlaneFrame> kDismissPlaneRow = frame_row<kDismissPlaneRules>();

}  // namespace bocage
