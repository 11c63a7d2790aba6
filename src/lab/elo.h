// The strength of several players on one scale, from the games between them (Bradley and Terry).
#pragma once

#include "lab/statistics.h"

namespace bocage {

// wins[i][j]: games that i won against j.
using WinTable = std::vector<std::vector<double>>;

// Drawn games added between any two players who met, so that somebody who won all his games is strong and not infinitely
// strong.
inline constexpr double kDrawsBefore = 1;

struct Rating {
  double elo = 0;  // 400 points are odds of ten to one
  Interval interval{};
};

// The most likely ratings. `reference` stands at 0 and has no interval; -1: their mean is at 0. Every two players must be
// joined by games, directly or through others. The intervals are those of independent games: where games come in pairs with
// the sides exchanged they are rather too wide.
std::vector<Rating> fit_elo(const WinTable& wins, double draws_before, int reference);

}  // namespace bocage
