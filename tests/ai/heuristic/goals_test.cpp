#include "ai/heuristic/goals.h"

#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

constexpr Weights kWeights{};

Goals goals_of(const Table& t, Side side) { return {t.battle(), t.state().open.field, side, kWeights}; }

TEST(HeuristicGoals, AMedalHexIsWorthItsMedal) {
  const Table t = Position().unit("allies", "infantry", {8, 4}).objective("allies", {{8, 2}}).play();
  const Goals goals = goals_of(t, Side::Allies);
  EXPECT_EQ(goals.holding(t.hex({8, 2}), t.hex({8, 4})), kWeights.held_medal);
  EXPECT_EQ(goals.holding(t.hex({9, 3}), t.hex({8, 4})), 0);
  EXPECT_TRUE(goals.wanted() == HexSet::of(t.hex({8, 2})));
}

TEST(HeuristicGoals, AHeldHexIsNotWantedButWorthKeeping) {
  const Table t = Position().unit("allies", "infantry", {8, 2}).objective("allies", {{8, 2}}).play();
  const Goals goals = goals_of(t, Side::Allies);
  EXPECT_TRUE(goals.wanted().empty());
  EXPECT_EQ(goals.holding(t.hex({8, 2}), t.hex({8, 2})), kWeights.held_medal);
}

TEST(HeuristicGoals, AMedalThatIsKeptNeedsNoGuard) {
  const Table t = Position().unit("allies", "infantry", {8, 2}).permanent_objective("allies", {{8, 2}}).play();
  EXPECT_EQ(goals_of(t, Side::Allies).holding(t.hex({8, 2}), t.hex({8, 2})), 0);
}

TEST(HeuristicGoals, TheLastMedalIsVictory) {
  const Table t = Position().unit("allies", "infantry", {8, 4}).medals(1).objective("allies", {{8, 2}}).play();
  EXPECT_EQ(goals_of(t, Side::Allies).holding(t.hex({8, 2}), t.hex({8, 4})), kWeights.held_medal + kWeights.victory);
}

TEST(HeuristicGoals, AnEnemyOnItsObjectiveIsWorthDislodging) {
  const Table t =
      Position().unit("allies", "infantry", {8, 4}).unit("axis", "infantry", {8, 2}).objective("axis", {{8, 2}}).play();
  const Goals goals = goals_of(t, Side::Allies);
  EXPECT_EQ(goals.dislodging(t.hex({8, 2})), kWeights.held_medal);
  EXPECT_EQ(goals.dislodging(t.hex({8, 4})), 0);
}

// Two of the hexes are needed: the first is partial progress, the second the medal, the third nothing.
TEST(HeuristicGoals, OfAGroupTheHexThatCompletesItCounts) {
  Position position;
  position.unit("allies", "infantry", {8, 6}).group_objective("allies", {{6, 2}, {8, 2}, {10, 2}}, 2);
  const auto worth = [](Position& p) {
    const Table t = p.play();
    return goals_of(t, Side::Allies).holding(t.hex({10, 2}), t.hex({8, 6}));
  };
  EXPECT_EQ(worth(position), kWeights.denial);
  EXPECT_EQ(worth(position.unit("allies", "infantry", {6, 2})), kWeights.held_medal);
  EXPECT_EQ(worth(position.unit("allies", "infantry", {8, 2})), 0);
}

}  // namespace
}  // namespace bocage
