#include "game/invariants.h"

#include "game/chip.h"
#include "rules/air_rules.h"
#include "rules/medals.h"

namespace bocage {
namespace {

std::string broken_units(const Battle& battle, const Field& field) {
  BySide<HexSet> occupied{};
  for (int i = 0; i < kMaxUnits; ++i) {
    const auto unit = static_cast<UnitId>(i);
    const Unit& now = field.units[static_cast<std::size_t>(i)];
    if (i >= battle.units() || now.at == kNoHex) {
      if (now != Unit{}) { return "a unit that is off the board is not reset"; }
      continue;
    }
    if (!battle.board().all().contains(now.at)) { return "a unit stands off the board"; }
    if (field.at(now.at) != unit) { return "two units share a hex, or a unit is not found where it stands"; }
    if (now.figures == 0 || now.figures > battle.roster(unit).full) { return "a unit has no figures or too many"; }
    occupied[index(battle.side(unit))].add(now.at);
  }
  if (occupied != field.occupied) { return "the occupied hexes are not those of the units"; }
  for (std::size_t i = 0; i < field.unit_at.size(); ++i) {
    const UnitId unit = field.unit_at[i];
    if (unit != kNoUnit && (index(unit) >= kMaxUnits || index(field[unit].at) != i)) {
      return "a hex names a unit that is elsewhere";
    }
  }
  return {};
}

// DECK-04: no card is lost or duplicated.
std::string broken_cards(const Battle& battle, const State& state) {
  const Public& open = state.open;
  CardBag all = state.hidden.deck;
  const auto add = [&all](Card card) {
    if (card != Card::None) { all.add(card); }
  };
  const auto add_all = [&](const CardBag& bag) {
    bag.for_each_kind([&](Card card) {
      for (int i = 0; i < bag.count(card); ++i) { add(card); }
    });
  };
  add_all(open.discard);
  add(open.played);
  for (const Card card : state.hidden.drawn) { add(card); }
  for (const Card card : state.hidden.taken) { add(card); }
  for (const Role role : kRoles) {
    for (const Card card : state.hidden.given[index(role)]) {
      // AIR-62: until the hand-out is over, Air Sorties count as on the table.
      if (!open.is_handing_out() || card != Card::AirSortie) { add(card); }
    }
    for (const PlacedCard& placed : open.posts[index(role)].placed) { add(placed.card); }
  }
  for (const Side side : kSides) {
    add_all(state.hidden.hands[index(side)]);
    for (int i = 0; i < open.ambushes[index(side)]; ++i) { add(Card::Ambush); }
    for (int i = 0; i < open.sorties[index(side)]; ++i) { add(Card::AirSortie); }
    if (state.hidden.hands[index(side)].holds(Card::AirSortie)) { return "a hand holds an Air Sortie"; }
    for (const Card card : state.hidden.chip[index(side)]) { add(card); }
    if (open.hand_size[index(side)] != state.hidden.hands[index(side)].size + cards_under_way(battle, state, side)) {
      return "the public size of a hand is wrong";
    }
  }
  if (open.sortie_played) { add(Card::AirSortie); }
  if (open.deck_size != state.hidden.deck.size) { return "the public size of the deck is wrong"; }
  if (all != battle.deck()) { return "cards are lost or duplicated"; }
  return {};
}

// AIR-10, AIR-40, AIR-71. Two airplanes share a hex only in mid-flight or on a ship.
std::string broken_planes(const Battle& battle, const Public& open) {
  const Field& field = open.field;
  const bool flying_now = open.frames.top_if<FlightFrame>() != nullptr;
  for (const Side side : kSides) {
    int flying = 0;
    std::string broken;
    for_each_plane(field, side, [&](PlaneId id, const Plane& plane) {
      const UnitId unit = field.at(plane.at);
      const bool on_ship = unit != kNoUnit && battle.side(unit) == side && battle.type(unit).carries_planes;
      flying += plane.flies() ? 1 : 0;
      if (!battle.board().all().contains(plane.at)) { broken = "an airplane is off the board"; }
      if (plane.parked && !on_ship && !battle.ground(plane.at).airfield) {
        broken = "an airplane is parked neither on an airfield nor on a ship";
      }
      if (plane.flies() && !flying_now && plane_at(field, side, plane.at) != id) {
        broken = "two airplanes of a side fly over one hex";
      }
    });
    if (!broken.empty()) { return broken; }
    if (flying > battle.chain().planes_in_flight) { return "a side has too many airplanes in flight"; }
  }
  for (const Plane& plane : field.planes) {
    if (plane.at == kNoHex && plane != Plane{}) { return "an airplane that is gone is not reset"; }
    if (plane.at != kNoHex && !battle.air()) { return "there is an airplane without the Air rules"; }
  }
  return {};
}

std::string broken_frames(const Battle& battle, const Public& open) {
  if (open.over() != open.frames.empty()) {
    return "frames are open although the battle is over, or none although it goes on";
  }
  if (!open.over() && !is_any<TurnFrame, OverlordTurnFrame>(open.frames[0])) {
    return "the bottom frame is not a turn";
  }
  bool names_units = true;
  const auto check = [&](std::string_view, const auto& value, HashPlace) {
    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, UnitId>) {
      names_units = names_units && (value == kNoUnit || static_cast<int>(index(value)) < battle.units());
    }
  };
  for (std::size_t i = 0; i < open.frames.depth(); ++i) {
    std::visit([&](const auto& fields) { fields.describe(fields, check); }, open.frames[i]);
  }
  return names_units ? "" : "a frame names a unit that the battle does not have";
}

// Objectives are evaluated when a retreat is complete (RET-14, VIC-07), so during one the count may be ahead.
std::string broken_medals(const Battle& battle, const Public& open) {
  if (open.frames.top_if<RetreatFrame>() != nullptr) { return {}; }
  for (const Side side : kSides) {
    const bool reached = medals(battle, open.field, side) >= battle.spec().medals[index(side)];
    const bool won = open.ending == Ending::Medals && open.winner == side;
    if (reached && !open.over()) { return "a side has its medals and the battle goes on"; }
    if (won && !reached) { return "a side has won without its medals"; }
  }
  return {};
}

}  // namespace

std::string broken_invariant(const Battle& battle, const State& state) {
  std::string broken = broken_units(battle, state.open.field);
  if (broken.empty()) { broken = broken_cards(battle, state); }
  if (broken.empty()) { broken = broken_frames(battle, state.open); }
  if (broken.empty()) { broken = broken_planes(battle, state.open); }
  if (broken.empty()) { broken = broken_medals(battle, state.open); }
  if (broken.empty() && free_sandbags(battle, state.open.field) < 0) { broken = "there are more sandbags than pieces"; }
  return broken;
}

}  // namespace bocage
