// Malformed requests: each is refused with a fault that names the field, and changes nothing.
#include <gtest/gtest.h>

#include "engine_talk.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

struct Bad {
  std::string_view name;
  std::string_view line;
  std::string_view why;  // how the reason begins
};

std::ostream& operator<<(std::ostream& out, const Bad& bad) { return out << bad.line; }

// clang-format off
constexpr auto kBad = std::to_array<Bad>({
    {"Nothing",            "", "not JSON: "},
    {"Spaces",             "   ", "not JSON: "},
    {"Text",               "hello", "not JSON: "},
    {"HalfAnObject",       R"({"op": "state")", "not JSON: "},
    {"TwoObjects",         R"({"op": "state"} {"op": "state"})", "not JSON: "},
    {"NoUtf8",             "{\"op\": \"st\xff\xfe\"}", "not JSON: "},
    {"HugeNumber",         R"({"op": "new", "seed": 1e999})", "not JSON: "},
    {"List",               R"([{"op": "state"}])", "a request must be an object"},
    {"Null",               "null", "a request must be an object"},
    {"Number",             "17", "a request must be an object"},
    {"Empty",              "{}", "op: missing"},
    {"OpIsNoText",         R"({"op": 3})", "op: must be a text"},
    {"OpIsNull",           R"({"op": null})", "op: must be a text"},
    {"UnknownOp",          R"({"op": "dance"})", "op: unknown \"dance\""},
    {"UnknownOpOfNoise",   R"({"op": "\u0000\n\ud83d\ude00"})", "op: unknown "},
    {"OpInCapitals",       R"({"op": "STATE"})", "op: unknown \"STATE\""},
    {"IdIsAnObject",       R"({"op": "state", "id": {}})", "id: "},
    {"NewOfNothing",       R"({"op": "new"})", "battle: "},
    {"NewOfBoth",          R"({"op": "new", "battle": "01", "scenario": {}})", "battle: "},
    {"NewOfANumber",       R"({"op": "new", "battle": 1})", "battle: must be a text"},
    {"NewOfNoBattle",      R"({"op": "new", "battle": "no-such-battle"})", "battle: unknown"},
    {"NewOfTwoBattles",    R"({"op": "new", "battle": "0"})", "battle: "},
    {"NewOfAPath",         R"({"op": "new", "battle": "../scenarios/01-pegasus-bridge"})", "battle: unknown"},
    {"ScenarioIsAText",    R"({"op": "new", "scenario": "01"})", "scenario."},
    {"ScenarioIsEmpty",    R"({"op": "new", "scenario": {}})", "scenario."},
    {"SeedIsAText",        R"({"op": "new", "battle": "01", "seed": "1"})", "seed: must be a whole number"},
    {"SeedIsNegative",     R"({"op": "new", "battle": "01", "seed": -1})", "seed: must be a whole number"},
    {"SeedIsAFraction",    R"({"op": "new", "battle": "01", "seed": 1.5})", "seed: must be a whole number"},
    {"SeedIsTooLarge",     R"({"op": "new", "battle": "01", "seed": 18446744073709551616})", "seed: must be a whole number"},
    {"OptionsAreAList",    R"({"op": "new", "battle": "01", "options": []})", "options: must be an object"},
    {"UnknownOption",      R"({"op": "new", "battle": "01", "options": {"young": true}})", "options.young: unknown key"},
    {"OptionIsANumber",    R"({"op": "new", "battle": "01", "options": {"young-generals": 1}})", "options.young-generals: must be true"},
    {"HandsAreAList",      R"({"op": "new", "battle": "01", "hands": []})", "hands: must be an object"},
    {"HandOfNobody",       R"({"op": "new", "battle": "01", "hands": {"allied": []}})", "hands.allied: unknown key"},
    {"HandIsAText",        R"({"op": "new", "battle": "01", "hands": {"axis": "ambush"}})", "hands.axis: must be a list"},
    {"HandOfNumbers",      R"({"op": "new", "battle": "01", "hands": {"axis": [1]}})", "hands.axis[0]: must be a text"},
    {"HandOfNoCard",       R"({"op": "new", "battle": "01", "hands": {"axis": ["none"]}})", "hands.axis[0]: unknown card"},
    {"TwoAmbushes",        R"({"op": "new", "battle": "01", "hands": {"axis": ["ambush", "ambush"]}})", "hands.axis: there is no ambush left"},
    {"LoadOfNothing",      R"({"op": "load"})", "state: missing"},
    {"LoadOfAText",        R"({"op": "load", "state": "x"})", "state: must be an object"},
    {"LoadOfEmptiness",    R"({"op": "load", "state": {}})", "state.battle: missing"},
    {"LoadOfNoBattle",     R"({"op": "load", "state": {"battle": "99"}})", "state.battle: unknown"},
    {"LoadOfABareBattle",  R"({"op": "load", "state": {"battle": "01"}})", "state.units: missing"},
    {"ViewOfNobody",       R"({"op": "view"})", "viewer: missing"},
    {"ViewOfAStranger",    R"({"op": "view", "viewer": "russia"})", "viewer: must be"},
    {"ViewOfNoPost",       R"({"op": "view", "viewer": "axis/top"})", "viewer: must be"},
    {"ViewOfNoPosts",      R"({"op": "view", "viewer": []})", "viewer: must name a post"},
    {"ViewOfANumber",      R"({"op": "view", "viewer": ["axis/left", 3]})", "viewer[1]: must be a text"},
    {"ViewOfASideInAList", R"({"op": "view", "viewer": ["axis"]})", "viewer[0]: must be a post"},
    {"ViewOfBothSides",    R"({"op": "view", "viewer": ["axis/left", "allies/left"]})", "viewer[1]: all posts must be of one side"},
    {"ViewOfTooManyPosts", R"({"op": "view", "viewer": ["axis/left", "axis/left", "axis/left", "axis/left", "axis/left"]})", "viewer: at most 4"},
    {"TalkOfNobody",       R"({"op": "talk", "to": "axis"})", "from: missing"},
    {"TalkToAStranger",    R"({"op": "talk", "from": "axis", "to": "russia"})", "to: must be"},
    {"TalkFromTheTable",   R"({"op": "talk", "from": "table"})", "from: must be"},
    {"TalkOfNoOption",     R"({"op": "talk", "from": "axis", "options": {"loudly": true}})", "options.loudly: unknown key"},
    {"LegalOfNoSide",      R"({"op": "legal", "side": "red"})", "side: unknown \"red\""},
    {"LegalOfNoPost",      R"({"op": "legal", "post": 2})", "post: must be a text"},
    {"ApplyNothing",       R"({"op": "apply"})", "action: missing"},
    {"ApplyANumber",       R"({"op": "apply", "action": 4})", "action: must be a text"},
    {"ApplyAnObject",      R"({"op": "apply", "action": {"kind": "done"}})", "action: must be a text"},
    {"ApplyNonsense",      R"({"op": "apply", "action": "move 1,1"})", "action: cannot be read"},
    {"ApplyOffTheBoard",   R"({"op": "apply", "action": "order 100,100"})", "action: cannot be read"},
    {"ApplyForNobody",     R"({"op": "apply", "action": "done", "side": ""})", "side: must be a text"},
    {"DiceAreAnObject",    R"({"op": "apply", "action": "done", "dice": {}})", "dice: must be a list"},
    {"DiceOfNoFace",       R"({"op": "apply", "action": "done", "dice": ["tank"]})", "dice[0]: unknown \"tank\""},
    {"DrawOfNoCard",       R"({"op": "apply", "action": "done", "draw": [null]})", "draw[0]: must be a text"},
    {"PickOfNoNumber",     R"({"op": "apply", "action": "done", "pick": ["1"]})", "pick[0]: must be a whole number"},
    {"SightFromNowhere",   R"({"op": "sight", "to": [0, 0]})", "from: missing"},
    {"SightOfAText",       R"({"op": "sight", "from": [0, 0], "to": "0,0"})", "to: must be [column, row]"},
    {"SightOfThree",       R"({"op": "sight", "from": [0, 0, 0], "to": [0, 0]})", "from: must be [column, row]"},
    {"SightOfFractions",   R"({"op": "sight", "from": [0.5, 0], "to": [0, 0]})", "from[0]: must be a whole number"},
    {"SightOfANegative",   R"({"op": "sight", "from": [-2, 0], "to": [0, 0]})", "from[0]: must be 0 to"},
    {"SightOffTheBoard",   R"({"op": "sight", "from": [26, 0], "to": [0, 0]})", "from: off the board"},
    {"SightBetweenHexes",  R"({"op": "sight", "from": [0, 1], "to": [0, 0]})", "from: no hex"},
    {"OddsFromNobody",     R"({"op": "odds", "from": [12, 8], "to": [0, 0]})", "from: no unit stands there"},
    {"OddsOffTheBoard",    R"({"op": "odds", "from": [6, 4], "to": [99999999999, 0]})", "to[0]: must be 0 to"},
    {"NothingToUndo",      R"({"op": "undo"})", "undo: "},
    {"GoWithoutAPlayer",   R"({"op": "go"})", "player: missing"},
    {"GoWithAStranger",    R"({"op": "go", "player": "deep-blue"})", "player: unknown \"deep-blue\""},
    {"GoForever",          R"({"op": "go", "player": "random", "ms": "forever"})", "ms: must be a whole number"},
    {"GoBackwards",        R"({"op": "go", "player": "random", "nodes": -1})", "nodes: must be 0 to"},
    {"HintForever",        R"({"op": "hint", "ms": "forever"})", "ms: must be a whole number"},
    {"HintBackwards",      R"({"op": "hint", "nodes": -1})", "nodes: must be 0 to"},
});
// clang-format on

class BadRequest : public testing::TestWithParam<Bad> {};

TEST_P(BadRequest, IsRefusedAndChangesNothing) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {"probe-left"}));
  const json before = talk.get("state");
  const json answer = json::parse(talk.line(std::string(GetParam().line)));
  ASSERT_TRUE(answer.contains("error")) << answer;
  EXPECT_TRUE(begins(why_text(answer.at("error")), GetParam().why));
  EXPECT_EQ(talk.get("state"), before);
}

INSTANTIATE_TEST_SUITE_P(Engine, BadRequest, testing::ValuesIn(kBad),
                         [](const auto& param) { return std::string(param.param.name); });

TEST(EngineRequest, NeedsAGame) {
  for (const char* op : {"state", "view", "pending", "legal", "apply", "sight", "odds", "talk", "undo", "go", "hint"}) {
    EXPECT_EQ(Talk().refused(op), "op: there is no game yet; begin with new or load") << op;
  }
}

TEST(EngineRequest, MayNotNestForever) {
  Talk talk;
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_EQ(talk.line(nested(64)),
            R"({"error":{"code":"bad-request","args":{"fault":"a request must be an object"}}})");
  EXPECT_EQ(talk.line(nested(65)),
            R"({"error":{"code":"bad-request","args":{"fault":"not understood: nested too deeply"}}})");
  EXPECT_EQ(talk.line(std::string(1U << 20U, '[')),
            R"({"error":{"code":"bad-request","args":{"fault":"not understood: nested too deeply"}}})");
  EXPECT_EQ(talk.line("\"" + std::string(1000, '[') + "\""),
            R"({"error":{"code":"bad-request","args":{"fault":"a request must be an object"}}})");
}

TEST(EngineRequest, UnknownFieldsAreIgnored) {
  Talk talk;
  talk.get("new", {{"battle", "01"}, {"colour", "red"}});
  talk.get("pending", {{"side", 5}, {"extra", nullptr}});
}

}  // namespace
}  // namespace bocage::cli::engine
