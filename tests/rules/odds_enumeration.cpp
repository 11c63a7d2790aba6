// DICE-08 and DICE-09: rules/odds.h against an independent enumeration of all rolls.
#include "rules/odds.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace bocage {
namespace {

constexpr int kMostDice = 6;
constexpr double kExact = 1e-12;

enum class Side6 : std::uint8_t { Infantry, InfantryAgain, Armor, Grenade, Flag, Star };

// DICE-03 to DICE-07, straight from the rules.
bool hits(Side6 side, Arm target, bool stars_hit) {
  switch (side) {
    case Side6::Infantry:
    case Side6::InfantryAgain: return target == Arm::Infantry;
    case Side6::Armor: return target == Arm::Armor;
    case Side6::Grenade: return true;
    case Side6::Flag: return false;
    case Side6::Star: return stars_hit;
  }
  return false;
}

// How many of the 6^n rolls have each number of hits and flags.
using Census = std::array<std::array<int, kMostDice + 1>, kMostDice + 1>;

Census count_rolls(int dice, Arm target, bool stars_hit) {
  Census census{};
  int rolls = 1;
  for (int i = 0; i < dice; ++i) { rolls *= 6; }
  for (int roll = 0; roll < rolls; ++roll) {
    std::size_t hit = 0;
    std::size_t flag = 0;
    int rest = roll;
    for (int i = 0; i < dice; ++i, rest /= 6) {
      const auto side = static_cast<Side6>(rest % 6);
      hit += hits(side, target, stars_hit) ? 1 : 0;
      flag += side == Side6::Flag ? 1 : 0;
    }
    ++census[hit][flag];
  }
  return census;
}

Odds by_hand(const Census& census, int figures, int ignorable_flags) {
  Odds result;
  double rolls = 0;
  for (int hit = 0; hit <= kMostDice; ++hit) {
    for (int flag = 0; flag <= kMostDice; ++flag) {
      const int n = census[static_cast<std::size_t>(hit)][static_cast<std::size_t>(flag)];
      rolls += n;
      result.expected_hits += n * std::min(hit, figures);
      if (hit >= figures) { result.eliminate += n; }
      if (hit < figures && flag > ignorable_flags) { result.retreat += n; }
    }
  }
  return {result.expected_hits / rolls, result.eliminate / rolls, result.retreat / rolls};
}

TEST(DICE09, OddsAreThoseOfAllRolls) {
  for (int dice = 0; dice <= kMostDice; ++dice) {
    for (const Arm arm : kArms) {
      for (const Stars stars : {Stars::Miss, Stars::Hit}) {
        const Census census = count_rolls(dice, arm, stars == Stars::Hit);
        for (int figures = 1; figures <= 4; ++figures) {
          for (int ignorable = 0; ignorable <= 2; ++ignorable) {
            const Odds expected = by_hand(census, figures, ignorable);
            const Odds got = odds(dice, arm, figures, ignorable, stars);
            SCOPED_TRACE(std::to_string(dice) + " dice at " + std::to_string(figures) + " " + std::string(name(arm)) +
                         ", ignoring " + std::to_string(ignorable) + (stars == Stars::Hit ? ", stars hit" : ""));
            EXPECT_NEAR(got.expected_hits, expected.expected_hits, kExact);
            EXPECT_NEAR(got.eliminate, expected.eliminate, kExact);
            EXPECT_NEAR(got.retreat, expected.retreat, kExact);
          }
        }
      }
    }
  }
}

TEST(DICE09, OddsOfOneDie) {
  const auto one = [](Arm arm, Stars stars) { return odds(1, arm, 1, 0, stars).eliminate; };
  EXPECT_NEAR(one(Arm::Infantry, Stars::Miss), 1.0 / 2, kExact);
  EXPECT_NEAR(one(Arm::Armor, Stars::Miss), 1.0 / 3, kExact);
  EXPECT_NEAR(one(Arm::Artillery, Stars::Miss), 1.0 / 6, kExact);
  EXPECT_NEAR(one(Arm::Infantry, Stars::Hit), 2.0 / 3, kExact);  // AIRP-05
  EXPECT_NEAR(one(Arm::Armor, Stars::Hit), 1.0 / 2, kExact);
  EXPECT_NEAR(one(Arm::Artillery, Stars::Hit), 1.0 / 3, kExact);
  for (const Arm arm : kArms) {
    EXPECT_NEAR(odds(1, arm, 1, 0, Stars::Miss).retreat, 1.0 / 6, kExact);
    EXPECT_NEAR(odds(1, arm, 1, 1, Stars::Miss).retreat, 0.0, kExact);
  }
}

// DICE-02: the expectation is linear in the dice as long as no hit is surplus.
TEST(DICE02, ExpectedHitsAddUp) {
  for (int dice = 1; dice <= 4; ++dice) {
    EXPECT_NEAR(odds(dice, Arm::Infantry, 4, 0, Stars::Miss).expected_hits, dice / 2.0, kExact);
    EXPECT_NEAR(odds(dice, Arm::Armor, 4, 0, Stars::Miss).expected_hits, dice / 3.0, kExact);
    EXPECT_NEAR(odds(dice, Arm::Artillery, 4, 0, Stars::Miss).expected_hits, dice / 6.0, kExact);
  }
}

TEST(DICE08, TheOddsCountNoSurplusHits) {
  EXPECT_NEAR(odds(4, Arm::Infantry, 1, 0, Stars::Miss).expected_hits, 15.0 / 16, kExact);  // 1 - (1/2)^4
  EXPECT_NEAR(odds(4, Arm::Infantry, 1, 0, Stars::Miss).eliminate, 15.0 / 16, kExact);
  EXPECT_NEAR(odds(2, Arm::Artillery, 2, 0, Stars::Miss).eliminate, 1.0 / 36, kExact);
  EXPECT_NEAR(odds(1, Arm::Infantry, 2, 0, Stars::Miss).eliminate, 0.0, kExact);
}

TEST(DICE09, NoDiceNoChance) {
  const Odds none = odds(0, Arm::Infantry, 4, 0, Stars::Miss);
  EXPECT_EQ(none.expected_hits, 0);
  EXPECT_EQ(none.eliminate, 0);
  EXPECT_EQ(none.retreat, 0);
}

// The probability of losing exactly k figures, by hand: binomials, with all surplus in the last term.
TEST(DICE08, LossesAreBinomialUpToTheLastFigure) {
  const auto check = [](const Losses& got, const std::vector<double>& wanted) {
    ASSERT_EQ(got.size, wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) { EXPECT_NEAR(got.chance[i], wanted[i], kExact) << i; }
  };
  check(losses(2, Arm::Infantry, 4, Stars::Miss), {1.0 / 4, 1.0 / 2, 1.0 / 4});
  check(losses(3, Arm::Infantry, 2, Stars::Miss), {1.0 / 8, 3.0 / 8, 4.0 / 8});
  check(losses(3, Arm::Armor, 1, Stars::Miss), {8.0 / 27, 19.0 / 27});
  check(losses(2, Arm::Artillery, 2, Stars::Miss), {25.0 / 36, 10.0 / 36, 1.0 / 36});
  check(losses(2, Arm::Artillery, 2, Stars::Hit), {4.0 / 9, 4.0 / 9, 1.0 / 9});
  check(losses(0, Arm::Infantry, 4, Stars::Miss), {1.0});
}

}  // namespace
}  // namespace bocage
