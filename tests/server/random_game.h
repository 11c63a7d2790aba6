// A random game, step by step, for what must hold at each of them.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "game/engine.h"
#include "support/position.h"

namespace bocage {

// A shipped battle with what its table wants: "o2 commissar air".
std::shared_ptr<const Battle> battle_with_options(const std::string& text);

struct RandomStep {
  const Battle& battle;
  const State& state;  // before it
  PendingPost by;
  Action action;
  State after;
  std::vector<Event> events;
};

// Somebody who is asked does something legal, rather something than nothing; at most `most` times.
void play_random_game(const Battle& battle, std::uint64_t seed, int most,
                      const std::function<void(const RandomStep&)>& look);

}  // namespace bocage
