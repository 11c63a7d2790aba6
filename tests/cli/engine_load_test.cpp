// `state` and `load`: a state can be saved and loaded anywhere in a game, and unsound ones are refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine_talk.h"
#include "game/engine.h"
#include "scenario/library.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

class EngineLoad : public testing::TestWithParam<std::string> {};

// Every few steps of a whole game, another session loads the state from its text alone.
TEST_P(EngineLoad, TakesOverAnywhereInAGame) {
  Talk first;
  FastChance chance(4);
  first.get("new", {{"battle", GetParam()}, {"seed", 11}});
  constexpr int kMostSteps = 2500;
  for (int step = 0; step < kMostSteps && !is_over(first); ++step) {
    if (step % 23 == 0) {
      const json state = first.get("state");
      Talk second;
      const json loaded = second.get("load", {{"state", state}});
      ASSERT_EQ(loaded.at("hash"), state.at("hash")) << step;
      ASSERT_EQ(second.get("state"), state) << step;
      ASSERT_EQ(second.get("pending"), first.get("pending")) << step;
      for (const json& asked : loaded.at("pending")) {
        const json post = {{"side", asked.at("side")}, {"post", asked.at("post")}};
        ASSERT_EQ(second.get("legal", post), first.get("legal", post)) << step;
      }
    }
    first.get("apply", any_choice(first, chance).fields());
  }
  const json end = first.get("state");
  Talk second;
  second.get("load", {{"state", end}});
  EXPECT_EQ(second.get("state"), end);
}

// The outcomes of a game are enough to play it again, whatever the seed of the other session.
TEST_P(EngineLoad, ForcedOutcomesPlayTheSameGame) {
  Talk first;
  Talk second;
  FastChance chance(5);
  first.get("new", {{"battle", GetParam()}, {"seed", 12}});
  second.get("load", {{"state", first.get("state")}, {"seed", 99}});
  for (int step = 0; step < 400 && !is_over(first); ++step) {
    const json choice = any_choice(first, chance).fields();
    const json happened = first.get("apply", choice);
    json again = choice;
    for (const char* outcome : {"dice", "draw", "pick"}) { again[outcome] = happened.at(outcome); }
    ASSERT_EQ(second.get("apply", again), happened) << step << " " << choice;
  }
}

std::string test_name(const testing::TestParamInfo<std::string>& param) {
  std::string name = param.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Battles, EngineLoad, testing::ValuesIn(default_library().ids()), test_name);

// Each kind of frame at least once, so that none is missing from writer and checker.
TEST(EngineLoadOne, TakesOverFromEveryKindOfSituation) {
  std::set<FrameKind> seen;
  Talk talk;
  FastChance chance(3);
  const auto look = [&] {
    if (!seen.insert(kind_of(talk.session().current->state().open.frames.top())).second) { return; }
    const json state = talk.get("state");
    EXPECT_EQ(Talk().get("load", {{"state", state}}).at("hash"), state.at("hash"));
  };
  talk.get("new", {{"battle", "o1"}});
  look();
  for (int game = 0; game < 6; ++game) {
    talk.get("new", {{"battle", "09"}, {"seed", game}});
    for (int step = 0; step < 2500 && !is_over(talk); ++step) {
      look();
      talk.get("apply", any_choice(talk, chance).fields());
    }
  }
  talk.get("new", {{"battle", "02"}});
  look();
  talk.get("new", duel({"behind-enemy-lines"}, {}));
  talk.act_all({"play behind-enemy-lines", "order 6,4", "done", "done"});
  talk.get("apply", {{"action", "battle 6,4 > 8,4"}, {"dice", {"star", "star", "star"}}});
  look();
  for (int kind = 0; kind < kFrameKinds; ++kind) {
    const auto frame = static_cast<FrameKind>(kind);
    const bool never_asks = frame == FrameKind::Turn || frame == FrameKind::OverlordTurn ||
                            frame == FrameKind::Attack || frame == FrameKind::Strafe;
    const bool elsewhere =  // engine_expansions_test.cpp
        frame == FrameKind::FillChip || frame == FrameKind::Flight || frame == FrameKind::DismissPlane;
    EXPECT_EQ(seen.contains(frame), !never_asks && !elsewhere) << name(frame);
  }
}

TEST(EngineLoadOne, BringsItsScenarioAndOptionsAlong) {
  Talk first;
  json fields = duel({"probe-left"}, {});
  fields["options"] = {{"no-taking-ground", true}};
  first.get("new", fields);
  first.act("play probe-left");
  const json state = first.get("state");
  Talk second;
  second.get("load", {{"state", state}});
  EXPECT_EQ(second.get("state"), state);
  EXPECT_EQ(state.at("options").at("no-taking-ground"), true);
}

TEST(EngineLoadOne, ChanceBeginsAnew) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  talk.act_all({"play probe-left", "order 6,4", "done", "done"});
  const json state = talk.get("state");
  const auto rolled = [&](const json& seed) {
    talk.get("load", {{"state", state}, {"seed", seed}});
    return talk.act("battle 6,4 > 8,4").at("dice").dump();
  };
  EXPECT_EQ(rolled(8), rolled(8));
  std::set<std::string> rolls;
  for (int seed = 0; seed < 10; ++seed) { rolls.insert(rolled(seed)); }
  EXPECT_GT(rolls.size(), 1U);
}

TEST(EngineLoadOne, ThereIsNothingToUndoThen) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  talk.act("play probe-left");
  talk.get("load", {{"state", talk.get("state")}});
  EXPECT_TRUE(begins(talk.refused("undo"), "undo: "));
}

TEST(EngineLoadOne, AnEditedStateIsTaken) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  json state = talk.get("state");
  state["units"][0]["figures"] = 1;
  state["units"][0]["at"] = {5, 5};
  EXPECT_NE(talk.get("load", {{"state", state}}).at("hash"), state.at("hash"));
  EXPECT_EQ(talk.get("state").at("units").at(0).at("figures"), 1);
  EXPECT_EQ(talk.get("state").at("units").at(0).at("at"), (json{5, 5}));
}

// An edit to a state, and the path that the fault names.
struct Damage {
  std::string_view name;
  std::string_view patch;  // RFC 6902
  std::string_view why;
};
std::ostream& operator<<(std::ostream& out, const Damage& damage) { return out << damage.patch; }

// clang-format off
constexpr auto kDamages = std::to_array<Damage>({
    {"NoUnits",          R"([{"op": "remove", "path": "/units"}])", "state.units: missing"},
    {"OffTheBoard",      R"([{"op": "replace", "path": "/units/0/at", "value": [50, 0]}])", "state.units[0].at: off the board"},
    {"OnTopOfAnother",   R"([{"op": "replace", "path": "/units/0/at", "value": [4, 4]}])", "state.units[1].at: another unit"},
    {"UnitTwice",        R"([{"op": "replace", "path": "/units/1/id", "value": 0}])", "state.units[1]"},
    {"UnitOfNoRoster",   R"([{"op": "replace", "path": "/units/1/id", "value": 5}])", "state.units[1].id: must be 0 to 4"},
    {"OtherSide",        R"([{"op": "replace", "path": "/units/0/side", "value": "axis"}])", "state.units[0].side: not the side"},
    {"OtherType",        R"([{"op": "replace", "path": "/units/0/type", "value": "armor"}])", "state.units[0].type: not the type"},
    {"NoFigures",        R"([{"op": "replace", "path": "/units/0/figures", "value": 0}])", "state.units[0].figures: must be 1 to 4"},
    {"TooManyFigures",   R"([{"op": "replace", "path": "/units/0/figures", "value": 5}])", "state.units[0].figures: must be 1 to 4"},
    {"NoPiece",          R"([{"op": "add", "path": "/obstacles/-", "value": {"at": [0, 0], "is": "bunker"}}])", "state.obstacles[1]: the battle has no"},
    {"UnknownPiece",     R"([{"op": "add", "path": "/obstacles/-", "value": {"at": [0, 0], "is": "moat"}}])", "state.obstacles[1].is: unknown"},
    {"WireTwice",        R"([{"op": "add", "path": "/obstacles/-", "value": {"at": [4, 4], "is": "wire"}}])", "state.obstacles[1]: listed twice"},
    {"CardDoubled",      R"([{"op": "add", "path": "/deck/-", "value": "ambush"}])", "state: cards: there are "},
    {"CardLost",         R"([{"op": "remove", "path": "/deck/0"}])", "state: cards: there are "},
    {"UnknownCard",      R"([{"op": "replace", "path": "/deck/0", "value": "joker"}])", "state.deck[0]: unknown card"},
    {"NoHands",          R"([{"op": "remove", "path": "/hands"}])", "state.hands.axis: missing"},
    {"NoSide",           R"([{"op": "replace", "path": "/side", "value": "red"}])", "state.side: unknown"},
    {"NoFrames",         R"([{"op": "replace", "path": "/frames", "value": []}])", "state: frames are open although the battle is over"},
    {"OnlyATurn",        R"([{"op": "remove", "path": "/frames/1"}])", "state: frames: nobody is asked"},
    {"NoTurnBelow",      R"([{"op": "remove", "path": "/frames/0"}])", "state: the bottom frame is not a turn"},
    {"UnknownFrame",     R"([{"op": "replace", "path": "/frames/1/kind", "value": "coffee"}])", "state.frames[1].kind: unknown"},
    {"FrameOutOfPlace",  R"([{"op": "replace", "path": "/frames/1", "value": {"kind": "overrun", "unit": 0}}])", "state: frames[1]: cannot sit"},
    {"AirdropOfNobody",  R"([{"op": "replace", "path": "/frames/1/kind", "value": "airdrop"}, {"op": "replace", "path": "/frames/0/stage", "value": "start"}, {"op": "add", "path": "/frames/1/drops_left", "value": 1}])", "state: frames[1]: does not fit"},
    {"RetreatOfNobody",  R"([{"op": "replace", "path": "/frames/1", "value": {"kind": "strikes", "stars": "hit", "dice": 0}}, {"op": "add", "path": "/frames/-", "value": {"kind": "retreat", "stage": "moving", "unit": null, "from": null, "flags": 1, "may_ignore": false, "moves": 0}}])", "state: frames[1]: does not fit"},
    {"TooManyFrames",    R"([{"op": "add", "path": "/frames/0", "value": {}}, {"op": "copy", "from": "/frames", "path": "/frames/0"}])", "state.frames"},
    {"TooManyMedals",    R"([{"op": "replace", "path": "/medals_won/axis", "value": 4}])", "state: a side has its medals"},
    {"OverWithoutEnd",   R"([{"op": "replace", "path": "/ending", "value": "medals"}, {"op": "replace", "path": "/winner", "value": "axis"}])", "state: frames are open although the battle is over"},
    {"WonByNobody",      R"([{"op": "replace", "path": "/ending", "value": "medals"}])", "state.winner: must be a text"},
    {"WonWithoutMedals", R"([{"op": "replace", "path": "/ending", "value": "medals"}, {"op": "replace", "path": "/winner", "value": "axis"}, {"op": "replace", "path": "/frames", "value": []}])", "state: a side has won without"},
    {"TurnIsNegative",   R"([{"op": "replace", "path": "/turn", "value": -1}])", "state.turn: must be 0 to 65535"},
    {"TargetTooEarly",   R"([{"op": "add", "path": "/targets/-", "value": [8, 4]}])", "state: targets: "},
    {"TargetOfAir",      R"([{"op": "add", "path": "/targets/-", "value": [0, 0]}])", "state.targets[0]: nobody"},
    {"DrawnTooEarly",    R"([{"op": "move", "from": "/deck/0", "path": "/drawn/-"}])", "state: drawn: "},
    {"PlayedTooEarly",   R"([{"op": "move", "from": "/deck/0", "path": "/cards/played"}])", "state: cards.played: "},
    {"UnknownPost",      R"([{"op": "add", "path": "/posts/cook", "value": {}}])", "state.posts.cook: unknown key"},
    {"UnknownStep",      R"([{"op": "add", "path": "/posts/left", "value": {"step": "sleep", "orders": {}}}])", "state.posts.left.step: unknown"},
    {"StepOutOfPlace",   R"([{"op": "add", "path": "/posts/commander", "value": {"step": "move"}}])", "state: posts.commander.step: cannot be move now"},
    {"GivenByNobody",    R"([{"op": "move", "from": "/deck/0", "path": "/given/left", "value": 0}, {"op": "replace", "path": "/given/left", "value": ["recon-left"]}])", "state: given: nobody hands out"},
    {"VisitByNobody",    R"([{"op": "replace", "path": "/visit", "value": "begun"}, {"op": "replace", "path": "/visited", "value": "left"}])", "state: visit: there is no chain"},
    {"UnknownVisit",     R"([{"op": "replace", "path": "/visit", "value": "never"}])", "state.visit: unknown"},
    {"OrderedByNobody",  R"([{"op": "replace", "path": "/units/0/post", "value": "left"}])", "state: units: id 0: there is no post"},
    {"EnemyIsOrdered",   R"([{"op": "replace", "path": "/units/3/ordered", "value": true}])", "state: units: id 3: ordered, but"},
    {"UnitsAreAText",    R"([{"op": "replace", "path": "/units", "value": "all"}])", "state.units: must be a list"},
    {"UnitIsANumber",    R"([{"op": "replace", "path": "/units/0", "value": 4}])", "state.units[0]: must be an object"},
    {"OrderedIsANumber", R"([{"op": "replace", "path": "/units/0/ordered", "value": 1}])", "state.units[0].ordered: must be true"},
});
// clang-format on

class DamagedState : public testing::TestWithParam<Damage> {};

TEST_P(DamagedState, IsRefusedAndChangesNothing) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  const json state = talk.get("state");
  const json damaged = state.patch(json::parse(GetParam().patch));
  EXPECT_TRUE(begins(talk.refused("load", {{"state", damaged}}), GetParam().why));
  EXPECT_EQ(talk.get("state"), state);
}

INSTANTIATE_TEST_SUITE_P(Engine, DamagedState, testing::ValuesIn(kDamages),
                         [](const auto& param) { return std::string(param.param.name); });

TEST(EngineLoadOne, AShakenStateIsRefusedOrPlayed) {
  expect_shaken_states_are_refused_or_played(duel_scenario(), 4, {{"frames", 12}, {"posts", 20}, {"units", 60}});
}

}  // namespace
}  // namespace bocage::cli::engine
