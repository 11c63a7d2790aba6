#include "ai/heuristic/chances.h"

#include <gtest/gtest.h>

#include "rules/odds.h"

namespace bocage {
namespace {

TEST(HeuristicChances, AreTheOddsInThousandths) {
  for (const Arm arm : kArms) {
    for (const Stars stars : {Stars::Miss, Stars::Hit}) {
      for (int dice = 0; dice <= 5; ++dice) {
        for (int figures = 1; figures <= 4; ++figures) {
          for (int ignorable = 0; ignorable < 2; ++ignorable) {
            const Odds exact = odds(dice, arm, figures, ignorable, stars);
            const Chances known = chances(dice, arm, figures, ignorable, stars);
            EXPECT_NEAR(known.hits, exact.expected_hits * 1000, 0.5);
            EXPECT_NEAR(known.eliminate, exact.eliminate * 1000, 0.5);
            EXPECT_NEAR(known.retreat, exact.retreat * 1000, 0.5);
          }
        }
      }
    }
  }
}

// Three of six sides hit infantry: 1/2 a die.
TEST(HeuristicChances, ADieHitsInfantryEveryOtherTime) {
  EXPECT_EQ(chances(3, Arm::Infantry, 4, 0, Stars::Miss).hits, 1500);
  EXPECT_EQ(chances(1, Arm::Infantry, 1, 0, Stars::Miss).eliminate, 500);
}

TEST(HeuristicChances, NumbersBeyondTheTableDoNoHarm) {
  EXPECT_EQ(chances(-1, Arm::Armor, 3, 0, Stars::Miss).hits, 0);
  EXPECT_EQ(chances(100, Arm::Armor, 3, 5, Stars::Miss).hits, chances(8, Arm::Armor, 3, 1, Stars::Miss).hits);
}

}  // namespace
}  // namespace bocage
