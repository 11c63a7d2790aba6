// A game with measurements: where its medals came from, and each side's dice luck.
#pragma once

#include "lab/match.h"

namespace bocage {

// A side's medals by source; they add up to its total. Airplanes count as units.
struct MedalSources {
  int units = 0;
  int objectives = 0;
  int exits = 0;
  friend bool operator==(const MedalSources&, const MedalSources&) = default;
};

struct MeasuredGame {
  GameResult result{};
  BySide<MedalSources> sources{};
  // Dice luck: figures eliminated by the side's attacks minus their expectation. Includes ambushes and overruns, but
  // not cards and hazards without an attacking unit. Surplus hits (DICE-08) and flags do not count.
  BySide<double> luck{};
  friend bool operator==(const MeasuredGame&, const MeasuredGame&) = default;
};

MeasuredGame play_measured_game(const Battle& battle, const Seats& seats, Chance& chance);

}  // namespace bocage
