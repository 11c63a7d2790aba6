#include "lab/balance.h"

#include <gtest/gtest.h>

#include <numeric>
#include <stdexcept>

#include "ai/random_player.h"
#include "lab/simulate.h"
#include "support/position.h"

namespace bocage {
namespace {

// Random cards, but dice that always show one face.
class OneFace final : public Chance {
 public:
  explicit OneFace(Face face) : face_(face) {}
  Face die() override { return face_; }
  int pick(int choices) override { return cards_.pick(choices); }
  Card draw(const CardBag& bag) override { return cards_.draw(bag); }

 private:
  Face face_;
  FastChance cards_{1};
};

BySide<double> luck_with(Face face) {
  const auto battle = Position::from_battle("01").battle();
  RandomPlayer axis(1);
  RandomPlayer allies(2);
  OneFace chance(face);
  return play_measured_game(*battle, seat(axis, allies), chance).luck;
}

// Grenades always hit; stars never do, in the battles of the standard game.
TEST(Luck, IsPositiveForHitsAndNegativeForMisses) {
  for (const Side side : kSides) {
    EXPECT_GT(luck_with(Face::Grenade)[index(side)], 0);
    EXPECT_LT(luck_with(Face::Star)[index(side)], 0);
  }
}

TEST(Luck, AveragesOutInTheLongRun) {
  std::vector<double> luck;
  const auto battle = Position::from_battle("01").battle();
  for (int number = 0; number < 100; ++number) {
    RandomPlayer anybody(static_cast<std::uint64_t>(number));
    FastChance chance(static_cast<std::uint64_t>(1000 + number));
    const MeasuredGame game = play_measured_game(*battle, seat(anybody, anybody), chance);
    luck.insert(luck.end(), game.luck.begin(), game.luck.end());
  }
  const Mean mean = mean_of(luck);
  EXPECT_GT(mean.error, 0);
  EXPECT_LT(std::abs(mean.mean), 4 * mean.error);
}

TEST(Balance, PlaysTheSameGamesAsSimulate) {
  const Battles battles{Position::from_battle("01").battle(), Position::from_battle("04").battle()};
  const BalancePlan plan{.player = "random", .seed = 5, .games = 6, .threads = 2};
  int told = 0;
  const auto found = play_balance(battles, plan, [&](int done) { told = done; });
  EXPECT_EQ(told, 12);
  ASSERT_EQ(found.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    const SimulationTotals totals = simulate(*battles[i], {.seed = 5, .games = 6}, {});
    const Balance& balance = found[i];
    EXPECT_EQ(balance.id, battles[i]->spec().id);
    for (const Side side : kSides) {
      EXPECT_EQ(balance.wins[index(side)].wins, totals.wins(side));
      EXPECT_EQ(balance.wins[index(side)].games, totals.finished);
    }
    EXPECT_DOUBLE_EQ(balance.turns.mean, static_cast<double>(totals.turns) / 6);
    int ended = 0;
    for (const auto& [ending, times] : balance.endings) { ended += times; }
    EXPECT_EQ(ended, 6);
    EXPECT_GT(balance.winners.all(), std::max(balance.medals[0].all(), balance.medals[1].all()));
    EXPECT_LE(balance.quartiles[0], balance.quartiles[1]);
    EXPECT_LE(balance.quartiles[1], balance.quartiles[2]);
  }
}

TEST(Balance, SaysWhereTheMedalsCameFrom) {
  const auto battle = Position::from_battle("01").battle();
  MeasuredGame game;
  game.result = {.winner = Side::Allies, .ending = Ending::Medals, .turns = 9, .medals = {1, 4}, .finished = true};
  game.sources = {MedalSources{.units = 1}, MedalSources{.units = 2, .objectives = 1, .exits = 1}};
  MeasuredGame longer = game;
  longer.result.turns = 11;
  longer.sources[1] = {.units = 4};
  const Balance balance = balance_of(*battle, std::array{game, longer, MeasuredGame{}});
  EXPECT_EQ(balance.broken_off, 1);
  EXPECT_EQ(balance.wins[index(Side::Allies)].wins, 2);
  EXPECT_EQ(balance.wins[index(Side::Axis)].games, 2);
  EXPECT_DOUBLE_EQ(balance.medals[1].units, 3);
  EXPECT_DOUBLE_EQ(balance.medals[1].objectives, 0.5);
  EXPECT_DOUBLE_EQ(balance.medals[1].exits, 0.5);
  EXPECT_DOUBLE_EQ(balance.medals[1].all(), 4);
  EXPECT_DOUBLE_EQ(balance.quartiles[1], 10);
  EXPECT_EQ(balance.endings.at(Ending::Medals), 2);
}

// In every game the sources add up to the total.
TEST(MeasuredGame, AccountsForAllMedals) {
  for (const char* id : {"02", "05"}) {
    const auto battle = Position::from_battle(id).battle();
    RandomPlayer anybody(7);
    FastChance chance(8);
    const MeasuredGame game = play_measured_game(*battle, seat(anybody, anybody), chance);
    for (const Side side : kSides) {
      const MedalSources& sources = game.sources[index(side)];
      EXPECT_EQ(sources.units + sources.objectives + sources.exits, game.result.medals[index(side)]);
    }
  }
}

TEST(Balance, RefusesAnUnknownPlayer) {
  EXPECT_THROW(play_balance({Position::from_battle("01").battle()}, {.player = "napoleon"}, {}), std::invalid_argument);
}

}  // namespace
}  // namespace bocage
