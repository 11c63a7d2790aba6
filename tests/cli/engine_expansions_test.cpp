// `state`, `load`, `view`, `legal` where a battle has more than the core rules: airplanes, mines, a chip, the night.
#include <gtest/gtest.h>

#include <set>

#include "engine_talk.h"
#include "game/engine.h"

namespace bocage::cli::engine {
namespace {

using nlohmann::json;

// Japanese in caves, behind mines and in camouflage; Marines from the sea, with ships and engineers. By night, with the
// Air rules.
json island() {
  return json::parse(R"({
    "board": {"size": "standard", "face": "beach"},
    "sides": {"axis": {"hand": 5, "medals": 6, "nation": "japan"},
              "allies": {"hand": 5, "medals": 6, "nation": "usa-marines"}},
    "first": "allies",
    "terrain": [{"at": [4, 0], "is": "hill"}, {"at": [5, 1], "is": "hill"}, {"at": [6, 0], "is": "mountain"},
                {"at": [8, 0], "is": "mountain"}, {"at": [10, 2], "is": "jungle"}, {"at": [12, 2], "is": "airfield"},
                {"at": [16, 2], "is": "hospital"}, {"at": [18, 2], "is": "hq-tents", "for": "axis"},
                {"at": [22, 2], "is": "marsh"}],
    "structures": [{"at": [4, 0], "is": "cave"}, {"at": [8, 0], "is": "cave"}, {"at": [11, 3], "is": "field-bunker"}],
    "obstacles": [{"at": [7, 3], "is": "minefield", "for": "axis"}, {"at": [9, 3], "is": "minefield", "for": "axis"},
                  {"at": [13, 3], "is": "minefield", "for": "axis"}, {"at": [17, 3], "is": "wire"}],
    "units": [{"at": [4, 0], "side": "axis", "kind": "infantry"}, {"at": [8, 0], "side": "axis", "kind": "infantry"},
              {"at": [10, 2], "side": "axis", "kind": "infantry", "camouflaged": true},
              {"at": [18, 0], "side": "axis", "kind": "artillery", "type": "big-gun"},
              {"at": [20, 0], "side": "axis", "kind": "armor"},
              {"at": [14, 0], "side": "axis", "kind": "infantry", "type": "sniper"},
              {"at": [6, 4], "side": "allies", "kind": "infantry"},
              {"at": [10, 6], "side": "allies", "kind": "infantry", "type": "engineers"},
              {"at": [14, 4], "side": "allies", "kind": "infantry", "type": "mortar"},
              {"at": [18, 4], "side": "allies", "kind": "armor"},
              {"at": [2, 8], "side": "allies", "kind": "ship", "type": "destroyer"},
              {"at": [20, 8], "side": "allies", "kind": "ship", "type": "aircraft-carrier"},
              {"at": [8, 8], "side": "allies", "kind": "infantry", "craft": "landing-craft"}],
    "airplanes": [{"at": [12, 2], "side": "axis", "is": "zero"}, {"at": [20, 8], "side": "allies", "is": "corsair"}],
    "medals": [{"kind": "exit", "for": "allies", "edge": "top", "at": [[2, 0]], "worth": 1}],
    "special": [{"rule": "japanese-command", "side": "axis"}, {"rule": "marine-command", "side": "allies"},
                {"rule": "air", "axis": 1, "allies": 1}, {"rule": "night"}]})");
}

// Six sections; the Allies have the command rules of their nation.
json wide_front(std::string_view axis, std::string_view allies, const json& special) {
  json scenario = wide_scenario();
  scenario["sides"]["axis"]["nation"] = axis;
  scenario["sides"]["allies"]["nation"] = allies;
  scenario["special"] = special;
  scenario["terrain"] = json::parse(R"([{"at": [24, 4], "is": "airfield"}])");
  scenario["obstacles"] = json::parse(R"([{"at": [20, 4], "is": "minefield", "for": "axis"}])");
  return scenario;
}
json russia() {
  return wide_front("germany", "soviet-union",
                    json::parse(R"([{"rule": "commissar", "side": "allies"}, {"rule": "air"}])"));
}
json marines() {
  return wide_front("japan", "usa-marines", json::parse(R"([{"rule": "japanese-command", "side": "axis"},
                                                            {"rule": "marine-command", "side": "allies"}, {"rule": "air"}])"));
}

// Another session loads the state from its text alone, and continues in the same way.
void expect_taken_over(Talk& first) {
  const json state = first.get("state");
  Talk second;
  const json loaded = second.get("load", {{"state", state}});
  ASSERT_EQ(loaded.at("hash"), state.at("hash"));
  ASSERT_EQ(second.get("state"), state);
  for (const json& asked : loaded.at("pending")) {
    const json post = {{"side", asked.at("side")}, {"post", asked.at("post")}};
    ASSERT_EQ(second.get("legal", post), first.get("legal", post));
  }
}

std::set<FrameKind> walk_through(const json& begin, int games, int most_steps) {
  std::set<FrameKind> seen;
  FastChance chance(7);
  for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
    Talk talk;
    json fields = begin;
    fields["seed"] = game;
    talk.get("new", fields);
    for (int step = 0; step < most_steps && !is_over(talk) && !testing::Test::HasFailure(); ++step) {
      const FrameKind top = kind_of(talk.session().current->state().open.frames.top());
      if (seen.insert(top).second || step % 29 == 0) { expect_taken_over(talk); }
      talk.get("apply", any_choice(talk, chance).fields());
    }
  }
  return seen;
}

TEST(EngineExpansions, AGameOnAnIslandIsTakenOverAnywhere) {
  const auto seen = walk_through({{"scenario", island()}}, 4, 900);
  EXPECT_TRUE(seen.contains(FrameKind::Flight));
}

TEST(EngineExpansions, AGameWithACommissarIsTakenOverAnywhere) {
  const auto seen = walk_through({{"scenario", russia()}}, 2, 1500);
  EXPECT_TRUE(seen.contains(FrameKind::FillChip));
  EXPECT_TRUE(seen.contains(FrameKind::Flight));
}

TEST(EngineExpansions, AGameOfMarinesCanBeLoadedAtAnyPoint) { walk_through({{"scenario", marines()}}, 2, 1500); }

TEST(EngineExpansions, OptionsBringTheRulesIntoOtherBattles) {
  const json begin = {{"battle", "09"}, {"options", {{"air", true}, {"night", true}, {"commissar", true}}}};
  walk_through(begin, 2, 600);
  Talk talk;
  talk.get("new", begin);
  const json state = talk.get("state");
  EXPECT_EQ(state.at("options").at("air"), true);
  EXPECT_EQ(state.at("visibility"), 1);                                            // NIGHT-01
  EXPECT_EQ(state.at("cards").at("sorties"), (json{{"axis", 1}, {"allies", 1}}));  // AIR-03
  EXPECT_FALSE(state.contains("chip"));  // there is no Soviet side, so the option changes nothing
}

// AIR-69: two airplanes of a side in one section.
TEST(EngineExpansions, ACrowdedSkyIsTakenOver) {
  Talk talk;
  const json scenario = wide_front("japan", "usa-marines", json::parse(R"([{"rule": "air"}])"));
  talk.get("new", {{"scenario", scenario},
                   {"hands",
                    {{"allies", {"air-power", "probe-left", "recon-left"}}, {"axis", {"probe-left", "recon-left"}}}}});
  talk.act_all({"hand-out air-sortie left", "hand-out air-power center", "done"});
  talk.act_as("allies/left", "place air-sortie");
  talk.act_as("allies/center", "place air-power");
  talk.act_as("allies/right", "pass");
  talk.act_as("allies/left", "bring-in corsair 16,0");
  for (const char* flight : {"fly 16,0 > 18,0", "fly 18,0 > 20,0", "done"}) { talk.act(flight); }
  talk.act_as("allies/left", "done");
  talk.act_as("allies/center", "bring-in corsair 22,0");
  talk.act("done");
  talk.act_as("allies/center", "done");
  FastChance chance(2);
  for (int step = 0; step < 200 && talk.decision() != "dismiss"; ++step) {
    talk.get("apply", any_choice(talk, chance).fields());
  }
  ASSERT_EQ(talk.decision(), "dismiss");
  EXPECT_EQ(talk.legal_texts(), (std::vector<std::string>{"dismiss 20,0", "dismiss 22,0"}));
  expect_taken_over(talk);
}

// PAC-10: nobody knows the values of the markers.
TEST(EngineExpansions, AViewOfMinesHasWhatWasTurnedUpOnly) {
  Talk talk;
  talk.get("new", {{"scenario", island()}});
  const json state = talk.get("state");
  EXPECT_EQ(state.at("mines").size(), 3U);
  EXPECT_EQ(state.at("mines").at(0), json::parse(R"({"at": [7, 3], "for": "axis", "lies": true, "shown": null})"));
  EXPECT_EQ(state.at("mine_values").size(), 3U);
  for (const char* viewer : {"axis", "allies", "spectator"}) {
    const json view = talk.get("view", {{"viewer", viewer}});
    EXPECT_EQ(view.at("mines"), state.at("mines"));
    EXPECT_FALSE(view.contains("mine_values"));
  }
}

TEST(EngineExpansions, TraitsAreToldWhereTheyAre) {
  Talk talk;
  talk.get("new", {{"scenario", island()}});
  const json state = talk.get("state");
  EXPECT_EQ(unit_at(state, {10, 2}).at("camouflaged"), true);
  EXPECT_EQ(unit_at(state, {8, 8}).at("afloat"), true);
  EXPECT_FALSE(unit_at(state, {6, 4}).contains("afloat"));
  EXPECT_TRUE(contains(state.at("obstacles"), json::parse(R"({"at": [4, 0], "is": "cave"})")));
}

// COMR-08: the owner knows the cards under the chip.
TEST(EngineExpansions, AChipIsItsOwnersToSee) {
  json scenario = duel_scenario();
  scenario["sides"]["allies"]["nation"] = "soviet-union";
  scenario["special"] = json::parse(R"([{"rule": "commissar", "side": "allies"}])");
  Talk talk;
  talk.get("new", {{"scenario", scenario}, {"hands", {{"allies", {"probe-left", "attack-center"}}}}});
  EXPECT_EQ(talk.decision(), "chip");
  talk.act("chip probe-left");
  EXPECT_EQ(talk.get("state").at("chip").at("allies"), json{"probe-left"});
  EXPECT_EQ(talk.get("view", {{"viewer", "allies"}}).at("chip").at("allies"), json{"probe-left"});
  const json other = talk.get("view", {{"viewer", "axis"}});
  EXPECT_FALSE(other.contains("chip"));
  EXPECT_EQ(other.at("cards").at("chips").at("allies"), 1);
}

TEST(EngineExpansions, PartsOfAnActionHaveTheirNames) {
  Talk talk;
  talk.get("new", {{"scenario", island()}});
  talk.act("play air-sortie");
  talk.act(talk.legal_texts().back());  // alone
  const json actions = talk.get("legal").at("actions");
  EXPECT_TRUE(contains(
      actions,
      json::parse(R"({"text": "bring-in corsair 0,0", "kind": "bring-in", "to": [0, 0], "plane": "corsair"})")));
  const json events = talk.act("bring-in corsair 0,0").at("events");
  EXPECT_EQ(events.at(0),
            json::parse(R"({"kind": "plane-arrived", "side": "allies", "at": [0, 0], "plane": "corsair"})"));
  const json plane = talk.get("state").at("planes").at(2);  // after those that are parked
  EXPECT_EQ(plane.at("is"), "corsair");
  EXPECT_EQ(plane.at("path"), json::parse("[[0, 0]]"));
}

// AIR-04: no hand has one, whatever hands are requested.
TEST(EngineExpansions, HandsThatAreAskedForLeaveTheSortiesWhereTheyLie) {
  Talk talk;
  talk.get("new", {{"scenario", island()}, {"hands", {{"axis", {"ambush"}}}}});
  const json state = talk.get("state");
  EXPECT_EQ(state.at("hands").at("axis"), json{"ambush"});
  EXPECT_EQ(state.at("hands").at("allies").size(), 5U);
  EXPECT_FALSE(contains(state.at("hands").at("allies"), "air-sortie"));
  EXPECT_FALSE(contains(state.at("deck"), "air-sortie"));  // both of one deck lie open
  EXPECT_EQ(talk.get("load", {{"state", state}}).at("hash"), state.at("hash"));
  EXPECT_TRUE(
      begins(talk.refused("new", {{"scenario", island()}, {"hands", {{"axis", {"air-sortie"}}}}}), "hands.axis: "));
}

// An edit to such a state, and the path that the fault names.
struct Tampering {
  const char* name;
  const char* patch;  // RFC 6902
  const char* place;
};
class EngineTampering : public testing::TestWithParam<Tampering> {};

TEST_P(EngineTampering, IsRefused) {
  Talk talk;
  talk.get("new", {{"scenario", island()}});
  const json state = talk.get("state").patch(json::parse(GetParam().patch));
  EXPECT_TRUE(mentions(talk.refused("load", {{"state", state}}), GetParam().place));
}

INSTANTIATE_TEST_SUITE_P(
    States, EngineTampering,
    testing::Values(
        Tampering{"MineElsewhere", R"([{"op": "replace", "path": "/mines/0/at", "value": [0, 0]}])", "mines[0].at"},
        Tampering{"MineShowsAnother", R"([{"op": "replace", "path": "/mine_values/0", "value": 1},
                                          {"op": "replace", "path": "/mines/0/shown", "value": 2}])",
                  "mines"},
        Tampering{"TooManyFours", R"([{"op": "replace", "path": "/mine_values", "value": [4, 4, 4]}])", "mine_values"},
        Tampering{"MineValueMissing", R"([{"op": "remove", "path": "/mine_values"}])", "mine_values"},
        Tampering{"CaveElsewhere", R"([{"op": "add", "path": "/obstacles/-", "value": {"at": [20, 2], "is": "cave"}}])",
                  "obstacles"},
        Tampering{"CrossHairOfARifle", R"([{"op": "add", "path": "/cross_hairs", "value": [{"gun": 0, "target": 6}]}])",
                  "cross_hairs"},
        Tampering{"TentsNowhere", R"([{"op": "add", "path": "/captured_tents", "value": [[0, 0]]}])", "captured_tents"},
        Tampering{"PlaneParkedNowhere", R"([{"op": "add", "path": "/planes", "value": [
                      {"at": [0, 0], "is": "zero", "side": "axis", "parked": true}]}])",
                  "parked"},
        Tampering{"PlaneUnknown", R"([{"op": "add", "path": "/planes", "value": [
                      {"at": [0, 0], "is": "biplane", "side": "axis"}]}])",
                  "planes[0].is"},
        Tampering{"ChipWithoutCommissar", R"([{"op": "add", "path": "/chip", "value": {"allies": ["ambush"]}}])", ""},
        Tampering{"SortieTooMany", R"([{"op": "replace", "path": "/cards/sorties/axis", "value": 2}])", "air-sortie"},
        Tampering{"CamouflageFromNowhere", R"([{"op": "add", "path": "/units/0/camouflaged", "value": true}])",
                  "units"},
        Tampering{"FlightOfNobody", R"([{"op": "add", "path": "/frames/-", "value":
                      {"kind": "flight", "stage": 0, "a": 3, "b": 0, "c": 0}}])",
                  "frames"}),
    [](const auto& param) { return std::string(param.param.name); });

TEST(EngineExpansions, ShakenStatesAreRefusedOrPlayed) {
  expect_shaken_states_are_refused_or_played(island(), 2,
                                             {{"mines", 9}, {"planes", 9}, {"cross_hairs", 3}, {"frames", 12}});
  expect_shaken_states_are_refused_or_played(russia(), 2,
                                             {{"cards", 20}, {"planes", 9}, {"frames", 12}, {"posts", 20}});
}

}  // namespace
}  // namespace bocage::cli::engine
