#include "rules/combat.h"

#include <algorithm>

#include "rules/sight.h"

namespace bocage {
namespace {

constexpr auto kBans = std::to_array<BanInfo>({
    {Ban::None, "", ""},
    {Ban::NotOrdered, "ORD-01", "the unit has no order"},
    {Ban::BadLuck, "INI-08", "bad luck has struck the unit this turn"},
    {Ban::AlreadyBattled, "BAT-01", "the unit has battled already this turn"},
    {Ban::ForbiddenByCard, "DIG-03", "the card does not let its units battle"},
    {Ban::MovedTooFar, "BAT-20", "the unit has moved too far to battle"},
    {Ban::EnteredCover, "MOV-17", "the unit entered a forest, hedgerow or town this turn"},
    {Ban::OnOcean, "BAT-21", "no unit battles in the ocean"},
    {Ban::NoEnemyThere, "BAT-02", "there is no enemy unit"},
    {Ban::OutOfRange, "BAT-03", "the target is out of range"},
    {Ban::EnemyAdjacent, "BAT-08", "an enemy is adjacent and must be the target"},
    {Ban::NoEnemyAdjacent, "CLO-05", "the card allows close assault only, and no enemy is adjacent"},
    {Ban::FirefightAdjacent, "FIR-04", "the card allows fire only, and an enemy is adjacent"},
    {Ban::NoSight, "BAT-04", "the target is out of sight"},
    {Ban::FireOverHill, "SCN-52", "artillery may not fire over hills here"},
    {Ban::OtherBank, "SCN-43", "the target stands on the other bank"},
    {Ban::NoDice, "BAT-13", "no dice are left to roll"},
});
static_assert(rows_in_order(kBans));

const HexSet& enemies(const Battle& battle, const Field& field, UnitId unit) {
  return field.units_of(other(battle.side(unit)));
}

// What the card in play has to say about the distance of its units' battles.
Ban card_ban(const Unit& unit, bool enemy_adjacent, Occasion occasion) {
  if (occasion != Occasion::Battle) { return Ban::None; }  // CLO-08
  if (effect(unit).close_assault_only && !enemy_adjacent) { return Ban::NoEnemyAdjacent; }
  if (effect(unit).fire_only && enemy_adjacent) { return Ban::FirefightAdjacent; }
  return Ban::None;
}

// The tests that look at this one target only; range and adjacency are settled before.
Ban target_ban(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion) {
  const Hex from = field[unit].at;
  if (battle.type(unit).sight == Sight::Needed) {
    if (!can_see(battle, field, from, target)) { return Ban::NoSight; }
  } else if (battle.no_indirect_fire(from).contains(target)) {
    return Ban::FireOverHill;
  }
  if (battle.on_other_bank(battle.arm(unit), from, target)) { return Ban::OtherBank; }
  if (dice_for(battle, field, unit, field.at(target), occasion).total() == 0) { return Ban::NoDice; }
  return Ban::None;
}

}  // namespace

const BanInfo& info(Ban ban) { return kBans[static_cast<std::size_t>(ban)]; }

int protection(const Battle& battle, const Field& field, Arm attacker, Hex from, UnitId target) {
  const Hex at = field[target].at;
  int best = battle.protection(battle.side(target), attacker, at);
  if (battle.hills().contains(at) && !battle.hills().contains(from)) {
    best = std::max<int>(best, battle.ground(at).protection_from_below[index(attacker)]);
  }
  if (field.sandbags.contains(at)) { best = std::max<int>(best, info(Work::Sandbags).protection[index(attacker)]); }
  return best;
}

DiceCount dice_for(const Battle& battle, const Field& field, UnitId attacker, UnitId target, Occasion occasion) {
  const Unit& unit = field[attacker];
  const UnitInfo& type = battle.type(attacker);
  const int range = battle.board().distance(unit.at, field[target].at);
  DiceCount dice;
  if (range < 1 || range > type.range) { return dice; }
  dice.base = type.dice_at[static_cast<std::size_t>(range - 1)];
  const Effect& card = effect(unit);
  const bool card_counts = occasion == Occasion::Battle || (occasion == Occasion::Overrun && card.extra_in_overrun);
  if (card_counts) { dice.card = range == 1 ? card.extra_close : card.extra_fire; }
  dice.own_hex = battle.own_penalty(type.arm, unit.at);
  if (field.wire.contains(unit.at)) { dice.own_hex += info(Work::Wire).own_penalty[index(type.arm)]; }
  dice.cover = protection(battle, field, type.arm, unit.at, target);
  return dice;
}

Ban may_battle(const Battle& battle, const Field& field, UnitId unit, Occasion occasion) {
  const Unit& now = field[unit];
  if (battle.never_battles().contains(now.at)) { return Ban::OnOcean; }
  if (occasion == Occasion::Ambush) { return Ban::None; }
  if (!now.has(kOrdered)) { return Ban::NotOrdered; }
  if (now.has(kBarred)) { return Ban::BadLuck; }
  const UnitInfo& type = battle.type(unit);
  if (now.has(kInCover) && !type.battles_from_entered_cover) { return Ban::EnteredCover; }
  if (occasion == Occasion::Overrun) { return Ban::None; }
  const Effect& card = effect(now);
  if (!card.battles) { return Ban::ForbiddenByCard; }
  if (now.has(kBattled)) { return Ban::AlreadyBattled; }
  const int most = card.battle_move == kAsUnit ? type.battle_move : card.battle_move;
  return now.moved <= most ? Ban::None : Ban::MovedTooFar;
}

Ban may_attack(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion) {
  const HexSet& foes = enemies(battle, field, unit);
  if (!foes.contains(target)) { return Ban::NoEnemyThere; }
  const Hex from = field[unit].at;
  const bool adjacent = battle.board().are_adjacent(from, target);
  const bool any_adjacent = (battle.board().adjacent(from) & foes).any();
  if (const Ban ban = card_ban(field[unit], any_adjacent, occasion); ban != Ban::None) { return ban; }
  if (any_adjacent && !adjacent) { return Ban::EnemyAdjacent; }
  if (battle.board().distance(from, target) > battle.type(unit).range) { return Ban::OutOfRange; }
  return target_ban(battle, field, unit, target, occasion);
}

HexSet targets(const Battle& battle, const Field& field, UnitId unit, Occasion occasion) {
  if (may_battle(battle, field, unit, occasion) != Ban::None) { return {}; }
  const HexSet& foes = enemies(battle, field, unit);
  const Hex from = field[unit].at;
  const HexSet adjacent = battle.board().adjacent(from) & foes;
  if (card_ban(field[unit], adjacent.any(), occasion) != Ban::None) { return {}; }
  HexSet found;
  const HexSet tried = adjacent.any() ? adjacent : battle.board().within(from, battle.type(unit).range) & foes;
  tried.for_each([&](Hex hex) {
    if (target_ban(battle, field, unit, hex, occasion) == Ban::None) { found.add(hex); }
  });
  return found;
}

bool may_remove_wire(const Battle& battle, const Field& field, UnitId unit) {
  const Unit& now = field[unit];
  if (!field.wire.contains(now.at) || !battle.type(unit).clears_wire_by_work) { return false; }
  if (may_battle(battle, field, unit, Occasion::Battle) != Ban::None) { return false; }
  const bool any_adjacent = (battle.board().adjacent(now.at) & enemies(battle, field, unit)).any();
  return card_ban(now, any_adjacent, Occasion::Battle) == Ban::None;  // OBS-15: CLO-05 and FIR-04 bar it from battle
}

}  // namespace bocage
