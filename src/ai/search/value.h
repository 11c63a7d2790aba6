// Static evaluation: a side's win probability, estimated by the value network.
#pragma once

#include "ai/heuristic/weights.h"
#include "ai/search/value_net.h"
#include "game/state.h"

namespace bocage {

// The network's inputs: the side on turn first.
Inputs inputs(const Battle& battle, const State& state, const Weights& weights);

// For a state at the start of a turn. Exactly 0 or 1 if the battle is over.
double win_probability(const Battle& battle, const State& state, Side side, const Weights& weights);

}  // namespace bocage
