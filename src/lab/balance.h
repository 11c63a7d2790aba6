// Battle balance, measured by self-play: win rate by side, medal sources and game length.
#pragma once

#include <functional>

#include "lab/standings.h"

namespace bocage {

struct BalancePlan {
  std::string player = "heuristic";
  std::uint64_t seed = 1;
  int games = 100;  // per battle
  int threads = 1;
};

// A side's medals per game by source, on average; while it is computed, sums.
struct MeanSources {
  double units = 0;
  double objectives = 0;
  double exits = 0;
  double all() const { return units + objectives + exits; }
  MeanSources& operator+=(const MedalSources& more);
  MeanSources per(double games) const;  // divided by their number
};

struct Balance {
  std::string id{};         // of the battle
  Side first = Side::Axis;  // who has the first turn
  int broken_off = 0;       // aborted games; nothing else counts them
  BySide<Count> wins{};
  BySide<MeanSources> medals{};
  MeanSources winners{};  // the winners' medals
  Mean turns{};
  std::array<double, 3> quartiles{};  // of `lengths`
  std::map<Ending, int> endings{};
  LuckStanding luck{};
  std::vector<double> lengths{};  // turns, per finished game
};

using Battles = std::vector<std::shared_ptr<const Battle>>;

// Plays the same games as `simulate` with this seed. `progress` is called with the number of games done, by one thread
// at a time, and may be empty. Throws std::invalid_argument if the player is unknown.
std::vector<Balance> play_balance(const Battles& battles, const BalancePlan& plan,
                                  const std::function<void(int)>& progress);

Balance balance_of(const Battle& battle, std::span<const MeasuredGame> games);

}  // namespace bocage
