#include "lab/match_of_two.h"

#include <gtest/gtest.h>

#include "ai/random_player.h"
#include "support/position.h"

namespace bocage {
namespace {

// Records the sides it was asked for and takes any action.
class Recorder final : public Player {
 public:
  Action choose(const Question& question) override {
    sides[index(question.post().side)] = true;
    return player_.choose(question);
  }
  BySide<bool> sides{};

 private:
  RandomPlayer player_{1};
};

TEST(TEAM12, ThePlayersSwapSides) {
  EXPECT_EQ(played_by(Side::Axis, 0), Contestant::A);
  EXPECT_EQ(played_by(Side::Allies, 0), Contestant::B);
  EXPECT_EQ(played_by(Side::Axis, 1), Contestant::B);
  EXPECT_EQ(played_by(Side::Allies, 1), Contestant::A);
}

TEST(TEAM12, TheSameBattleIsPlayedTwice) {
  const auto battle = Position::from_battle("01").battle();
  Recorder a;
  Recorder b;
  const MatchOfTwo match = play_match(*battle, a, b, 1);
  EXPECT_EQ(a.sides, (BySide<bool>{true, true}));
  EXPECT_EQ(b.sides, (BySide<bool>{true, true}));
  for (const GameResult& game : match.games) { EXPECT_TRUE(game.finished); }
  EXPECT_EQ(match.score, score_match(match.games[0].medals, match.games[1].medals));
}

// A wins 6:2 as Axis, B wins 6:5 as Axis: A 6+5 = 11, B 2+6 = 8.
TEST(TEAM13, TheMedalsOfBothBattlesDecide) {
  const MatchScore score = score_match({6, 2}, {6, 5});
  EXPECT_EQ(score.medals[index(Contestant::A)], 11);
  EXPECT_EQ(score.medals[index(Contestant::B)], 8);
  EXPECT_EQ(score.winner, Contestant::A);
}

// A wins one battle 4:3; B wins the other 4:0 and the match, though each has won one.
TEST(TEAM13, TheNumberOfBattlesWonDoesNotDecide) {
  EXPECT_EQ(score_match({4, 3}, {4, 0}).winner, Contestant::B);
  EXPECT_EQ(score_match({3, 4}, {0, 4}).winner, Contestant::A);
}

TEST(TEAM14, EqualTotalsAreADraw) {
  const MatchScore score = score_match({6, 4}, {6, 4});
  EXPECT_EQ(score.medals, (std::array{10, 10}));
  EXPECT_EQ(score.winner, std::nullopt);
}

}  // namespace
}  // namespace bocage
