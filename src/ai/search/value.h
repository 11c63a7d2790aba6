// What a position is worth: the chance that a side wins it, as far as one can tell without playing on.
#pragma once

#include "ai/heuristic/weights.h"
#include "ai/search/value_net.h"
#include "game/state.h"

namespace bocage {

// As the network wants it: the side on turn first.
Inputs inputs(const Battle& battle, const State& state, const Weights& weights);

// Of a position at the beginning of a turn. Between 0 and 1; exactly 0 or 1 when the battle is over.
double win_chance(const Battle& battle, const State& state, Side side, const Weights& weights);

}  // namespace bocage
