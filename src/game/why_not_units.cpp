// What is wrong with the unit, or with its destination or target.
#include "game/why_not_parts.h"
#include "rules/air_rules.h"
#include "rules/movement.h"
#include "rules/posts.h"
#include "rules/retreat.h"

namespace bocage {
namespace {

using Code = RefusalCode;

// A section by its flank, as the post sees it. A Field General sees the two sections of the wing.
SectionMask section_on(const Battle& battle, Post post, Flank flank) {
  if (battle.board().sections() > static_cast<int>(kThirds.size())) {
    const bool in_wing = flank != Flank::Center && battle.wing(post.side, post.role) != 0;
    return in_wing ? section_of_wing(battle, post, flank) : SectionMask{0};
  }
  const int number = strip(battle.edge(post.side), from_left(flank), battle.board().sections());
  return static_cast<SectionMask>(1U << static_cast<unsigned>(number));
}

FlankMask flanks(const Battle& battle, Post post, SectionMask strips) {
  FlankMask found = 0;
  for (const Flank flank : kThirds) {
    if ((section_on(battle, post, flank) & strips) != 0) { found = static_cast<FlankMask>(found | mask(flank)); }
  }
  return found;
}

bool is_one(FlankMask flanks) { return (flanks & (flanks - 1U)) == 0; }

// The only unit that may act now, if there is one.
Hex sole_unit(const Wish& wish) {
  switch (wish.decision) {
    case Decision::AttackAgain:
    case Decision::SecondMove:
    case Decision::Overrun:
    case Decision::IgnoreFlag:
    case Decision::Retreat:
    case Decision::TakeGround: break;
    default: return kNoHex;
  }
  for (const Action& offer : wish.offers) {
    if (offer.unit != kNoHex) { return offer.unit; }
  }
  return kNoHex;
}

// Orders.
int all_of(const Orders& orders) {
  return orders.anywhere + orders.of_arm[index(Arm::Infantry)] + orders.of_arm[index(Arm::Armor)];
}
int spent(const Orders& orders) {
  int n = 0;
  for (const std::uint8_t each : orders.spent_on) { n += each; }
  return n;
}

Refusal why_none_left(const Wish& wish, Hex unit) {
  const Orders& orders = wish.turn().orders;
  const bool infantry = orders.of_arm[index(Arm::Infantry)] != 0;
  const bool by_faces = infantry || orders.of_arm[index(Arm::Armor)] != 0;
  if (by_faces && spent(orders) < all_of(orders)) {
    if (orders.card != Card::None) { return {.code = Code::NoFaceForUnit}; }
    return {.code = infantry ? Code::InitiativeForInfantry : Code::InitiativeForArmor};
  }
  if (by_faces || is_one(flanks(wish.battle, wish.by, reach_of(orders)))) { return {.code = Code::NoOrderLeft}; }
  bool by_section = false;
  for (const std::uint8_t each : orders.in_strip) { by_section = by_section || each != 0; }
  if (!by_section) { return {.code = Code::NoOrderLeft}; }
  return {.code = Code::NoOrderLeftInSection,
          .section = flanks(wish.battle, wish.by, wish.battle.board().sections_of(unit))};
}

Refusal why_other_section(const Wish& wish, Hex unit) {
  const Battle& battle = wish.battle;
  const SectionMask stands = battle.board().sections_of(unit);
  const SectionMask wing = battle.wing(wish.by.side, wish.by.role);
  if (wing != 0 && (wing & stands) == 0) {
    return {.code = battle.chain().hand_is_shared ? Code::OtherTeamSection : Code::OtherWing};
  }
  const Orders& orders = wish.turn().orders;
  const FlankMask section = flanks(battle, wish.by, stands);
  if (orders.card == Card::None) { return {.code = Code::NoOrderLeftInSection, .section = section}; }
  return {.code = Code::WrongSection,
          .card = orders.card,
          .sections = flanks(battle, wish.by, reach_of(orders)),
          .section = section};
}

Refusal why_no_order(const Wish& wish) {
  const Hex unit = wish.action.unit;
  const Orders& orders = wish.turn().orders;
  switch (order_ban(wish.battle, wish.field(), wish.by.side, orders, unit)) {
    case OrderBan::None: return {};
    case OrderBan::Ordered: return {.code = Code::OrderedAlready};
    case OrderBan::BadLuck: return {.code = Code::BadLuck};
    case OrderBan::OtherKind: return {.code = Code::WrongKind, .card = orders.card};
    case OrderBan::OtherSection: return why_other_section(wish, unit);
    case OrderBan::NotTreated: return {.code = Code::NotTreated};
    case OrderBan::NotNextToEnemy: return {.code = Code::NotNextToEnemy, .card = orders.card};
    case OrderBan::NextToEnemy: return {.code = Code::NextToEnemy, .card = orders.card};
    case OrderBan::NoSandbagsHere: return {.code = Code::NoSandbagsHere};
    case OrderBan::NoSandbagsLeft: return {.code = Code::NoSandbagsLeft};
    case OrderBan::NoneLeft: return why_none_left(wish, unit);
  }
  return {};
}

// Moves.
bool can_ever_enter(const Battle& battle, const Field& field, UnitId unit, Hex to) {
  const Gait gait = bocage::gait(battle, field, unit);
  if (gait != Gait::Foot && field.caves.contains(to)) { return false; }
  const bool free_ground = effect(field[unit]).ignores_movement_terrain;
  bool found = false;
  battle.board().adjacent(to).for_each([&](Hex from) {
    const HexSet steps =
        free_ground ? battle.enter_freely(gait, from) : battle.enter_at_1(gait, from) | battle.enter_at_2(gait, from);
    found = found || steps.contains(to);
  });
  return found;
}

// MOV-11, MOV-12, MOV-14: terrain that is entered or left in a single step.
Code one_step_ban(const Battle& battle, const Field& field, UnitId unit, Hex to) {
  const Hex from = field[unit].at;
  if (effect(field[unit]).ignores_movement_terrain || battle.board().are_adjacent(from, to)) { return Code::None; }
  const Gait gait = bocage::gait(battle, field, unit);
  if (battle.first_step_only(gait).contains(to)) {
    return battle.ground(to).sea ? Code::OceanOneHex : Code::HedgerowNextDoor;
  }
  const bool hedgerow = battle.one_step_out(gait).contains(from) && battle.first_step_only(gait).contains(from);
  return hedgerow ? Code::HedgerowOneHex : Code::None;
}

Refusal why_not_there(const Wish& wish, UnitId unit, int hexes) {
  const Battle& battle = wish.battle;
  const Field& field = wish.field();
  const Hex to = wish.action.to;
  if (wish.action.kind == ActionKind::Exit) { return {.code = Code::NoExit}; }
  const auto limit = static_cast<std::uint8_t>(hexes);
  if (to == wish.action.unit) {
    return {.code = Code::NoWay, .number = limit};
  }  // the question whether it can move at all
  if (field.everybody().contains(to)) { return {.code = Code::HexOccupied}; }
  if (!can_ever_enter(battle, field, unit, to)) { return {.code = Code::Impassable}; }
  if (battle.board().distance(field[unit].at, to) > hexes) {
    const bool kept_down = is_interdicted(battle, field, unit);
    return {.code = kept_down ? Code::Interdicted : Code::TooFar, .number = limit};
  }
  if (const Code ban = one_step_ban(battle, field, unit, to); ban != Code::None) { return {.code = ban}; }
  if (reach(battle, field, unit, hexes).all().contains(to)) { return {.code = Code::NoSuchPath}; }
  return {.code = Code::NoWay, .number = limit};
}

Refusal why_no_move(const Wish& wish, UnitId unit) {
  const Battle& battle = wish.battle;
  const Unit& now = wish.field()[unit];
  const bool again = wish.decision != Decision::Move;
  if (!now.has(kOrdered)) { return {.code = Code::NotOrdered}; }
  if (again && wish.decision == Decision::Attack && now.has(kBattled)) {
    return {.code = Code::MovesAreOver, .decision = wish.decision};
  }
  if (!again && now.has(kMoved)) { return {.code = Code::MovedAlready}; }
  if (!effect(now).moves) { return {.code = Code::CardForbidsMove, .card = now.effect}; }
  if (battle.holds(battle.arm(unit)).contains(now.at)) {
    return {.code = battle.ground(now.at).mountain ? Code::HeldOnMountain : Code::HeldInBunker};
  }
  const int hexes = again ? second_allowance(battle, wish.field(), unit) : allowance(battle, wish.field(), unit);
  return why_not_there(wish, unit, hexes);
}

// Battles, and the actions that replace one.
Refusal why_no_battle(const Wish& wish, UnitId unit) {
  const Field& field = wish.field();
  const Hex target = wish.action.to;
  const Occasion occasion = wish.decision == Decision::Overrun ? Occasion::Overrun : Occasion::Attack;
  Ban ban = may_battle(wish.battle, field, unit, occasion);
  if (ban == Ban::None) { ban = may_attack(wish.battle, field, unit, target, occasion); }
  if (ban == Ban::NoEnemyThere) { ban = may_attack_parked(wish.battle, field, unit, target, occasion); }
  return {.code = code_of(ban)};
}

Refusal why_no_chore(const Wish& wish, UnitId unit, Code code) {
  const Ban ban = may_battle(wish.battle, wish.field(), unit, Occasion::Attack);
  return {.code = ban == Ban::None ? code : code_of(ban)};
}

// Retreats.
Refusal why_no_retreat(const Wish& wish, UnitId unit) {
  const Battle& battle = wish.battle;
  const Coord from = battle.board().coord(wish.action.unit);
  const Coord to = battle.board().coord(wish.action.to);
  const int homewards = battle.edge(wish.by.side) == Edge::Bottom ? 1 : -1;
  const bool next_door = battle.board().are_adjacent(wish.action.unit, wish.action.to);
  if (!next_door || to.row - from.row != homewards) { return {.code = Code::RetreatsToOwnEdge}; }
  if (wish.field().everybody().contains(wish.action.to)) { return {.code = Code::RetreatOccupied}; }
  const bool open = retreat_hexes(battle, wish.field(), unit, wish.action.unit).contains(wish.action.to);
  return {.code = open ? Code::RetreatEndsEarly : Code::RetreatImpassable};
}

// Targets of Air Power and Barrage.
HexSet named(const Public& open) {
  HexSet hexes;
  for (std::size_t i = 0; i < open.targets_named; ++i) { hexes.add(open.field[open.targets[i]].at); }
  return hexes;
}

Refusal why_no_target(const Wish& wish) {
  const Field& field = wish.field();
  const Hex at = wish.action.to;
  if (!field.units_of(other(wish.by.side)).contains(at)) { return {.code = Code::NoEnemyToName}; }
  if (field[field.at(at)].is(kCamouflaged)) { return {.code = Code::Camouflaged}; }
  const HexSet group = named(wish.open());
  if (group.contains(at)) { return {.code = Code::NamedAlready}; }
  const bool touches = group.empty() || (wish.battle.board().adjacent(at) & group).any();
  return {.code = touches ? Code::TargetBesideSection : Code::TargetsMustTouch};
}

// Medics & Mechanics.
Refusal why_no_patient(const Wish& wish) {
  const Field& field = wish.field();
  const Hex at = wish.action.to;
  if (!field.units_of(wish.by.side).contains(at)) { return {.code = Code::NoOwnUnit, .at = at}; }
  const UnitId unit = field.at(at);
  if (!lies_in(wish.battle, at, wish.turn().orders.within)) { return {.code = Code::OtherWing}; }
  const auto& patients = wish.turn().patients;
  if (patients[0] == unit || patients[1] == unit) { return {.code = Code::TreatedAlready}; }
  return {.code = Code::NotDamaged};
}

Refusal why_not_own_unit(const Wish& wish, UnitId unit) {
  const bool goes = wish.action.kind == ActionKind::Move || wish.action.kind == ActionKind::Retreat;
  if (goes && wish.action.to == kNoHex) { return {}; }
  switch (wish.action.kind) {
    case ActionKind::Order: return why_no_order(wish);
    case ActionKind::Move:
    case ActionKind::Exit: return why_no_move(wish, unit);
    case ActionKind::Attack: return why_no_battle(wish, unit);
    case ActionKind::RemoveWire: return why_no_chore(wish, unit, Code::NoWireToRemove);
    case ActionKind::SealCave: return why_no_chore(wish, unit, Code::NoCaveToSeal);
    case ActionKind::Recover: return why_no_chore(wish, unit, Code::NoHospital);
    case ActionKind::Retreat: return why_no_retreat(wish, unit);
    default: return {};
  }
}

// OVL-61: a unit obeys the general who ordered it. A second order is refused for another reason (OVL-56).
bool obeys_another(const Wish& wish, const Unit& unit) {
  return wish.action.kind != ActionKind::Order && wish.action.kind != ActionKind::Retreat && unit.has(kOrdered) &&
         unit.by != wish.by.role;
}

// INI-08, INI-10: the unit must be in the general's own wing.
bool is_struck_elsewhere(const Wish& wish) {
  const bool bad_luck = wish.decision == Decision::InitiativeFlag || wish.decision == Decision::InitiativeLoss;
  return bad_luck && !lies_in(wish.battle, wish.action.unit, wish.battle.wing(wish.by.side, wish.by.role));
}

}  // namespace

Refusal why_not_this_unit(const Wish& wish) {
  const Action& action = wish.action;
  if (action.kind == ActionKind::Strike) { return {.code = Code::NotNamed}; }
  if (action.kind == ActionKind::Target) {
    return wish.decision == Decision::Patient ? why_no_patient(wish) : why_no_target(wish);
  }
  if (action.unit == kNoHex) { return {}; }
  if (!wish.field().units_of(wish.by.side).contains(action.unit)) {
    return {.code = Code::NoOwnUnit, .at = action.unit};
  }
  if (const Hex sole = sole_unit(wish); sole != kNoHex && sole != action.unit) {
    return {.code = Code::OnlyThisUnit, .at = sole};
  }
  const UnitId unit = wish.field().at(action.unit);
  const Unit& now = wish.field()[unit];
  if (obeys_another(wish, now)) { return {.code = Code::OtherGeneralsUnit, .post = {wish.by.side, now.by}}; }
  if (is_struck_elsewhere(wish)) { return {.code = Code::OtherWing}; }
  return why_not_own_unit(wish, unit);
}

}  // namespace bocage
