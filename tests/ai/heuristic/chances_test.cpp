#include "ai/heuristic/chances.h"

#include <gtest/gtest.h>

#include "rules/odds.h"
#include "rules/units.h"

namespace bocage {
namespace {

TEST(HeuristicChances, AreTheOddsInThousandths) {
  for (const Arm arm : kArms) {
    for (const Stars stars : {Stars::Miss, Stars::Hit}) {
      for (int dice = 0; dice <= 5; ++dice) {
        for (int figures = 1; figures <= 4; ++figures) {
          for (int ignorable = 0; ignorable < 4; ++ignorable) {
            const Odds exact = odds(dice, arm, figures, ignorable, stars);
            const Chances known = chances(dice, hit_faces(arm, stars), figures, ignorable);
            EXPECT_NEAR(known.hits, exact.expected_hits * 1000, 0.5);
            EXPECT_NEAR(known.eliminate, exact.eliminate * 1000, 0.5);
            EXPECT_NEAR(known.retreat, exact.retreat * 1000, 0.5);
          }
        }
      }
    }
  }
}

// Three of six sides hit infantry: 1/2 per die.
TEST(HeuristicChances, ADieHitsInfantryEveryOtherTime) {
  EXPECT_EQ(chances(3, kHitAsInfantry & kNoStar, 4, 0).hits, 1500);
  EXPECT_EQ(chances(1, kHitAsInfantry & kNoStar, 1, 0).eliminate, 500);
}

TEST(HeuristicChances, ValuesBeyondTheTableAreClamped) {
  EXPECT_EQ(chances(-1, kHitByBlast, 3, 0).hits, 0);
  EXPECT_EQ(chances(100, kHitByBlast, 3, 5).hits, chances(8, kHitByBlast, 3, 3).hits);
}

}  // namespace
}  // namespace bocage
