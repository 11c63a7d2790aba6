// One number for the behaviour of the rules: it changes when they do, and only then.
#pragma once

#include <span>

#include "game/engine.h"

namespace bocage {

struct SignaturePlan {
  std::uint64_t seed = 1;
  int games = 10;  // of each battle
};

// Random games on all these battles. What is asked, what is offered and what state each action leads to goes in, so a
// rule that only allows too much shows as well as one that does too much. The same on every machine.
std::uint64_t signature(std::span<const Battle* const> battles, const SignaturePlan& plan);

}  // namespace bocage
