// GRID and SET: what a battle file puts on the board.
#include <gtest/gtest.h>

#include <memory>

#include "scenario/library.h"
#include "scenario/read.h"
#include "small_battle.h"
#include "support/position.h"

namespace bocage {
namespace {

using nlohmann::json;

Terrain terrain(const Battle& battle, Coord at) { return battle.terrain(*battle.board().find(at)); }

TEST(GRID05, TheAxisOwnsTheTopEdgeInAllSixteenBattles) {
  for (const std::string& id : default_library().ids()) {
    const auto scenario = default_library().load(id);
    ASSERT_TRUE(scenario) << id;
    EXPECT_EQ(scenario->spec.edge, (BySide<Edge>{Edge::Top, Edge::Bottom})) << id;
  }
}

TEST(GRID05, EachSideOwnsOneEdgeTopOrBottom) {
  const auto turned = Position().edge("axis", "bottom").edge("allies", "top").scenario();
  EXPECT_EQ(turned.spec.edge, (BySide<Edge>{Edge::Bottom, Edge::Top}));
  EXPECT_EQ(Position().scenario().spec.edge, (BySide<Edge>{Edge::Top, Edge::Bottom}));
  EXPECT_THROW(Position().edge("axis", "bottom").scenario(), std::runtime_error);
}

TEST(GRID06, TheBeachFaceHasThreeRowsOfBeachAndTwoOfOcean) {
  const auto battle = Position().face("beach").battle();
  battle->board().all().for_each([&](Hex hex) {
    const int row = battle->board().coord(hex).row;
    const Terrain printed = row <= 3 ? Terrain::Countryside : row <= 6 ? Terrain::Beach : Terrain::Ocean;
    EXPECT_EQ(battle->terrain(hex), printed) << battle->board().name(hex);
  });
}

TEST(GRID06, TheCountrysideFaceIsOpenEverywhere) {
  const auto battle = Position().battle();
  battle->board().all().for_each([&](Hex hex) { EXPECT_EQ(battle->terrain(hex), Terrain::Countryside); });
}

TEST(GRID06, ABattleMaySpellTheRowsOut) {
  json file = Position().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {0, 2}).document();
  file["board"] = {{"size", "standard"}, {"face", "beach"}, {"face_rows", {{"beach", {5}}, {"ocean", {6, 7, 8}}}}};
  const auto scenario = read_scenario(file);
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  const auto battle = std::make_unique<Battle>(scenario->spec, Options{});
  EXPECT_EQ(terrain(*battle, {0, 4}), Terrain::Countryside);
  EXPECT_EQ(terrain(*battle, {1, 5}), Terrain::Beach);
  EXPECT_EQ(terrain(*battle, {0, 6}), Terrain::Ocean);
}

TEST(GRID07, ATileReplacesThePrintedBoard) {
  const auto battle =
      Position().face("beach").terrain("bluff", {12, 4}).terrain("hill", {11, 7}).terrain("town", {0, 0}).battle();
  EXPECT_EQ(terrain(*battle, {12, 4}), Terrain::SeaBluff);
  EXPECT_EQ(terrain(*battle, {11, 7}), Terrain::Hill);
  EXPECT_EQ(terrain(*battle, {0, 0}), Terrain::Town);
  EXPECT_EQ(terrain(*battle, {10, 4}), Terrain::Beach);
}

TEST(GRID07, WorksDoNotReplaceIt) {
  const auto battle = Position()
                          .face("beach")
                          .work("wire", {11, 5})
                          .work("hedgehog", {13, 5})
                          .bunker("axis", {12, 4})
                          .terrain("river", {12, 2})
                          .work("bridge", {12, 2})
                          .battle();
  EXPECT_EQ(terrain(*battle, {11, 5}), Terrain::Beach);
  EXPECT_EQ(terrain(*battle, {13, 5}), Terrain::Beach);
  EXPECT_EQ(terrain(*battle, {12, 4}), Terrain::Beach);
  EXPECT_EQ(terrain(*battle, {12, 2}), Terrain::River);
}

TEST(SET01, ABattleFixesBoardPiecesHandsMedalsAndWhoBegins) {
  const auto scenario = read_scenario(small_battle());
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  const BattleSpec& spec = scenario->spec;
  EXPECT_EQ(spec.size, standard_board());
  EXPECT_EQ(spec.terrain.size(), std::size_t{4});
  EXPECT_EQ(spec.works.size(), std::size_t{4});
  EXPECT_EQ(spec.units.size(), std::size_t{5});
  EXPECT_EQ(spec.objectives.size(), std::size_t{1});
  EXPECT_EQ(spec.hand, (BySide<std::uint8_t>{4, 5}));
  EXPECT_EQ(spec.medals, (BySide<std::uint8_t>{4, 4}));
  EXPECT_EQ(spec.first, Side::Allies);
}

TEST(SET02, FullStrengthIsThatOfTheKind) {
  const auto scenario = read_scenario(small_battle());
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  const auto& units = scenario->spec.units;
  EXPECT_EQ(units[0].figures, 4);  // infantry
  EXPECT_EQ(units[1].figures, 4);  // elite armor
  EXPECT_EQ(units[2].figures, 4);  // special forces
  EXPECT_EQ(units[3].figures, 2);  // artillery
  EXPECT_EQ(units[4].figures, 3);  // resistance
  EXPECT_EQ(Position().unit("axis", "armor", {8, 4}).scenario().spec.units[0].figures, 3);
}

TEST(SET02, ABattleMayOverrideAUnitsStrength) {
  EXPECT_EQ(Position().unit("axis", "infantry", {8, 4}, 2).scenario().spec.units[0].figures, 2);
  const auto reduced =
      Position()
          .unit("axis", "infantry", {8, 4})
          .special(R"({"rule": "reduced-units", "side": "axis", "kind": "infantry", "hexes": [[8, 4]], "figures": 3})")
          .scenario();
  EXPECT_EQ(reduced.spec.units[0].figures, 3);
}

TEST(SET03, TwoUnitsCannotShareAHex) {
  const Position crowded = Position().unit("axis", "infantry", {8, 4}).unit("allies", "armor", {8, 4});
  EXPECT_THROW((void)crowded.scenario(), std::runtime_error);
}

// A rule may specify what the tiles leave open.
TEST(SpecialRules, ChangeTheTypeOfHills) {
  const auto battle =
      Position().terrain("hill", {{8, 4}, {10, 4}}).special(R"({"rule": "steep-hills", "hexes": [[8, 4]]})").battle();
  EXPECT_EQ(terrain(*battle, {8, 4}), Terrain::SteepHill);
  EXPECT_EQ(terrain(*battle, {10, 4}), Terrain::Hill);
}

TEST(SpecialRules, GiveWorksToTheirOwner) {
  json file = small_battle();
  file["structures"][1].erase("for");
  file["obstacles"][1].erase("for");
  file["special"] = json::parse(R"([{"rule": "bunker-owner", "side": "allies", "hexes": [[16, 0]]},
                                    {"rule": "sea-wall", "side": "axis", "hexes": [[20, 0]]}])");
  const auto scenario = read_scenario(file);
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  EXPECT_EQ(scenario->spec.works[1].owner, Side::Allies);
  EXPECT_EQ(scenario->spec.works[3].owner, Side::Axis);
  EXPECT_FALSE(scenario->spec.works[0].owner);
}

TEST(SpecialRules, AWideRiverNeedsNoRule) {
  const auto spec = Position().terrain("wide-river", {{8, 4}, {10, 4}}).scenario().spec;
  ASSERT_TRUE(spec.banks);
  EXPECT_EQ(spec.banks->river.count(), 2);
  EXPECT_FALSE(Position().terrain("river", {8, 4}).scenario().spec.banks);
}

TEST(SpecialRules, AGroupMayBeKept) {
  json file = small_battle();
  file["medals"][0] = json::parse(
      R"({"kind": "group-count", "for": "axis", "at": [[0, 0], [2, 0], [4, 0]], "need": 2, "worth": 3, "keep": true})");
  const auto scenario = read_scenario(file);
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  const Objective& objective = scenario->spec.objectives[0];
  EXPECT_EQ(objective.side, Side::Axis);
  EXPECT_EQ(objective.need, 2);
  EXPECT_EQ(objective.worth, 3);
  EXPECT_TRUE(objective.keep);
}

// In the form used by the fact sheets.
TEST(SpecialRules, MayCarryRemarks) {
  json file = small_battle();
  file["remarks"] = {"a remark"};
  file["special"] = json::parse(R"j([
    {"rule": "airdrop", "side": "allies", "when": "before-first-turn", "drops": 4, "kind": "infantry", "figures_if_safe": 4,
     "lost_if": ["off-board", "hex-occupied-by-any-unit"], "medal_for_lost_drop": 0, "drop_height_inches": 12,
     "digital_scatter": {"aim": "any hex", "steps": 4, "each_step": "stay or go"}, "note": "a note"},
    {"rule": "recon-as-air-power", "side": "allies", "while_occupied": [[0, 0]], "need": 1, "cards": ["Recon (left)"],
     "section": "the one named on the card", "max_hexes": 4, "adjacent_group": true, "dice_per_hex": 2, "note": "another"}])j");
  const auto scenario = read_scenario(file);
  EXPECT_TRUE(scenario) << to_text(scenario.error());
}

TEST(SpecialRules, AnOverlordBoardIsRead) {
  json file = small_battle();
  file["board"]["size"] = "overlord";
  const auto scenario = read_scenario(file);
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  EXPECT_EQ(scenario->spec.size, overlord_board());
}

}  // namespace
}  // namespace bocage
