#include "rules/dice_parts.h"

#include <algorithm>

namespace bocage {
namespace {

// BAT-14: only the best protection counts. The name of what provides it.
std::string_view best_cover(const Battle& battle, const Field& field, Arm attacker, UnitId target, int cover) {
  const Hex at = field[target].at;
  const TerrainInfo& ground = battle.ground(at);
  if (field.caves.contains(at) && knows_caves(battle, target) &&
      info(Work::Cave).protection[index(attacker)] == cover) {
    return info(Work::Cave).name;
  }
  for (const WorkAt& work : battle.works()) {
    const WorkInfo& row = info(work.is);
    const bool serves = !row.serves_owner_only || work.owner == battle.side(target);
    if (work.at == at && row.lasts && serves && row.protection[index(attacker)] == cover) { return row.name; }
  }
  if (ground.protection[index(attacker)] == cover) { return ground.name; }
  if (field.sandbags.contains(at) && info(Work::Sandbags).protection[index(attacker)] == cover) {
    return info(Work::Sandbags).name;
  }
  return ground.name;  // a hill attacked from below
}

}  // namespace

DiceParts dice_parts(const Battle& battle, const Field& field, UnitId attacker, UnitId target, const DiceCount& dice) {
  using Where = DicePart::Where;
  const Hex from = field[attacker].at;
  const Arm arm = battle.arm(attacker);
  DiceParts parts;
  parts.add({info(field[attacker].effect).name, Where::Card, dice.card});
  const int by_ground = std::min(battle.own_penalty(arm, from), dice.own_hex);
  parts.add({battle.ground(from).name, Where::OwnHex, -by_ground});
  parts.add({info(Work::Wire).name, Where::OwnHex, by_ground - dice.own_hex});
  parts.add({battle.command(battle.side(attacker)).name, Where::Command, dice.command});
  parts.add({"cross-hair", Where::Gun, dice.cross_hair});
  parts.add({name(AirAction::GroundSupport), Where::Air, dice.support});
  if (dice.cover != 0) {
    parts.add({best_cover(battle, field, arm, target, dice.cover), Where::TargetHex, -dice.cover});
  }
  return parts;
}

}  // namespace bocage
