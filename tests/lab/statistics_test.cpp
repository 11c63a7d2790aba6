#include "lab/statistics.h"

#include <gtest/gtest.h>

#include <array>

namespace bocage {
namespace {

// Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
TEST(Wilson, AgreesWithPublishedValues) {
  struct Row {
    int wins, games;
    double low, high;
  };
  for (const Row& row : {Row{81, 263, 0.2553, 0.3662}, Row{15, 148, 0.0624, 0.1605}, Row{0, 20, 0.0000, 0.1611},
                         Row{1, 29, 0.0061, 0.1718}, Row{8, 10, 0.4902, 0.9433}}) {
    EXPECT_NEAR(wilson(row.wins, row.games).low, row.low, 5e-5) << row.wins;
    EXPECT_NEAR(wilson(row.wins, row.games).high, row.high, 5e-5) << row.wins;
  }
}

TEST(Wilson, IsTheUnitIntervalWithoutGames) {
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

// The sum of squares around 5 is 9+1+1+1+0+0+4+16 = 32: error sqrt(32 / 7 / 8) = 0.7559.
TEST(MeanOf, HasItsStandardError) {
  const Mean mean = mean_of(std::array{2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0});
  EXPECT_EQ(mean.count, 8);
  EXPECT_DOUBLE_EQ(mean.mean, 5);
  EXPECT_NEAR(mean.error, 0.7559, 5e-5);
  EXPECT_NEAR(mean.interval().low, 5 - 1.96 * 0.7559, 1e-3);
  EXPECT_EQ(mean_of(std::array{3.0}).error, 0);
  EXPECT_EQ(mean_of(std::span<const double>()).mean, 0);
}

TEST(Quantile, Interpolates) {
  EXPECT_DOUBLE_EQ(quantile({4, 1, 3, 2}, 0.25), 1.75);
  EXPECT_DOUBLE_EQ(quantile({4, 1, 3, 2}, 0.5), 2.5);
  EXPECT_DOUBLE_EQ(quantile({4, 1, 3, 2}, 1), 4);
  EXPECT_DOUBLE_EQ(quantile({7}, 0.75), 7);
  EXPECT_EQ(quantile({}, 0.5), 0);
}

// Anscombe's first set (1973): 0.816.
TEST(Correlation, IsPearsons) {
  const std::array x{10.0, 8.0, 13.0, 9.0, 11.0, 14.0, 6.0, 4.0, 12.0, 7.0, 5.0};
  const std::array y{8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68};
  EXPECT_NEAR(correlation(x, y), 0.816, 5e-4);
  EXPECT_NEAR(correlation(std::array{1.0, 2.0, 3.0}, std::array{6.0, 4.0, 2.0}), -1, 1e-12);
  EXPECT_EQ(correlation(std::array{1.0, 2.0}, std::array{3.0, 3.0}), 0);
}

}  // namespace
}  // namespace bocage
