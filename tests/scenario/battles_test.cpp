// The shipped battle files.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "rules/battle.h"
#include "scenario/library.h"
#include "scenario/read.h"

namespace bocage {
namespace {

// From the table at the top of SCN in docs/rules/core.md; pieces from the fact sheets.
struct Expected {
  std::string_view id;
  BySide<int> hand;
  Side first;
  int medals;
  BySide<int> units;    // Axis, Allies
  BySide<int> figures;  // total
  int objectives;
};

constexpr auto kAxis = Side::Axis;
constexpr auto kAllies = Side::Allies;

// clang-format off
constexpr auto kExpected = std::to_array<Expected>({
    {"01-pegasus-bridge", {2, 6}, kAllies, 4, {6, 9}, {24, 36}, 2},
    {"02-sainte-mere-eglise", {4, 5}, kAllies, 4, {10, 6}, {39, 24}, 0},
    {"03-sword-beach", {4, 5}, kAllies, 5, {8, 12}, {29, 45}, 3},
    {"04-pointe-du-hoc", {4, 6}, kAllies, 4, {6, 9}, {22, 36}, 2},
    {"05-omaha-beach", {5, 4}, kAxis, 6, {9, 13}, {32, 49}, 5},
    {"06-mont-mouchet", {4, 5}, kAllies, 4, {8, 7}, {32, 21}, 0},
    {"07-vassieux", {4, 4}, kAxis, 4, {6, 10}, {24, 30}, 0},
    {"08-operation-cobra", {4, 5}, kAllies, 5, {9, 14}, {35, 52}, 2},
    {"09-operation-luttich", {5, 6}, kAxis, 4, {13, 13}, {48, 46}, 1},
    {"10-toulon", {4, 6}, kAllies, 6, {11, 14}, {42, 52}, 0},
    {"11-liberation-of-paris", {4, 5}, kAllies, 5, {8, 14}, {26, 48}, 3},
    {"12-montelimar", {5, 5}, kAxis, 6, {14, 13}, {44, 48}, 3},
    {"13-arnhem-bridge", {6, 6}, kAxis, 5, {14, 7}, {52, 24}, 0},
    {"14-arracourt", {4, 6}, kAxis, 6, {14, 14}, {48, 44}, 0},
    {"15-st-vith", {5, 4}, kAxis, 6, {15, 13}, {58, 46}, 0},
    {"16-saverne-gap", {4, 6}, kAllies, 5, {9, 14}, {32, 50}, 0},
});
// clang-format on

class ShippedBattle : public testing::TestWithParam<Expected> {};

TEST_P(ShippedBattle, IsSetUpAsItsBriefingSays) {
  const Expected& want = GetParam();
  const auto scenario = default_library().load(want.id);
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  const BattleSpec& spec = scenario->spec;
  EXPECT_EQ(spec.id, want.id);
  EXPECT_EQ(spec.size, standard_board());
  EXPECT_EQ(spec.first, want.first);
  EXPECT_EQ(static_cast<int>(spec.objectives.size()), want.objectives);
  for (const Side side : kSides) {
    const std::size_t i = index(side);
    EXPECT_EQ(spec.hand[i], want.hand[i]) << name(side);
    EXPECT_EQ(spec.medals[i], want.medals) << name(side);
    int units = 0;
    int figures = 0;
    for (const UnitAt& unit : spec.units) {
      units += unit.side == side ? 1 : 0;
      figures += unit.side == side ? unit.figures : 0;
    }
    EXPECT_EQ(units, want.units[i]) << name(side);
    EXPECT_EQ(figures, want.figures[i]) << name(side);
  }
}

TEST_P(ShippedBattle, CanBePlayed) {
  const auto scenario = default_library().load(GetParam().id);
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  const auto battle = std::make_unique<Battle>(scenario->spec, Options{});
  EXPECT_GT(battle->units(), 0);
}

TEST_P(ShippedBattle, HasABriefingInBothLanguages) {
  const auto scenario = default_library().load(GetParam().id);
  ASSERT_TRUE(scenario) << to_text(scenario.error());
  EXPECT_FALSE(scenario->title.empty());
  EXPECT_FALSE(scenario->date[0].empty());
  for (const char* language : {"en", "fr"}) {
    const Briefing& briefing = scenario->briefings.at(language);
    EXPECT_FALSE(briefing.history.empty());
    EXPECT_EQ(briefing.rules.size(), scenario->document.at("special").size()) << "a sentence for each special rule";
  }
}

INSTANTIATE_TEST_SUITE_P(All, ShippedBattle, testing::ValuesIn(kExpected), [](const auto& battle) {
  std::string id(battle.param.id);
  std::replace(id.begin(), id.end(), '-', '_');
  return id;
});

Scenario load(std::string_view id) {
  auto scenario = default_library().load(id);
  EXPECT_TRUE(scenario) << to_text(scenario.error());
  return scenario ? std::move(*scenario) : Scenario{};
}

Hex at(Coord coord) { return *Board(standard_board()).find(coord); }

Terrain terrain(const Scenario& scenario, Coord coord) { return Battle(scenario.spec, Options{}).terrain(at(coord)); }

int count(const Scenario& scenario, UnitType type) {
  const auto& units = scenario.spec.units;
  return static_cast<int>(std::count_if(units.begin(), units.end(), [&](const UnitAt& u) { return u.type == type; }));
}

TEST(ShippedBattles, AreSixteenPlusThreeForEightPlayers) { EXPECT_EQ(default_library().ids().size(), std::size_t{19}); }

TEST(ShippedBattles, PegasusBridgeHasAGrowingHand) {
  const Scenario s = load("01");
  EXPECT_EQ(s.spec.extra_draws[index(kAxis)], (std::vector<std::uint8_t>{1, 1}));
  EXPECT_TRUE(s.spec.extra_draws[index(kAllies)].empty());
  ASSERT_EQ(s.spec.objectives.size(), std::size_t{2});
  EXPECT_EQ(s.spec.objectives[0].hexes, HexSet::of(at({6, 2})));
  EXPECT_FALSE(s.spec.objectives[0].keep);
  EXPECT_EQ(s.commander[index(kAllies)], "Major John Howard");
  EXPECT_EQ(s.nation[index(kAllies)], "britain");
}

TEST(ShippedBattles, SainteMereEgliseHasAnAirdrop) {
  const Scenario s = load("02");
  ASSERT_TRUE(s.spec.airdrop);
  EXPECT_EQ(s.spec.airdrop->side, kAllies);
  EXPECT_EQ(s.spec.airdrop->drops, 4);
  EXPECT_EQ(s.spec.airdrop->figures, 4);
  EXPECT_EQ(s.spec.airdrop->steps, 4);
}

TEST(ShippedBattles, PointeDuHocHasCliffsAndLastingObjectives) {
  const Scenario s = load("04");
  EXPECT_EQ(terrain(s, {0, 4}), Terrain::Cliff);
  EXPECT_EQ(terrain(s, {20, 4}), Terrain::Hill);
  EXPECT_EQ(terrain(s, {0, 6}), Terrain::Beach);
  EXPECT_TRUE(s.spec.objectives.at(0).keep);
  EXPECT_EQ(count(s, UnitType::SpecialForces), 9);
}

TEST(ShippedBattles, OmahaBeachHasBluffsAndASeaWall) {
  const Scenario s = load("05");
  EXPECT_EQ(terrain(s, {3, 3}), Terrain::SeaBluff);
  EXPECT_EQ(terrain(s, {0, 2}), Terrain::Hill);
  int walls = 0;
  for (const WorkAt& work : s.spec.works) {
    if (work.is == Work::SeaWall) {
      ++walls;
      EXPECT_EQ(work.owner, kAllies);
    }
    if (work.is == Work::Bunker) { EXPECT_EQ(work.owner, kAxis); }
  }
  EXPECT_EQ(walls, 2);
}

TEST(ShippedBattles, MontMouchetPaysTwoMedalsForArmor) {
  const Scenario s = load("06");
  for (const UnitAt& unit : s.spec.units) { EXPECT_EQ(unit.worth, unit.type == UnitType::EliteArmor ? 2 : 1); }
  EXPECT_EQ(count(s, UnitType::EliteArmor), 2);
  EXPECT_EQ(count(s, UnitType::Resistance), 7);
}

TEST(ShippedBattles, VassieuxNeverReshuffles) {
  const Scenario s = load("07");
  EXPECT_FALSE(s.spec.finest_hour_reshuffles);
  EXPECT_EQ(s.spec.deck_out_winner, kAxis);
  EXPECT_TRUE(load("08").spec.finest_hour_reshuffles);
  EXPECT_FALSE(load("08").spec.deck_out_winner);
}

TEST(ShippedBattles, LuttichHasSteepHillsAndAnAirStrike) {
  const Scenario s = load("09");
  EXPECT_EQ(terrain(s, {22, 4}), Terrain::SteepHill);
  ASSERT_TRUE(s.spec.recon_strike);
  EXPECT_EQ(s.spec.recon_strike->side, kAllies);
  EXPECT_EQ(s.spec.recon_strike->while_held, HexSet::of(at({22, 4})) | HexSet::of(at({21, 5})));
  EXPECT_EQ(s.spec.recon_strike->need, 1);
  EXPECT_EQ(s.spec.recon_strike->targets, 4);
  EXPECT_EQ(s.spec.recon_strike->dice, 2);
}

TEST(ShippedBattles, ToulonAndSaverneCanBeWonAtOnce) {
  const Scenario toulon = load("10");
  ASSERT_EQ(toulon.spec.sudden_death.size(), std::size_t{1});
  EXPECT_EQ(toulon.spec.sudden_death[0].side, kAllies);
  EXPECT_EQ(toulon.spec.sudden_death[0].need, 3);
  EXPECT_EQ(toulon.spec.sudden_death[0].hexes.count(), 4);
  const Scenario saverne = load("16");
  ASSERT_EQ(saverne.spec.sudden_death.size(), std::size_t{1});
  EXPECT_EQ(saverne.spec.sudden_death[0].need, 2);
  EXPECT_EQ(saverne.spec.blocks_artillery.count(), 20);
  EXPECT_EQ(terrain(saverne, {7, 1}), Terrain::ImpassableHill);
}

TEST(ShippedBattles, MontelimarHasSmallInfantryAndAGroupObjective) {
  const Scenario s = load("12");
  for (const UnitAt& unit : s.spec.units) {
    if (unit.side == kAxis && unit.type == UnitType::Infantry) { EXPECT_EQ(unit.figures, 3); }
    if (unit.type == UnitType::SpecialForces) { EXPECT_EQ(unit.figures, 4); }
  }
  const Objective& bank = s.spec.objectives.at(2);
  EXPECT_EQ(bank.side, kAllies);
  EXPECT_EQ(bank.hexes.count(), 8);
  EXPECT_EQ(bank.need, 1);
  EXPECT_FALSE(bank.keep);
}

TEST(ShippedBattles, ArnhemHasALongBridgeOverAWideRiver) {
  const Scenario s = load("13");
  ASSERT_EQ(s.spec.spans.size(), std::size_t{1});
  EXPECT_EQ(s.spec.spans[0].hexes.count(), 3);
  EXPECT_EQ(s.spec.spans[0].links.size(), std::size_t{4});
  ASSERT_TRUE(s.spec.banks);
  EXPECT_EQ(s.spec.banks->river.count(), 14);
  EXPECT_EQ(s.spec.banks->bound, mask(Arm::Infantry));
}

// The document keeps everything in the file, since the client shows parts the engine ignores.
TEST(ShippedBattles, KeepTheirWholeFile) {
  const Scenario s = load("01");
  EXPECT_EQ(s.document.at("terrain").at(2).at("shape"), "curve");
  EXPECT_EQ(s.labels.size(), s.document.at("labels").size());
  EXPECT_EQ(s.title, "Pegasus Bridge");
  EXPECT_EQ(load("07").subtitle, "Vercors");
}

TEST(Library, FindsABattleByAPrefixOfItsId) {
  EXPECT_EQ(load("13").spec.id, "13-arnhem-bridge");
  EXPECT_EQ(load("13-arnhem-bridge").spec.id, "13-arnhem-bridge");
}

TEST(Library, SaysWhichBattlesANameCouldMean) {
  const auto scenario = default_library().load("0");
  ASSERT_FALSE(scenario);
  EXPECT_EQ(to_text(scenario.error()), "battle: \"0\" can be 01-pegasus-bridge or 02-sainte-mere-eglise");
}

TEST(Library, RefusesWhatItDoesNotHave) {
  for (const char* id : {"99", "../scenarios/01", "schema", "/etc/passwd"}) {
    const auto scenario = default_library().load(id);
    ASSERT_FALSE(scenario) << id;
    EXPECT_NE(to_text(scenario.error()).find("unknown"), std::string::npos);
  }
  EXPECT_TRUE(Library("/nowhere/at/all").ids().empty());
  EXPECT_FALSE(Library("/nowhere/at/all").load("01"));
}

TEST(Library, RequiresTheIdToMatchTheFileName) {
  const auto directory = std::filesystem::path(testing::TempDir()) / "bocage_library_test";
  std::filesystem::create_directories(directory);
  std::ofstream(directory / "another-name.json") << load("01").document;
  const auto scenario = Library(directory).load("another-name");
  ASSERT_FALSE(scenario);
  EXPECT_EQ(scenario.error()[0].at, "id");
  std::filesystem::remove_all(directory);
}

}  // namespace
}  // namespace bocage
