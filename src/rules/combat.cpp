#include "rules/combat.h"

#include <algorithm>

#include "rules/sight.h"

namespace bocage {
namespace {

const HexSet& enemies(const Battle& battle, const Field& field, UnitId unit) {
  return field.units_of(other(battle.side(unit)));
}

// BAT-20: how far a unit may move and still battle. SWA-31, SWA-32: a card that extends this for infantry need not
// extend it for special weapons.
int longest_battle_move(const UnitInfo& type, const Effect& card) {
  const bool own = card.battle_move == kAsUnit || (type.keeps_battle_move && !card.frees_special_weapons);
  return own ? type.battle_move : card.battle_move;
}

// IJA-06.
constexpr int kBanzaiMove = 2;
bool has_charged(const Battle& battle, const Field& field, UnitId unit) {
  return field[unit].moved > longest_battle_move(battle.type(unit), effect(field[unit]));
}
bool may_charge(const Battle& battle, UnitId unit) { return has_spirit(battle, unit) && battle.type(unit).banzai; }

bool enemy_adjacent(const Battle& battle, const Field& field, UnitId unit) {
  return (battle.board().adjacent(field[unit].at) & enemies(battle, field, unit)).any();
}

// Restrictions of the card in play on close assault and fire.
Ban card_ban(const Battle& battle, const Field& field, UnitId id, Occasion occasion) {
  if (occasion != Occasion::Attack) { return Ban::None; }  // CLO-08
  const Unit& unit = field[id];
  const bool adjacent = enemy_adjacent(battle, field, id);
  if (!adjacent && has_charged(battle, field, id)) { return Ban::BanzaiOnly; }
  if (effect(unit).close_assault_only && !adjacent) { return Ban::NoEnemyAdjacent; }
  if (effect(unit).fire_only && adjacent) { return Ban::FirefightAdjacent; }
  return Ban::None;
}

bool is_in_cross_hair(const Field& field, UnitId gun, UnitId target) {
  return std::find(field.cross_hairs.begin(), field.cross_hairs.end(), CrossHair{gun, target}) !=
         field.cross_hairs.end();
}

// AIR-33.
int support(const Battle& battle, const Field& field, UnitId attacker, UnitId target) {
  const bool helped = std::any_of(field.planes.begin(), field.planes.end(), [&](const Plane& plane) {
    return plane.flies() && plane.side == battle.side(attacker) && plane.has(kSupports) &&
           battle.board().are_adjacent(plane.at, field[target].at);
  });
  return helped ? kSupportDice : 0;
}

// Visibility, line of sight and river banks, for a hex within range, regardless of who is there.
Ban way_ban(const Battle& battle, const Field& field, UnitId unit, Hex target) {
  const Hex from = field[unit].at;
  if (field.visibility != 0 && battle.board().distance(from, target) > field.visibility) { return Ban::TooDark; }
  if (gun_of(battle, field, unit).sight == Sight::Needed) {
    if (!can_see(battle, field, from, target)) { return Ban::NoSight; }
  } else if (battle.no_indirect_fire(from).contains(target)) {
    return Ban::FireOverHill;
  }
  return battle.on_other_bank(battle.arm(unit), from, target) ? Ban::OtherBank : Ban::None;
}

// The checks specific to this target; the caller has already checked range and adjacency.
Ban target_ban(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion) {
  const Hex from = field[unit].at;
  const UnitId enemy = field.at(target);
  if (has(battle.type(unit).may_not_target, battle.arm(enemy))) { return Ban::NotThatArm; }
  if (field[enemy].is(kCamouflaged) && !battle.board().are_adjacent(from, target)) { return Ban::Camouflaged; }
  if (const Ban ban = way_ban(battle, field, unit, target); ban != Ban::None) { return ban; }
  if (dice_for(battle, field, unit, field.at(target), occasion).total() == 0) { return Ban::NoDice; }
  return Ban::None;
}

}  // namespace

const Gun& special_gun_of(const Battle& battle, const Field& field, UnitId unit) {
  const UnitInfo& type = battle.type(unit);
  if (type.arm == Arm::Artillery && !type.ship) {
    const Gun& set_up = battle.ground(field[unit].at).artillery_gun;  // XT-22.b
    if (set_up.range > type.gun.range) { return set_up; }
  }
  return type.gun_standing.range != 0 && field[unit].moved == 0 ? type.gun_standing : type.gun;
}

FaceMask faces_for(const Battle& battle, const Field& field, UnitId attacker, UnitId target) {
  const UnitInfo& type = battle.type(attacker);
  unsigned dealt = kNoStar;
  const bool stars =
      has(type.stars_hit, battle.arm(target)) && !(type.stars_need_standing && field[attacker].moved != 0);
  if (stars) { dealt |= mask(Face::Star); }
  // EF-05: in reduced visibility only grenades hit a target that is not adjacent.
  const bool hazy = battle.spec().reduced_visibility;
  if (hazy && !battle.board().are_adjacent(field[attacker].at, field[target].at)) { dealt &= ~unsigned{kSymbols}; }
  return faces_for(battle, target, static_cast<FaceMask>(dealt));
}

FaceMask faces_for(const Battle& battle, UnitId target, FaceMask dealt) {
  return static_cast<FaceMask>(battle.type(target).hit_by & dealt);
}

// EF-05: in reduced visibility an air strike's unit symbols miss; a Barrage is unaffected.
FaceMask faces_from_afar(const Battle& battle, UnitId target, Stars stars) {
  const FaceMask dealt = faces_dealt(stars);
  const bool blind = battle.spec().reduced_visibility && stars == Stars::Hit;
  return faces_for(battle, target, blind ? static_cast<FaceMask>(dealt & ~unsigned{kSymbols}) : dealt);
}

int protection(const Battle& battle, const Field& field, Arm attacker, Hex from, UnitId target) {
  const Hex at = field[target].at;
  int best = battle.protection(battle.side(target), attacker, at);
  // XT-42: an attacker on a mountain counts as on a hill.
  if (battle.hills().contains(at) && !battle.hills().contains(from) && !battle.mountains().contains(from)) {
    best = std::max<int>(best, battle.ground(at).protection_from_below[index(attacker)]);
  }
  if (battle.mountains().contains(at) && !battle.on_one_mountain(from, at)) {
    best = std::max<int>(best, battle.ground(at).protection_off_mountain[index(attacker)]);
  }
  if (field.caves.contains(at) && knows_caves(battle, target)) {  // PAC-02
    best = std::max<int>(best, info(Work::Cave).protection[index(attacker)]);
  }
  if (field.sandbags.contains(at)) { best = std::max<int>(best, info(Work::Sandbags).protection[index(attacker)]); }
  return best;
}

namespace {

// The dice before modifiers that depend on the target's hex.
DiceCount dice_over(const Battle& battle, const Field& field, UnitId attacker, int range, Occasion occasion) {
  const Unit& unit = field[attacker];
  const UnitInfo& type = battle.type(attacker);
  const Gun& gun = gun_of(battle, field, attacker);
  DiceCount dice;
  if (range < 1 || range > gun.range) { return dice; }
  const bool close = range == 1;
  dice.base = gun.dice_at[static_cast<std::size_t>(range - 1)];
  const Effect& card = effect(unit);
  const bool card_counts = occasion == Occasion::Attack || (occasion == Occasion::Overrun && card.extra_in_overrun);
  if (card_counts) { dice.card = close ? card.extra_close : card.extra_fire; }
  dice.own_hex = battle.own_penalty(type.arm, unit.at);
  if (field.wire.contains(unit.at)) { dice.own_hex += info(Work::Wire).own_penalty[index(type.arm)]; }
  return dice;
}

}  // namespace

DiceCount dice_at(const Battle& battle, const Field& field, UnitId attacker, Hex target, Occasion occasion) {
  return dice_over(battle, field, attacker, battle.board().distance(field[attacker].at, target), occasion);
}

DiceCount dice_for(const Battle& battle, const Field& field, UnitId attacker, UnitId target, Occasion occasion) {
  const Unit& unit = field[attacker];
  const UnitInfo& type = battle.type(attacker);
  const int range = battle.board().distance(unit.at, field[target].at);
  DiceCount dice = dice_over(battle, field, attacker, range, occasion);
  if (dice.base == 0) { return dice; }
  const bool close = range == 1;
  const std::uint8_t most = close ? type.most_cover_close : type.most_cover_fire;
  dice.cover = std::min<int>(most, protection(battle, field, type.arm, unit.at, target));
  if (close && has_spirit(battle, attacker) && unit.figures == battle.roster(attacker).full) { dice.command = 1; }
  if (type.cross_hairs != 0 && is_in_cross_hair(field, attacker, target)) { dice.cross_hair = 1; }
  if (battle.air() && occasion != Occasion::Ambush && unit.has(kOrdered)) {
    dice.support = support(battle, field, attacker, target);
  }
  return dice;
}

Ban may_battle(const Battle& battle, const Field& field, UnitId unit, Occasion occasion) {
  const Unit& now = field[unit];
  const UnitInfo& type = battle.type(unit);
  if (type.gun.range == 0) { return Ban::NoWeapon; }
  if (now.is(kAfloat)) { return Ban::Afloat; }
  if (!type.ship && battle.never_battles(type.arm).contains(now.at)) {
    return battle.ground(now.at).sea ? Ban::OnOcean : Ban::NeverFromHere;
  }
  if (occasion == Occasion::Ambush) { return Ban::None; }
  if (!now.has(kOrdered)) { return Ban::NotOrdered; }
  if (now.has(kBarred)) { return Ban::BadLuck; }
  if (now.has(kBogged)) { return Ban::Bogged; }
  if (now.has(kInCover) && !type.battles_from_entered_cover) { return Ban::EnteredCover; }
  if (occasion == Occasion::Overrun) { return Ban::None; }
  const Effect& card = effect(now);
  if (!card.battles) { return Ban::ForbiddenByCard; }
  if (now.has(kBattled)) { return Ban::AlreadyBattled; }
  if (now.moved <= longest_battle_move(type, card)) { return Ban::None; }
  return now.moved <= kBanzaiMove && may_charge(battle, unit) ? Ban::None : Ban::MovedTooFar;
}

Ban may_attack(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion) {
  if (!enemies(battle, field, unit).contains(target)) { return Ban::NoEnemyThere; }
  const Hex from = field[unit].at;
  if (const Ban ban = card_ban(battle, field, unit, occasion); ban != Ban::None) { return ban; }
  const bool adjacent = battle.board().are_adjacent(from, target);
  if (!adjacent && enemy_adjacent(battle, field, unit)) { return Ban::EnemyAdjacent; }
  if (battle.board().distance(from, target) > gun_of(battle, field, unit).range) { return Ban::OutOfRange; }
  if (must_clear_mines(battle, field, unit)) { return Ban::MinesFirst; }
  return target_ban(battle, field, unit, target, occasion);
}

Ban may_fire_at(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion) {
  const Hex from = field[unit].at;
  if (const Ban ban = card_ban(battle, field, unit, occasion); ban != Ban::None) { return ban; }
  const bool adjacent = battle.board().are_adjacent(from, target);
  if (!adjacent && enemy_adjacent(battle, field, unit)) { return Ban::EnemyAdjacent; }
  if (battle.board().distance(from, target) > gun_of(battle, field, unit).range) { return Ban::OutOfRange; }
  return must_clear_mines(battle, field, unit) ? Ban::MinesFirst : way_ban(battle, field, unit, target);
}

HexSet targets(const Battle& battle, const Field& field, UnitId unit, Occasion occasion) {
  if (may_battle(battle, field, unit, occasion) != Ban::None) { return {}; }
  const HexSet& foes = enemies(battle, field, unit);
  const Hex from = field[unit].at;
  const HexSet adjacent = battle.board().adjacent(from) & foes;
  if (card_ban(battle, field, unit, occasion) != Ban::None) { return {}; }
  HexSet found;
  if (field.mines.any() && must_clear_mines(battle, field, unit)) { return found; }
  const HexSet tried =
      adjacent.any() ? adjacent : battle.board().within(from, gun_of(battle, field, unit).range) & foes;
  tried.for_each([&](Hex hex) {
    if (target_ban(battle, field, unit, hex, occasion) == Ban::None) { found.add(hex); }
  });
  return found;
}

bool may_remove_wire(const Battle& battle, const Field& field, UnitId unit) {
  const Unit& now = field[unit];
  const UnitInfo& type = battle.type(unit);
  if (!field.wire.contains(now.at) || !type.clears_wire_by_work) { return false; }
  const bool after_battle = type.battles_and_clears_wire && now.has(kOrdered) && now.has(kBattled);  // XU-04.2
  if (after_battle) { return true; }
  if (may_battle(battle, field, unit, Occasion::Attack) != Ban::None) { return false; }
  // OBS-15: CLO-05 and FIR-04 bar it from battle.
  return card_ban(battle, field, unit, Occasion::Attack) == Ban::None;
}

bool may_seal_cave(const Battle& battle, const Field& field, UnitId unit) {
  return field.caves.contains(field[unit].at) && battle.arm(unit) == Arm::Infantry && !knows_caves(battle, unit) &&
         !enemy_adjacent(battle, field, unit) && may_battle(battle, field, unit, Occasion::Attack) == Ban::None;
}

bool may_recover(const Battle& battle, const Field& field, UnitId unit) {
  const Unit& now = field[unit];
  return battle.ground(now.at).heals && battle.arm(unit) == Arm::Infantry && now.has(kOrdered) &&
         !now.has(kDisplaced) && !now.has(kBattled) && !now.has(kBarred) && now.figures < battle.roster(unit).full &&
         !enemy_adjacent(battle, field, unit);
}

bool must_clear_mines(const Battle& battle, const Field& field, UnitId unit) {
  const Hex at = field[unit].at;
  return battle.type(unit).clears_mines && field.mines.contains(at) && battle.mine_layer(at) != battle.side(unit) &&
         may_battle(battle, field, unit, Occasion::Attack) == Ban::None;
}

}  // namespace bocage
