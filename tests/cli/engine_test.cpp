// `bocage engine`, op by op: what each answers, and what it refuses.
#include "cli/engine/engine_command.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "engine_talk.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

json hexes(std::initializer_list<std::pair<int, int>> list) {
  json out = json::array();
  for (const auto& [col, row] : list) { out.push_back({col, row}); }
  return out;
}

json modifiers(std::initializer_list<std::pair<const char*, int>> list) {
  json out = json::array();
  for (const auto& [why, dice] : list) { out.push_back({{"why", why}, {"dice", dice}}); }
  return out;
}

json unit_at(const json& state, const json& at) {
  for (const json& unit : state.at("units")) {
    if (unit.at("at") == at) { return unit; }
  }
  return nullptr;
}

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
            "{\"error\":\"a request must be an object\"}\n"
            "{\"error\":\"a line may have at most 1048576 bytes\"}\n"
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
  for (const char* op : {"new", "state", "load", "view", "pending", "legal", "apply", "sight", "odds", "undo", "go"}) {
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
  young["options"] = {{"young_generals", true}};
  EXPECT_EQ(talk.refused("new", young), "hands.allies: there is no ambush left");
  EXPECT_EQ(talk.session().current, nullptr);
}

TEST(EngineNew, TEAM09_YoungGeneralsPlayWithoutTactics) {
  Talk talk;
  talk.get("new", {{"battle", "03"}, {"options", {{"young_generals", true}}}});
  const json state = talk.get("state");
  EXPECT_EQ(state.at("options").at("young_generals"), true);
  EXPECT_EQ(state.at("deck").size() + state.at("hands").at("axis").size() + state.at("hands").at("allies").size(), 40U);
}

TEST(EngineNew, RefusesHandsThatYoungGeneralsHaveNoCardsFor) {
  json scenario = duel_scenario();
  for (const char* side : {"axis", "allies"}) { scenario["sides"][side]["hand"] = 25; }
  const json fields = {{"scenario", scenario}, {"options", {{"young_generals", true}}}};
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

// state, view.

TEST(EngineState, SaysWhatAUnitIsAndDid) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {"probe-left"}));
  talk.act_all({"play probe-left", "order 6,4", "order 4,4", "done", "move 4,4 > 2,4"});
  const json state = talk.get("state");
  EXPECT_EQ(state.at("turn"), 1);
  EXPECT_EQ(state.at("side"), "allies");
  EXPECT_EQ(state.at("phase"), "move");
  EXPECT_EQ(state.at("over"), false);
  EXPECT_EQ(state.at("winner"), nullptr);
  EXPECT_EQ(unit_at(state, {2, 4}), json::parse(R"({"id": 1, "at": [2, 4], "side": "allies", "kind": "armor",
      "type": "armor", "figures": 3, "full": 3, "ordered": true, "moved": true, "battled": false, "barred": false, "displaced": true,
      "in_stop": false, "in_cover": false, "hexes_moved": 1, "card": "probe-left", "post": "commander"})"));
  EXPECT_EQ(unit_at(state, {6, 4}).at("moved"), false);
  EXPECT_EQ(state.at("obstacles"), json::parse(R"([{"at": [4, 4], "is": "wire"}])"));
  EXPECT_EQ(state.at("cards").at("played"), "probe-left");
  EXPECT_EQ(state.at("medals"), (json{{"axis", 0}, {"allies", 0}}));
  EXPECT_EQ(state.at("hash").get<std::string>().size(), 16U);
}

TEST(EngineState, ShowsEveryPieceWithItsOwner) {
  Talk talk;
  json scenario = duel_scenario();
  scenario["structures"] = json::parse(R"([{"at": [10, 2], "is": "bunker", "for": "axis"}])");
  scenario["obstacles"] = json::parse(R"([{"at": [12, 2], "is": "hedgehog"}, {"at": [14, 2], "is": "sandbags"},
                                          {"at": [16, 2], "is": "sea-wall", "for": "axis"}])");
  talk.get("new", {{"scenario", scenario}});
  EXPECT_EQ(talk.get("state").at("obstacles"), json::parse(R"([{"at": [10, 2], "is": "bunker", "for": "axis"},
      {"at": [12, 2], "is": "hedgehog"}, {"at": [16, 2], "is": "sea-wall", "for": "axis"},
      {"at": [14, 2], "is": "sandbags"}])"));
}

TEST(EngineState, ThePhasesOfATurn) {
  Talk talk;
  talk.get("new", duel({"recon-left"}, {"probe-left"}));
  std::vector<std::string> phases;
  const auto note = [&] { phases.push_back(talk.get("state").at("phase")); };
  note();
  for (const char* action : {"play recon-left", "order 6,4", "done", "done"}) {
    talk.act(action);
    note();
  }
  talk.get("apply", {{"action", "done"}, {"draw", {"probe-left", "dig-in"}}});
  note();
  EXPECT_EQ(phases, (std::vector<std::string>{"play", "order", "order", "move", "battle", "draw"}));
  EXPECT_EQ(talk.get("state").at("drawn"), (json{"probe-left", "dig-in"}));
  EXPECT_EQ(talk.legal_texts(), (std::vector<std::string>{"keep probe-left", "keep dig-in"}));
}

TEST(EngineView, ShowsTheOwnHandAndTheSizeOfTheOther) {
  Talk talk;
  talk.get("new", duel({"dig-in", "ambush"}, {"barrage"}));
  const json view = talk.get("view", {{"viewer", "allies"}});
  EXPECT_EQ(view.at("hands").at("allies"), (json{"ambush", "dig-in"}));
  EXPECT_EQ(view.at("hands").at("axis"), json({{"size", 1}}));
  EXPECT_EQ(view.at("deck"), json({{"size", 57}}));
  EXPECT_FALSE(view.contains("hash"));
  EXPECT_FALSE(view.contains("seed"));
  EXPECT_EQ(view.at("units"), talk.get("state").at("units"));
  EXPECT_EQ(talk.get("view", {{"viewer", "allies/left"}}), view);
  EXPECT_EQ(talk.get("view", {{"viewer", "spectator"}}).at("hands").at("allies"), json({{"size", 2}}));
}

// Whatever is hidden could be dealt otherwise: the text must then be the same.
TEST(EngineView, TheTextDependsOnNothingHidden) {
  for (const char* viewer : {"axis", "spectator"}) {
    std::vector<std::string> texts;
    for (const char* card : {"barrage", "dig-in"}) {
      Talk talk;
      talk.get("new", duel({"probe-left", card}, {"firefight"}));
      talk.act("play probe-left");
      const std::string text = talk.line(json{{"op", "view"}, {"viewer", viewer}}.dump());
      EXPECT_FALSE(mentions(text, card));
      texts.push_back(text);
    }
    EXPECT_EQ(texts[0], texts[1]) << viewer;
    EXPECT_EQ(texts[0].find("firefight") != std::string::npos, std::string_view(viewer) == "axis");
  }
}

TEST(EngineView, OnlyTheChooserSeesWhatReconDrew) {
  Talk talk;
  talk.get("new", duel({"recon-left"}, {"probe-left"}));
  talk.act_all({"play recon-left", "done"});
  ASSERT_EQ(talk.decision(), "keep");
  EXPECT_EQ(talk.get("view", {{"viewer", "allies"}}).at("drawn").size(), 2U);
  EXPECT_EQ(talk.get("view", {{"viewer", "axis"}}).at("drawn"), json::array());
  EXPECT_EQ(talk.get("view", {{"viewer", "spectator"}}).at("drawn"), json::array());
}

// pending, legal.

TEST(EngineLegal, NamesThePartsOfEveryAction) {
  Talk talk;
  talk.get("new", duel({"probe-left", "air-power"}, {"ambush"}));
  EXPECT_EQ(talk.get("legal").at("actions"),
            json::parse(R"([{"text": "play probe-left", "kind": "play", "card": "probe-left"},
      {"text": "play air-power", "kind": "play", "card": "air-power"}])"));
  talk.act("play probe-left");
  EXPECT_TRUE(contains(talk.get("legal").at("actions"),
                       json::parse(R"({"text": "order 6,4", "kind": "order", "unit": [6, 4]})")));
  talk.act_all({"order 6,4", "done"});
  EXPECT_TRUE(contains(talk.get("legal").at("actions"),
                       json::parse(R"({"text": "move 6,4 > 5,5", "kind": "move", "unit": [6, 4], "to": [5, 5]})")));
  talk.act("done");
  EXPECT_EQ(talk.get("legal").at("actions"), json::parse(R"([
      {"text": "battle 6,4 > 8,4", "kind": "battle", "unit": [6, 4], "target": [8, 4]}, {"text": "done", "kind": "done"}])"));
  talk.act("battle 6,4 > 8,4");
  EXPECT_EQ(talk.get("pending").at("pending"),
            json::parse(R"([{"side": "axis", "post": "commander", "kind": "ambush"}])"));
  EXPECT_EQ(talk.legal_texts(), (std::vector<std::string>{"ambush", "pass"}));
}

TEST(EngineLegal, TargetsSectionsAndDetours) {
  Talk talk;
  talk.get("new", duel({"air-power", "infantry-assault"}, {}));
  talk.act("play air-power");
  EXPECT_TRUE(contains(talk.get("legal").at("actions"),
                       json::parse(R"({"text": "target 8,4", "kind": "target", "target": [8, 4]})")));
  talk.get("new", duel({"infantry-assault"}, {}));
  talk.act("play infantry-assault");
  EXPECT_TRUE(contains(talk.get("legal").at("actions"),
                       json::parse(R"({"text": "section left", "kind": "section", "section": "left"})")));
  json scenario = duel_scenario();
  scenario["obstacles"].push_back({{"at", {5, 5}}, {"is", "sandbags"}});
  talk.get("new", {{"scenario", scenario}, {"hands", {{"allies", {"probe-left"}}}}});
  talk.act_all({"play probe-left", "order 6,4", "done"});
  EXPECT_TRUE(contains(
      talk.get("legal").at("actions"),
      json::parse(
          R"({"text": "move 6,4 > 4,6 via 5,5", "kind": "move", "unit": [6, 4], "to": [4, 6], "via": [[5, 5]]})")));
}

TEST(EngineLegal, WhoIsNotAskedHasNothing) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {"probe-left"}));
  EXPECT_EQ(talk.get("legal", {{"side", "axis"}}).at("actions"), json::array());
  EXPECT_EQ(talk.get("legal", {{"side", "allies"}, {"post", "left"}}).at("actions"), json::array());
  EXPECT_EQ(talk.get("legal", {{"side", "allies"}, {"post", "commander"}}).at("actions").size(), 1U);
}

// apply, undo.

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
  all_refused({{"play dig-in", "not on offer"},
               {"order 6,4", "order"},
               {"done", "the decision is about play"},
               {"move 6,4 > 5,5", "ORD-01"},
               {"battle 6,4 > 8,4", "ORD-01"},
               {"dance", "action: cannot be read"},
               {"move 6,4 > 6,5", "action: cannot be read"},
               {"move 6,4 > 8,4 ", "action: cannot be read"}});
  talk.act_all({"play probe-left", "order 6,4", "done", "done"});
  all_refused({{"battle 6,4 > 20,0", "BAT-08"},
               {"battle 4,4 > 8,4", "ORD-01"},
               {"battle 6,4 > 4,4", "BAT-02"},
               {"battle 8,4 > 6,4", "no unit of allies"},
               {"remove-wire 6,4", "OBS-14"}});
}

TEST(EngineApply, OutOfTurnIsRefused) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {"probe-left"}));
  const json before = talk.get("state");
  EXPECT_TRUE(mentions(talk.refused("apply", {{"action", "play probe-left"}, {"side", "axis"}}),
                       "it is not the decision of axis/commander"));
  EXPECT_TRUE(mentions(talk.refused("apply", {{"action", "play probe-left"}, {"side", "allies"}, {"post", "right"}}),
                       "it is not the decision of allies/right"));
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
  EXPECT_EQ(talk.refused("apply", {{"action", "done"}}), "the battle is over");
  EXPECT_EQ(talk.refused("go", {{"player", "random"}}), "the battle is over");
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

// sight, odds.

TEST(EngineSight, NamesWhatHides) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  EXPECT_EQ(talk.get("sight", {{"from", {6, 4}}, {"to", {8, 4}}}), json::parse(R"({"visible": true, "blockers": []})"));
  EXPECT_EQ(talk.get("sight", {{"from", {6, 4}}, {"to", {12, 4}}}),
            (json{{"visible", false}, {"blockers", hexes({{8, 4}})}}));
  EXPECT_EQ(talk.get("sight", {{"from", {2, 4}}, {"to", {8, 4}}}),  // units hide as well
            (json{{"visible", false}, {"blockers", hexes({{4, 4}, {6, 4}})}}));
  EXPECT_EQ(talk.get("sight", {{"from", {0, 0}}, {"to", {24, 0}}}).at("blockers"), hexes({{20, 0}}));
  EXPECT_EQ(talk.get("sight", {{"from", {0, 0}}, {"to", {0, 0}}}).at("visible"), true);
}

TEST(EngineOdds, CountsDiceWithTheirReasonsInAnyPhase) {
  Talk talk;
  talk.get("new", duel({"close-assault"}, {}));
  const json asked = {{"from", {6, 4}}, {"to", {8, 4}}};
  json odds = talk.get("odds", asked);
  EXPECT_EQ(odds.at("dice"), 2);
  EXPECT_EQ(odds.at("modifiers"), modifiers({{"forest (target's hex)", -1}}));
  EXPECT_EQ(odds.at("legal"), false);
  EXPECT_TRUE(begins(odds.at("why").get<std::string>(), "TURN-01"));
  EXPECT_EQ(odds.at("attackable"), true);
  EXPECT_DOUBLE_EQ(odds.at("expected_hits").get<double>(), 1.0);      // a die hits infantry on three sides of six
  EXPECT_DOUBLE_EQ(odds.at("p_eliminate").get<double>(), 0.0);        // four figures, two dice
  EXPECT_NEAR(odds.at("p_retreat").get<double>(), 11.0 / 36, 1e-12);  // at least one flag in two dice

  talk.act_all({"play close-assault", "order 6,4", "done"});
  ASSERT_EQ(talk.decision(), "battle");
  odds = talk.get("odds", asked);
  EXPECT_EQ(odds.at("dice"), 3);
  EXPECT_EQ(odds.at("modifiers"), modifiers({{"close-assault (card)", 1}, {"forest (target's hex)", -1}}));
  EXPECT_EQ(odds.at("legal"), true);
  EXPECT_EQ(odds.at("why"), "");
  EXPECT_TRUE(begins(talk.get("odds", {{"from", {4, 4}}, {"to", {8, 4}}}).at("why").get<std::string>(), "ORD-01"));
}

TEST(EngineOdds, NamesTheOwnHexAndTheBestCover) {
  Talk talk;
  json scenario = duel_scenario();
  const json asked = {{"from", {6, 4}}, {"to", {8, 4}}};
  scenario["terrain"] = json::parse(R"([{"at": [6, 4], "is": "town"}, {"at": [8, 4], "is": "hill"}])");
  scenario["obstacles"] = json::parse(R"([{"at": [6, 4], "is": "wire"}, {"at": [8, 4], "is": "sandbags"}])");
  talk.get("new", {{"scenario", scenario}});
  EXPECT_EQ(talk.get("odds", asked).at("modifiers"),
            modifiers({{"wire (own hex)", -1}, {"sandbags (target's hex)", -1}}));

  scenario["units"][0]["kind"] = "armor";
  scenario["structures"] = json::parse(R"([{"at": [8, 4], "is": "bunker", "for": "axis"}])");
  talk.get("new", {{"scenario", scenario}});
  const json odds = talk.get("odds", asked);
  EXPECT_EQ(odds.at("dice"), 0);
  EXPECT_EQ(odds.at("modifiers"), modifiers({{"town (own hex)", -2}, {"bunker (target's hex)", -2}}));
  EXPECT_EQ(odds.at("why"), "BAT-13: no dice are left to roll");

  // RET-17: the owner of the bunker ignores the first flag.
  scenario["units"][0]["kind"] = "infantry";
  scenario["obstacles"] = json::array();
  talk.get("new", {{"scenario", scenario}});
  EXPECT_NEAR(talk.get("odds", asked).at("p_retreat").get<double>(), 1.0 / 36, 1e-12);
}

TEST(EngineOdds, SaysWhatIsWrongWithATarget) {
  Talk talk;
  talk.get("new", duel({"probe-left"}, {}));
  const auto why = [&](const json& from, const json& to) {
    return talk.get("odds", {{"from", from}, {"to", to}}).at("why").get<std::string>();
  };
  EXPECT_TRUE(begins(why({6, 4}, {20, 0}), "BAT-08"));
  EXPECT_TRUE(begins(why({4, 4}, {8, 4}), "BAT-04"));
  EXPECT_TRUE(begins(why({6, 4}, {4, 4}), "BAT-02"));
  EXPECT_EQ(talk.refused("odds", {{"from", {0, 8}}, {"to", {8, 4}}}), "from: no unit stands there");
  EXPECT_EQ(talk.refused("odds", {{"from", {6, 4}}, {"to", {0, 8}}}), "to: no unit stands there");
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
  EXPECT_TRUE(mentions(talk.refused("go", {{"player", "random"}, {"side", "axis"}}), "not the decision of axis"));
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
