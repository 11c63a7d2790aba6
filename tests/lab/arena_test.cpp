#include "lab/arena.h"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>

#include "lab/standings.h"
#include "support/position.h"

namespace bocage {
namespace {

ArenaPlan small_plan() {
  return {.players = {"heuristic", "random"},
          .battles = {Position::from_battle("01").battle(), Position::from_battle("02").battle()},
          .seed = 3,
          .games = 8};
}

TEST(Arena, EveryPairMeetsOnEveryBattleEquallyOftenOnEachSide) {
  ArenaPlan plan = small_plan();
  plan.players = {"a", "b", "c"};
  plan.games = 5;  // rounded up to an even number on each of two battles: 8
  std::map<std::vector<int>, int> met;
  for (const ArenaGame& game : games_of(plan)) {
    ++met[{game.battle, game.player(Side::Axis), game.player(Side::Allies)}];
  }
  EXPECT_EQ(games_of(plan).size(), 3U * 8U);
  EXPECT_EQ(met.size(), 2U * 6U);
  for (const auto& [who, times] : met) { EXPECT_EQ(times, 2); }
}

TEST(Arena, TwinsHaveTheSameCardsAndDiceWithSidesSwapped) {
  const ArenaPlan plan = small_plan();
  const ArenaGame one{.battle = 1, .twin = 1, .first = 0, .second = 1, .game = 0};
  ArenaGame other_one = one;
  other_one.game = 1;
  EXPECT_EQ(chance_seed(plan, one), chance_seed(plan, other_one));
  EXPECT_EQ(one.player(Side::Axis), other_one.player(Side::Allies));
  EXPECT_EQ(one.side_of(0), Side::Axis);
  EXPECT_EQ(other_one.side_of(0), Side::Allies);
  std::set<std::uint64_t> seeds;
  for (const ArenaGame& game : games_of(plan)) { seeds.insert(chance_seed(plan, game)); }
  EXPECT_EQ(seeds.size(), games_of(plan).size() / 2);
}

TEST(Arena, ABiggerPlanBeginsWithTheGamesOfASmallerOne) {
  ArenaPlan plan = small_plan();
  const auto few = games_of(plan);
  plan.games *= 3;
  const auto many = games_of(plan);
  ASSERT_GT(many.size(), few.size());
  EXPECT_TRUE(std::equal(few.begin(), few.end(), many.begin()));
}

TEST(Arena, DependsOnTheSeedAndNotOnTheThreads) {
  ArenaPlan plan = small_plan();
  const ArenaGames alone = play_arena(plan, {}, {});
  EXPECT_EQ(alone.size(), 8U);
  plan.threads = 3;
  EXPECT_EQ(play_arena(plan, {}, {}), alone);
  plan.seed = 4;
  EXPECT_NE(play_arena(plan, {}, {}), alone);
}

TEST(Arena, DoesNotPlayAgainWhatIsKnown) {
  ArenaPlan plan = small_plan();
  const ArenaGames first = play_arena(plan, {}, {});
  int played = 0;
  plan.games = 12;
  const ArenaGames all = play_arena(plan, first, [&](const ArenaGame&, const MeasuredGame&) { ++played; });
  EXPECT_EQ(played, 4);
  EXPECT_EQ(all, play_arena(plan, {}, {}));
}

TEST(Arena, RefusesPlansThatMakeNoSense) {
  for (const std::vector<std::string>& players :
       {std::vector<std::string>{"random"}, {"random", "napoleon"}, {"random", "heuristic", "random"}}) {
    ArenaPlan plan = small_plan();
    plan.players = players;
    EXPECT_THROW(play_arena(plan, {}, {}), std::invalid_argument);
  }
  ArenaPlan plan = small_plan();
  plan.battles.clear();
  EXPECT_THROW(play_arena(plan, {}, {}), std::invalid_argument);
}

TEST(Arena, AnExceptionFromTheCallbackEndsIt) {
  ArenaPlan plan = small_plan();
  plan.threads = 2;
  const auto fail = [](const ArenaGame&, const MeasuredGame&) { throw std::runtime_error("disk full"); };
  EXPECT_THROW(play_arena(plan, {}, fail), std::runtime_error);
}

MeasuredGame won_by(Side winner, BySide<double> luck) {
  MeasuredGame game;
  game.result = {.winner = winner, .ending = Ending::Medals, .turns = 10, .medals = {1, 1}, .finished = true};
  game.result.medals[index(winner)] = 4;
  game.luck = luck;
  return game;
}

// Three twins of the first player against the second: both games won, one each, and one with an unfinished game.
TEST(Standings, CountTwins) {
  ArenaPlan plan = small_plan();
  plan.battles.resize(1);
  plan.games = 6;
  ArenaGames games;
  games[{0, 0, 0, 1, 0}] = won_by(Side::Axis, {2, -1});
  games[{0, 0, 0, 1, 1}] = won_by(Side::Allies, {-1, 1});
  games[{0, 1, 0, 1, 0}] = won_by(Side::Axis, {1, 0});
  games[{0, 1, 0, 1, 1}] = won_by(Side::Axis, {1, 0});
  games[{0, 2, 0, 1, 0}] = won_by(Side::Allies, {0, 3});
  games[{0, 2, 0, 1, 1}] = MeasuredGame{};
  const Standings found = standings_of(plan, games);
  EXPECT_EQ(found.games, 6);
  EXPECT_EQ(found.broken_off, 1);
  ASSERT_EQ(found.pairs.size(), 1U);
  const PairStanding& pair = found.pairs[0];
  EXPECT_EQ(pair.games, 6);
  EXPECT_EQ(pair.broken_off, 1);
  EXPECT_EQ(pair.count.games, 5);
  EXPECT_EQ(pair.count.wins, 3);
  EXPECT_EQ(pair.twins.count, 2);
  EXPECT_DOUBLE_EQ(pair.twins.mean, 0.75);  // mean of 1 and 1/2
  EXPECT_DOUBLE_EQ(pair.twins.error, 0.25);
  EXPECT_FALSE(pair.by_twins());
  EXPECT_DOUBLE_EQ(pair.medals.mean, (4 + 4 + 4 + 1 + 1) / 5.0);
  EXPECT_DOUBLE_EQ(pair.medals_against.mean, (1 + 1 + 1 + 4 + 4) / 5.0);
  EXPECT_EQ(found.players[0].by_side[index(Side::Axis)].wins, 2);
  EXPECT_EQ(found.players[0].by_side[index(Side::Axis)].games, 3);
  EXPECT_EQ(found.players[1].by_battle[0][index(Side::Axis)].wins, 1);
  EXPECT_EQ(found.battles[0].axis.wins, 3);
  EXPECT_DOUBLE_EQ(found.luck.winner.mean, (2 + 1 + 1 + 1 + 3) / 5.0);
  EXPECT_DOUBLE_EQ(found.luck.loser.mean, (-1 - 1 + 0 + 0 + 0) / 5.0);
  EXPECT_GT(found.luck.correlation, 0.8);
  EXPECT_EQ(found.reference, 1);
  EXPECT_EQ(found.players[1].rating.elo, 0);
  EXPECT_NEAR(found.players[0].rating.elo, 400 * std::log10(3.5 / 2.5), 1e-6);
}

}  // namespace
}  // namespace bocage
