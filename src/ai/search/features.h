// A side's features: the inputs of the value network.
#pragma once

#include "ai/heuristic/weights.h"
#include "game/state.h"

namespace bocage {

// 7 for medals, 19 for units, 27 for cards, in this order: see features.cpp.
inline constexpr std::size_t kSideFeatures = 53;
using SideFeatures = std::array<float, kSideFeatures>;

// For a state at the start of either side's turn. Attacks, danger and cards are the heuristic player's evaluations, in
// thousands of points.
SideFeatures features_of(const Battle& battle, const State& state, Side side, const Weights& weights);

}  // namespace bocage
