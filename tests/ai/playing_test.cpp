#include "ai/playing.h"

#include "ai/random_player.h"
#include "every_battle.h"

namespace bocage {
namespace {

struct Beginning {
  Beginning() { state = new_game(*battle, chance, nullptr); }
  int play(Player& axis, Player& allies, const Until& until) {
    return play_on(*battle, state, seat(axis, allies), chance, until, nullptr);
  }

  std::unique_ptr<const Battle> battle = load_battle("01-pegasus-bridge");
  FastChance chance{1};
  State state;
};

TEST(Playing, EndsWhenATurnBegins) {
  Beginning beginning;
  RandomPlayer player(2);
  const int first = beginning.state.open.turn;
  EXPECT_GT(beginning.play(player, player, {.turn = first + 3}), 0);
  EXPECT_EQ(beginning.state.open.turn, first + 3);
  EXPECT_EQ(beginning.play(player, player, {.turn = first + 3}), 0);
}

TEST(Playing, EndsAtTheDecisionLimit) {
  Beginning beginning;
  RandomPlayer player(2);
  EXPECT_EQ(beginning.play(player, player, {.decisions = 7}), 7);
}

TEST(Playing, EndsWithTheBattle) {
  Beginning beginning;
  RandomPlayer player(2);
  EXPECT_LT(beginning.play(player, player, {}), kMostDecisions);
  EXPECT_TRUE(beginning.state.open.over());
}

// Always chooses an action that is not offered.
class Stubborn final : public Player {
 public:
  Action choose(const Question&) override { return {.kind = ActionKind::EndVisit}; }
};

TEST(Playing, EndsWithAnIllegalChoice) {
  Beginning beginning;
  Stubborn player;
  const State before = beginning.state;
  EXPECT_EQ(beginning.play(player, player, {}), 0);
  EXPECT_EQ(hash(beginning.state), hash(before));
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
  Beginning beginning;
  const Staff staff("random", 7);
  const auto player = make_player("random", 7);
  const PendingPost asked = pending(*beginning.battle, beginning.state)[0];
  ActionList offers;
  legal(*beginning.battle, beginning.state, asked.post, offers);
  const Question question(*beginning.battle, beginning.state, asked, offers);
  for (int i = 0; i < 5; ++i) { EXPECT_EQ(staff[Role::Commander].choose(question), player->choose(question)); }
}

}  // namespace
}  // namespace bocage
