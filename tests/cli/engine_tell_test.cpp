// Questions about the current game: state, view, legal, sight, odds.
#include <gtest/gtest.h>

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

TEST(EngineView, ShowsTheViewersHandAndTheSizeOfTheOther) {
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

// If the hidden cards are dealt again, the text must be the same.
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
  EXPECT_EQ(why_text(odds.at("why")), "TURN-04 battles-come-later");
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
  EXPECT_EQ(odds.at("why"), json());
  EXPECT_EQ(why_text(talk.get("odds", {{"from", {4, 4}}, {"to", {8, 4}}}).at("why")), "ORD-01 not-ordered");
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
  EXPECT_EQ(why_text(odds.at("why")), "BAT-13 no-dice");

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
    return why_text(talk.get("odds", {{"from", from}, {"to", to}}).at("why"));
  };
  EXPECT_TRUE(begins(why({6, 4}, {20, 0}), "BAT-08"));
  EXPECT_TRUE(begins(why({4, 4}, {8, 4}), "BAT-04"));
  EXPECT_TRUE(begins(why({6, 4}, {4, 4}), "BAT-02"));
  EXPECT_EQ(talk.refused("odds", {{"from", {0, 8}}, {"to", {8, 4}}}), "from: no unit stands there");
  EXPECT_EQ(talk.refused("odds", {{"from", {6, 4}}, {"to", {0, 8}}}), "to: no unit stands there");
}

}  // namespace
}  // namespace bocage::cli::engine
