// Perft, as in chess engines: counts the nodes of the game tree. Engines that agree on the counts agree on the rules.
#pragma once

#include <vector>

#include "game/engine.h"

namespace bocage {

// The number of action sequences of length 1, 2, ... `depth`. Chance at each node is a function of the seed, the state
// and the action's index, so the counts are reproducible in any order. A finished battle ends its branch.
std::vector<std::uint64_t> perft(const Battle& battle, std::uint64_t seed, int depth);
std::vector<std::uint64_t> perft_from(const Battle& battle, const State& state, std::uint64_t seed, int depth);

}  // namespace bocage
