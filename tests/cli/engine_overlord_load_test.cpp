// `state` and `load` in Overlord: every state of a game comes back as it was, and impossible ones are refused.
#include <gtest/gtest.h>

#include <set>

#include "cli/engine/state_from_json.h"
#include "engine_talk.h"
#include "game/engine.h"
#include "scenario/library.h"
#include "wire/state_json.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

testing::AssertionResult comes_back(const Battle& battle, const State& state) {
  const json written = json::parse(state_json(battle, state).dump());
  const auto read = state_from_json(battle, written);
  if (!read) { return testing::AssertionFailure() << to_text(read.error().front()); }
  return *read == state && hash(*read) == hash(state) ? testing::AssertionSuccess()
                                                      : testing::AssertionFailure() << written;
}

// Another session loads the state from its text alone.
void expect_comes_back(Talk& talk) {
  const json state = talk.get("state");
  Talk other;
  const json loaded = other.get("load", {{"state", state}});
  ASSERT_EQ(loaded.value("hash", ""), state.at("hash").get<std::string>());
  ASSERT_EQ(other.get("state"), state);
  ASSERT_EQ(other.get("pending"), talk.get("pending"));
}

// Whole games, with the engine alone in between: going through the protocol step by step would take a minute.
TEST(EngineOverlordLoad, StatesOfRandomGamesComeBack) {
  constexpr std::uint64_t kSeeds = 24;
  const auto scenario = default_library().load("o1-omaha-beach-overlord");
  ASSERT_TRUE(scenario);
  const Battle battle(scenario->spec, Options{});
  std::set<Decision> seen;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    FastChance chance(seed);
    State state = new_game(battle, chance, nullptr);
    ActionList list;
    for (std::uint64_t step = 0; !state.open.over(); ++step) {
      const Pending asked = pending(battle, state);
      const PendingPost& one = asked[chance.below(static_cast<std::uint32_t>(asked.size()))];
      const bool is_new = seen.insert(one.decision).second;
      if (is_new || step % 61 == seed) {
        ASSERT_TRUE(comes_back(battle, state)) << "seed " << seed << " step " << step;
      }
      legal(battle, state, one.post, list);
      const Action action = list[chance.below(static_cast<std::uint32_t>(list.size()))];
      ASSERT_EQ(apply(battle, state, one.post, action, chance, nullptr), ApplyResult::Applied);
    }
    ASSERT_TRUE(comes_back(battle, state)) << "the end of " << seed;
  }
  for (const Decision decision :
       {Decision::HandOut, Decision::Place, Decision::Initiative, Decision::InitiativeFlag, Decision::InitiativeLoss,
        Decision::Patient, Decision::Order, Decision::Move, Decision::Attack, Decision::Target, Decision::Strike,
        Decision::AttackAgain, Decision::SecondMove, Decision::Ambush, Decision::IgnoreFlag, Decision::Retreat,
        Decision::TakeGround, Decision::Overrun}) {
    EXPECT_TRUE(seen.contains(decision)) << name(decision);
  }
}

// A game from its beginning, each single state.
TEST(EngineOverlordLoad, TakesOverAtEveryStep) {
  Talk talk;
  FastChance chance(7);
  talk.get("new", {{"scenario", wide_scenario()}, {"seed", 5}});
  for (int step = 0; step < 200 && !is_over(talk); ++step) {
    expect_comes_back(talk);
    if (HasFatalFailure()) { return; }
    talk.get("apply", any_choice(talk, chance).fields());
  }
}

// Moments whose states are damaged.
enum class Moment : std::uint8_t { HandOut, Generals, Battles };

json state_at(Moment moment) {
  Talk talk;
  talk.get("new", wide({"probe-left", "probe-left", "recon-right", "counter-attack", "ambush"}, {"barrage"}));
  talk.act_all({"hand-out probe-left left", "hand-out probe-left left", "hand-out recon-right commander as barrage",
                "visit center"});
  if (moment == Moment::HandOut) { return talk.get("state"); }
  talk.act("done");
  talk.get("apply", {{"action", "target 44,4"}, {"dice", {"star", "star", "star", "star"}}});
  talk.act_as("allies/left", "place probe-left left");
  if (moment == Moment::Generals) { return talk.get("state"); }
  for (const char* action : {"place probe-left right", "order 2,6", "done", "done"}) {
    talk.act_as("allies/left", action);
  }
  for (const char* post : {"allies/center", "allies/right"}) { talk.act_as(post, "pass"); }
  return talk.get("state");
}

struct Damage {
  std::string_view name;
  Moment moment;
  std::string_view patch;  // RFC 6902
  std::string_view why;
};
std::ostream& operator<<(std::ostream& out, const Damage& damage) { return out << damage.patch; }

// clang-format off
constexpr auto kDamages = std::to_array<Damage>({
    {"TurnOfTwo",         Moment::HandOut,  R"([{"op": "replace", "path": "/frames/0", "value": {"kind": "turn", "stage": "card"}}])", "state: frames[0]: must be overlord-turn"},
    {"PlaysACard",        Moment::HandOut,  R"([{"op": "replace", "path": "/frames/1/kind", "value": "play-card"}])", "state: frames[1]: cannot sit"},
    {"WrongStage",        Moment::HandOut,  R"([{"op": "replace", "path": "/frames/0/stage", "value": "commanders-card"}])", "state: frames[1]: cannot sit"},
    {"GivenToNobody",     Moment::HandOut,  R"([{"op": "add", "path": "/given/cook", "value": []}])", "state.given.cook: unknown key"},
    {"GivenTooMany",      Moment::HandOut,  R"([{"op": "add", "path": "/given/left/-", "value": "probe-left"}])", "state.given.left: at most 2"},
    {"GivenAndHeld",      Moment::HandOut,  R"([{"op": "add", "path": "/hands/allies/-", "value": "recon-right"}])", "state: cards: there are 5 of recon-right in all places together, but the battle has 4"},
    {"FourCards",         Moment::HandOut,  R"([{"op": "add", "path": "/given/right", "value": ["ambush"]}, {"op": "remove", "path": "/hands/allies/0"}])", "state: given.right: CIC-18"},
    {"WrongPost",         Moment::HandOut,  R"([{"op": "move", "from": "/given/left", "path": "/given/right"}])", "state: given.right: CIC-09"},
    {"ActsAsAnything",    Moment::HandOut,  R"([{"op": "replace", "path": "/given_as", "value": "air-power"}])", "state: given_as: the card cannot act so"},
    {"ActsAsNothing",     Moment::HandOut,  R"([{"op": "replace", "path": "/given_as", "value": null}])", "state: given.commander: CIC-09"},
    {"VisitsNobody",      Moment::HandOut,  R"([{"op": "replace", "path": "/visited", "value": null}])", "state: visited: must be a general"},
    {"VisitsWithoutTalk", Moment::HandOut,  R"([{"op": "replace", "path": "/visit", "value": "not-yet"}])", "state: visited: must be a general"},
    {"StillInCouncil",    Moment::HandOut,  R"([{"op": "replace", "path": "/council_over", "value": false}])", "state: council_over: must be true"},
    {"StepTooEarly",      Moment::HandOut,  R"([{"op": "add", "path": "/posts/left", "value": {"step": "place"}}])", "state: posts.left.step: cannot be place now"},
    {"PlayedTooEarly",    Moment::HandOut,  R"([{"op": "remove", "path": "/given/commander"}, {"op": "replace", "path": "/given_as", "value": null}, {"op": "replace", "path": "/cards/played", "value": "recon-right"}])", "state: cards.played: "},
    {"AmbushOfNobody",    Moment::HandOut,  R"([{"op": "replace", "path": "/cards/ambushes/axis", "value": 3}])", "state.cards.ambushes.axis: must be 0 to 2"},
    {"AmbushWithoutOne",  Moment::Battles,  R"([{"op": "replace", "path": "/cards/ambushes/axis", "value": 1}, {"op": "remove", "path": "/hands/allies/0"}])", "state: cards.ambushes: not as many"},
    {"VisitTooLate",      Moment::Generals, R"([{"op": "replace", "path": "/visit", "value": "begun"}])", "state: visit: ends with the hand-out"},
    {"StepOfBattle",      Moment::Generals, R"([{"op": "replace", "path": "/posts/center/step", "value": "battle"}])", "state: posts.center.step: cannot be battle now"},
    {"StepOfTwo",         Moment::Generals, R"([{"op": "replace", "path": "/posts/center/step", "value": "section"}])", "state: posts.center.step: cannot be section now"},
    {"CommanderOrders",   Moment::Generals, R"([{"op": "replace", "path": "/posts/commander/step", "value": "order"}])", "state: posts.commander.step: cannot be order now"},
    {"UnknownStep",       Moment::Generals, R"([{"op": "replace", "path": "/posts/left/step", "value": "sleep"}])", "state.posts.left.step: unknown"},
    {"RollsWithCards",    Moment::Generals, R"([{"op": "replace", "path": "/posts/left/step", "value": "initiative"}])", "state: given.left: must be held exactly until"},
    {"PlacesNothing",     Moment::Generals, R"([{"op": "replace", "path": "/posts/right/step", "value": "place"}])", "state: given.right: must be held exactly until"},
    {"MoreThanGiven",     Moment::Generals, R"([{"op": "replace", "path": "/posts/left/given", "value": 1}])", "state: posts.left.given: not as many"},
    {"FarTooMany",        Moment::Generals, R"([{"op": "replace", "path": "/posts/left/given", "value": 3}])", "state.posts.left.given: must be 0 to 2"},
    {"LiesElsewhere",     Moment::Generals, R"([{"op": "replace", "path": "/posts/left/placed/0/strips", "value": [3]}])", "state: posts.left.placed: cannot lie so"},
    {"LiesOffTheBoard",   Moment::Generals, R"([{"op": "replace", "path": "/posts/left/placed/0/strips", "value": [6]}])", "state.posts.left.placed[0].strips[0]: must be 0 to 5"},
    {"ActsOtherwise",     Moment::Generals, R"([{"op": "replace", "path": "/posts/left/placed/0/acting", "value": "assault-left"}])", "state: posts.left.placed: cannot lie so"},
    {"OwnCardOtherwise",  Moment::Generals, R"([{"op": "replace", "path": "/cards/acting", "value": "air-power"}])", "state: cards.acting: the card cannot act so"},
    {"OwnCardIsLost",     Moment::Generals, R"([{"op": "replace", "path": "/cards/played", "value": null}])", "state: cards: there are 3 of recon-right"},
    {"OwnCardIsGone",     Moment::Generals, R"([{"op": "replace", "path": "/cards/played", "value": null}, {"op": "add", "path": "/deck/-", "value": "recon-right"}])", "state: posts.commander.given: not as many"},
    {"GivenIsGone",       Moment::Generals, R"([{"op": "remove", "path": "/given/left"}, {"op": "add", "path": "/deck/-", "value": "probe-left"}])", "state: posts.left.given: not as many"},
    {"OrderedByCommander",Moment::Battles,  R"([{"op": "replace", "path": "/units/0/post", "value": "commander"}])", "state: units: id 0: ordered by commander"},
    {"BarredEnemy",       Moment::Battles,  R"([{"op": "replace", "path": "/units/6/barred", "value": true}])", "state: units: id 6: barred, but"},
    {"NobodyBattles",     Moment::Battles,  R"([{"op": "replace", "path": "/posts/left/step", "value": "done"}])", "state: posts: nobody has anything to do"},
    {"SpentNowhere",      Moment::Battles,  R"([{"op": "add", "path": "/posts/left/orders/spent_at/7", "value": 1}])", "state.posts.left.orders.spent_at: must have strips"},
    {"WithinNowhere",     Moment::Battles,  R"([{"op": "replace", "path": "/posts/left/orders/within", "value": "all"}])", "state.posts.left.orders.within: must be a list"},
    {"LastOfNobody",      Moment::Battles,  R"([{"op": "add", "path": "/cards/last/axis/cook", "value": []}])", "state.cards.last.axis.cook: unknown key"},
});
// clang-format on

class DamagedOverlordState : public testing::TestWithParam<Damage> {};

TEST_P(DamagedOverlordState, IsRefusedAndChangesNothing) {
  Talk talk;
  const json state = state_at(GetParam().moment);
  talk.get("load", {{"state", state}});
  const json damaged = state.patch(json::parse(GetParam().patch));
  EXPECT_TRUE(begins(talk.refused("load", {{"state", damaged}}), GetParam().why));
  EXPECT_EQ(talk.get("state"), state);
}

INSTANTIATE_TEST_SUITE_P(Engine, DamagedOverlordState, testing::ValuesIn(kDamages),
                         [](const auto& param) { return std::string(param.param.name); });

// No number of cards is large enough to come out right by overflowing a count.
TEST(EngineOverlordLoad, CardsBeyondCountingAreRefused) {
  Talk talk;
  talk.get("new", {{"scenario", wide_scenario()}, {"seed", 5}});
  json state = talk.get("state");
  for (int i = 0; i < 120; ++i) { state["discard"].push_back("probe-left"); }
  state["hands"]["axis"] = std::vector<std::string>(120, "probe-left");
  EXPECT_TRUE(begins(talk.refused("load", {{"state", state}}), "state"));
}

TEST(EngineOverlordLoad, AShakenStateIsRefusedOrPlayed) {
  expect_shaken_states_are_refused_or_played(wide_scenario(), 3,
                                             {{"frames", 20}, {"posts", 50}, {"cards", 40}, {"units", 300}});
}

}  // namespace
}  // namespace bocage::cli::engine
