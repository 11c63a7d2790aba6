#include "ai/heuristic_player.h"

#include "ai/random_player.h"
#include "bounded.h"
#include "every_battle.h"

namespace bocage {
namespace {

// Plays a game and passes every question with its answer to `look` before applying it.
template <class Look>
Side play(const Battle& battle, Player& axis, Player& allies, std::uint64_t seed, Look look) {
  FastChance chance(seed);
  State state = new_game(battle, chance, nullptr);
  ActionList offers;
  for (int decisions = 0; !state.open.over(); ++decisions) {
    if (decisions == 20'000) { throw std::runtime_error("the game does not end"); }
    const PendingPost asked = pending(battle, state)[0];
    legal(battle, state, asked.post, offers);
    Player& player = asked.post.side == Side::Axis ? axis : allies;
    const Action chosen = player.choose(Question(battle, state, asked, offers));
    look(state, asked, offers, chosen);
    if (apply(battle, state, asked.post, chosen, chance, nullptr) != ApplyResult::Applied) {
      throw std::runtime_error("refused: " + to_text(battle.board(), chosen));
    }
  }
  return state.open.winner;
}

class EveryBattle : public testing::TestWithParam<std::string> {};

TEST_P(EveryBattle, TheHeuristicPlayerChoosesWhatIsOffered) {
  const auto battle = load_battle(GetParam());
  HeuristicPlayer axis(1);
  HeuristicPlayer allies(2);
  RandomPlayer anybody(3);
  const auto look = [&](const State&, const PendingPost&, const ActionList& offers, const Action& chosen) {
    EXPECT_TRUE(offers.contains(chosen)) << to_text(battle->board(), chosen);
  };
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    play(*battle, axis, allies, seed, look);
    play(*battle, axis, anybody, seed, look);  // random play reaches positions that sensible play does not
    play(*battle, anybody, allies, seed, look);
  }
}

// Hidden cards must not matter: dealing them again leads to the same offers and the same choice.
TEST_P(EveryBattle, HiddenCardsDoNotChangeTheChoice) {
  const auto battle = load_battle(GetParam());
  HeuristicPlayer axis(1);
  HeuristicPlayer allies(2);
  FastChance dealer(5);
  int asked_so_far = 0;
  play(*battle, axis, allies, 4,
       [&](const State& state, const PendingPost& asked, const ActionList& offers, const Action&) {
         const View view = observe(*battle, state, viewer_at(asked.post));
         const State dealt = deal_unseen(*battle, view, dealer);
         ActionList same;
         legal(*battle, dealt, asked.post, same);
         ASSERT_TRUE(std::equal(offers.begin(), offers.end(), same.begin(), same.end()));
         static constexpr int kNowAndThen = 9;  // search players are asked less often
         ++asked_so_far;
         for (const std::string& each : player_names()) {
           const std::string name = bounded(each);
           if (name != each && asked_so_far % kNowAndThen != 0) { continue; }
           const auto knowing = make_player(name, state.open.turn);
           const auto guessing = make_player(name, state.open.turn);
           ASSERT_EQ(knowing->choose(Question(*battle, state, asked, offers)),
                     guessing->choose(Question(*battle, dealt, asked, same)))
               << name;
         }
       });
}

INSTANTIATE_TEST_SUITE_P(Shipped, EveryBattle, testing::ValuesIn(default_library().ids()), test_name);

TEST(HeuristicPlayer, BeatsTheRandomPlayerFromEitherSide) {
  const auto battle = load_battle("01-pegasus-bridge");
  constexpr std::uint64_t kGames = 10;
  HeuristicPlayer sense(1);
  RandomPlayer nonsense(2);
  const auto look = [](const auto&...) {};
  std::uint64_t won = 0;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    won += play(*battle, sense, nonsense, seed, look) == Side::Axis ? 1 : 0;
    won += play(*battle, nonsense, sense, seed, look) == Side::Allies ? 1 : 0;
  }
  EXPECT_GE(won, 2 * kGames - 1);
}

}  // namespace
}  // namespace bocage
