// Every kind of fault in the expansion vocabulary, with its location.
#include <gtest/gtest.h>

#include <algorithm>

#include "scenario/read.h"
#include "support/position.h"

namespace bocage {
namespace {

using nlohmann::json;
using Lines = std::vector<std::string>;

// A Pacific beach with a piece of most kinds.
json pacific() {
  return json::parse(R"({
    "board": {"size": "standard", "face": "beach"},
    "sides": {"axis": {"nation": "japan", "hand": 4, "medals": 4}, "allies": {"nation": "usa-marines", "hand": 4, "medals": 4}},
    "first": "allies",
    "terrain": [
      {"at": [0, 0], "is": "jungle"},
      {"at": [2, 0], "is": "river", "trait": "fordable", "shape": "mouth", "sides": ["E"]},
      {"at": [4, 0], "is": "airfield", "shape": "cross", "sides": ["E", "W", "NE", "SW"]},
      {"at": [6, 0], "is": "hq-tents", "for": "axis"},
      {"at": [8, 0], "is": "mountain"},
      {"at": [10, 0], "is": "river"},
      {"at": [12, 0], "is": "jungle"}
    ],
    "structures": [
      {"at": [8, 0], "is": "cave"},
      {"at": [10, 0], "is": "rope-bridge"},
      {"at": [14, 0], "is": "field-bunker", "for": "any"},
      {"at": [14, 0], "is": "road", "sides": ["E", "W"]}
    ],
    "obstacles": [{"at": [16, 0], "is": "minefield", "for": "axis"}, {"at": [18, 0], "is": "dragons-teeth"}],
    "units": [
      {"at": [6, 2], "side": "axis", "kind": "infantry", "type": "sniper", "camouflaged": true},
      {"at": [6, 8], "side": "allies", "kind": "ship", "type": "aircraft-carrier"},
      {"at": [8, 8], "side": "allies", "kind": "infantry", "type": "engineers", "craft": "landing-craft", "badge": "engineer"},
      {"at": [10, 8], "side": "allies", "kind": "ship", "type": "destroyer"}
    ],
    "airplanes": [{"at": [4, 0], "side": "axis", "is": "zero"}, {"at": [6, 8], "side": "allies", "is": "corsair"}],
    "special": []
  })");
}

Lines faults_of(const json& battle) {
  const auto scenario = read_scenario(battle);
  Lines lines;
  if (!scenario) {
    for (const Fault& fault : scenario.error()) { lines.push_back(to_text(fault)); }
  }
  return lines;
}

json small_overlord() {
  return Position().overlord().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {50, 8}).document();
}

struct Spoiled {
  const char* path;   // JSON pointer; `-` at the end adds to a list
  const char* value;  // "" removes the value
  const char* fault;  // as to_text() writes it
};

json spoil(const Spoiled& row) {
  json step = {{"path", row.path}, {"op", *row.value == '\0' ? "remove" : "add"}};
  if (*row.value != '\0') { step["value"] = json::parse(row.value); }
  return pacific().patch(json::array({step}));
}

// clang-format off
const auto kRows = std::to_array<Spoiled>({
    {"/weapons", R"("modern")", R"(weapons: unknown "modern")"},
    {"/sides/axis/nation", R"("spain")", R"(sides.axis.nation: unknown "spain")"},

    {"/terrain/0/shape", R"("straight")", "terrain[0].shape: unknown key"},
    {"/terrain/0/for", R"("axis")", "terrain[0].for: unknown key"},
    {"/terrain/1/trait", R"("frozen")", R"(terrain[1].trait: unknown "frozen")"},
    {"/terrain/1/shape", R"("cross")", R"(terrain[1].shape: unknown "cross")"},
    {"/terrain/1/shape", R"("branch")", "terrain[1].sides: must be 3"},
    {"/terrain/1/sides", R"(["E", "W"])", "terrain[1].sides: must be 1"},
    {"/terrain/2/shape", R"("mouth")", R"(terrain[2].shape: unknown "mouth")"},
    {"/terrain/2/sides", R"(["E", "W"])", "terrain[2].sides: must be 4"},
    {"/terrain/2/sides", R"(["E", "W", "N", "S"])", R"(terrain[2].sides[2]: unknown "N")"},
    {"/terrain/2/sides", "", "terrain[2]: has both shape and sides, or neither"},
    {"/terrain/2/trait", R"("fordable")", "terrain[2].trait: unknown key"},
    {"/terrain/3/for", "", "terrain[3].for: missing"},
    {"/terrain/3/for", R"("any")", R"(terrain[3].for: unknown "any")"},
    {"/terrain/-", R"({"at": [20, 0], "is": "town", "look": "alpine"})", R"(terrain[7].look: unknown "alpine")"},

    {"/structures/0/at", "[12, 0]", "structures[0].at: no hill or mountain for a cave"},
    {"/structures/0/axis", R"("N-S")", "structures[0].axis: unknown key"},
    {"/structures/1/at", "[12, 0]", "structures[1].at: no river to bridge"},
    {"/structures/2/for", R"("axis")", R"(structures[2].for: can only be "any")"},
    {"/structures/3/sides", R"(["up"])", R"(structures[3].sides[0]: unknown "up")"},
    {"/structures/3/for", R"("axis")", "structures[3].for: unknown key"},
    {"/structures/-", R"({"at": [14, 0], "is": "road"})", "structures[4].at: taken by structures[3]"},
    {"/structures/-", R"({"at": [14, 0], "is": "bunker", "for": "axis"})", "structures[4].at: taken by structures[2]"},
    {"/obstacles/0/for", "", "obstacles[0].for: missing"},
    {"/obstacles/0/for", R"("any")", R"(obstacles[0].for: unknown "any")"},
    {"/obstacles/1/for", R"("axis")", "obstacles[1].for: unknown key"},
    {"/obstacles/-", R"({"at": [16, 0], "is": "minefield", "for": "allies"})", "obstacles[2].at: taken by obstacles[0]"},

    {"/units/0/type", R"("early-mortar")", R"(units[0].type: unknown "early-mortar")"},
    {"/units/0/type", R"("big-gun")", "units[0].type: is not a kind of infantry"},
    {"/units/0/type", R"("destroyer")", "units[0].type: is not a kind of infantry"},
    {"/units/0/figures", "2", "units[0].figures: must be 1 to 1"},
    {"/units/0/camouflaged", "1", "units[0].camouflaged: must be true or false"},
    {"/units/0/craft", R"("landing-craft")", "units[0].craft: must start on the ocean"},
    {"/units/0/badge", R"("fleet")", R"(units[0].badge: unknown "fleet")"},
    {"/units/0/badge", "null", "units[0].badge: must be a text"},
    {"/units/1/type", "", "units[1].type: missing"},
    {"/units/1/type", R"("sniper")", "units[1].type: is not a kind of ship"},
    {"/units/1/figures", "4", "units[1].figures: must be 1 to 3"},
    {"/units/1/kind", R"("artillery")", "units[1].type: is not a kind of artillery"},
    {"/units/1/craft", R"("landing-craft")", "units[1].craft: a ship needs none"},
    {"/units/1/at", "[20, 2]", "units[1].at: a ship must start on the ocean"},
    {"/units/1/at", "[7, 7]", "units[1].at: a ship keeps away from the beach"},
    {"/units/2/craft", R"("raft")", R"(units[2].craft: unknown "raft")"},

    {"/airplanes/0/is", R"("albatros")", R"(airplanes[0].is: unknown "albatros")"},
    {"/airplanes/0/is", R"("storch")", "airplanes[0].is: does not fly for japan"},
    {"/airplanes/0/at", "[0, 0]", "airplanes[0].at: not an empty airfield or a friendly carrier it can land on"},
    {"/airplanes/0/at", "[10, 8]", "airplanes[0].at: not an empty airfield or a friendly carrier it can land on"},
    {"/airplanes/0/at", "[6, 8]", "airplanes[0].at: not an empty airfield or a friendly carrier it can land on"},
    {"/airplanes/1/at", "[4, 0]", "airplanes[1].at: taken by airplanes[0]"},
    {"/airplanes/0/side", "", "airplanes[0].side: missing"},
    {"/airplanes/0/fuel", "1", "airplanes[0].fuel: unknown key"},
    {"/sides/allies/nation", R"("usa")", "airplanes[1].is: does not fly for usa"},

    {"/special/-", R"({"rule": "japanese-command", "side": "allies"})", "special[0].side: its nation must be japan"},
    {"/special/-", R"({"rule": "marine-command", "side": "axis"})", "special[0].side: its nation must be usa-marines"},
    {"/special/-", R"({"rule": "commissar", "side": "allies"})", "special[0].side: its nation must be soviet-union"},
    {"/special/-", R"({"rule": "japanese-command"})", "special[0].side: missing"},
    {"/special/-", R"({"rule": "winter", "side": "axis"})", "special[0].side: unknown key"},
    {"/special/-", R"({"rule": "blitz", "side": "axis"})", "special[0].side: unknown key"},
    {"/special/-", R"({"rule": "reduced-visibility", "hexes": []})", "special[0].hexes: unknown key"},
    {"/special/-", R"({"rule": "night", "start": 6})", "special[0].start: must be 1 to 5"},
    {"/special/-", R"({"rule": "night", "start": 7, "backwards": true})", "special[0].start: must be 1 to 6"},
    {"/special/-", R"({"rule": "night", "side": "both"})", R"(special[0].side: unknown "both")"},
    {"/special/-", R"({"rule": "night", "backwards": 1})", "special[0].backwards: must be true or false"},
    {"/special/-", R"({"rule": "air", "axis": 3})", "special[0].axis: must be 0 to 2"},
    {"/special/-", R"({"rule": "air", "axis": 2, "allies": 1})", "special[0]: there are only 2 Air Sortie cards"},
    {"/special/-", R"({"rule": "engineers", "side": "allies", "hexes": [[6, 2]]})", "special[0].hexes[0]: no engineers of the allies starts here"},
    {"/special/-", R"({"rule": "engineers", "side": "allies", "hexes": [[8, 8]], "badge": "pick"})", R"(special[0].badge: unknown "pick")"},
    {"/special/-", R"({"rule": "warship", "side": "allies", "hexes": [[8, 8]]})", "special[0].hexes[0]: no ship of the allies starts here"},
    {"/special/-", R"({"rule": "warship", "side": "axis", "hexes": [[6, 8]]})", "special[0].hexes[0]: no ship of the axis starts here"},
    {"/special/-", R"({"rule": "field-bunkers", "hexes": [[16, 0]]})", "special[0].hexes[0]: no field-bunker here"},
    {"/special/-", R"({"rule": "minefields", "side": "axis", "hexes": [[18, 0]]})", "special[0].hexes[0]: no minefield here"},
    {"/special/-", R"({"rule": "minefields", "side": "allies", "hexes": [[16, 0]]})", "special[0].hexes[0]: it is for the other side"},
    {"/special/-", R"({"rule": "fordable-river", "hexes": [[0, 0]]})", "special[0].hexes[0]: no river here"},
    {"/special/-", R"({"rule": "fordable-river", "hexes": [[10, 0]]})", "terrain[1].trait: the rule fordable-river does not list it"},
    {"/special/-", R"({"rule": "fordable-river", "hexes": [[2, 0]], "own_dice": -2})", "special[0].own_dice: can only be -1"},
    {"/special/-", R"({"rule": "fordable-river", "hexes": [[2, 0]], "stop_on_entry": false})", "special[0].stop_on_entry: can only be true"},
    {"/special/-", R"({"rule": "fordable-river", "hexes": [[2, 0]], "blocks_sight": true})", "special[0].blocks_sight: can only be false"},
    {"/special/-", R"({"rule": "terrain-jungle", "hexes": [[0, 0]]})", "terrain[6].is: the rule terrain-jungle does not list it"},
    {"/special/-", R"({"rule": "terrain-jungle", "hexes": [[0, 0], [2, 0]]})", "special[0].hexes[1]: no jungle here"},
    {"/special/-", R"({"rule": "terrain-tundra", "hexes": [[0, 0]]})", R"(special[0].rule: unknown "terrain-tundra")"},
    {"/special/-", R"({"rule": "reduced-units", "side": "allies", "kind": "artillery", "hexes": [[10, 8]], "figures": 2})", "special[0].hexes[0]: no artillery of the allies starts here"},
});
// clang-format on

TEST(FaultsOfExpansions, ThisBattleHasNone) { EXPECT_EQ(faults_of(pacific()), Lines{}); }

TEST(FaultsOfExpansions, AreReportedWithTheirPlace) {
  for (const Spoiled& row : kRows) {
    const Lines lines = faults_of(spoil(row));
    EXPECT_NE(std::find(lines.begin(), lines.end(), row.fault), lines.end())
        << "wanted " << row.fault << "\ngot    " << testing::PrintToString(lines);
  }
}

TEST(FaultsOfExpansions, RulesThatAgreeWithThePiecesAreFine) {
  json battle = pacific();
  battle["special"] = json::parse(R"([
    {"rule": "japanese-command", "side": "axis"}, {"rule": "marine-command", "side": "allies"},
    {"rule": "engineers", "side": "allies", "hexes": [[8, 8]], "badge": "engineer"},
    {"rule": "warship", "side": "allies", "hexes": [[6, 8], [10, 8]]},
    {"rule": "field-bunkers", "hexes": [[14, 0]]}, {"rule": "minefields", "side": "axis", "hexes": [[16, 0]]},
    {"rule": "fordable-river", "hexes": [[2, 0], [10, 0]], "own_dice": -1, "stop_on_entry": true, "blocks_sight": false},
    {"rule": "terrain-jungle", "hexes": [[0, 0], [12, 0]]}, {"rule": "terrain-hq-tents", "hexes": [[6, 0]]},
    {"rule": "winter"}, {"rule": "blitz"}, {"rule": "reduced-visibility"}, {"rule": "night"}, {"rule": "air"},
    {"rule": "kill-worth", "for": "axis", "target": {"side": "allies", "kind": "ship"}, "worth": 2, "hexes": [[10, 8]]},
    {"rule": "kill-worth", "for": "allies", "target": {"side": "axis", "kind": "infantry"}, "worth": 3}
  ])");
  ASSERT_EQ(faults_of(battle), Lines{});
  const BattleSpec spec = read_scenario(battle)->spec;
  EXPECT_TRUE(spec.winter && spec.blitz && spec.reduced_visibility && spec.night && spec.air);
  EXPECT_EQ(spec.units[1].worth, 2) << "a ship";
  EXPECT_EQ(spec.units[2].worth, 1) << "no ship";
  EXPECT_EQ(spec.units[0].worth, 0) << "a sniper stays worth nothing";
}

TEST(FaultsOfExpansions, AMinefieldMayGetItsLayerFromTheRule) {
  json battle = pacific();
  battle["obstacles"][0].erase("for");
  battle["special"].push_back({{"rule", "minefields"}, {"side", "allies"}, {"hexes", {{16, 0}}}});
  ASSERT_EQ(faults_of(battle), Lines{});
  EXPECT_EQ(read_scenario(battle)->spec.works[4].owner, Side::Allies);
}

TEST(FaultsOfExpansions, BlitzIsForOnePlayerPerSide) {
  json battle = small_overlord();
  battle["special"] = {{{"rule", "blitz"}}};
  EXPECT_EQ(faults_of(battle),
            Lines{"special[0]: not allowed in an Overlord battle: generals can only order units with their cards"});
}

TEST(FaultsOfExpansions, TheSameConditionIsGivenOnce) {
  for (const char* rule : {"night", "air"}) {
    json battle = pacific();
    battle["special"] = {{{"rule", rule}}, {{"rule", rule}}};
    EXPECT_EQ(faults_of(battle), Lines{"special[1]: given twice"}) << rule;
  }
}

// PAC-10: nine markers per box; two boards mean two boxes.
TEST(FaultsOfExpansions, ThereAreNineMinefieldsPerBox) {
  for (const bool wide : {false, true}) {
    json battle = wide ? small_overlord() : pacific();
    battle["obstacles"] = json::array();
    const int most = wide ? 18 : 9;
    for (int i = 0; i < most; ++i) {
      battle["obstacles"].push_back({{"at", {2 * i, 2}}, {"is", "minefield"}, {"for", "axis"}});
    }
    EXPECT_EQ(faults_of(battle), Lines{});
    battle["obstacles"].push_back({{"at", {0, 4}}, {"is", "minefield"}, {"for", "axis"}});
    EXPECT_EQ(faults_of(battle), Lines{"obstacles: at most " + std::to_string(most) + " minefields"});
  }
}

// XU-08.4: three markers per gun, twelve in all.
TEST(FaultsOfExpansions, FourGunsCanFindTheirRange) {
  json battle = pacific();
  for (int i = 0; i < 3; ++i) {
    battle["units"].push_back({{"at", {2 * i, 4}}, {"side", "axis"}, {"kind", "artillery"}, {"type", "big-gun"}});
  }
  EXPECT_EQ(faults_of(battle), Lines{}) << "three and the destroyer";
  battle["units"].push_back({{"at", {8, 4}}, {"side", "axis"}, {"kind", "artillery"}, {"type", "big-gun"}});
  EXPECT_EQ(faults_of(battle), Lines{"units: at most 12 cross-hairs, three to a big gun or destroyer"});
}

// AIR-10, AIR-71: slots are reserved for airplanes in flight.
TEST(FaultsOfExpansions, ThereIsRoomForSixParkedAirplanes) {
  json battle = pacific();
  battle["airplanes"] = json::array();
  for (int i = 0; i < 7; ++i) {
    battle["terrain"].push_back({{"at", {2 * i, 4}}, {"is", "airfield"}});
    battle["airplanes"].push_back({{"at", {2 * i, 4}}, {"side", "axis"}, {"is", "zero"}});
  }
  EXPECT_EQ(faults_of(battle), Lines{"airplanes: at most 6 entries"});
  battle["airplanes"].erase(6);
  EXPECT_EQ(faults_of(battle), Lines{});
}

UnitType mortar_of(const char* first_day, const char* weapons) {
  json battle = Position().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {24, 8}).document();
  battle["units"].push_back({{"at", {8, 4}}, {"side", "axis"}, {"kind", "infantry"}, {"type", "mortar"}});
  if (*first_day != '\0') { battle["date"] = {first_day, "1945-05-08"}; }
  if (*weapons != '\0') { battle["weapons"] = weapons; }
  const auto scenario = read_scenario(battle);
  EXPECT_TRUE(scenario) << to_text(scenario.error());
  return scenario ? scenario->spec.units[2].type : UnitType::Infantry;
}

TEST(SWA06, TheBattleSaysEarlyOrLate) {
  EXPECT_EQ(mortar_of("1940-05-10", "late"), UnitType::LateMortar);
  EXPECT_EQ(mortar_of("1944-06-06", "early"), UnitType::EarlyMortar);
}

TEST(SWA06, WithoutAStatedModelTheFirstDayDecides) {
  EXPECT_EQ(mortar_of("1942-12-31", ""), UnitType::EarlyMortar);
  EXPECT_EQ(mortar_of("1943-01-01", ""), UnitType::LateMortar);
  EXPECT_EQ(mortar_of("", ""), UnitType::EarlyMortar);
}

TEST(EF06, FinlandHasNoCommandRules) {
  EXPECT_EQ(info(Nation::Finland).command, Command::Ordinary);
  for (const char* rule : {"japanese-command", "marine-command", "commissar"}) {
    json battle = pacific();
    battle["airplanes"] = json::array();
    battle["sides"]["axis"]["nation"] = "finland";
    EXPECT_EQ(faults_of(battle), Lines{});
    battle["special"] = {{{"rule", rule}, {"side", "axis"}}};
    EXPECT_EQ(faults_of(battle).size(), 1U) << rule;
  }
}

// XT-30: a Pacific village is a town with another picture.
TEST(XT30m_XT30b_XT30p_XT30s_XT30a, APacificVillageIsATown) {
  json battle = pacific();
  battle["terrain"].push_back({{"at", {20, 0}}, {"is", "town"}, {"look", "pacific"}});
  const auto scenario = read_scenario(battle);
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  EXPECT_EQ(scenario->spec.terrain.back().is, Terrain::Town);
}

// XT-32: a mouth or a branch is a river, or fordable if the battle says so.
TEST(XT32m, AMouthOrABranchIsARiver) {
  const auto terrain_of = [](const json& tile) {
    json battle = pacific();
    battle["terrain"].push_back(tile);
    const auto scenario = read_scenario(battle);
    EXPECT_TRUE(scenario) << to_text(scenario.error());
    return scenario ? scenario->spec.terrain.back().is : Terrain::Countryside;
  };
  const json mouth = {{"at", {20, 0}}, {"is", "river"}, {"shape", "mouth"}, {"sides", {"W"}}};
  const json branch = {{"at", {20, 0}}, {"is", "river"}, {"shape", "branch"}, {"sides", {"W", "E", "SE"}}};
  for (json tile : {mouth, branch}) {
    EXPECT_EQ(terrain_of(tile), Terrain::River);
    tile["trait"] = "fordable-stream";
    EXPECT_EQ(terrain_of(tile), Terrain::FordableStream);
  }
}

}  // namespace
}  // namespace bocage
