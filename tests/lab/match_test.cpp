#include "lab/match.h"

#include <gtest/gtest.h>

#include "ai/random_player.h"
#include "support/position.h"

namespace bocage {
namespace {

// Chooses an action that is never offered.
class IllegalPlayer final : public Player {
 public:
  Action choose(const Question&) override { return {.kind = ActionKind::Ambush, .detail = Role::Center}; }
};

// Records the posts it was asked for and always takes the first offer.
class Recorder final : public Player {
 public:
  Action choose(const Question& question) override {
    asked.push_back(question.post());
    return question.offers()[0];
  }
  std::vector<Post> asked;
};

TEST(PlayGame, GoesToTheEnd) {
  const auto battle = Position::from_battle("01").battle();
  RandomPlayer axis(1);
  RandomPlayer allies(2);
  FastChance chance(3);
  const GameResult game = play_game(*battle, seat(axis, allies), chance, kMostDecisions, nullptr);
  EXPECT_TRUE(game.finished);
  EXPECT_NE(game.ending, Ending::None);
  EXPECT_GT(game.turns, 0);
  EXPECT_GT(game.decisions, game.turns);
  if (game.ending == Ending::Medals) {
    EXPECT_EQ(game.medals[index(game.winner)], battle->spec().medals[index(game.winner)]);
  }
}

TEST(PlayGame, SameSeedsSameGame) {
  const auto battle = Position::from_battle("04").battle();
  const auto play = [&] {
    RandomPlayer axis(1);
    RandomPlayer allies(2);
    FastChance chance(3);
    return play_game(*battle, seat(axis, allies), chance, kMostDecisions, nullptr);
  };
  EXPECT_EQ(play(), play());
}

TEST(PlayGame, IsAbortedAtTheLimit) {
  const auto battle = Position::from_battle("01").battle();
  RandomPlayer anybody(1);
  FastChance chance(3);
  const GameResult game = play_game(*battle, seat(anybody, anybody), chance, 5, nullptr);
  EXPECT_FALSE(game.finished);
  EXPECT_EQ(game.decisions, 5);
}

TEST(PlayGame, IsAbortedByAnIllegalChoice) {
  const auto battle = Position::from_battle("01").battle();
  IllegalPlayer cheat;
  FastChance chance(3);
  const GameResult game = play_game(*battle, seat(cheat, cheat), chance, kMostDecisions, nullptr);
  EXPECT_FALSE(game.finished);
  EXPECT_EQ(game.decisions, 0);
}

TEST(PlayGame, AsksEachPostAtItsSeat) {
  const auto battle = Position::from_battle("01").battle();
  std::array<Recorder, 8> everybody;
  Seats seats;
  for (const Side side : kSides) {
    for (const Role role : kRoles) { seats.at[index(side)][index(role)] = &everybody[index(side) * 4 + index(role)]; }
  }
  FastChance chance(3);
  play_game(*battle, seats, chance, 200, nullptr);
  for (const Side side : kSides) {
    for (const Role role : kRoles) {
      for (const Post& asked : everybody[index(side) * 4 + index(role)].asked) { EXPECT_EQ(asked, (Post{side, role})); }
    }
    EXPECT_FALSE(everybody[index(side) * 4].asked.empty());
  }
}

}  // namespace
}  // namespace bocage
