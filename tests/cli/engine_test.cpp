// `bocage engine`: its stream, its help, new games, and computer players.
#include "cli/engine/engine_command.h"

#include <gtest/gtest.h>

#include <sstream>

#include "engine_talk.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

// The stream.

TEST(EngineStream, OneAnswerForEachLineUntilItEnds) {
  std::istringstream in("{\"op\":\"help\"}\n\nnonsense\r\n{\"op\":\"new\",\"battle\":\"01\"}");  // the last has no end
  std::ostringstream out;
  EXPECT_EQ(run_engine(in, out), 0);
  std::istringstream lines(out.str());
  std::vector<json> answers;
  for (std::string line; std::getline(lines, line);) { answers.push_back(json::parse(line)); }
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_TRUE(answers[0].contains("ops"));
  EXPECT_TRUE(answers[1].contains("error"));
  EXPECT_TRUE(answers[2].contains("error"));
  EXPECT_EQ(answers[3].at("ok"), true);
}

TEST(EngineStream, QuitEndsIt) {
  std::istringstream in("{\"op\":\"quit\",\"id\":9}\n{\"op\":\"help\"}\n");
  std::ostringstream out;
  EXPECT_EQ(run_engine(in, out), 0);
  EXPECT_EQ(out.str(), "{\"ok\":true,\"id\":9}\n");
}

TEST(EngineStream, ALineThatIsTooLongIsRefusedAndTheNextIsHeard) {
  const std::string longest((1U << 20U) - 2, 'x');
  std::istringstream in("\"" + longest + "\"\n\"" + longest + "y\"\n{\"op\":\"quit\"}\n");
  std::ostringstream out;
  EXPECT_EQ(run_engine(in, out), 0);
  EXPECT_EQ(out.str(),
            "{\"error\":{\"code\":\"bad-request\",\"args\":{\"fault\":\"a request must be an object\"}}}\n"
            "{\"error\":{\"code\":\"bad-request\",\"args\":{\"fault\":\"a line may have at most 1048576 bytes\"}}}\n"
            "{\"ok\":true}\n");
}

TEST(EngineStream, ABrokenOutputEndsIt) {
  std::istringstream in("{\"op\":\"help\"}\n{\"op\":\"help\"}\n");
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  EXPECT_EQ(run_engine(in, out), 1);
}

// help, id.

TEST(EngineHelp, ListsOpsBattlesAndPlayers) {
  const json help = Talk().get("help");
  std::vector<std::string> names;
  for (const json& op : help.at("ops")) { names.push_back(op.at("op")); }
  for (const char* op :
       {"new", "state", "load", "view", "pending", "legal", "apply", "sight", "odds", "undo", "go", "hint"}) {
    EXPECT_TRUE(contains(names, op));
  }
  EXPECT_TRUE(contains(help.at("battles"), "01-pegasus-bridge"));
  EXPECT_TRUE(contains(help.at("players"), "random"));
}

TEST(EngineId, ComesBackWithAnswersAndRefusals) {
  Talk talk;
  EXPECT_EQ(talk.ask("help", {{"id", "a"}}).at("id"), "a");
  EXPECT_EQ(talk.ask("help", {{"id", 17}}).at("id"), 17);
  const json refused = talk.ask("state", {{"id", 18}});
  EXPECT_TRUE(refused.contains("error"));
  EXPECT_EQ(refused.at("id"), 18);
  EXPECT_FALSE(talk.ask("help").contains("id"));
  EXPECT_TRUE(begins(talk.refused("help", {{"id", {1, 2}}}), "id: "));
}

// new.

TEST(EngineNew, SetsUpABattleOfTheLibrary) {
  Talk talk;
  const json answer = talk.get("new", {{"battle", "01-pegasus-bridge"}, {"seed", 7}});
  EXPECT_EQ(answer.at("ok"), true);
  EXPECT_EQ(answer.at("pending"), json::parse(R"([{"side": "allies", "post": "commander", "kind": "play"}])"));
  const json state = talk.get("state");
  EXPECT_EQ(state.at("battle"), "01-pegasus-bridge");
  EXPECT_EQ(state.at("hands").at("axis").size(), 2U);
  EXPECT_EQ(state.at("hands").at("allies").size(), 6U);
  EXPECT_EQ(state.at("deck").size(), 52U);
  EXPECT_FALSE(state.contains("scenario"));
}

TEST(EngineNew, TheSeedDecidesTheDeal) {
  Talk talk;
  const auto hands = [&](const json& seed) {
    talk.get("new", {{"battle", "01"}, {"seed", seed}});
    return talk.get("state").at("hands");
  };
  EXPECT_EQ(hands(5), hands(5));
  EXPECT_NE(hands(5), hands(6));
  EXPECT_EQ(hands(18446744073709551615U), hands(18446744073709551615U));
}

TEST(EngineNew, TakesAScenarioInline) {
  Talk talk;
  talk.get("new", {{"scenario", duel_scenario()}, {"seed", 1}});
  const json state = talk.get("state");
  EXPECT_EQ(state.at("battle"), nullptr);
  EXPECT_EQ(state.at("scenario"), duel_scenario());
  EXPECT_EQ(state.at("units").size(), 5U);
}

TEST(EngineNew, TakesExactHandsOutOfTheDeck) {
  Talk talk;
  talk.get("new", duel({"ambush", "probe-left", "probe-left"}, {}));
  const json state = talk.get("state");
  EXPECT_EQ(state.at("hands").at("allies"), (json{"probe-left", "probe-left", "ambush"}));  // in the deck's order
  EXPECT_EQ(state.at("hands").at("axis"), json::array());
  EXPECT_EQ(state.at("deck").size(), 57U);
  EXPECT_FALSE(contains(state.at("deck"), "ambush"));
}

TEST(EngineNew, AHandThatIsNotGivenIsDealt) {
  Talk talk;
  talk.get("new", {{"scenario", duel_scenario()}, {"hands", {{"axis", {"ambush"}}}}});
  const json state = talk.get("state");
  EXPECT_EQ(state.at("hands").at("axis"), json{"ambush"});
  EXPECT_EQ(state.at("hands").at("allies").size(), 2U);
  EXPECT_EQ(state.at("deck").size(), 57U);
}

TEST(EngineNew, TwentyCardsAreAHandAndOneMoreIsNot) {
  Talk talk;
  std::vector<std::string> hand;
  for (const char* card : {"probe-left", "probe-center", "probe-right", "attack-center"}) {
    hand.insert(hand.end(), 4, card);
  }
  for (const char* card : {"attack-left", "attack-right"}) { hand.insert(hand.end(), 2, card); }
  ASSERT_EQ(hand.size(), 20U);
  talk.get("new", duel(hand, {}));
  EXPECT_EQ(talk.get("state").at("hands").at("allies").size(), 20U);
  hand.emplace_back("ambush");
  EXPECT_TRUE(begins(talk.refused("new", duel(hand, {})), "hands.allies: at most 20"));
}

TEST(EngineNew, RefusesHandsThatCannotBe) {
  Talk talk;
  EXPECT_EQ(talk.refused("new", duel({"ambush"}, {"ambush"})), "hands.allies: there is no ambush left");
  EXPECT_TRUE(begins(talk.refused("new", duel({"ambusch"}, {})), "hands.allies[0]: unknown card"));
  json young = duel({"ambush"}, {});
  young["options"] = {{"young-generals", true}};
  EXPECT_EQ(talk.refused("new", young), "hands.allies: there is no ambush left");
  EXPECT_EQ(talk.session().current, nullptr);
}

TEST(EngineNew, TEAM09_YoungGeneralsPlayWithoutTactics) {
  Talk talk;
  talk.get("new", {{"battle", "03"}, {"options", {{"young-generals", true}}}});
  const json state = talk.get("state");
  EXPECT_EQ(state.at("options").at("young-generals"), true);
  EXPECT_EQ(state.at("deck").size() + state.at("hands").at("axis").size() + state.at("hands").at("allies").size(), 40U);
}

TEST(EngineNew, RefusesHandsThatYoungGeneralsHaveNoCardsFor) {
  json scenario = duel_scenario();
  for (const char* side : {"axis", "allies"}) { scenario["sides"][side]["hand"] = 25; }
  const json fields = {{"scenario", scenario}, {"options", {{"young-generals", true}}}};
  EXPECT_TRUE(begins(Talk().refused("new", fields), "options: the deck is too small"));
}

TEST(EngineNew, ARefusedOneLeavesTheGameInHand) {
  Talk talk;
  talk.get("new", {{"battle", "01"}, {"seed", 3}});
  const json before = talk.get("state");
  json faulty = duel_scenario();
  faulty["units"][0]["at"] = {6, 5};
  EXPECT_TRUE(begins(talk.refused("new", {{"scenario", faulty}}), "scenario.units[0].at: "));
  EXPECT_TRUE(begins(talk.refused("new", {{"battle", "99"}}), "battle: unknown \"99\""));
  EXPECT_EQ(talk.get("state"), before);
}

// go.

TEST(EngineGo, AnswersWithALegalActionAndChangesNothing) {
  Talk talk;
  talk.get("new", {{"battle", "01"}, {"seed", 2}});
  for (const char* player : {"random", "heuristic"}) {
    const json before = talk.get("state");
    const json fields = {{"player", player}, {"seed", 5}, {"ms", 10}, {"nodes", 100}};
    const json answer = talk.get("go", fields);
    EXPECT_TRUE(contains(talk.legal_texts(), answer.at("action").get<std::string>()));
    EXPECT_EQ(talk.get("go", fields), answer);
    EXPECT_EQ(talk.get("state"), before);
  }
  EXPECT_TRUE(begins(talk.refused("go", {{"player", "nobody"}}), "player: unknown \"nobody\""));
  EXPECT_TRUE(mentions(talk.refused("go", {{"player", "random"}, {"side", "axis"}}), "not-your-decision"));
}

TEST(EngineGo, PassesItsLimitsOnToPlayersThatSearch) {
  Talk talk;
  talk.get("new", {{"battle", "01"}, {"seed", 2}});
  const auto answer = [&](const json& fields) { return talk.get("go", fields); };
  const json limited = answer({{"player", "general"}, {"seed", 5}, {"nodes", 500}});
  EXPECT_EQ(answer({{"player", "general@500n"}, {"seed", 5}}), limited);
  // The request overrides the name, and nodes override milliseconds; 0 means no limit.
  EXPECT_EQ(answer({{"player", "general@1n"}, {"seed", 5}, {"nodes", 500}, {"ms", 1}}), limited);
  EXPECT_EQ(answer({{"player", "general@500n"}, {"seed", 5}, {"nodes", 0}, {"ms", 0}}), limited);
  EXPECT_TRUE(begins(talk.refused("go", {{"player", "general@soon"}, {"nodes", 5}}), "player: unknown"));
}

TEST(EngineGo, TellsTheChanceThatThePlayerSees) {
  Talk talk;
  talk.get("new", {{"battle", "01"}, {"seed", 2}});
  const json answer = talk.get("go", {{"player", "general"}, {"nodes", 500}});
  EXPECT_GE(answer.at("chance").get<double>(), 0);
  EXPECT_LE(answer.at("chance").get<double>(), 1);
  EXPECT_FALSE(talk.get("go", {{"player", "random"}, {"nodes", 500}}).contains("chance"));
}

TEST(EngineHint, IsWhatTheGeneralWouldDo) {
  Talk talk;
  talk.get("new", {{"battle", "01"}, {"seed", 2}});
  const json before = talk.get("state");
  const json limits = {{"nodes", 500}, {"seed", 5}};
  const json hint = talk.get("hint", limits);
  EXPECT_TRUE(contains(talk.legal_texts(), hint.at("action").get<std::string>()));
  EXPECT_TRUE(hint.contains("chance"));
  EXPECT_EQ(talk.get("hint", limits), hint);
  json as_general = limits;
  as_general["player"] = "general";
  EXPECT_EQ(talk.get("go", as_general), hint);
  EXPECT_EQ(talk.get("state"), before);
  EXPECT_TRUE(mentions(talk.refused("hint", {{"side", "axis"}, {"nodes", 5}}), "not-your-decision"));
  talk.get("apply", hint);
}

TEST(EngineGo, PlaysABattleToItsEnd) {
  Talk talk;
  talk.get("new", {{"battle", "01"}, {"seed", 2}});
  int steps = 0;
  while (talk.decision() != "over" && ++steps < 20000) {
    talk.act(talk.get("go", {{"player", "random"}}).at("action").get<std::string>());
  }
  EXPECT_EQ(talk.get("state").at("over"), true);
}

}  // namespace
}  // namespace bocage::cli::engine
