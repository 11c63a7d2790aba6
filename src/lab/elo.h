// Elo ratings by maximum likelihood (Bradley-Terry model).
#pragma once

#include "lab/statistics.h"

namespace bocage {

// wins[i][j]: games that i won against j.
using WinTable = std::vector<std::vector<double>>;

// Virtual draws between any two players that met: a prior that keeps a player with only wins from an infinite rating.
inline constexpr double kDrawsBefore = 1;

struct Rating {
  double elo = 0;       // a difference of 400 points means odds of ten to one
  Interval interval{};  // of `elo`
};

// Maximum-likelihood ratings, by player. The player `reference` is fixed at 0 and has no interval; -1 fixes the mean at
// 0 instead. The graph
// of games must connect all players. The intervals assume independent games, so for twins they are somewhat too wide.
std::vector<Rating> fit_elo(const WinTable& wins, double draws_before, int reference);

}  // namespace bocage
