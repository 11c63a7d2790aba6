// How the chances went through a recorded game, and which turns decided it.
#pragma once

#include <optional>

#include "game/record.h"
#include "lab/simulate.h"
#include "lab/statistics.h"

namespace bocage {

struct AnalysisPlan {
  std::string player = "sergeant";  // plays both sides to the end, again and again
  std::uint64_t seed = 1;
  int playouts = 200;  // from each moment; all moments meet the same seeds
  int threads = 1;
};

// The chance that the Allies win.
struct Estimate {
  double allies = 0;
  Interval interval{};
  double of(Side side) const { return side == Side::Allies ? allies : 1 - allies; }
  double error() const { return (interval.high - interval.low) / (2 * kSure); }  // standard error; 0 at the end
};

// How games from one moment ended.
struct Playouts {
  int to_axis = 0;
  int to_allies = 0;
  int broken_off = 0;
  int all() const { return to_axis + to_allies + broken_off; }
  Playouts& operator+=(const Playouts& more);
};
// Those with the numbers from `first` on. Throws std::invalid_argument for a player that there is none of.
Playouts play_out(const Battle& battle, const State& state, const AnalysisPlan& plan, int first, int count);
// Exactly 0 or 1 if the battle is over, without any playouts.
Estimate estimate(const State& state, const Playouts& playouts);

// From a state as it is, with the cards that both sides hold; draws and dice are new in each playout. Exactly 0 or 1 if
// the battle is over. Depends on the plan's seed, not on its threads. Throws std::invalid_argument for a player that
// there is none of. `progress` may be empty.
Estimate reckon(const Battle& battle, const State& state, const AnalysisPlan& plan, const Progress& progress);

// Before the first turn, or after a turn.
struct Moment {
  std::size_t step = 0;       // steps of the record that were taken before it
  int turn = 0;               // the one that ended; 0: the set-up
  Side side = Side::Axis;     // whose turn it was
  std::vector<Card> cards{};  // that were played in it, in order; an Ambush is the other side's
  BySide<int> medals{};
  Estimate chance{};
};

// A turn that changed the chances by more than playouts scatter.
struct TurningPoint {
  std::size_t moment = 0;  // after it; the one before is the moment before
  double swing = 0;        // what the side on turn won or lost by it
};
inline constexpr double kLeastSwing = 0.10;
inline constexpr std::size_t kMostTurningPoints = 5;

struct Analysis {
  std::vector<Moment> moments{};
  std::vector<TurningPoint> turning_points{};  // the largest first
  std::optional<Side> winner{};                // nobody: the record ends before the battle does
};

// The moments of a record, each with the state from which its chance is reckoned. The record must be verified.
struct Halt {
  Moment moment{};
  State state{};
};
std::vector<Halt> halts_of(const Battle& battle, const Record& record);

// The record must be verified. `progress` is called with the playouts done, of playouts_for(), by one thread at a time.
int playouts_for(const Battle& battle, const Record& record, const AnalysisPlan& plan);
Analysis analyze(const Battle& battle, const Record& record, const AnalysisPlan& plan, const Progress& progress);

std::vector<TurningPoint> turning_points_of(const std::vector<Moment>& moments);

}  // namespace bocage
