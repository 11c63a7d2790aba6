// What a position is worth: the chance that a side wins it, as far as one can tell without playing on.
#pragma once

#include "ai/heuristic/weights.h"
#include "game/state.h"

namespace bocage {

// What is looked at, each as what the side has more of than its enemy.
inline constexpr std::size_t kFeatures = 16;
using Features = std::array<double, kFeatures>;
Features features(const Battle& battle, const State& state, Side side, const Weights& weights);

// Between 0 and 1; exactly 0 or 1 when the battle is over.
double win_chance(const Battle& battle, const State& state, Side side, const Weights& weights);

}  // namespace bocage
