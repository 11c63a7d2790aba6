// The chances of an attack (rules/odds.h) from a table, in thousandths: a player looks at thousands of them.
#pragma once

#include "rules/dice.h"

namespace bocage {

// The sides of a die that show one of these faces.
inline constexpr auto kSidesWith = [] {
  std::array<std::uint8_t, 256> sides{};
  for (unsigned faces = 0; faces < sides.size(); ++faces) {
    for (const Face face : kDieSides) {
      if (has(static_cast<FaceMask>(faces), face)) { ++sides[faces]; }
    }
  }
  return sides;
}();
constexpr int sides_with(FaceMask faces) { return kSidesWith[faces]; }

struct Chances {
  int hits = 0;  // figures lost, expected
  int eliminate = 0;
  int retreat = 0;  // it survives, and has to go back
};

Chances chances(int dice, FaceMask faces, int figures, int ignorable_flags);

}  // namespace bocage
