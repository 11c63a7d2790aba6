#include "ai/search/gain.h"

#include <gtest/gtest.h>

namespace bocage {
namespace {

Gain gain_of(std::initializer_list<Rollout> rollouts) {
  Gain gain;
  for (const Rollout& each : rollouts) { gain.add(each); }
  return gain;
}

TEST(Gain, IsTheMeanOfDifferences) {
  Gain gain;
  gain.add(Rollout{.value = 0.7} - Rollout{.value = 0.5});
  gain.add(Rollout{.value = 0.4} - Rollout{.value = 0.6});
  gain.add(Rollout{.value = 0.9} - Rollout{.value = 0.6});
  EXPECT_EQ(gain.rollouts(), 3);
  EXPECT_NEAR(gain.mean(0), 0.1, 1e-12);
  // (0.1^2 + 0.3^2 + 0.2^2) / 2, over three rollouts.
  EXPECT_NEAR(gain.squared_error(0), 0.14 / 2 / 3, 1e-12);
}

TEST(Gain, TheControlVariateRemovesLuck) {
  // Each rollout gains 0.1, plus 0.2 per medal of luck.
  const Gain gain = gain_of({{0.3, 1}, {-0.1, -1}, {0.5, 2}, {-0.3, -2}, {0.1, 0}});
  const double coefficient = gain.covariation() / gain.luck_variation();
  EXPECT_NEAR(coefficient, 0.2, 1e-12);
  EXPECT_NEAR(gain.mean(coefficient), 0.1, 1e-12);
  EXPECT_LT(gain.variance(coefficient), gain.variance(0) / 100);
}

TEST(Gain, OfFewRolloutsIsUncertain) {
  const Gain none;
  EXPECT_EQ(none.mean(1), 0);
  EXPECT_EQ(none.covariation(), 0);
  EXPECT_EQ(none.luck_variation(), 0);
  const Gain two = gain_of({{0.3, 0}, {0.3, 0}});
  const Gain many = gain_of({{0.3, 0}, {0.3, 0}, {0.3, 0}, {0.3, 0}});
  EXPECT_GT(two.squared_error(0), 100 * many.squared_error(0));
}

}  // namespace
}  // namespace bocage
