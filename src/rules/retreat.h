// Where a retreating unit may go (RET).
#pragma once

#include "rules/field.h"

namespace bocage {

// The hexes one retreat step from `from` may enter (RET-04 to RET-11), given where units stand now.
inline HexSet retreat_hexes(const Battle& battle, const Field& field, UnitId unit, Hex from) {
  const Arm arm = battle.arm(unit);
  const bool held = battle.holds(arm).contains(from) || battle.holds_in_retreat(arm).contains(from);
  if (held) { return {}; }  // RET-24, XT-10.f
  const HexSet open = battle.retreat(battle.side(unit), gait(battle, field, unit), from) - field.everybody();
  return arm == Arm::Infantry ? open : open - field.caves;  // XT-23.m
}

// The length of the longest retreat from `from`, up to `most` steps.
int longest_retreat(const Battle& battle, const Field& field, UnitId unit, Hex from, int most);

// RET-17, RET-19: whether the unit's hex or type lets it ignore one flag.
inline bool may_ignore_flag(const Battle& battle, const Field& field, UnitId unit) {
  const Hex at = field[unit].at;
  return battle.ignores_flag(battle.side(unit), battle.arm(unit)).contains(at) || field.sandbags.contains(at) ||
         battle.type(unit).ignores_flag;
}

// How many flags the unit must ignore when attacked: one for Japanese infantry (IJA-01), all in a cave (PAC-03).
inline int flags_it_must_ignore(const Battle& battle, const Field& field, UnitId unit, int flags) {
  if (field.caves.contains(field[unit].at) && battle.command(battle.side(unit)).knows_caves) { return flags; }
  return flags != 0 && has_spirit(battle, unit) ? 1 : 0;
}

}  // namespace bocage
