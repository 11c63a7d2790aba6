#include "lab/elo.h"

#include <gtest/gtest.h>

namespace bocage {
namespace {

// 8 of 10 plus a virtual draw is 8.5 of 11, odds of 17 to 5: 400 log10(17 / 5) = 212.6 points. The Fisher information
// is 11 * 17/22 * 5/22 = 1.9318, so the standard error is 173.72 / sqrt(1.9318) = 124.99 points.
TEST(Elo, OfTwoPlayersFollowsFromTheirOdds) {
  const auto to_second = fit_elo({{0, 8}, {2, 0}}, 1, 1);
  EXPECT_NEAR(to_second[0].elo, 212.6, 0.05);
  EXPECT_NEAR(to_second[0].interval.high - to_second[0].elo, 1.96 * 124.99, 0.1);
  EXPECT_EQ(to_second[1].elo, 0);
  EXPECT_NEAR(to_second[1].interval.high - to_second[1].interval.low, 0, 1e-3);
  const auto to_mean = fit_elo({{0, 8}, {2, 0}}, 1, -1);
  EXPECT_NEAR(to_mean[0].elo, 106.3, 0.05);
  EXPECT_NEAR(to_mean[1].elo, -106.3, 0.05);
  EXPECT_NEAR(to_mean[0].interval.high - to_mean[0].elo, 1.96 * 124.99 / 2, 0.1);
}

// Odds of 2 to 1, 2 to 1 and 4 to 1 are exactly consistent: each step is 400 log10(2) = 120.41 points.
TEST(Elo, OfThreePlayersIsOnOneScale) {
  const auto ratings = fit_elo({{0, 20, 24}, {10, 0, 20}, {6, 10, 0}}, 0, -1);
  EXPECT_NEAR(ratings[0].elo, 120.41, 0.01);
  EXPECT_NEAR(ratings[1].elo, 0, 0.01);
  EXPECT_NEAR(ratings[2].elo, -120.41, 0.01);
}

// 20.5 of 21: 400 log10(41) = 645.1.
TEST(Elo, IsFiniteAfterOnlyWins) { EXPECT_NEAR(fit_elo({{0, 20}, {0, 0}}, 1, 1)[0].elo, 645.1, 0.05); }

TEST(Elo, IsEqualForEquals) {
  for (const Rating& rating : fit_elo({{0, 5, 5}, {5, 0, 5}, {5, 5, 0}}, kDrawsBefore, -1)) {
    EXPECT_NEAR(rating.elo, 0, 1e-6);
    EXPECT_NEAR(rating.interval.low, -rating.interval.high, 1e-6);
  }
}

}  // namespace
}  // namespace bocage
