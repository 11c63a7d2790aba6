// A random game, step by step, for properties that must hold at each step.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "game/engine.h"
#include "support/position.h"

namespace bocage {

// A shipped battle with options: "o2 commissar air".
std::shared_ptr<const Battle> battle_with_options(const std::string& text);

struct RandomStep {
  const Battle& battle;
  const State& state;  // before the step
  PendingPost by;
  Action action;
  State after;
  std::vector<Event> events;
};

// Plays at most `most_steps` random legal actions, and prefers those that do something to passing. Calls `look` with
// each.
void play_random_game(const Battle& battle, std::uint64_t seed, int most_steps,
                      const std::function<void(const RandomStep&)>& look);

}  // namespace bocage
