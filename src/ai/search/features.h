// A side's position in numbers, for judging it.
#pragma once

#include "ai/heuristic/weights.h"
#include "game/state.h"

namespace bocage {

// Of medals 7, of units 19, of cards 27: see features.cpp, which puts them there in this order.
inline constexpr std::size_t kSideFeatures = 53;
using SideFeatures = std::array<float, kSideFeatures>;

// At the beginning of a turn, whoever's it is. Attacks, dangers and cards are judged as players judge them, in thousands of
// points.
SideFeatures features_of(const Battle& battle, const State& state, Side side, const Weights& weights);

}  // namespace bocage
