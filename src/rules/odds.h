// Exact probabilities of an attack's results, by dynamic programming over the dice.
#pragma once

#include "rules/dice.h"

namespace bocage {

struct Odds {
  double expected_hits = 0;  // figures lost to hits; surplus hits are lost (DICE-08)
  double eliminate = 0;      // the unit loses its last figure to hits
  double retreat = 0;        // the unit survives, with at least one flag it cannot ignore
};

double hit_probability(FaceMask faces);  // of one die

Odds odds(int dice, FaceMask faces, int figures, int ignorable_flags);
inline Odds odds(int dice, Arm target, int figures, int ignorable_flags, Stars stars) {
  return odds(dice, hit_faces(target, stars), figures, ignorable_flags);
}
// chance[k]: the probability of losing exactly k figures to hits, for k < size.
struct Losses {
  std::array<double, kMaxDice + 1> chance{};
  std::size_t size = 1;
};
Losses losses(int dice, FaceMask faces, int figures);
inline Losses losses(int dice, Arm target, int figures, Stars stars) {
  return losses(dice, hit_faces(target, stars), figures);
}

}  // namespace bocage
