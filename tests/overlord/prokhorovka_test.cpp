// The Overlord battle of Prokhorovka: setup, and the fordable river.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/position.h"

namespace bocage {
namespace {

Position prokhorovka() { return Position::from_battle("o2"); }

const Texts kCards{"recon-left",  "recon-center", "probe-left",   "probe-center", "probe-right",
                   "attack-left", "attack-right", "assault-left", "move-out",     "barrage"};

int count(const Table& t, Side side, UnitType type) {
  int found = 0;
  for (int i = 0; i < t.battle().units(); ++i) {
    const RosterUnit& unit = t.battle().roster(static_cast<UnitId>(i));
    found += unit.side == side && unit.type == type ? 1 : 0;
  }
  return found;
}

int count(const Battle& battle, Terrain terrain) {
  int found = 0;
  battle.board().all().for_each([&](Hex hex) { found += battle.terrain(hex) == terrain ? 1 : 0; });
  return found;
}

TEST(XBAT01, GermansAgainstSovietsTenCardsEachTheAxisFirstTwelveMedals) {
  const Table t = prokhorovka().play();
  const BattleSpec& spec = t.battle().spec();
  EXPECT_EQ(spec.nation, (BySide<Nation>{Nation::Germany, Nation::SovietUnion}));
  EXPECT_EQ(spec.edge, (BySide<Edge>{Edge::Top, Edge::Bottom}));
  EXPECT_EQ(spec.medals, (BySide<std::uint8_t>{12, 12}));
  EXPECT_EQ(t.hand("axis").size(), 10U);
  EXPECT_EQ(t.hand("allies").size(), 10U);
  EXPECT_EQ(t.pending_posts(), Texts{"axis/commander hand-out"});
  EXPECT_TRUE(spec.objectives.empty() && spec.exits.empty()) << "medals come from eliminated units only";
}

TEST(XBAT02, ThePiecesAreComplete) {
  const Table t = prokhorovka().play();
  EXPECT_EQ(count(t.battle(), Terrain::Forest), 34);
  EXPECT_EQ(count(t.battle(), Terrain::Town), 7);
  EXPECT_EQ(count(t.battle(), Terrain::Hill), 2);
  EXPECT_EQ(t.battle().fixed(Work::Bridge).count(), 2);
  EXPECT_EQ(t.battle().units(), 50);
  EXPECT_EQ(count(t, Side::Axis, UnitType::Infantry), 11);
  EXPECT_EQ(count(t, Side::Axis, UnitType::Armor), 8);
  EXPECT_EQ(count(t, Side::Allies, UnitType::Infantry), 8);
  EXPECT_EQ(count(t, Side::Allies, UnitType::Armor), 13);
}

TEST(XBAT02, EliteArmorWithFourFiguresSixGermanAndTwoSoviet) {
  const Table t = prokhorovka().play();
  EXPECT_EQ(count(t, Side::Axis, UnitType::EliteArmor), 6);
  EXPECT_EQ(count(t, Side::Allies, UnitType::EliteArmor), 2);
  for (const Coord at : {Coord{1, 1}, Coord{15, 1}, Coord{43, 1}, Coord{20, 2}, Coord{28, 2}, Coord{38, 2},
                         Coord{21, 7}, Coord{20, 8}}) {
    ASSERT_TRUE(t.unit(at)) << at.col << "," << at.row;
    EXPECT_EQ(t.unit(at)->type, "elite-armor");
    EXPECT_EQ(t.figures(at), 4);
  }
}

TEST(XBAT02, TheSovietArtilleryStandsInTowns) {
  const Table t = prokhorovka().play();
  EXPECT_EQ(count(t, Side::Allies, UnitType::Artillery), 2);
  EXPECT_EQ(count(t, Side::Axis, UnitType::Artillery), 0);
  for (const Coord at : {Coord{24, 8}, Coord{26, 8}}) {
    EXPECT_EQ(t.unit(at)->type, "artillery");
    EXPECT_EQ(t.battle().terrain(t.hex(at)), Terrain::Town);
  }
}

TEST(XBAT03, ThePselIsFordable) {
  const auto battle = prokhorovka().battle();
  EXPECT_EQ(count(*battle, Terrain::Ford), 9);
  EXPECT_EQ(count(*battle, Terrain::River), 0);
}

// Allied armor at `at`, ordered by the right Field General; the river is at 34,4 here, with a bridge at 33,5.
Table at_the_river(Position position, Coord at) {
  const std::string hex = std::to_string(at.col) + "," + std::to_string(at.row);
  Table t = position.unit("allies", "armor", at).first("allies").hand("allies", kCards).play();
  t.hand_out({"probe-right right"});
  t.act("place probe-right left").act("order " + hex).act_as("allies/right", "done");
  return t;
}

TEST(XBAT03, AUnitInTheFordStopsAndRollsOneDieLess) {
  Table t = at_the_river(prokhorovka().unit("axis", "infantry", {32, 6}), {36, 6});
  ASSERT_TRUE(t.offers("move 36,6 > 34,6"));
  EXPECT_FALSE(t.offers("move 36,6 > 30,6")) << "beyond it";
  t.act("move 36,6 > 34,6").skip_to("battle");
  t.dice({"star", "star"}).act("battle 34,6 > 32,6");
  EXPECT_EQ(t.happened("dice-rolled"), 1);
}

TEST(XBAT03, ABridgeNeitherStopsNorCostsADie) {
  Table over = at_the_river(prokhorovka(), {35, 5});
  EXPECT_TRUE(over.offers("move 35,5 > 31,5")) << "over the bridge 33,5";
  Table on = at_the_river(prokhorovka().unit("axis", "infantry", {31, 5}), {35, 5});
  on.act("move 35,5 > 33,5").skip_to("battle");
  on.dice({"star", "star", "star"}).act("battle 33,5 > 31,5");
  EXPECT_EQ(on.happened("dice-rolled"), 1);
}

// The sheet names no Soviet command rules, so they are optional.
TEST(XBAT04, NoCommissarUnlessTheTableWantsOne) {
  EXPECT_EQ(prokhorovka().battle()->command(Side::Allies).id, Command::Ordinary);
  EXPECT_EQ(prokhorovka().battle()->command(Side::Axis).id, Command::Ordinary);
  const auto wanted = prokhorovka().commissar().battle();
  EXPECT_EQ(wanted->command(Side::Allies).id, Command::Commissar);
  EXPECT_EQ(wanted->command(Side::Axis).id, Command::Ordinary);
}

}  // namespace
}  // namespace bocage
