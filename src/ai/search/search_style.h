// How the general searches; found by playing, like the weights.
#pragma once

#include "ai/heuristic/weights.h"

namespace bocage {

struct SearchStyle {
  Weights weights = kSergeantWeights;
  int horizon = 3;  // turns until the end of a try: 1 ends with this turn, 2 with the enemy's answer
  int whim = 120;   // points of doubt when plans are made

  // Plans: those made at first, and how many more by the square root of the tries.
  int offers_at_first = 20;
  int whims_at_first = 10;
  double plans_at_first = 16;
  double widening = 0.7;

  int batch = 8;           // tries at a time
  double curiosity = 0.8;  // about plans that were tried less, in standard deviations of a try
  double caution = 1.0;    // standard errors by which a plan must be better than what comes to mind first
  int tries_of_one = 64;   // a plan without a rival is tried so often before it is believed
};

}  // namespace bocage
