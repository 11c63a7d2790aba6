// Checks a state that was loaded, not played: whether the engine can go on from it.
#pragma once

#include <string>

#include "game/state.h"

namespace bocage {

// What is wrong with a state whose values are each within range; empty if the engine can go on from it. Checks more
// than broken_invariant(): a state from outside may stack frames in ways that no game does.
std::string broken_state(const Battle& battle, const State& state);

}  // namespace bocage
