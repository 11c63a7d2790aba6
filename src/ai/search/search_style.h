// The search parameters, tuned by self-play like the weights.
#pragma once

#include "ai/heuristic/weights.h"

namespace bocage {

struct SearchStyle {
  Weights weights = kSergeantWeights;
  int horizon = 3;        // turns per rollout: 1 ends with this turn, 2 with the enemy's reply
  int temperature = 120;  // of the softmax that makes exploring choices, in points

  // Progressive widening: the initial plans, then more with the square root of the number of rollouts.
  int offers_at_first = 20;
  int random_plans_at_first = 10;
  double plans_at_first = 16;
  double widening = 0.7;

  int batch = 8;             // rollouts at a time
  double exploration = 0.8;  // UCB exploration constant, in standard deviations of a rollout
  double caution = 1.0;      // standard errors by which a plan must beat the baseline plan
  int rollouts_of_one = 64;  // rollouts before a plan without alternatives is accepted
};

}  // namespace bocage
