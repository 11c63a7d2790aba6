// One complete game between computer players.
#pragma once

#include "ai/playing.h"

namespace bocage {

struct GameResult {
  Side winner = Side::Axis;  // only if finished
  Ending ending = Ending::None;
  int turns = 0;
  int decisions = 0;
  BySide<int> medals{};
  bool finished = false;  // false: aborted, by the decision limit or because a player chose an illegal action
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

// Aborts after `most_decisions`. `events` may be null.
GameResult play_game(const Battle& battle, const Seats& seats, Chance& chance, int most_decisions, EventSink* events);

// The same from a given state, which is updated in place, so that event sinks can look at it.
GameResult play_to_the_end(const Battle& battle, State& state, const Seats& seats, Chance& chance, int most_decisions,
                           EventSink* events);

}  // namespace bocage
