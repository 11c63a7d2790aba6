// Hazards of the hex a unit arrives in (XT-07, PAC-10 to PAC-15, PAC-31, XU-11, AIR-44), and markers that movement removes
// (XU-08, PAC-20).
#include <algorithm>
#include <cassert>

#include "game/flow.h"
#include "rules/combat.h"

namespace bocage {
namespace {

// The position of a hex in Battle::minefields(), which is sorted.
std::size_t minefield_at(const Battle& battle, Hex hex) {
  const auto& fields = battle.minefields();
  const auto found = std::lower_bound(fields.begin(), fields.end(), hex);
  assert(found != fields.end() && *found == hex);
  return static_cast<std::size_t>(found - fields.begin());
}

// The dice of a hazard are rolled for the enemy.
void roll_against(Flow& flow, UnitId unit, Hex hex, int dice, FaceMask faces) {
  const Roll roll = roll_dice(flow, {other(flow.battle.side(unit)), Role::Commander}, hex, dice);
  lose_figures(flow, unit, hits(roll, faces));
}

// PAC-12, PAC-13, PAC-15; XU-04.3, XU-04.5: engineers who could battle do not trigger the mines.
void step_on_mines(Flow& flow, UnitId unit) {
  Field& field = flow.field();
  const Hex at = field[unit].at;
  if (!field.mines.contains(at) || flow.battle.mine_layer(at) == flow.battle.side(unit)) { return; }
  if (effect(field[unit]).ignores_movement_terrain || must_clear_mines(flow.battle, field, unit)) { return; }
  const std::size_t n = minefield_at(flow.battle, at);
  const std::uint8_t value = flow.state.hidden.mines[n];
  field.mine_shown[n] = value;
  flow.say({.kind = EventKind::MinesFound, .side = flow.battle.side(unit), .at = at, .detail = value});
  if (value == 0) {
    field.mines.remove(at);
    return;
  }
  roll_against(flow, unit, at, value, faces_for(flow.battle, unit, kNoStar));
}

// XU-11.5.
void go_ashore(Flow& flow, UnitId unit) {
  Unit& now = flow.field()[unit];
  if (!now.is(kAfloat) || flow.battle.ground(now.at).sea) { return; }
  now.drop(kAfloat);
  now.set(kBogged);
  flow.say({.kind = EventKind::UnitLanded, .side = flow.battle.side(unit), .at = now.at});
}

// PAC-31: the owner has one card less as long as the last unit there was an enemy's.
void enter_tents(Flow& flow, UnitId unit) {
  Field& field = flow.field();
  const Hex at = field[unit].at;
  const Side side = flow.battle.side(unit);
  const Side enemy = other(side);
  const auto& tents = flow.battle.spec().headquarters;
  if (tents[index(enemy)].contains(at) && !field.captured_tents.contains(at)) {
    field.captured_tents.add(at);
    flow.say({.kind = EventKind::TentsCaptured, .side = enemy, .at = at});
    CardBag& hand = flow.state.hidden.hands[index(enemy)];
    if (hand.size == 0) { return; }
    const Card card = flow.chance.draw(hand);
    hand.remove(card);
    flow.open().hand_size[index(enemy)] = hand.size;
    discard(flow, enemy, card);
  } else if (tents[index(side)].contains(at) && field.captured_tents.contains(at)) {
    field.captured_tents.remove(at);
    flow.say({.kind = EventKind::TentsRetaken, .side = side, .at = at});
    draw_to_hand(flow, side);
  }
}

// AIR-44: a unit destroys the enemy's airplanes parked where it arrives, however it got there.
void destroy_parked_planes(Flow& flow, UnitId unit) {
  if (!flow.battle.air()) { return; }
  for (Plane& plane : flow.field().planes) {
    const bool caught = plane.parked && plane.at == flow.field()[unit].at && plane.side != flow.battle.side(unit);
    if (caught && !flow.open().over()) { lose_plane(flow, plane); }
  }
}

bool is_there(const Flow& flow, UnitId unit) { return !flow.open().over() && flow.field()[unit].at != kNoHex; }

}  // namespace

void break_ice(Flow& flow, UnitId unit, Hex hex) {
  if (!flow.battle.ice().contains(hex) || effect(flow.field()[unit]).ignores_movement_terrain) { return; }
  roll_against(flow, unit, hex, flow.battle.ground(hex).ice_dice, mask(Face::Star));
}

void arrive(Flow& flow, UnitId unit) {
  go_ashore(flow, unit);
  destroy_parked_planes(flow, unit);
  if (is_there(flow, unit)) { enter_tents(flow, unit); }
  if (is_there(flow, unit)) { break_ice(flow, unit, flow.field()[unit].at); }
  if (is_there(flow, unit)) { step_on_mines(flow, unit); }
}

void arrive_in_retreat(Flow& flow, UnitId unit) {
  destroy_parked_planes(flow, unit);
  if (is_there(flow, unit)) { enter_tents(flow, unit); }
  if (is_there(flow, unit)) { break_ice(flow, unit, flow.field()[unit].at); }
}

void forget_cross_hairs(Flow& flow, UnitId unit) {
  auto& marks = flow.field().cross_hairs;
  if (marks[0].gun == kNoUnit) { return; }  // no marks; the list has no gaps
  const auto end = std::remove_if(marks.begin(), marks.end(),
                                  [&](const CrossHair& mark) { return mark.gun == unit || mark.target == unit; });
  std::fill(end, marks.end(), CrossHair{});
}

void note_cross_hair(Flow& flow, UnitId gun, UnitId target) {
  auto& marks = flow.field().cross_hairs;
  const int most = flow.battle.type(gun).cross_hairs;
  const auto used = std::count_if(marks.begin(), marks.end(), [&](const CrossHair& mark) { return mark.gun == gun; });
  if (used >= most || std::find(marks.begin(), marks.end(), CrossHair{gun, target}) != marks.end()) { return; }
  const auto room = std::find(marks.begin(), marks.end(), CrossHair{});
  if (room == marks.end()) { return; }
  *room = {gun, target};
  flow.say({.kind = EventKind::CrossHairPlaced,
            .side = flow.battle.side(gun),
            .from = flow.field()[gun].at,
            .at = flow.field()[target].at});
}

void lose_camouflage(Flow& flow, UnitId unit) {
  Unit& now = flow.field()[unit];
  if (!now.is(kCamouflaged)) { return; }
  now.drop(kCamouflaged);
  flow.say({.kind = EventKind::CamouflageLost, .side = flow.battle.side(unit), .at = now.at});
}

void carry_planes(Flow& flow, UnitId carrier, Hex from) {
  if (!flow.battle.type(carrier).carries_planes) { return; }
  for (Plane& plane : flow.field().planes) {
    if (plane.parked && plane.at == from) { plane.at = flow.field()[carrier].at; }
  }
}

void sink_planes(Flow& flow, UnitId carrier, Hex at) {
  if (!flow.battle.type(carrier).carries_planes) { return; }
  for (Plane& plane : flow.field().planes) {
    if (plane.parked && plane.at == at && !flow.open().over()) { lose_plane(flow, plane); }
  }
}

void lose_plane(Flow& flow, Plane& plane) {
  const Side side = plane.side;
  flow.say({.kind = EventKind::PlaneLost, .side = side, .at = plane.at});
  plane = Plane{};
  std::uint8_t& won = flow.field().medals_won[index(other(side))];
  won = static_cast<std::uint8_t>(won + kAirplaneMedals);
  score(flow);
}

}  // namespace bocage
