// One hash over many seeded games: it changes exactly when the behaviour of the rules does.
#pragma once

#include <span>

#include "game/engine.h"

namespace bocage {

struct SignaturePlan {
  std::uint64_t seed = 1;
  int games = 10;  // per battle
};

// Plays random games on all these battles and hashes the decisions, the offers and the state after each action, so that
// a change in what is legal shows up just like a change in effects. The same on every machine.
std::uint64_t signature(std::span<const Battle* const> battles, const SignaturePlan& plan);

}  // namespace bocage
