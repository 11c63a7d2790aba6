// A lookup table of attack odds (rules/odds.h), in thousandths, because a player needs them constantly.
#pragma once

#include "rules/dice.h"

namespace bocage {

// The number of sides of a die that show one of these faces.
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
  int hits = 0;  // expected figures lost
  int eliminate = 0;
  int retreat = 0;  // survives but must retreat
};

Chances chances(int dice, FaceMask faces, int figures, int ignorable_flags);

}  // namespace bocage
