// Where a retreating unit may go (RET).
#pragma once

#include "rules/field.h"

namespace bocage {

// The hexes of one retreat move from `from` (RET-04 to RET-11), as units stand now.
inline HexSet retreat_hexes(const Battle& battle, const Field& field, UnitId unit, Hex from) {
  if (battle.holds(battle.arm(unit)).contains(from)) { return {}; }  // RET-24
  return battle.retreat(battle.side(unit), battle.arm(unit), from) - field.everybody();
}

// The longest retreat from `from`, counted up to `most` moves.
int longest_retreat(const Battle& battle, const Field& field, UnitId unit, Hex from, int most);

// RET-17, RET-19: whether the hex it stands in gives the unit the right to ignore one flag.
inline bool may_ignore_flag(const Battle& battle, const Field& field, UnitId unit) {
  const Hex at = field[unit].at;
  return battle.ignores_flag(battle.side(unit)).contains(at) || field.sandbags.contains(at);
}

}  // namespace bocage
