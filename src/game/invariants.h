// What must be true of every state. Tests check it after every action; loaders check it before they trust a state.
#pragma once

#include <string>

#include "game/state.h"

namespace bocage {

// What is broken; empty if the state is sound.
std::string broken_invariant(const Battle& battle, const State& state);

}  // namespace bocage
