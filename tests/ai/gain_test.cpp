#include "ai/search/gain.h"

#include <gtest/gtest.h>

namespace bocage {
namespace {

Gain gain_of(std::initializer_list<Try> tries) {
  Gain gain;
  for (const Try& each : tries) { gain.add(each); }
  return gain;
}

TEST(Gain, IsTheMeanOfDifferences) {
  Gain gain;
  gain.add(Try{.value = 0.7} - Try{.value = 0.5});
  gain.add(Try{.value = 0.4} - Try{.value = 0.6});
  gain.add(Try{.value = 0.9} - Try{.value = 0.6});
  EXPECT_EQ(gain.tries(), 3);
  EXPECT_NEAR(gain.mean(0), 0.1, 1e-12);
  // (0.1^2 + 0.3^2 + 0.2^2) / 2, over three tries.
  EXPECT_NEAR(gain.squared_error(0), 0.14 / 2 / 3, 1e-12);
}

TEST(Gain, LessLuckIsWhatThePlanBrings) {
  // Each try gains 0.1, and 0.2 for each medal of luck.
  const Gain gain = gain_of({{0.3, 1}, {-0.1, -1}, {0.5, 2}, {-0.3, -2}, {0.1, 0}});
  const double price = gain.covariation() / gain.luck_variation();
  EXPECT_NEAR(price, 0.2, 1e-12);
  EXPECT_NEAR(gain.mean(price), 0.1, 1e-12);
  EXPECT_LT(gain.variance(price), gain.variance(0) / 100);
}

TEST(Gain, OfFewTriesProvesLittle) {
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
