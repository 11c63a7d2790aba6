#include "lab/simulate.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "support/position.h"

namespace bocage {
namespace {

void expect_same_games(const SimulationTotals& a, const SimulationTotals& b) {
  EXPECT_EQ(a.games, b.games);
  EXPECT_EQ(a.finished, b.finished);
  EXPECT_EQ(a.axis_wins, b.axis_wins);
  EXPECT_EQ(a.allies_wins, b.allies_wins);
  EXPECT_EQ(a.turns, b.turns);
  EXPECT_EQ(a.decisions, b.decisions);
}

TEST(Simulate, GivesTheSameTotalsOnOneThreadAndOnMore) {
  const auto battle = Position::from_battle("01").battle();
  SimulationPlan plan{.players = {"heuristic", "random"}, .seed = 5, .games = 24};
  const SimulationTotals alone = simulate(*battle, plan, {});
  for (const int threads : {2, 5}) {
    plan.threads = threads;
    expect_same_games(simulate(*battle, plan, {}), alone);
  }
  plan.seed = 6;
  EXPECT_NE(simulate(*battle, plan, {}).decisions, alone.decisions);
}

TEST(Simulate, AddsUp) {
  const auto battle = Position::from_battle("02").battle();
  const SimulationPlan plan{.seed = 1, .games = 10};
  const SimulationTotals totals = simulate(*battle, plan, {});
  SimulationTotals sum;
  for (int number = 0; number < plan.games; ++number) {
    const GameResult game = play_numbered_game(*battle, plan, number, nullptr);
    ++sum.games;
    ++sum.finished;
    ++(game.winner == Side::Axis ? sum.axis_wins : sum.allies_wins);
    sum.turns += game.turns;
    sum.decisions += game.decisions;
    EXPECT_TRUE(game.finished);
  }
  expect_same_games(totals, sum);
  EXPECT_EQ(totals.wins(Side::Axis) + totals.wins(Side::Allies), totals.finished);
  EXPECT_GT(totals.seconds, 0);
  EXPECT_GT(totals.games_per_second(), 0);
  EXPECT_GT(totals.decisions_per_second(), totals.games_per_second());
}

TEST(Simulate, ReportsProgress) {
  const auto battle = Position::from_battle("01").battle();
  std::vector<int> told;
  simulate(*battle, {.seed = 1, .games = 6, .threads = 2}, [&](int games_done) { told.push_back(games_done); });
  EXPECT_EQ(told, (std::vector{1, 2, 3, 4, 5, 6}));
}

TEST(Simulate, NoGamesGiveZeroTotals) {
  const auto battle = Position::from_battle("01").battle();
  EXPECT_EQ(simulate(*battle, {.games = 0, .threads = 2}, {}).games, 0);
}

TEST(Simulate, RefusesAnUnknownPlayer) {
  const auto battle = Position::from_battle("01").battle();
  EXPECT_THROW(simulate(*battle, {.players = {"random", "napoleon"}}, {}), std::invalid_argument);
}

}  // namespace
}  // namespace bocage
