// Reasons for refusals in the air, with rule numbers.
#include "game/frames/air.h"

namespace bocage {
namespace {

std::string reason(std::string_view rule, std::string_view why) { return std::string(rule) + ": " + std::string(why); }

std::string why_no_room(const Battle& battle) {
  return battle.chain().planes_in_flight == 1
             ? reason("AIR-10", "an airplane of this side is in flight already")
             : reason("AIR-67", "an airplane of this side flies in this wing, or flew there when the turn began");
}

bool has_plane(const Field& field, Post by, Hex hex) {
  return hex != kNoHex && plane_at(field, by.side, hex) != kNoPlane;
}

std::string why_no_plane_order(const Battle& battle, const State& state, Post by, const Plane& plane) {
  const Public& open = state.open;
  if (plane.has(kPlaneOrdered)) { return reason("ORD-02", "the airplane has its order already"); }
  if (!has_order_for_plane(battle, open.posts[index(by.role)].orders, plane.at)) {
    return reason("AIR-18", "no order of a card covers this airplane");
  }
  return plane.parked && !may_go_up(battle, open.field, by, open.flown_over) ? why_no_room(battle) : "";
}

std::string why_not_coming_in(const Battle& battle, const State& state, Post by, const Action& action) {
  const Public& open = state.open;
  if (open.posts[index(by.role)].sorties == 0) { return reason("AIR-11", "there is no Air Sortie left to use"); }
  if (!flies_for(action.airplane(), battle.spec().nation[index(by.side)])) {
    return reason("AIR-11", "the nation has no airplane of this kind");
  }
  if (free_place(open.field) == kNoPlane) { return "every airplane is on the board"; }
  if (!may_go_up(battle, open.field, by, open.flown_over)) { return why_no_room(battle); }
  if (!entry_hexes(battle, open.field, by.side, action.airplane()).contains(action.to)) {
    return reason("AIR-12", "airplanes come in over a hex at the edge of the board");
  }
  const bool reached = lies_in(battle, action.to, sortie_reach(battle, open, by));
  return reached ? "" : reason("AIR-67", "the hex is not in the sections of this Air Sortie");
}

// An airplane is in the midst of its move.
bool is_flying(const State& state) { return state.open.frames.top_if<FlightFrame>() != nullptr; }

std::string why_no_flight(const Battle& battle, const State& state, Post by, const Action& action) {
  const Public& open = state.open;
  const Plane& plane = open.field.planes[index(plane_at(open.field, by.side, action.unit))];
  if (!battle.board().are_adjacent(action.unit, action.to)) { return reason("AIR-13", "an airplane flies hex by hex"); }
  if (is_flying(state) || (plane.has(kPlaneOrdered) && plane.by == by.role && !plane.has(kPlaneMoved))) {
    return reason("AIR-14", "it was there already, or its move could not end on a free hex from there");
  }
  if (plane.has(kPlaneMoved)) { return reason("AIR-13", "the airplane has flown already this turn"); }
  if (plane.has(kPlaneOrdered)) { return reason("OVL-61", "the airplane is under the orders of another post"); }
  if (open.posts[index(by.role)].sorties == 0) { return reason("AIR-18", "the airplane has no order"); }
  if (!lies_in(battle, plane.at, sortie_reach(battle, open, by))) {
    return reason("AIR-67", "the airplane is not in the sections of this Air Sortie");
  }
  return plane.parked && !may_go_up(battle, open.field, by, open.flown_over) ? why_no_room(battle) : "";
}

std::string why_no_air_action(const State& state, Post by, const Action& action) {
  const Field& field = state.open.field;
  const Plane& plane = field.planes[index(plane_at(field, by.side, action.unit))];
  const AirAction what = action.air_action();
  if (what == AirAction::Land) { return reason("AIR-42", "it can land on an empty airfield or its own carrier only"); }
  if (!plane.flies()) { return reason("AIR-30", "the airplane is parked"); }
  if (plane.has(kPlaneActed)) { return reason("AIR-30", "the airplane has acted already this turn"); }
  if (!plane.has(kPlaneMoved)) { return reason("AIR-30", "the airplane has not flown this turn"); }
  const bool can = what == AirAction::Dogfight ? is_armed(plane.is) : (info(plane.is).actions & mask(what)) != 0;
  if (!can) { return reason("AIR-38", "an airplane of this kind cannot do that"); }
  switch (what) {
    case AirAction::Strafing: return reason("AIR-32", "it flew over no enemy unit");
    case AirAction::Recon: return reason("AIR-35", "it ended its move next to no enemy unit");
    case AirAction::Kamikaze: return reason("AIR-36", "the target must be an enemy unit next to it");
    case AirAction::Dogfight: return reason("AIR-50", "the target must be an enemy airplane in flight next to it");
    default: return {};
  }
}

// Cards: what may be played beside an Air Sortie, and whether there is one.
std::string why_no_card(const Battle& battle, const State& state, Post by, const Action& action) {
  const Public& open = state.open;
  if (action.card != Card::AirSortie) {
    const bool beside = open.sortie_played != 0 && !goes_with_sortie(open, action.card);
    if (!beside) { return {}; }
    return is_sortie(battle, action.card) ? reason("AIR-06", "Air Power is played alone")
                                          : reason("AIR-05", "beside an Air Sortie only a Section card is played");
  }
  if (!battle.air()) { return reason("AIR-09", "the Air rules are not in force"); }
  if (open.sortie_played != 0) { return reason("AIR-05", "one Air Sortie is played already"); }
  return open.sorties[index(by.side)] == 0 ? reason("AIR-04", "no Air Sortie lies before this side") : "";
}

}  // namespace

std::string why_not_in_the_air(const Battle& battle, const State& state, Post by, const Action& action) {
  const Field& field = state.open.field;
  if (action.kind == ActionKind::Play) { return why_no_card(battle, state, by, action); }
  if (action.kind == ActionKind::Done && is_flying(state)) {
    return reason("AIR-15", "the move must end on a hex without a unit and without another airplane");
  }
  if (action.kind == ActionKind::Done && must_fly(battle, state, by)) {
    return reason("AIR-13", "an airplane that was ordered must fly");
  }
  if (!is_air_action(action.kind) && action.kind != ActionKind::Dismiss) { return {}; }
  if (!battle.air()) { return reason("AIR-01", "the Air rules are not in force"); }
  if (action.kind == ActionKind::BringIn) { return why_not_coming_in(battle, state, by, action); }
  if (!has_plane(field, by, action.unit)) {
    return "there is no airplane of " + std::string(name(by.side)) + " on that hex";
  }
  switch (action.kind) {
    case ActionKind::OrderPlane:
      return why_no_plane_order(battle, state, by, field.planes[index(plane_at(field, by.side, action.unit))]);
    case ActionKind::Fly: return why_no_flight(battle, state, by, action);
    case ActionKind::AirAction: return why_no_air_action(state, by, action);
    default: return reason("AIR-69", "it shares its section with no other airplane of its side");
  }
}

}  // namespace bocage
