#include "ai/search_player.h"

#include <future>
#include <thread>

#include "ai/playing.h"
#include "ai/search/value.h"
#include "bounded.h"
#include "every_battle.h"
#include "rules/medals.h"

namespace bocage {
namespace {

// Plays a game and returns the actions chosen.
std::vector<Action> play(const Battle& battle, const Seats& seats, std::uint64_t seed) {
  FastChance chance(seed);
  State state = new_game(battle, chance, nullptr);
  std::vector<Action> chosen;
  ActionList offers;
  while (!state.open.over()) {
    if (chosen.size() == 20'000) { throw std::runtime_error("the game does not end"); }
    const PendingPost asked = pending(battle, state)[0];
    legal(battle, state, asked.post, offers);
    chosen.push_back(seats[asked.post].choose(Question(battle, state, asked, offers)));
    if (apply(battle, state, asked.post, chosen.back(), chance, nullptr) != ApplyResult::Applied) {
      throw std::runtime_error("refused: " + to_text(battle.board(), chosen.back()));
    }
  }
  return chosen;
}

struct Opening {
  explicit Opening(const std::string& id) : battle(load_battle(id)) {
    FastChance chance(3);
    state = new_game(*battle, chance, nullptr);
    asked = pending(*battle, state)[0];
    legal(*battle, state, asked.post, offers);
  }
  Question question() const { return Question(*battle, state, asked, offers); }

  std::unique_ptr<const Battle> battle;
  State state;
  PendingPost asked;
  ActionList offers;
};

class SearchPlayerInEveryBattle : public testing::TestWithParam<std::string> {};

TEST_P(SearchPlayerInEveryBattle, PlaysToTheEnd) {
  const auto battle = load_battle(GetParam());
  SearchPlayer general(1, {.nodes = 60});
  const auto other = make_player("sergeant", 2);
  EXPECT_FALSE(play(*battle, seat(general, *other), 11).empty());
  EXPECT_FALSE(play(*battle, seat(*other, general), 12).empty());
}

constexpr std::int64_t kSearch = 4000;  // nodes; enough for several plans and rollouts

// Two players with the same seed get the same questions through a game, one with the true state, one with the hidden
// cards dealt again. It hardly matters who plays the game, so the sergeant does.
TEST_P(SearchPlayerInEveryBattle, HiddenCardsDoNotChangeWhatASearchFinds) {
  static constexpr int kNowAndThen = 37;
  static constexpr int kOften = 4;
  const auto battle = load_battle(GetParam());
  SearchPlayer knowing(1, {.nodes = kSearch});
  SearchPlayer guessing(1, {.nodes = kSearch});
  const auto sergeant = make_player("sergeant", 2);
  FastChance chance(3);
  FastChance dealer(4);
  State state = new_game(*battle, chance, nullptr);
  ActionList offers;
  ActionList same;
  int searches = 0;
  while (!state.open.over() && searches < kOften) {
    play_on(*battle, state, seat(*sergeant, *sergeant), chance, {.decisions = kNowAndThen}, nullptr);
    if (state.open.over()) { break; }
    const PendingPost asked = pending(*battle, state)[0];
    const State dealt = deal_unseen(*battle, observe(*battle, state, viewer_at(asked.post)), dealer);
    legal(*battle, state, asked.post, offers);
    legal(*battle, dealt, asked.post, same);
    ASSERT_EQ(knowing.choose(Question(*battle, state, asked, offers)),
              guessing.choose(Question(*battle, dealt, asked, same)));
    searches += offers.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(searches, 0);
}

INSTANTIATE_TEST_SUITE_P(Shipped, SearchPlayerInEveryBattle, testing::ValuesIn(default_library().ids()), test_name);

TEST(SearchPlayer, PlaysWithAnyOtherPlayersOnItsSide) {
  const auto battle = load_battle("o1-omaha-beach-overlord");
  SearchPlayer general(1, {.nodes = 60});
  const auto recruit = make_player("recruit", 2);
  const auto sergeant = make_player("sergeant", 3);
  const auto anybody = make_player("random", 4);
  const Seats mixed{{{{&general, sergeant.get(), recruit.get(), anybody.get()},
                      {sergeant.get(), &general, recruit.get(), &general}}}};
  EXPECT_FALSE(play(*battle, mixed, 5).empty());
}

TEST(SearchPlayer, IsDeterministicForASeedAndNodeLimit) {
  const auto battle = load_battle("01-pegasus-bridge");
  const auto game = [&](std::uint64_t seed) {
    SearchPlayer general(seed, {.nodes = 300});
    const auto sergeant = make_player("sergeant", 2);
    return play(*battle, seat(general, *sergeant), 6);
  };
  EXPECT_EQ(game(1), game(1));
  EXPECT_NE(game(1), game(2));
}

// With this many nodes it sometimes finds something better than the baseline plan.
TEST(SearchPlayer, ChoosesDifferentlyWithMoreNodes) {
  const auto battle = load_battle("01-pegasus-bridge");
  FastChance chance(3);
  const auto sergeant = make_player("sergeant", 2);
  State state = new_game(*battle, chance, nullptr);
  ActionList offers;
  int others = 0;
  while (!state.open.over()) {
    play_on(*battle, state, seat(*sergeant, *sergeant), chance, {.decisions = 5}, nullptr);
    if (state.open.over()) { break; }
    const PendingPost asked = pending(*battle, state)[0];
    legal(*battle, state, asked.post, offers);
    const Question question(*battle, state, asked, offers);
    others += SearchPlayer(1, {.nodes = kSearch}).choose(question) != SearchPlayer(1, {.nodes = 1}).choose(question);
  }
  EXPECT_GT(others, 0);
}

TEST(SearchPlayer, StopsWhenToldTo) {
  const Opening opening("01-pegasus-bridge");
  SearchPlayer general(1, {.ms = 1'000'000});
  auto choice = std::async(std::launch::async, [&] { return general.choose(opening.question()); });
  std::this_thread::sleep_for(std::chrono::milliseconds(50));  // the search has started by then
  general.hurry();
  EXPECT_TRUE(opening.offers.contains(choice.get()));
}

TEST(SearchPlayer, EstimatesItsWinProbability) {
  Opening opening("01-pegasus-bridge");
  // Every Axis unit is down to its last figure.
  State& state = opening.state;
  state.open.field.units_of(Side::Axis).for_each([&](Hex hex) {
    state.open.field[state.open.field.at(hex)].figures = 1;
  });
  SearchPlayer general(1, {.nodes = 2000});
  const auto chance = general.win_probability(opening.question());
  ASSERT_TRUE(chance);
  EXPECT_GT(*chance, opening.asked.post.side == Side::Allies ? 0.9 : 0.0);
  EXPECT_LE(*chance, 1);
  EXPECT_EQ(chance, SearchPlayer(1, {.nodes = 2000}).win_probability(opening.question()));
}

TEST(Sergeant, PlaysDifferentGamesWithDifferentSeeds) {
  const auto battle = load_battle("01-pegasus-bridge");
  const auto game = [&](std::uint64_t seed) {
    const auto one = make_player("sergeant", seed);
    const auto other = make_player("sergeant", seed + 1);
    return play(*battle, seat(*one, *other), 6);
  };
  EXPECT_NE(game(1), game(3));
}

TEST(Value, OfBothSidesSumsToOne) {
  for (const std::string& id : default_library().ids()) {
    const Opening opening(id);
    const double axis = win_probability(*opening.battle, opening.state, Side::Axis, Weights{});
    const double allies = win_probability(*opening.battle, opening.state, Side::Allies, Weights{});
    EXPECT_NEAR(axis + allies, 1, 1e-9) << id;
  }
}

TEST(Value, GrowsWithEnemyLossesAndIsExactAtTheEnd) {
  Opening opening("01-pegasus-bridge");
  const double before = win_probability(*opening.battle, opening.state, Side::Allies, Weights{});
  const Hex enemy = opening.state.open.field.units_of(Side::Axis).first();
  opening.state.open.field[opening.state.open.field.at(enemy)].figures = 1;
  EXPECT_GT(win_probability(*opening.battle, opening.state, Side::Allies, Weights{}), before);
  opening.state.open.ending = Ending::Medals;
  opening.state.open.winner = Side::Allies;
  EXPECT_EQ(win_probability(*opening.battle, opening.state, Side::Allies, Weights{}), 1);
  EXPECT_EQ(win_probability(*opening.battle, opening.state, Side::Axis, Weights{}), 0);
}

TEST(Planner, KeepsToItsNodeLimit) {
  const Opening opening("01-pegasus-bridge");
  static constexpr int kOneRollout = 1000;  // the limit is only checked between rollouts
  for (const std::int64_t nodes : {1, 1000, 5000}) {
    Planner planner(opening.question(), SearchStyle{}, 1);
    const Plan& plan = planner.search({.nodes = nodes});
    EXPECT_TRUE(opening.offers.contains(plan.actions[0]));
    EXPECT_LE(planner.nodes(), nodes + kOneRollout);
  }
}

// The Gumbel distribution's mean is Euler's constant times its scale, its variance pi^2/6 times the scale squared.
TEST(GumbelNoise, HasTheMeanAndVarianceOfTheDistribution) {
  FastChance rng(1);
  static constexpr int kTemperature = 100;
  static constexpr int kTimes = 200'000;
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < kTimes; ++i) {
    const double points = gumbel_noise(rng, kTemperature);
    sum += points;
    squares += points * points;
  }
  const double mean = sum / kTimes;
  EXPECT_NEAR(mean, 57.7, 1.0);
  EXPECT_NEAR(squares / kTimes - mean * mean, 16'449, 300);
  EXPECT_EQ(gumbel_noise(rng, 0), 0);
}

}  // namespace
}  // namespace bocage
