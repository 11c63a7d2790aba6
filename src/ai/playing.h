// Seats computer players at their posts and lets them play a position on.
#pragma once

#include <cassert>
#include <limits>

#include "ai/player.h"

namespace bocage {

// The player at each post; one may hold several. Non-owning, never null.
struct Seats {
  BySide<std::array<Player*, 4>> at{};
  Player& operator[](Post post) const {
    assert(at[index(post.side)][index(post.role)] != nullptr);
    return *at[index(post.side)][index(post.role)];
  }
};
Seats seat(Player& axis, Player& allies);  // all posts of a side to one player

// A side's computer players, one per post. They share neither their budget nor their random numbers, which would leak
// how often the others were asked.
class Staff {
 public:
  Staff(std::string_view name, std::uint64_t seed);
  Player& operator[](Role role) const { return *at_[index(role)]; }

 private:
  ByRole<std::unique_ptr<Player>> at_;
};
Seats seat(const Staff& axis, const Staff& allies);

// A safety limit against endless games, far above what any game takes: random players need a few thousand.
inline constexpr int kMostDecisions = 200'000;

// How far to play, unless the battle ends first.
struct Until {
  int turn = std::numeric_limits<int>::max();  // stop when this turn begins
  int decisions = kMostDecisions;
};

// Asks the first pending post each time. Also stops if a player chooses an action that was not offered. Returns the
// number of decisions. `events` may be null.
int play_on(const Battle& battle, State& state, const Seats& seats, Chance& chance, const Until& until,
            EventSink* events);

}  // namespace bocage
