#include "lab/analysis.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "game/game.h"
#include "rules/medals.h"
#include "support/position.h"

namespace bocage {
namespace {

std::shared_ptr<const Battle> pegasus() { return Position::from_battle("01").battle(); }

// A game between two of these players, limited to this many turns.
Record recorded(const std::shared_ptr<const Battle>& battle, std::string_view player, int turns) {
  const auto axis = make_player(player, 1);
  const auto allies = make_player(player, 2);
  const Seats seats = seat(*axis, *allies);
  FastChance chance(3);
  Game game(battle, chance, "3");
  ActionList offers;
  while (!game.state().open.over() && game.state().open.turn <= turns) {
    const PendingPost asked = pending(*battle, game.state())[0];
    legal(*battle, game.state(), asked.post, offers);
    const Action chosen = seats[asked.post].choose(Question(*battle, game.state(), asked, offers));
    EXPECT_EQ(game.act(asked.post, chosen, nullptr, nullptr), ApplyResult::Applied);
  }
  return game.record();
}
constexpr int kToTheEnd = 1000;

void expect_same(const Analysis& a, const Analysis& b) {
  ASSERT_EQ(a.moments.size(), b.moments.size());
  for (std::size_t i = 0; i < a.moments.size(); ++i) {
    EXPECT_EQ(a.moments[i].chance.allies, b.moments[i].chance.allies) << i;
  }
}

TEST(Analysis, GoesFromTheSetUpThroughEachTurnToTheResult) {
  const auto battle = pegasus();
  const Record record = recorded(battle, "heuristic", kToTheEnd);
  const AnalysisPlan plan{.playouts = 6};
  const Analysis found = analyze(*battle, record, plan, {});

  const State end = replay(*battle, record, record.steps.size());
  ASSERT_TRUE(end.open.over());
  EXPECT_EQ(found.winner, end.open.winner);
  ASSERT_EQ(found.moments.size(), end.open.turn + 1U);
  EXPECT_EQ(found.moments[0].medals, (BySide<int>{0, 0}));
  EXPECT_TRUE(found.moments[0].cards.empty());
  for (int turn = 0; turn <= end.open.turn; ++turn) {
    const Moment& moment = found.moments[static_cast<std::size_t>(turn)];
    EXPECT_EQ(moment.turn, turn);
    EXPECT_GE(moment.chance.allies, moment.chance.interval.low);
    EXPECT_LE(moment.chance.allies, moment.chance.interval.high);
    EXPECT_EQ(moment.chance.of(Side::Axis), 1 - moment.chance.of(Side::Allies));
    if (turn > 0) { EXPECT_EQ(moment.side, turn % 2 == 1 ? Side::Allies : Side::Axis); }  // the Allies begin
    if (turn > 0) { EXPECT_FALSE(moment.cards.empty()); }
  }
  const Moment& last = found.moments.back();
  EXPECT_EQ(last.chance.of(end.open.winner), 1);
  EXPECT_EQ(last.chance.error(), 0);
  for (const Side side : kSides) { EXPECT_EQ(last.medals[index(side)], medals(*battle, end.open.field, side)); }
}

TEST(Analysis, OfAnUnfinishedGameHasNoWinner) {
  const auto battle = pegasus();
  const Record record = recorded(battle, "heuristic", 2);
  const Analysis found = analyze(*battle, record, {.playouts = 4}, {});
  EXPECT_EQ(found.winner, std::nullopt);
  ASSERT_EQ(found.moments.size(), 3U);
  EXPECT_GT(found.moments.back().chance.error(), 0);
}

TEST(Analysis, DependsOnTheSeedAndNotOnTheThreads) {
  const auto battle = pegasus();
  const Record record = recorded(battle, "heuristic", 3);
  AnalysisPlan plan{.seed = 4, .playouts = 24};
  const Analysis alone = analyze(*battle, record, plan, {});
  plan.threads = 3;
  expect_same(analyze(*battle, record, plan, {}), alone);
  plan.seed = 5;
  const Analysis another = analyze(*battle, record, plan, {});
  bool differs = false;
  for (std::size_t i = 0; i < alone.moments.size(); ++i) {
    differs = differs || alone.moments[i].chance.allies != another.moments[i].chance.allies;
  }
  EXPECT_TRUE(differs);
}

TEST(Analysis, ReportsProgress) {
  const auto battle = pegasus();
  const Record record = recorded(battle, "heuristic", 2);
  const AnalysisPlan plan{.playouts = 3, .threads = 2};
  std::vector<int> told;
  analyze(*battle, record, plan, [&](int done) { told.push_back(done); });
  EXPECT_EQ(told, (std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(playouts_for(*battle, record, plan), 9);
}

// The Allies need one medal, and the only enemy is a single figure among their tanks.
TEST(EstimateByPlayouts, GivesNearCertaintyForAWonPosition) {
  const Table t = Position()
                      .unit("allies", "armor", {6, 4})
                      .unit("allies", "armor", {9, 5})
                      .unit("allies", "armor", {12, 4})
                      .unit("axis", "infantry", {8, 4}, 1)
                      .medals("allies", 1)
                      .medals("axis", 6)
                      .play();
  const Estimate chance = estimate_by_playouts(t.battle(), t.state(), {.playouts = 60}, {});
  EXPECT_GT(chance.of(Side::Allies), 0.9);
  EXPECT_LT(chance.of(Side::Axis), 0.1);
}

TEST(EstimateByPlayouts, RefusesAnUnknownPlayer) {
  const auto battle = pegasus();
  FastChance chance(1);
  const State state = new_game(*battle, chance, nullptr);
  EXPECT_THROW(estimate_by_playouts(*battle, state, {.player = "napoleon", .playouts = 1}, {}), std::invalid_argument);
}

Moment moment(int turn, double allies, double reach) {
  const Side side = turn % 2 == 1 ? Side::Allies : Side::Axis;
  return {.turn = turn, .side = side, .chance = {allies, {allies - reach, allies + reach}}};
}

std::vector<int> turns(const std::vector<TurningPoint>& points) {
  std::vector<int> list;
  for (const TurningPoint& point : points) { list.push_back(static_cast<int>(point.moment)); }
  return list;
}

TEST(TurningPoints, AreTheLargestSwingsForTheSideOnTurn) {
  const auto points = turning_points_of(
      {moment(0, 0.5, 0), moment(1, 0.7, 0), moment(2, 0.65, 0), moment(3, 0.35, 0), moment(4, 0, 0)});
  EXPECT_EQ(turns(points), (std::vector{4, 3, 1}));
  EXPECT_NEAR(points[0].swing, 0.35, 1e-9);   // the Axis won it
  EXPECT_NEAR(points[1].swing, -0.30, 1e-9);  // the Allies lost it in their own turn
  EXPECT_NEAR(points[2].swing, 0.20, 1e-9);
}

// A standard error is half the interval divided by 1.96; that of a difference of two is about 1.41 times as large.
TEST(TurningPoints, AreLargerThanTheNoise) {
  EXPECT_EQ(turning_points_of({moment(0, 0.5, 0.10), moment(1, 0.64, 0.10)}).size(), 0U);
  EXPECT_EQ(turning_points_of({moment(0, 0.5, 0.10), moment(1, 0.65, 0.10)}).size(), 1U);
  EXPECT_EQ(turning_points_of({moment(0, 0.5, 0.001), moment(1, 0.59, 0.001)}).size(), 0U);
}

TEST(TurningPoints, AreAtMostFiveAndTheEarlierOfEqualOnes) {
  std::vector<Moment> game;
  for (int turn = 0; turn < 9; ++turn) { game.push_back(moment(turn, turn % 2 == 0 ? 0.25 : 0.75, 0)); }
  EXPECT_EQ(turns(turning_points_of(game)), (std::vector{1, 2, 3, 4, 5}));
}

}  // namespace
}  // namespace bocage
