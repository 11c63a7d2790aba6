// The chances of an attack (rules/odds.h) from a table, in thousandths: a player looks at thousands of them.
#pragma once

#include "rules/dice.h"

namespace bocage {

// The sides of a die that show one of these faces.
constexpr int sides_with(FaceMask faces) {
  int sides = 0;
  for (const Face face : kDieSides) { sides += has(faces, face) ? 1 : 0; }
  return sides;
}

struct Chances {
  int hits = 0;  // figures lost, expected
  int eliminate = 0;
  int retreat = 0;  // it survives, and has to go back
};

Chances chances(int dice, FaceMask faces, int figures, int ignorable_flags);

}  // namespace bocage
