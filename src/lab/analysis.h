// Analysis of a recorded game: the winning chances after each turn, and the turning points.
#pragma once

#include <optional>

#include "game/record.h"
#include "lab/simulate.h"
#include "lab/statistics.h"

namespace bocage {

struct AnalysisPlan {
  std::string player = "sergeant";  // plays both sides in the playouts
  std::uint64_t seed = 1;
  int playouts = 200;  // per moment; all moments use the same seeds
  int threads = 1;
};

// An estimated winning chance, with its 95 % interval.
struct Estimate {
  double allies = 0;    // their winning chance; that of the Axis is the rest
  Interval interval{};  // of the Allies' winning chance
  double of(Side side) const { return side == Side::Allies ? allies : 1 - allies; }
  // The standard error; 0 once the battle is over.
  double error() const { return (interval.high - interval.low) / (2 * kZ95); }
};

// Results of the playouts from one moment.
struct Playouts {
  int to_axis = 0;     // won by the Axis
  int to_allies = 0;   // won by the Allies
  int broken_off = 0;  // aborted: not counted in the winning chance
  int all() const { return to_axis + to_allies + broken_off; }
  Playouts& operator+=(const Playouts& more);
};
// Runs the playouts numbered `first` to `first` + `count` - 1. Each depends only on the plan's seed and its number.
// Throws std::invalid_argument if the player is unknown.
Playouts play_out(const Battle& battle, const State& state, const AnalysisPlan& plan, int first, int count);
// Exactly 0 or 1, without playouts, if the battle is over.
Estimate estimate(const State& state, const Playouts& playouts);

// Plays out the state with both hands as they are; draws and dice differ in each playout. Exactly 0 or 1 if the battle
// is over. The result depends on the plan's seed, not on the number of threads. Throws std::invalid_argument if the
// player is unknown. `progress` may be empty.
Estimate estimate_by_playouts(const Battle& battle, const State& state, const AnalysisPlan& plan,
                              const Progress& progress);

// A point of the game to evaluate: before the first turn, or after a turn.
struct Moment {
  std::size_t step = 0;       // number of record steps before it
  int turn = 0;               // the turn that ended; 0: the setup
  Side side = Side::Axis;     // whose turn it was
  std::vector<Card> cards{};  // played in that turn, in order; an Ambush is the other side's
  BySide<int> medals{};
  Estimate chance{};
};

// A turn that changed the winning chances by more than the sampling error.
struct TurningPoint {
  std::size_t moment = 0;  // the moment after the turn
  double swing = 0;        // change of the winning chance of the side on turn
};
inline constexpr double kLeastSwing = 0.10;  // of a turning point
inline constexpr std::size_t kMostTurningPoints = 5;

struct Analysis {
  std::vector<Moment> moments{};
  std::vector<TurningPoint> turning_points{};  // the largest first
  std::optional<Side> winner{};                // nullopt: the record ends before the battle does
};

// A moment of a record, with the state its playouts start from. The record must be verified.
struct Halt {
  Moment moment{};
  State state{};
};
std::vector<Halt> halts_of(const Battle& battle, const Record& record);

// The record must be verified. `progress` is called with the number of playouts done, out of playouts_for(), by one
// thread at a time.
int playouts_for(const Battle& battle, const Record& record, const AnalysisPlan& plan);
Analysis analyze(const Battle& battle, const Record& record, const AnalysisPlan& plan, const Progress& progress);

// The largest swings first, at most kMostTurningPoints.
std::vector<TurningPoint> turning_points_of(const std::vector<Moment>& moments);

}  // namespace bocage
