// Whether the engine could have come to a state, as far as its going on depends on that.
#pragma once

#include <string>

#include "game/state.h"

namespace bocage::cli::engine {

// What is wrong with a state whose values are each within their range; empty if the engine can go on from it. Goes
// further than broken_invariant(): a state from outside may hold frames that no game ever puts on top of each other.
std::string broken_state(const Battle& battle, const State& state);

}  // namespace bocage::cli::engine
