// Invariants of every state. Tests check them after every action; loaders check them before they trust a state.
#pragma once

#include <string>

#include "game/state.h"

namespace bocage {

// The invariant that is broken; empty if there is none.
std::string broken_invariant(const Battle& battle, const State& state);

}  // namespace bocage
