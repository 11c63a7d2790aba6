// Simulates many games in parallel. Results depend only on the seed, not on the number of threads.
#pragma once

#include <functional>

#include "lab/match.h"

namespace bocage {

struct SimulationPlan {
  BySide<std::string> players{"random", "random"};  // for make_player()
  std::uint64_t seed = 1;
  int games = 1;
  int threads = 1;
};

struct SimulationTotals {
  int games = 0;
  int finished = 0;
  int axis_wins = 0;
  int allies_wins = 0;
  std::int64_t turns = 0;
  std::int64_t decisions = 0;
  double seconds = 0;  // wall-clock time; the only field that differs from run to run

  int wins(Side side) const { return side == Side::Axis ? axis_wins : allies_wins; }
  double decisions_per_second() const { return seconds > 0 ? static_cast<double>(decisions) / seconds : 0; }
  double games_per_second() const { return seconds > 0 ? games / seconds : 0; }
};

// Called with the number of games done, by one thread at a time, but not always the same one. May be empty.
using Progress = std::function<void(int games_done)>;

// Throws std::invalid_argument if a player is unknown.
SimulationTotals simulate(const Battle& battle, const SimulationPlan& plan, const Progress& progress);

// Plays the game of that number in a plan, the same as in simulate(). `events` may be null.
GameResult play_numbered_game(const Battle& battle, const SimulationPlan& plan, int number, EventSink* events);

}  // namespace bocage
