// Taking ground (TKG).
#pragma once

#include "rules/field.h"

namespace bocage {

// Whether a unit whose close assault emptied `hex` may move into it.
inline bool may_take_ground(const Battle& battle, const Field& field, UnitId unit, Hex hex) {
  const Unit& now = field[unit];
  const UnitInfo& type = battle.type(unit);
  if (battle.options().has(Option::NoTakingGround) || !type.takes_ground || !now.has(kOrdered)) { return false; }
  if (field.at(hex) != kNoUnit || now.has(kInStop)) { return false; }  // TKG-07
  if (battle.holds(type.arm).contains(now.at)) { return false; }
  if (type.arm != Arm::Infantry && field.caves.contains(hex)) { return false; }  // XT-23.m
  const Gait gait = bocage::gait(battle, field, unit);
  // TKG-09; the same goes for the sea, which may only be the single hex of a move.
  if (battle.first_step_only(gait).contains(hex) && now.has(kDisplaced)) { return false; }
  return battle.take_ground(gait, now.at).contains(hex);  // TKG-08, TKG-12
}

}  // namespace bocage
