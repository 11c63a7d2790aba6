// One whole game between players, from the deal to its end.
#pragma once

#include "ai/player.h"

namespace bocage {

// Who sits where; a player may hold several posts. None of them is owned, none may be null.
struct Seats {
  BySide<std::array<Player*, 4>> at{};
  Player& operator[](Post post) const { return *at[index(post.side)][index(post.role)]; }
};
Seats seat(Player& axis, Player& allies);  // all posts of a side to one player

// Far more than any game takes: random players need some thousands. It ends games that would go on for ever.
inline constexpr int kMostDecisions = 200'000;

struct GameResult {
  Side winner = Side::Axis;  // if it is finished
  Ending ending = Ending::None;
  int turns = 0;
  int decisions = 0;
  BySide<int> medals{};
  bool finished = false;  // false: broken off, by the limit or because a player chose what was not offered
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

// Players are asked one after the other, the first pending post first. `events` may be null.
GameResult play_game(const Battle& battle, const Seats& seats, Chance& chance, int most_decisions, EventSink* events);

// The same from a state on, which is changed as the game goes: for those who want to look at it while they are told events.
GameResult play_on(const Battle& battle, State& state, const Seats& seats, Chance& chance, int most_decisions,
                   EventSink* events);

}  // namespace bocage
