// What is wrong with the unit, or with its destination or target.
#include "game/frames/frames.h"
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
  return section_bit(strip(battle.edge(post.side), from_left(flank), battle.board().sections()));
}

FlankMask flanks(const Battle& battle, Post post, SectionMask strips) {
  FlankMask found = 0;
  for (const Flank flank : kThirds) {
    if ((section_on(battle, post, flank) & strips) != 0) { found = static_cast<FlankMask>(found | mask(flank)); }
  }
  return found;
}

bool is_at_most_one(FlankMask flanks) { return (flanks & (flanks - 1U)) == 0; }

// The only unit that may act now, if there is one.
Hex sole_unit(const RefusedAction& refused) {
  switch (refused.decision) {
    case Decision::AttackAgain:
    case Decision::SecondMove:
    case Decision::Overrun:
    case Decision::IgnoreFlag:
    case Decision::Retreat:
    case Decision::TakeGround: break;
    default: return kNoHex;
  }
  for (const Action& offer : refused.offers) {
    if (offer.unit != kNoHex) { return offer.unit; }
  }
  return kNoHex;
}

// Orders.
int orders_given(const Orders& orders) {
  return orders.anywhere + orders.of_arm[index(Arm::Infantry)] + orders.of_arm[index(Arm::Armor)];
}
int orders_spent(const Orders& orders) {
  int n = 0;
  for (const std::uint8_t each : orders.spent_on) { n += each; }
  return n;
}

Refusal why_none_left(const RefusedAction& refused, Hex unit) {
  const Orders& orders = refused.turn().orders;
  const bool infantry = orders.of_arm[index(Arm::Infantry)] != 0;
  const bool by_faces = infantry || orders.of_arm[index(Arm::Armor)] != 0;
  if (by_faces && orders_spent(orders) < orders_given(orders)) {
    if (orders.card != Card::None) { return {.code = Code::NoFaceForUnit}; }
    return {.code = infantry ? Code::InitiativeForInfantry : Code::InitiativeForArmor};
  }
  if (by_faces || is_at_most_one(flanks(refused.battle, refused.by, reach_of(orders)))) {
    return {.code = Code::NoOrderLeft};
  }
  bool by_section = false;
  for (const std::uint8_t each : orders.in_strip) { by_section = by_section || each != 0; }
  if (!by_section) { return {.code = Code::NoOrderLeft}; }
  return {.code = Code::NoOrderLeftInSection,
          .section = flanks(refused.battle, refused.by, refused.battle.board().sections_of(unit))};
}

Refusal why_other_section(const RefusedAction& refused, Hex unit) {
  const Battle& battle = refused.battle;
  const SectionMask stands = battle.board().sections_of(unit);
  const SectionMask wing = battle.wing(refused.by.side, refused.by.role);
  if (wing != 0 && (wing & stands) == 0) {
    return {.code = battle.chain().hand_is_shared ? Code::OtherTeamSection : Code::OtherWing};
  }
  const Orders& orders = refused.turn().orders;
  const FlankMask section = flanks(battle, refused.by, stands);
  if (orders.card == Card::None) { return {.code = Code::NoOrderLeftInSection, .section = section}; }
  return {.code = Code::WrongSection,
          .card = orders.card,
          .sections = flanks(battle, refused.by, reach_of(orders)),
          .section = section};
}

Refusal why_no_order(const RefusedAction& refused) {
  const Hex unit = refused.action.unit;
  const Orders& orders = refused.turn().orders;
  switch (order_ban(refused.battle, refused.field(), refused.by.side, orders, unit)) {
    case OrderBan::None: return {};
    case OrderBan::Ordered: return {.code = Code::OrderedAlready};
    case OrderBan::BadLuck: return {.code = Code::BadLuck};
    case OrderBan::OtherKind: return {.code = Code::WrongKind, .card = orders.card};
    case OrderBan::OtherSection: return why_other_section(refused, unit);
    case OrderBan::NotTreated: return {.code = Code::NotTreated};
    case OrderBan::NotNextToEnemy: return {.code = Code::NotNextToEnemy, .card = orders.card};
    case OrderBan::NextToEnemy: return {.code = Code::NextToEnemy, .card = orders.card};
    case OrderBan::NoSandbagsHere: return {.code = Code::NoSandbagsHere};
    case OrderBan::NoSandbagsLeft: return {.code = Code::NoSandbagsLeft};
    case OrderBan::NoneLeft: return why_none_left(refused, unit);
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

Refusal why_not_there(const RefusedAction& refused, UnitId unit, int hexes) {
  const Battle& battle = refused.battle;
  const Field& field = refused.field();
  const Hex to = refused.action.to;
  if (refused.action.kind == ActionKind::Exit) { return {.code = Code::NoExit}; }
  const auto limit = static_cast<std::uint8_t>(hexes);
  // A move to where the unit stands is a way of asking whether it can move at all.
  if (to == refused.action.unit) { return {.code = Code::NoWay, .number = limit}; }
  if (field.everybody().contains(to)) { return {.code = Code::HexOccupied}; }
  if (!can_ever_enter(battle, field, unit, to)) { return {.code = Code::Impassable}; }
  if (battle.board().distance(field[unit].at, to) > hexes) {
    const bool interdicted = is_interdicted(battle, field, unit);
    return {.code = interdicted ? Code::Interdicted : Code::TooFar, .number = limit};
  }
  if (const Code ban = one_step_ban(battle, field, unit, to); ban != Code::None) { return {.code = ban}; }
  if (reach(battle, field, unit, hexes).all().contains(to)) { return {.code = Code::NoSuchPath}; }
  return {.code = Code::NoWay, .number = limit};
}

Refusal why_no_move(const RefusedAction& refused, UnitId unit) {
  const Battle& battle = refused.battle;
  const Unit& now = refused.field()[unit];
  const bool again = refused.decision != Decision::Move;
  if (!now.has(kOrdered)) { return {.code = Code::NotOrdered}; }
  if (again && refused.decision == Decision::Attack && now.has(kBattled)) {
    return {.code = Code::MovesAreOver, .decision = refused.decision};
  }
  if (!again && now.has(kMoved)) { return {.code = Code::MovedAlready}; }
  if (!effect(now).moves) { return {.code = Code::CardForbidsMove, .card = now.effect}; }
  if (battle.holds(battle.arm(unit)).contains(now.at)) {
    return {.code = battle.ground(now.at).mountain ? Code::HeldOnMountain : Code::HeldInBunker};
  }
  const int hexes = again ? second_allowance(battle, refused.field(), unit) : allowance(battle, refused.field(), unit);
  return why_not_there(refused, unit, hexes);
}

// Battles, and the actions in place of one.
Refusal why_no_battle(const RefusedAction& refused, UnitId unit) {
  const Field& field = refused.field();
  const Hex target = refused.action.to;
  const Occasion occasion = refused.decision == Decision::Overrun ? Occasion::Overrun : Occasion::Attack;
  Ban ban = may_battle(refused.battle, field, unit, occasion);
  if (ban == Ban::None) { ban = may_attack(refused.battle, field, unit, target, occasion); }
  if (ban == Ban::NoEnemyThere) { ban = may_attack_parked(refused.battle, field, unit, target, occasion); }
  return {.code = code_of(ban)};
}

Refusal why_not_instead_of_battle(const RefusedAction& refused, UnitId unit, Code code) {
  const Ban ban = may_battle(refused.battle, refused.field(), unit, Occasion::Attack);
  return {.code = ban == Ban::None ? code : code_of(ban)};
}

// Retreats.
Refusal why_no_retreat(const RefusedAction& refused, UnitId unit) {
  const Battle& battle = refused.battle;
  const Coord from = battle.board().coord(refused.action.unit);
  const Coord to = battle.board().coord(refused.action.to);
  const int homewards = battle.edge(refused.by.side) == Edge::Bottom ? 1 : -1;
  const bool next_door = battle.board().are_adjacent(refused.action.unit, refused.action.to);
  if (!next_door || to.row - from.row != homewards) { return {.code = Code::RetreatsToOwnEdge}; }
  if (refused.field().everybody().contains(refused.action.to)) { return {.code = Code::RetreatOccupied}; }
  const bool open = retreat_hexes(battle, refused.field(), unit, refused.action.unit).contains(refused.action.to);
  return {.code = open ? Code::RetreatEndsEarly : Code::RetreatImpassable};
}

// Targets of Air Power and Barrage.
Refusal why_no_target(const RefusedAction& refused) {
  const Field& field = refused.field();
  const Hex at = refused.action.to;
  if (!field.units_of(other(refused.by.side)).contains(at)) { return {.code = Code::NoEnemyToName}; }
  if (field[field.at(at)].is(kCamouflaged)) { return {.code = Code::Camouflaged}; }
  const HexSet group = named_targets(refused.open());
  if (group.contains(at)) { return {.code = Code::NamedAlready}; }
  const bool touches = group.empty() || (refused.battle.board().adjacent(at) & group).any();
  return {.code = touches ? Code::TargetBesideSection : Code::TargetsMustTouch};
}

// Medics & Mechanics.
Refusal why_no_patient(const RefusedAction& refused) {
  const Field& field = refused.field();
  const Hex at = refused.action.to;
  if (!field.units_of(refused.by.side).contains(at)) { return {.code = Code::NoOwnUnit, .at = at}; }
  const UnitId unit = field.at(at);
  if (!lies_in(refused.battle, at, refused.turn().orders.within)) { return {.code = Code::OtherWing}; }
  const auto& patients = refused.turn().patients;
  if (patients[0] == unit || patients[1] == unit) { return {.code = Code::TreatedAlready}; }
  return {.code = Code::NotDamaged};
}

Refusal why_not_own_unit(const RefusedAction& refused, UnitId unit) {
  const bool needs_hex = refused.action.kind == ActionKind::Move || refused.action.kind == ActionKind::Retreat;
  if (needs_hex && refused.action.to == kNoHex) { return {}; }
  switch (refused.action.kind) {
    case ActionKind::Order: return why_no_order(refused);
    case ActionKind::Move:
    case ActionKind::Exit: return why_no_move(refused, unit);
    case ActionKind::Attack: return why_no_battle(refused, unit);
    case ActionKind::RemoveWire: return why_not_instead_of_battle(refused, unit, Code::NoWireToRemove);
    case ActionKind::SealCave: return why_not_instead_of_battle(refused, unit, Code::NoCaveToSeal);
    case ActionKind::Recover: return why_not_instead_of_battle(refused, unit, Code::NoHospital);
    case ActionKind::Retreat: return why_no_retreat(refused, unit);
    default: return {};
  }
}

// OVL-61: a unit acts for the Field General who ordered it. A second order is refused for another reason (OVL-56).
bool obeys_another(const RefusedAction& refused, const Unit& unit) {
  return refused.action.kind != ActionKind::Order && refused.action.kind != ActionKind::Retreat && unit.has(kOrdered) &&
         unit.by != refused.by.role;
}

// INI-08, INI-10: the unit that suffers from a bad roll must be in the Field General's own wing.
bool is_outside_wing(const RefusedAction& refused) {
  const bool bad_luck = refused.decision == Decision::InitiativeFlag || refused.decision == Decision::InitiativeLoss;
  return bad_luck &&
         !lies_in(refused.battle, refused.action.unit, refused.battle.wing(refused.by.side, refused.by.role));
}

}  // namespace

Refusal why_not_this_unit(const RefusedAction& refused) {
  const Action& action = refused.action;
  if (action.kind == ActionKind::Strike) { return {.code = Code::NotNamed}; }
  if (action.kind == ActionKind::Target) {
    return refused.decision == Decision::Patient ? why_no_patient(refused) : why_no_target(refused);
  }
  if (action.unit == kNoHex) { return {}; }
  if (!refused.field().units_of(refused.by.side).contains(action.unit)) {
    return {.code = Code::NoOwnUnit, .at = action.unit};
  }
  if (const Hex sole = sole_unit(refused); sole != kNoHex && sole != action.unit) {
    return {.code = Code::OnlyThisUnit, .at = sole};
  }
  const UnitId unit = refused.field().at(action.unit);
  const Unit& now = refused.field()[unit];
  if (obeys_another(refused, now)) { return {.code = Code::OtherGeneralsUnit, .post = {refused.by.side, now.by}}; }
  if (is_outside_wing(refused)) { return {.code = Code::OtherWing}; }
  return why_not_own_unit(refused, unit);
}

}  // namespace bocage
