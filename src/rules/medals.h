// Medals and objectives (VIC).
#pragma once

#include "rules/field.h"

namespace bocage {

// Whether a side holds at least `need` of these hexes.
inline bool holds(const Field& field, Side side, const HexSet& hexes, int need) {
  const HexSet held = field.units_of(side) & hexes;
  return need == 1 ? held.any() : held.count() >= need;
}

// VIC-01 to VIC-08; capped at the number needed to win (VIC-11).
int medals(const Battle& battle, const Field& field, Side side);

// VIC-05: marks objectives that are now gained permanently. Call after every completed displacement and elimination
// (VIC-07).
void keep_objectives(const Battle& battle, Field& field);

}  // namespace bocage
