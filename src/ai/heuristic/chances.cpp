#include "ai/heuristic/chances.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "rules/odds.h"

namespace bocage {
namespace {

// What lies beyond is as good as the last row: no attack that can occur has more dice, hardly a unit more figures.
constexpr int kMostDice = 8;
constexpr int kMostFigures = 6;

// Rows are counted in the order of these loops; row_of() finds one again.
std::vector<Chances> work_out() {
  std::vector<Chances> rows;
  const auto thousandths = [](double chance) { return static_cast<int>(std::lround(chance * 1000)); };
  for (int dice = 0; dice <= kMostDice; ++dice) {
    for (int figures = 0; figures <= kMostFigures; ++figures) {
      for (int ignorable = 0; ignorable < 2; ++ignorable) {
        for (const Stars stars : {Stars::Miss, Stars::Hit}) {
          for (const Arm arm : kArms) {
            const Odds exact = odds(dice, arm, figures, ignorable, stars);
            rows.push_back({.hits = thousandths(exact.expected_hits),
                            .eliminate = thousandths(exact.eliminate),
                            .retreat = thousandths(exact.retreat)});
          }
        }
      }
    }
  }
  return rows;
}

std::size_t row_of(int dice, int figures, int ignorable, Stars stars, Arm arm) {
  std::size_t row = static_cast<std::size_t>(std::clamp(dice, 0, kMostDice));
  row = row * (kMostFigures + 1) + static_cast<std::size_t>(std::clamp(figures, 0, kMostFigures));
  row = row * 2 + (ignorable > 0 ? 1 : 0);
  row = row * 2 + static_cast<std::size_t>(stars);
  return row * kArms.size() + index(arm);
}

}  // namespace

Chances chances(int dice, Arm target, int figures, int ignorable_flags, Stars stars) {
  static const std::vector<Chances> kRows = work_out();
  return kRows[row_of(dice, figures, ignorable_flags, stars, target)];
}

}  // namespace bocage
