// Every kind of fault, with its location.
#include <gtest/gtest.h>

#include <algorithm>

#include "scenario/read.h"
#include "small_battle.h"

namespace bocage {
namespace {

using nlohmann::json;

// A one-step JSON patch to the small battle, and the fault it must cause.
struct Spoiled {
  const char* path;   // JSON pointer; `-` at the end adds to a list
  const char* value;  // "" removes the value
  const char* fault;  // as to_text() writes it
};

json spoil(const Spoiled& row) {
  json step = {{"path", row.path}, {"op", *row.value == '\0' ? "remove" : "add"}};
  if (*row.value != '\0') { step["value"] = json::parse(row.value); }
  return small_battle().patch(json::array({step}));
}

std::vector<std::string> faults_of(const json& battle) {
  const auto scenario = read_scenario(battle);
  std::vector<std::string> lines;
  if (!scenario) {
    for (const Fault& fault : scenario.error()) { lines.push_back(to_text(fault)); }
  }
  return lines;
}

class SpoiledBattle : public testing::TestWithParam<Spoiled> {};

TEST_P(SpoiledBattle, IsReportedWithItsPlace) {
  const auto lines = faults_of(spoil(GetParam()));
  EXPECT_NE(std::find(lines.begin(), lines.end(), GetParam().fault), lines.end())
      << "wanted " << GetParam().fault << "\ngot    " << testing::PrintToString(lines);
}

// clang-format off
const auto kWhole = std::to_array<Spoiled>({
    {"/board", "", "board: missing"},
    {"/sides", "", "sides: missing"},
    {"/first", "", "first: missing"},
    {"/units", "", "units: missing"},
    {"/colour", "1", "colour: unknown key"},
    {"/a b", "1", "\"a b\": unknown key"},
    {"/format", "2", "format: can only be 1"},
    {"/id", "\"Pegasus Bridge\"", "id: must be lower-case letters, digits and single hyphens"},
    {"/id", "\"a--b\"", "id: must be lower-case letters, digits and single hyphens"},
    {"/title", "\"\"", "title: must be a text"},
    {"/set", "\"extra\"", "set: unknown \"extra\""},
    {"/date", "[\"1944-06-06\"]", "date: must be [first day, last day]"},
    {"/date", "[\"1944-06-06\", \"1944-13-01\"]", "date[1]: must be a day, yyyy-mm-dd"},
    {"/briefing", "{\"de\": {}}", "briefing.de: unknown key"},
    {"/briefing", "{\"en\": {\"title\": \"T\", \"history\": \"H\", \"axis\": \"A\", \"rules\": []}}", "briefing.en.allies: missing"},
    {"/labels", "[{\"at\": [0, 0]}]", "labels[0].text: missing"},
    {"/labels", "{}", "labels: must be a list"},
    {"/first", "\"germans\"", "first: unknown \"germans\""},
    {"/first", "3", "first: must be a text"},
});
const auto kBoards = std::to_array<Spoiled>({
    {"/board", "[]", "board: must be an object"},
    {"/board/size", "\"huge\"", "board.size: unknown \"huge\""},
    {"/board/face", "\"winter\"", "board.face: unknown \"winter\""},
    {"/board/width", "13", "board.width: unknown key"},
    {"/board/face_rows", "{\"beach\": [4]}", "board.face_rows: only a beach board has rows"},
    {"/board", "{\"size\": \"standard\", \"face\": \"beach\", \"face_rows\": {\"ocean\": [9]}}", "board.face_rows.ocean[0]: must be 0 to 8"},
    {"/board", "{\"size\": \"standard\", \"face\": \"beach\", \"face_rows\": {\"beach\": [7], \"ocean\": [7]}}", "board.face_rows.ocean[0]: listed twice"},
    {"/board", "{\"width\": 13, \"height\": 9}", "board.lines: missing"},
    {"/board", "{\"height\": 9, \"lines\": [7, 17]}", "board.width: missing"},
    {"/board", "{\"width\": 60, \"height\": 60, \"lines\": [7, 17]}", "board: a board has at most 255 hexes"},
    {"/board", "{\"width\": 13, \"height\": 9, \"lines\": [17, 7]}", "board: the lines must be ascending columns inside the board"},
    {"/board", "{\"width\": 13, \"height\": 9, \"lines\": [7]}", "board: a board has three or six sections: 2 or 5 lines"},
    {"/board", "{\"width\": 1e3, \"height\": 9, \"lines\": [7, 17]}", "board.width: must be a whole number"},
});
const auto kSidesSpoiled = std::to_array<Spoiled>({
    {"/sides/axis", "", "sides.axis: missing"},
    {"/sides/axis/hand", "", "sides.axis.hand: missing"},
    {"/sides/allies/medals", "", "sides.allies.medals: missing"},
    {"/sides/axis/hand", "0", "sides.axis.hand: must be 1 to 30"},
    {"/sides/axis/hand", "-4", "sides.axis.hand: must be 1 to 30"},
    {"/sides/axis/hand", "4.5", "sides.axis.hand: must be a whole number"},
    {"/sides/axis/hand", "\"4\"", "sides.axis.hand: must be a whole number"},
    {"/sides/axis/hand", "18446744073709551615", "sides.axis.hand: must be 1 to 30"},
    {"/sides/axis/hand", "-9223372036854775808", "sides.axis.hand: must be 1 to 30"},
    {"/sides/axis/medals", "0", "sides.axis.medals: must be 1 to 100"},
    {"/sides/axis/nation", "\"utopia\"", "sides.axis.nation: unknown \"utopia\""},
    {"/sides/axis/edge", "\"left\"", "sides.axis.edge: unknown \"left\""},
    {"/sides/axis/edge", "\"bottom\"", "sides.allies.edge: both sides have the same edge"},
    {"/sides/finland", "{}", "sides.finland: unknown key"},
    {"/sides", "{\"axis\": {\"hand\": 30, \"medals\": 4}, \"allies\": {\"hand\": 30, \"medals\": 4}}", "sides: both hands together can have at most 58 cards"},
});
const auto kPieces = std::to_array<Spoiled>({
    {"/terrain/3/is", "\"wood\"", "terrain[3].is: unknown \"wood\""},
    {"/terrain/3/at", "[15, 0]", "terrain[3].at: no hex: column and row must be both even or both odd"},
    {"/terrain/3/at", "[26, 0]", "terrain[3].at: off the board"},
    {"/terrain/3/at", "[0, 10]", "terrain[3].at: off the board"},
    {"/terrain/3/at", "[-2, 0]", "terrain[3].at[0]: must be 0 to 510"},
    {"/terrain/3/at", "[14]", "terrain[3].at: must be [column, row]"},
    {"/terrain/3/at", "\"14,0\"", "terrain[3].at: must be [column, row]"},
    {"/terrain/3/at", "[14.0, 0]", "terrain[3].at[0]: must be a whole number"},
    {"/terrain/3/at", "[12, 0]", "terrain[3].at: taken by terrain[2]"},
    {"/terrain/3/trait", "\"cliff\"", "terrain[3].trait: unknown key"},
    {"/terrain/2/trait", "\"wide\"", "terrain[2].trait: unknown \"wide\""},
    {"/terrain/0/trait", "\"cliff\"", "terrain[0].trait: unknown \"cliff\""},
    {"/terrain/0/sides", "[\"N\", \"S\"]", "terrain[0].sides[0]: unknown \"N\""},
    {"/terrain/0/sides", "", "terrain[0]: has both shape and sides, or neither"},
    {"/terrain/3", "7", "terrain[3]: must be an object"},
    {"/structures/0", "[]", "structures[0]: must be an object"},
    {"/obstacles/0", "\"wire\"", "obstacles[0]: must be an object"},
    {"/structures/0/at", "[22, 0]", "structures[0].at: no river to bridge"},
    {"/structures/1/for", "", "structures[1].for: missing"},
    {"/structures/1/for", "\"any\"", "structures[1].for: unknown \"any\""},
    {"/structures/1/axis", "\"N-S\"", "structures[1].axis: unknown key"},
    {"/structures/0/axis", "\"up\"", "structures[0].axis: unknown \"up\""},
    {"/structures/0/is", "\"ferry\"", "structures[0].is: unknown \"ferry\""},
    {"/structures/-", "{\"at\": [8, 0], \"is\": \"bridge\"}", "structures[2].at: taken by structures[0]"},
    {"/obstacles/0/is", "\"minefield\"", "obstacles[0].for: missing"},
    {"/obstacles/0/for", "\"axis\"", "obstacles[0].for: unknown key"},
    {"/obstacles/1/for", "", "obstacles[1].for: missing"},
    {"/obstacles/-", "{\"at\": [18, 0], \"is\": \"wire\"}", "obstacles[2].at: taken by obstacles[0]"},
});
const auto kUnitsSpoiled = std::to_array<Spoiled>({
    {"/units/1/at", "[6, 2]", "units[1].at: taken by units[0]"},
    {"/units/1/at", "[99, 1]", "units[1].at: off the board"},
    {"/units/1/at", "", "units[1].at: missing"},
    {"/units/1/side", "", "units[1].side: missing"},
    {"/units/1/kind", "\"cavalry\"", "units[1].kind: unknown \"cavalry\""},
    {"/units/1/type", "\"resistance\"", "units[1].type: is not a kind of armor"},
    {"/units/3/type", "\"special-forces\"", "units[3].type: is not a kind of artillery"},
    {"/units/1/type", "\"lancers\"", "units[1].type: unknown \"lancers\""},
    {"/units/1/figures", "5", "units[1].figures: must be 1 to 4"},
    {"/units/3/figures", "3", "units[3].figures: must be 1 to 2"},
    {"/units/1/figures", "0", "units[1].figures: must be 1 to 4"},
    {"/units/1/badge", "\"polish\"", "units[1].badge: unknown \"polish\""},
    {"/units/2/colour", "\"red\"", "units[2].colour: unknown key"},
    {"/units/2", "null", "units[2]: must be an object"},
    {"/units/-", "{\"at\": [12, 2], \"side\": \"axis\", \"kind\": \"infantry\", \"figures\": null}", "units[5].figures: must be a whole number"},
});
const auto kMedals = std::to_array<Spoiled>({
    {"/medals/0/kind", "\"gold\"", "medals[0].kind: unknown \"gold\""},
    {"/medals/0/kind", "\"exit\"", "medals[0].need: unknown key"},
    {"/medals/0", "{\"kind\": \"exit\", \"for\": \"axis\", \"edge\": \"left\", \"at\": [[0, 0]], \"worth\": 1, \"per\": \"unit\", \"unit_removed\": true}", "medals[0].edge: unknown \"left\""},
    {"/medals/0", "{\"kind\": \"exit\", \"for\": \"axis\", \"edge\": \"bottom\", \"at\": [[0, 0]], \"worth\": 1, \"per\": \"unit\", \"unit_removed\": true}", "medals[0].at: not at the edge"},
    {"/medals/0", "null", "medals[0]: must be an object"},
    {"/medals/0/need", "2", "medals[0].need: exceeds the number of hexes"},
    {"/medals/0/need", "", "medals[0].need: missing"},
    {"/medals/0/worth", "0", "medals[0].worth: must be 1 to 100"},
    {"/medals/0/for", "\"both\"", "medals[0].for: unknown \"both\""},
    {"/medals/0/at", "[]", "medals[0].at: must not be empty"},
    {"/medals/0/at", "[[0, 0], [0, 0]]", "medals[0].at[1]: listed twice"},
    {"/medals/0/at", "[[0, 1]]", "medals[0].at[0]: no hex: column and row must be both even or both odd"},
    {"/medals/0/keep", "true", "medals[0].keep: unknown key"},
    {"/medals/0", "{\"kind\": \"group-any\", \"for\": \"axis\", \"at\": [[0, 0]], \"need\": 1, \"worth\": 1, \"keep\": true}", "medals[0].keep: can only be false"},
    {"/medals/0", "{\"kind\": \"group-count\", \"for\": \"axis\", \"at\": [[0, 0]], \"need\": 1, \"worth\": 1}", "medals[0].keep: missing"},
});
const auto kSpecial = std::to_array<Spoiled>({
    {"/special/-", "{\"rule\": \"wood\"}", "special[0].rule: unknown \"wood\""},
    {"/special/-", "{}", "special[0].rule: missing"},
    {"/special/-", "1", "special[0]: must be an object"},
    {"/special/-", "{\"rule\": \"recon-as-barrage\", \"sides\": [\"axis\"], \"dice\": 4, \"targets\": 1}", "special[0]: needs an Overlord battle: the commander plays the card"},
    {"/special/-", "{\"rule\": \"cliff\", \"hexes\": [[14, 0]]}", "special[0].hexes[0]: no hill here"},
    {"/special/-", "{\"rule\": \"bluff\", \"hexes\": [[12, 0]]}", "special[0].hexes[0]: this hill is cliff already"},
    {"/special/-", "{\"rule\": \"cliff\", \"hexes\": [[10, 0]]}", "terrain[2].trait: the rule cliff does not list it"},
    {"/special/-", "{\"rule\": \"cliff\", \"hexes\": [[12, 0]], \"cost\": 3}", "special[0].cost: can only be 2"},
    {"/special/-", "{\"rule\": \"bluff\", \"hexes\": [[10, 0]], \"barred\": []}", "special[0].barred: can only be [\"armor\"]"},
    {"/special/-", "{\"rule\": \"cliff\"}", "special[0].hexes: missing"},
    {"/special/-", "{\"rule\": \"cliff\", \"hexes\": []}", "special[0].hexes: must not be empty"},
    {"/special/-", "{\"rule\": \"steep-hills\", \"hexes\": [[10, 0]], \"cost_up\": 1}", "special[0].cost_up: can only be 2"},
    {"/special/-", "{\"rule\": \"impassable-hills\", \"hexes\": [[10, 0]], \"reason\": \"snow\"}", "special[0].reason: unknown key"},
    {"/special/-", "{\"rule\": \"hills-block-artillery\", \"hexes\": [[14, 0]]}", "special[0].hexes[0]: no hill here"},
    {"/special/-", "{\"rule\": \"bunker-owner\", \"side\": \"axis\", \"hexes\": [[14, 0]]}", "special[0].hexes[0]: no bunker here"},
    {"/special/-", "{\"rule\": \"bunker-owner\", \"side\": \"allies\", \"hexes\": [[16, 0]]}", "special[0].hexes[0]: it is for the other side"},
    {"/special/-", "{\"rule\": \"sea-wall\", \"side\": \"allies\", \"hexes\": [[18, 0]]}", "special[0].hexes[0]: no sea-wall here"},
    {"/special/-", "{\"rule\": \"sea-wall\", \"side\": \"allies\", \"hexes\": [[20, 0]], \"movement_effect\": true}", "special[0].movement_effect: can only be false"},
    {"/special/-", "{\"rule\": \"bridge-ends-only\", \"span\": [[8, 0]], \"links\": [[[8, 0], [12, 0]]]}", "special[0].links[0]: the hexes are not adjacent"},
    {"/special/-", "{\"rule\": \"bridge-ends-only\", \"span\": [[8, 0]], \"links\": [[[0, 0], [2, 0]]]}", "special[0].links[0]: neither hex is part of the span"},
    {"/special/-", "{\"rule\": \"bridge-ends-only\", \"span\": [[8, 0]], \"links\": [[8, 0, 3]]}", "special[0].links[0]: must be a pair of hexes"},
    {"/special/-", "{\"rule\": \"bridge-ends-only\", \"span\": [[10, 0]], \"links\": []}", "special[0].span[0]: no bridge here"},
    {"/special/-", "{\"rule\": \"bridge-ends-only\", \"span\": [[8, 0]], \"links\": [[[8, 0], [6, 0]]], \"ends\": [[0, 0], [6, 0]]}", "special[0].ends[0]: no link leads here"},
    {"/special/-", "{\"rule\": \"no-infantry-fire-across\", \"river\": [[10, 0]], \"kind\": \"infantry\"}", "special[0].river[0]: no river here"},
    {"/special/-", "{\"rule\": \"no-infantry-fire-across\", \"river\": [[8, 0]], \"kind\": \"armor\"}", "special[0].kind: can only be \"infantry\""},
    {"/special/-", "{\"rule\": \"special-forces\", \"side\": \"allies\", \"hexes\": [[8, 6]], \"move_and_battle\": 2}", "special[0].hexes[0]: no special-forces of the allies starts here"},
    {"/special/-", "{\"rule\": \"special-forces\", \"side\": \"allies\", \"hexes\": [[6, 6]], \"move_and_battle\": 3}", "special[0].move_and_battle: can only be 2"},
    {"/special/-", "{\"rule\": \"elite-armor\", \"side\": \"allies\", \"hexes\": [[8, 2]], \"figures\": 4}", "special[0].hexes[0]: no elite-armor of the allies starts here"},
    {"/special/-", "{\"rule\": \"elite-armor\", \"side\": \"axis\", \"hexes\": [[0, 0]], \"figures\": 9}", "special[0].figures: must be 1 to 4"},
    {"/special/-", "{\"rule\": \"resistance\", \"side\": \"allies\", \"hexes\": [[10, 6]], \"retreat_hexes_per_flag\": [1, 2]}", "special[0].retreat_hexes_per_flag: can only be [1,3]"},
    {"/special/-", "{\"rule\": \"reduced-units\", \"side\": \"axis\", \"kind\": \"armor\", \"hexes\": [[6, 2]], \"figures\": 3}", "special[0].hexes[0]: no armor of the axis starts here"},
    {"/special/-", "{\"rule\": \"kill-worth\", \"for\": \"axis\", \"target\": {\"side\": \"axis\", \"kind\": \"armor\"}, \"worth\": 2}", "special[0].for: a side gains no medals for its own units"},
    {"/special/-", "{\"rule\": \"kill-worth\", \"for\": \"allies\", \"target\": {\"side\": \"axis\", \"kind\": \"armor\"}, \"worth\": 2, \"hexes\": [[6, 2]]}", "special[0].hexes[0]: no such unit starts here"},
    {"/special/-", "{\"rule\": \"kill-worth\", \"for\": \"allies\", \"worth\": 2}", "special[0].target: missing"},
    {"/special/-", "{\"rule\": \"airdrop\", \"side\": \"allies\", \"drops\": 92, \"figures_if_safe\": 4, \"digital_scatter\": {\"steps\": 4}}", "units: at most 96 units, dropped ones included"},
    {"/special/-", "{\"rule\": \"airdrop\", \"side\": \"allies\", \"drops\": 4, \"figures_if_safe\": 4}", "special[0].digital_scatter: missing"},
    {"/special/-", "{\"rule\": \"airdrop\", \"side\": \"allies\", \"drops\": 4, \"figures_if_safe\": 4, \"digital_scatter\": {\"steps\": 99}}", "special[0].digital_scatter.steps: must be 0 to 20"},
    {"/special/-", "{\"rule\": \"growing-hand\", \"side\": \"axis\", \"start\": 2, \"after_own_turn\": [], \"final\": 2}", "special[0].start: must be the hand of that side"},
    {"/special/-", "{\"rule\": \"growing-hand\", \"side\": \"axis\", \"start\": 4, \"after_own_turn\": [{\"turn\": 1, \"draw\": 3}], \"final\": 5}", "special[0].final: the draws make it 6"},
    {"/special/-", "{\"rule\": \"growing-hand\", \"side\": \"axis\", \"start\": 4, \"after_own_turn\": [{\"turn\": 0, \"draw\": 3}], \"final\": 4}", "special[0].after_own_turn[0].turn: must be 1 to 100"},
    {"/special/-", "{\"rule\": \"no-reshuffle\", \"card\": \"ambush\"}", "special[0].card: unknown \"ambush\""},
    {"/special/-", "{\"rule\": \"deck-out\", \"winner\": \"axis\", \"unless\": \"axis-already-won\"}", "special[0].unless: can only be \"allies-already-won\""},
    {"/special/-", "{\"rule\": \"recon-as-air-power\", \"side\": \"allies\", \"while_occupied\": [[0, 0]], \"need\": 2, \"max_hexes\": 4, \"adjacent_group\": true, \"dice_per_hex\": 2}", "special[0].need: exceeds the number of hexes"},
    {"/special/-", "{\"rule\": \"recon-as-air-power\", \"side\": \"allies\", \"while_occupied\": [[0, 0]], \"need\": 1, \"max_hexes\": 5, \"adjacent_group\": true, \"dice_per_hex\": 2}", "special[0].max_hexes: must be 1 to 4"},
    {"/special/-", "{\"rule\": \"sudden-death\", \"for\": \"allies\", \"hexes\": [[0, 0]], \"need\": 2, \"checked\": \"end-of-allied-turn\"}", "special[0].need: exceeds the number of hexes"},
    {"/special/-", "{\"rule\": \"sudden-death\", \"for\": \"axis\", \"hexes\": [[0, 0]], \"need\": 1, \"checked\": \"end-of-allied-turn\"}", "special[0].checked: can only be \"end-of-axis-turn\""},
});
// clang-format on

INSTANTIATE_TEST_SUITE_P(Whole, SpoiledBattle, testing::ValuesIn(kWhole));
INSTANTIATE_TEST_SUITE_P(Board, SpoiledBattle, testing::ValuesIn(kBoards));
INSTANTIATE_TEST_SUITE_P(Sides, SpoiledBattle, testing::ValuesIn(kSidesSpoiled));
INSTANTIATE_TEST_SUITE_P(Pieces, SpoiledBattle, testing::ValuesIn(kPieces));
INSTANTIATE_TEST_SUITE_P(Units, SpoiledBattle, testing::ValuesIn(kUnitsSpoiled));
INSTANTIATE_TEST_SUITE_P(Medals, SpoiledBattle, testing::ValuesIn(kMedals));
INSTANTIATE_TEST_SUITE_P(Special, SpoiledBattle, testing::ValuesIn(kSpecial));

TEST(Faults, TheSmallBattleHasNone) { EXPECT_EQ(faults_of(small_battle()), std::vector<std::string>{}); }

TEST(Faults, AllAreReportedAndNotOnlyTheFirst) {
  json battle = small_battle();
  battle["terrain"][3]["is"] = "wood";
  battle["units"][0]["at"] = {1, 0};
  battle["units"][4]["at"] = battle["units"][3]["at"];
  battle["units"][2]["colour"] = "red";
  battle["sides"]["axis"].erase("hand");
  battle["special"].push_back({{"rule", "wood"}});
  battle["extra"] = true;
  EXPECT_EQ(faults_of(battle), (std::vector<std::string>{
                                   "extra: unknown key",
                                   "sides.axis.hand: missing",
                                   "terrain[3].is: unknown \"wood\"",
                                   "units[0].at: no hex: column and row must be both even or both odd",
                                   "units[2].colour: unknown key",
                                   "units[4].at: taken by units[3]",
                                   "special[0].rule: unknown \"wood\"",
                               }));
}

TEST(Faults, InTheBoardDoNotHideOthers) {
  json battle = small_battle();
  battle["board"]["size"] = "huge";
  battle["units"][1]["kind"] = "cavalry";
  EXPECT_EQ(faults_of(battle), (std::vector<std::string>{
                                   "board.size: unknown \"huge\"",
                                   "units[1].kind: unknown \"cavalry\"",
                               }));
}

TEST(Faults, NoUnitStandsWhereNoneCanGo) {
  json battle = small_battle();
  battle["units"][0]["at"] = {8, 0};  // a bridge
  EXPECT_EQ(faults_of(battle), std::vector<std::string>{});
  battle["structures"].erase(0);
  EXPECT_EQ(faults_of(battle), std::vector<std::string>{"units[0].at: no unit can stand here: river"});
  battle["terrain"][0] = {{"at", {8, 0}}, {"is", "hill"}, {"trait", "impassable"}};
  EXPECT_EQ(faults_of(battle), std::vector<std::string>{"units[0].at: no unit can stand here: impassable"});
}

// Six sections mean Overlord: rules for one player per side do not apply.
TEST(Faults, RulesForOnePlayerPerSideNeedThreeSections) {
  struct Row {
    const char* rule;
    const char* fault;
  };
  const auto rows = std::to_array<Row>({
      {R"({"rule": "growing-hand", "side": "axis", "start": 4, "after_own_turn": [{"turn": 1, "draw": 3}], "final": 6})",
       "special[0]: a commander's hand has a fixed limit"},
      {R"({"rule": "recon-as-air-power", "side": "allies", "while_occupied": [[0, 0]], "need": 1, "max_hexes": 4,
           "adjacent_group": true, "dice_per_hex": 2})",
       "special[0]: not allowed in an Overlord battle: generals can only order units with their cards"},
  });
  json three = small_battle();
  json six = small_battle();
  six["board"] = {{"width", 26}, {"height", 9}, {"lines", {7, 17, 25, 33, 43}}};
  EXPECT_EQ(faults_of(six), std::vector<std::string>{});
  for (const Row& row : rows) {
    three["special"] = six["special"] = json::array({json::parse(row.rule)});
    EXPECT_EQ(faults_of(three), std::vector<std::string>{});
    EXPECT_EQ(faults_of(six), std::vector<std::string>{row.fault});
  }
}

TEST(Faults, AreCutOffAfterAHundred) {
  json battle = small_battle();
  for (int i = 0; i < 90; ++i) { battle["units"].push_back({{"colour", 1}}); }
  const auto lines = faults_of(battle);
  EXPECT_EQ(lines.size(), kMaxFaults + 1);
  EXPECT_EQ(lines.back(), "file: there are more faults");
}

TEST(Faults, ListsHaveAMaximumSize) {
  json battle = small_battle();
  for (int i = 0; i < 97; ++i) { battle["units"].push_back(battle["units"][0]); }
  EXPECT_EQ(faults_of(battle).front(), "units: at most 96 entries");
  battle = small_battle();
  for (int i = 0; i < 16; ++i) { battle["medals"].push_back(battle["medals"][0]); }
  EXPECT_EQ(faults_of(battle), std::vector<std::string>{"medals: at most 16 entries"});
}

// OBS-27.
TEST(Faults, ThereAreOnlyTwelveSandbags) {
  json battle = small_battle();
  for (int i = 0; i < 11; ++i) { battle["obstacles"].push_back({{"at", {2 * i, 4}}, {"is", "sandbags"}}); }
  EXPECT_EQ(faults_of(battle), std::vector<std::string>{});
  battle["obstacles"].push_back({{"at", {22, 4}}, {"is", "sandbags"}});
  EXPECT_EQ(faults_of(battle), std::vector<std::string>{"obstacles: at most 12 sandbags and sea walls together"});
}

}  // namespace
}  // namespace bocage
