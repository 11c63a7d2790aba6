#include "ai/playing.h"

#include "ai/random_player.h"
#include "every_battle.h"

namespace bocage {
namespace {

struct NewGame {
  NewGame() { state = new_game(*battle, chance, nullptr); }
  int play(Player& axis, Player& allies, const Until& until) {
    return play_on(*battle, state, seat(axis, allies), chance, until, nullptr);
  }

  std::unique_ptr<const Battle> battle = load_battle("01-pegasus-bridge");
  FastChance chance{1};
  State state;
};

TEST(Playing, EndsWhenATurnBegins) {
  NewGame game;
  RandomPlayer player(2);
  const int first = game.state.open.turn;
  EXPECT_GT(game.play(player, player, {.turn = first + 3}), 0);
  EXPECT_EQ(game.state.open.turn, first + 3);
  EXPECT_EQ(game.play(player, player, {.turn = first + 3}), 0);
}

TEST(Playing, EndsAtTheDecisionLimit) {
  NewGame game;
  RandomPlayer player(2);
  EXPECT_EQ(game.play(player, player, {.decisions = 7}), 7);
}

TEST(Playing, EndsWithTheBattle) {
  NewGame game;
  RandomPlayer player(2);
  EXPECT_LT(game.play(player, player, {}), kMostDecisions);
  EXPECT_TRUE(game.state.open.over());
}

// Always chooses an action that is not offered.
class IllegalPlayer final : public Player {
 public:
  Action choose(const Question&) override { return {.kind = ActionKind::EndVisit}; }
};

TEST(Playing, EndsWithAnIllegalChoice) {
  NewGame game;
  IllegalPlayer player;
  const State before = game.state;
  EXPECT_EQ(game.play(player, player, {}), 0);
  EXPECT_EQ(hash(game.state), hash(before));
}

TEST(Playing, EachPostHasItsPlayer) {
  RandomPlayer commander(1);
  RandomPlayer wing(2);
  Seats seats = seat(commander, commander);
  seats.at[index(Side::Allies)][index(Role::Left)] = &wing;
  EXPECT_EQ(&seats[(Post{Side::Allies, Role::Left})], &wing);
  EXPECT_EQ(&seats[(Post{Side::Axis, Role::Left})], &commander);
}

// How often the commander was asked depends on cards that the general may not know, so it must not affect the general.
TEST(Staff, AGeneralHasItsOwnRandomNumbers) {
  const auto battle = load_battle("o1-omaha-beach-overlord");
  const Staff busy("random", 7);
  const Staff idle("random", 7);
  RandomPlayer anybody(1);
  FastChance chance(2);
  State state = new_game(*battle, chance, nullptr);
  ActionList offers;
  int asked_generals = 0;
  for (int step = 0; step < 300 && !state.open.over(); ++step) {
    for (const PendingPost& asked : pending(*battle, state)) {
      legal(*battle, state, asked.post, offers);
      const Question question(*battle, state, asked, offers);
      const Action chosen = busy[asked.post.role].choose(question);
      if (asked.post.role == Role::Commander) { continue; }
      EXPECT_EQ(chosen, idle[asked.post.role].choose(question));
      ++asked_generals;
    }
    play_on(*battle, state, seat(anybody, anybody), chance, {.decisions = 1}, nullptr);
  }
  EXPECT_GT(asked_generals, 20);
}

TEST(Staff, TheCommanderIsThePlayerOfThatSeed) {
  NewGame game;
  const Staff staff("random", 7);
  const auto player = make_player("random", 7);
  const PendingPost asked = pending(*game.battle, game.state)[0];
  ActionList offers;
  legal(*game.battle, game.state, asked.post, offers);
  const Question question(*game.battle, game.state, asked, offers);
  for (int i = 0; i < 5; ++i) { EXPECT_EQ(staff[Role::Commander].choose(question), player->choose(question)); }
}

}  // namespace
}  // namespace bocage
