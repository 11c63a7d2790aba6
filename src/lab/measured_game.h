// A game that is watched while it is played: what its medals were for, and who had luck with the dice.
#pragma once

#include "lab/match.h"

namespace bocage {

// Where a side's medals came from; together they are what it has. Airplanes count as units.
struct MedalSources {
  int units = 0;
  int objectives = 0;
  int exits = 0;
  friend bool operator==(const MedalSources&, const MedalSources&) = default;
};

struct MeasuredGame {
  GameResult result{};
  BySide<MedalSources> sources{};
  // The figures that a side's battles took, less those that were to be expected of them: over all battles that were rolled,
  // ambushes and overruns included; not what cards and hazards do without a unit that attacks. Surplus hits count for
  // nothing (DICE-08), in what happened and in what was to be expected. Flags do not count.
  BySide<double> luck{};
  friend bool operator==(const MeasuredGame&, const MeasuredGame&) = default;
};

MeasuredGame play_measured_game(const Battle& battle, const Seats& seats, Chance& chance);

}  // namespace bocage
