// Counts the tree of actions of a battle, as chess engines do: two engines that agree on the numbers agree on the rules.
#pragma once

#include <vector>

#include "game/engine.h"

namespace bocage {

// How many ways there are to act 1, 2, ... `depth` times. Chance at each node is a function of the seed, the state and
// the number of the action, so the count can be done again and in any order. A battle that is over ends its branch.
std::vector<std::uint64_t> perft(const Battle& battle, std::uint64_t seed, int depth);
std::vector<std::uint64_t> perft_from(const Battle& battle, const State& state, std::uint64_t seed, int depth);

}  // namespace bocage
