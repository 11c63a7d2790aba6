// Line of sight (LOS): the battle's precomputed tables plus the units in between.
#pragma once

#include "rules/field.h"

namespace bocage {

// The hexes that block the line from `from` to `to`; empty if it is clear. Works at any distance; also shown to
// players.
HexSet blockers(const Battle& battle, const Field& field, Hex from, Hex to);

inline bool can_see(const Battle& battle, const Field& field, Hex from, Hex to) {
  if (!battle.seen(from).contains(to)) {  // beyond the table, or hidden by terrain
    return battle.board().distance(from, to) > Battle::kSightRange && blockers(battle, field, from, to).empty();
  }
  const HexSet units = field.everybody();
  const SightLine& line = battle.sight_line(from, to);
  for (const Hex hex : line.across) {
    if (units.contains(hex)) { return false; }
  }
  const bool left = units.contains(line.left[0]) || units.contains(line.left[1]);
  const bool right = units.contains(line.right[0]) || units.contains(line.right[1]);
  return !(left && right);
}

}  // namespace bocage
