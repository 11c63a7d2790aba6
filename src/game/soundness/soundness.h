// Whether the engine could have reached a state, as far as carrying on from it depends on that.
#pragma once

#include <string>

#include "game/state.h"

namespace bocage {

// What is wrong with a state whose values are each within their range; empty if the engine can go on from it. Checks more
// than broken_invariant(): a state from outside may stack frames that no game ever does.
std::string broken_state(const Battle& battle, const State& state);

}  // namespace bocage
