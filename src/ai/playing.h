// Players at their posts, and a position played on by them.
#pragma once

#include <limits>

#include "ai/player.h"

namespace bocage {

// Who sits where; a player may hold several posts. None of them is owned, none may be null.
struct Seats {
  BySide<std::array<Player*, 4>> at{};
  Player& operator[](Post post) const { return *at[index(post.side)][index(post.role)]; }
};
Seats seat(Player& axis, Player& allies);  // all posts of a side to one player

// The programs of a side: one of this name at each post, as at a table. None of them shares his thinking time with another, nor
// his lots, which would tell him how often the others drew.
class Staff {
 public:
  Staff(std::string_view name, std::uint64_t seed);
  Player& operator[](Role role) const { return *at_[index(role)]; }

 private:
  std::array<std::unique_ptr<Player>, 4> at_;
};
Seats seat(const Staff& axis, const Staff& allies);

// Far more than any game takes: random players need some thousands. It ends games that would go on for ever.
inline constexpr int kMostDecisions = 200'000;

// How far, if the battle is not over before.
struct Until {
  int turn = std::numeric_limits<int>::max();  // ends when this turn begins
  int decisions = kMostDecisions;
};

// Players are asked one after the other, the first pending post first; also ends if one chooses what was not offered. Returns
// the number of decisions. `events` may be null.
int play_on(const Battle& battle, State& state, const Seats& seats, Chance& chance, const Until& until,
            EventSink* events);

}  // namespace bocage
