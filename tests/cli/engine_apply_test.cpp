// `apply` and `undo`: effects of actions, forced outcomes, and refusals.
#include <gtest/gtest.h>

#include <set>

#include "engine_talk.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

std::vector<std::string> kinds(const json& events) {
  std::vector<std::string> list;
  for (const json& event : events) { list.push_back(event.at("kind")); }
  return list;
}

json event_of(const json& answer, std::string_view kind) {
  for (const json& event : answer.at("events")) {
    if (event.at("kind") == kind) { return event; }
  }
  return nullptr;
}

TEST(EngineApply, ForcedDiceFallAsTold) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  talk.act_all({"play probe-left", "order 6,4", "done", "done"});
  const json answer = talk.get("apply", {{"action", "battle 6,4 > 8,4"}, {"dice", {"grenade", "infantry"}}});
  EXPECT_EQ(kinds(answer.at("events")), (std::vector<std::string>{"battle-declared", "dice-rolled", "figures-lost"}));
  EXPECT_EQ(event_of(answer, "battle-declared"),
            json::parse(R"({"kind": "battle-declared", "side": "allies", "from": [6, 4], "at": [8, 4], "count": 2})"));
  EXPECT_EQ(event_of(answer, "dice-rolled"),
            json::parse(R"({"kind": "dice-rolled", "side": "allies", "at": [8, 4], "dice": ["grenade", "infantry"]})"));
  EXPECT_EQ(event_of(answer, "figures-lost"),
            json::parse(R"({"kind": "figures-lost", "side": "axis", "at": [8, 4], "count": 2})"));
  EXPECT_EQ(unit_at(talk.get("state"), {8, 4}).at("figures"), 2);
}

TEST(EngineApply, DiceBeyondTheForcedOnesAreRolled) {
  const auto rolled = [](std::uint64_t seed) {
    Talk talk;
    json fields = duel({"probe-left"}, {});
    fields["seed"] = seed;
    talk.get("new", fields);
    talk.act_all({"play probe-left", "order 6,4", "done", "done"});
    return talk.get("apply", {{"action", "battle 6,4 > 8,4"}, {"dice", {"star"}}}).at("dice");
  };
  std::set<std::string> seconds;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const json dice = rolled(seed);
    ASSERT_EQ(dice.size(), 2U);
    EXPECT_EQ(dice[0], "star");
    seconds.insert(dice[1].get<std::string>());
  }
  EXPECT_GT(seconds.size(), 1U);
  EXPECT_EQ(rolled(4), rolled(4));
}

TEST(EngineApply, ForcedDrawsComeFromTheDeck) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {"ambush"}));
  talk.act("play probe-left");
  const json answer = talk.get("apply", {{"action", "done"}, {"draw", {"dig-in"}}});
  EXPECT_EQ(event_of(answer, "card-drawn"),
            json::parse(R"({"kind": "card-drawn", "side": "allies", "card": "dig-in"})"));
  EXPECT_EQ(talk.get("state").at("hands").at("allies"), json{"dig-in"});
}

TEST(EngineApply, ForcedPicksScatterADrop) {
  Talk talk;
  talk.get("new", {{"battle", "02"}});
  const std::string steps = talk.get("apply", {{"action", "aim 12,4"}}).at("pick").dump();
  const std::size_t count = json::parse(steps).size();
  talk.get("new", {{"battle", "02"}});
  const json answer = talk.get("apply", {{"action", "aim 12,4"}, {"pick", std::vector<int>(count, 6)}});  // 6: stay
  EXPECT_EQ(answer.at("events").at(0).at("at"), (json{12, 4}));
  EXPECT_TRUE(begins(talk.refused("apply", {{"action", "aim 12,4"}, {"pick", {7}}}), "pick: "));
}

TEST(EngineApply, OutcomesThatCannotBeForcedChangeNothing) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {"ambush"}));
  const auto is_refused = [&](const json& fields) {
    const json before = talk.get("state");
    const std::string why = talk.refused("apply", fields);
    EXPECT_EQ(talk.get("state"), before);
    return why;
  };
  EXPECT_EQ(is_refused({{"action", "play probe-left"}, {"dice", {"star"}}}),
            "dice: 1 given, but the action asks for 0");
  talk.act("play probe-left");
  EXPECT_EQ(is_refused({{"action", "done"}, {"draw", {"ambush"}}}), "draw[0]: ambush is not in the deck");
  EXPECT_EQ(is_refused({{"action", "done"}, {"draw", {"dig-in", "dig-in"}}}),
            "draw: 2 given, but the action asks for 1");
  EXPECT_TRUE(begins(is_refused({{"action", "done"}, {"draw", {"grenade"}}}), "draw[0]: unknown card"));
  EXPECT_TRUE(begins(is_refused({{"action", "done"}, {"dice", {"dig-in"}}}), "dice[0]: unknown"));
  EXPECT_TRUE(begins(is_refused({{"action", "done"}, {"dice", "star"}}), "dice: must be a list"));
}

TEST(EngineApply, AnIllegalActionChangesNothingAndSaysWhy) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {"probe-left"}));
  struct Case {
    std::string action;
    std::string why;
  };
  const auto all_refused = [&](const std::vector<Case>& cases) {
    const json before = talk.get("state");
    for (const Case& it : cases) {
      EXPECT_TRUE(mentions(talk.refused("apply", {{"action", it.action}}), it.why)) << it.action;
      EXPECT_EQ(talk.get("state"), before) << it.action;
    }
  };
  all_refused({{"play dig-in", "not-in-hand"},
               {"order 6,4", "TURN-01 orders-come-later"},
               {"done", "TURN-02 must-play"},
               {"move 6,4 > 5,5", "TURN-03 moves-come-later"},
               {"battle 6,4 > 8,4", "TURN-04 battles-come-later"},
               {"dance", "action: cannot be read"},
               {"move 6,4 > 6,5", "action: cannot be read"},
               {"move 6,4 > 8,4 ", "action: cannot be read"}});
  talk.act_all({"play probe-left", "order 6,4", "done", "done"});
  all_refused({{"battle 6,4 > 20,0", "BAT-08"},
               {"battle 4,4 > 8,4", "ORD-01"},
               {"battle 6,4 > 4,4", "BAT-02"},
               {"battle 8,4 > 6,4", "no-own-unit"},
               {"remove-wire 6,4", "OBS-14"}});
}

TEST(EngineApply, OutOfTurnIsRefused) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {"probe-left"}));
  const json before = talk.get("state");
  EXPECT_EQ(talk.refused("apply", {{"action", "play probe-left"}, {"side", "axis"}}), "not-your-decision");
  const json error =
      talk.ask("apply", {{"action", "play probe-left"}, {"side", "allies"}, {"post", "right"}}).at("error");
  EXPECT_EQ(error, json::parse(R"({"code": "not-your-decision",
                                   "args": {"asked": [{"post": "allies/commander", "decision": "play"}]}})"));
  EXPECT_EQ(talk.get("state"), before);
  talk.get("apply", {{"action", "play probe-left"}, {"side", "allies"}, {"post", "commander"}});
}

TEST(EngineApply, TheLastMedalEndsTheBattle) {
  Talk talk;
  json fields = duel({"probe-left"}, {});
  fields["scenario"]["sides"]["allies"]["medals"] = 1;
  fields["scenario"]["units"][3]["figures"] = 2;
  talk.get("new", fields);
  talk.act_all({"play probe-left", "order 6,4", "done", "done"});
  const json answer = talk.get("apply", {{"action", "battle 6,4 > 8,4"}, {"dice", {"grenade", "grenade"}}});
  EXPECT_EQ(answer.at("pending"), json::array());
  EXPECT_EQ(answer.at("over"), true);
  EXPECT_EQ(answer.at("winner"), "allies");
  EXPECT_EQ(answer.at("events").back(), json::parse(R"({"kind": "battle-over", "side": "allies"})"));
  const json state = talk.get("state");
  EXPECT_EQ(state.at("phase"), "over");
  EXPECT_EQ(state.at("ending"), "medals");
  EXPECT_EQ(state.at("medals").at("allies"), 1);
  EXPECT_EQ(talk.get("legal").at("actions"), json::array());
  EXPECT_EQ(talk.refused("apply", {{"action", "done"}}), "battle-over");
  EXPECT_EQ(talk.refused("go", {{"player", "random"}}), "battle-over");
  EXPECT_EQ(talk.get("odds", {{"from", {6, 4}}, {"to", {20, 0}}}).at("legal"), false);
}

TEST(EngineUndo, TakesBackWhatRevealedNothing) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  EXPECT_TRUE(begins(talk.refused("undo"), "undo: "));
  std::vector<json> states{talk.get("state")};
  for (const char* action : {"play probe-left", "order 6,4", "done", "move 6,4 > 7,5"}) {
    talk.act(action);
    states.push_back(talk.get("state"));
  }
  for (states.pop_back(); !states.empty(); states.pop_back()) { EXPECT_EQ(talk.get("undo"), states.back()); }
  EXPECT_TRUE(begins(talk.refused("undo"), "undo: "));

  talk.act_all({"play probe-left", "order 6,4", "done", "done"});
  talk.get("apply", {{"action", "battle 6,4 > 8,4"}, {"dice", {"star", "star"}}});
  const json after = talk.get("state");
  EXPECT_TRUE(mentions(talk.refused("undo"), "a die"));
  EXPECT_EQ(talk.get("state"), after);
}

}  // namespace
}  // namespace bocage::cli::engine
