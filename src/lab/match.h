// One whole game between players, from the deal to its end.
#pragma once

#include "ai/playing.h"

namespace bocage {

struct GameResult {
  Side winner = Side::Axis;  // if it is finished
  Ending ending = Ending::None;
  int turns = 0;
  int decisions = 0;
  BySide<int> medals{};
  bool finished = false;  // false: broken off, by the limit or because a player chose what was not offered
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

// `events` may be null.
GameResult play_game(const Battle& battle, const Seats& seats, Chance& chance, int most_decisions, EventSink* events);

// The same from a state on, which is changed as the game goes: for those who want to look at it while they are told events.
GameResult play_to_the_end(const Battle& battle, State& state, const Seats& seats, Chance& chance, int most_decisions,
                           EventSink* events);

}  // namespace bocage
