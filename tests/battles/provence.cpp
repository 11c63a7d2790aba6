// SCN-34 to SCN-40: Toulon, the Liberation of Paris and Montélimar.
#include <gtest/gtest.h>

#include "field_work.h"

namespace bocage {
namespace {

// Toulon. Its towns are [12,0], [15,1], [17,1] and [12,2]; [5,3] is Hyères.

Table toulon(const char* first) {
  Table t = Position::from_battle("10").first(first).play();
  take_off(t, {15, 1});
  take_off(t, {12, 2});
  t.give("axis", {"probe-right", "probe-right"}).give("allies", {"probe-left", "probe-left"});
  return t;
}

TEST(SCN34, TheBadgedAlliedInfantryAreSpecialForces) {
  EXPECT_EQ(units_of(Position::from_battle("10").play(), UnitType::SpecialForces),
            (Texts{"allies 3,7", "allies 20,8"}));
}

TEST(SCN35, ThreeTownsAtTheEndOfTheAlliedTurnWin) {
  const std::vector<Coord> towns{{12, 0}, {15, 1}, {17, 1}, {12, 2}};
  const std::vector<Coord> units{{1, 7}, {5, 7}, {6, 8}, {8, 8}};
  for (std::size_t without = 0; without < towns.size(); ++without) {
    Table t = toulon("allies");
    for (std::size_t i = 0; i < towns.size(); ++i) {
      if (i != without) { put(t, units[i], towns[i]); }
    }
    t.act("play probe-left");
    EXPECT_FALSE(t.over());
    t.end_turn();
    EXPECT_EQ(t.winner(), "allies");
    EXPECT_EQ(t.ending(), "sudden-death");
  }
}

TEST(SCN35, TwoTownsOfToulonAndHyeresDoNotWin) {
  Table t = toulon("allies");
  take_off(t, {5, 3});
  put(t, {1, 7}, {12, 0});
  put(t, {5, 7}, {15, 1});
  put(t, {6, 8}, {5, 3});
  t.act("play probe-left").end_turn();
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(SCN35, TheTownsDoNotWinAtTheEndOfTheAxisTurn) {
  Table t = toulon("axis");
  put(t, {1, 7}, {12, 0});
  put(t, {5, 7}, {15, 1});
  put(t, {6, 8}, {12, 2});
  t.act("play probe-right").end_turn();
  EXPECT_FALSE(t.over());
  t.act("play probe-left").end_turn();
  EXPECT_EQ(t.winner(), "allies");
}

TEST(SCN35, TheTownsDoNotWinBeforeTheEndOfTheTurn) {
  Table t = toulon("allies");
  put(t, {1, 7}, {12, 0});
  put(t, {5, 7}, {15, 1});
  put(t, {6, 8}, {10, 2});
  t.give("allies", {"probe-center"});
  order(t, "probe-center", "10,2");
  t.act("move 10,2 > 12,2");
  EXPECT_FALSE(t.over());
  t.end_turn();
  EXPECT_EQ(t.winner(), "allies");
}

// Liberation of Paris.

TEST(SCN36, TheOutskirtsArePermanentObjectives) {
  Table t = Position::from_battle("11").play();
  put(t, {3, 7}, {5, 1});
  put(t, {7, 7}, {11, 1});
  put(t, {17, 7}, {19, 1});
  t.give("allies", {"recon-in-force", "general-advance"});
  t.run("play recon-in-force", "order 5,1", "order 11,1", "order 19,1", "done");
  t.run("move 5,1 > 4,0", "move 11,1 > 10,0");
  EXPECT_EQ(t.medals("allies"), 2);
  t.act("move 19,1 > 18,0");
  EXPECT_EQ(t.medals("allies"), 3);
  t.end_turn().give("axis", {"probe-center"}).act("play probe-center").end_turn();
  t.run("play general-advance", "order 4,0", "order 10,0", "order 18,0", "done");
  t.run("move 4,0 > 5,1", "move 10,0 > 11,1", "move 18,0 > 19,1");
  EXPECT_EQ(t.medals("allies"), 3);
}

TEST(SCN36, OtherTownsAreNot) {
  Table t = Position::from_battle("11").play();
  take_off(t, {15, 1});
  put(t, {7, 7}, {14, 2});
  t.give("allies", {"probe-center"});
  order(t, "probe-center", "14,2");
  t.act("move 14,2 > 15,1");
  EXPECT_EQ(t.medals("allies"), 0);
}

// Montélimar.

TEST(SCN37, AxisInfantryIsWeakExceptTheSpecialForces) {
  const Table t = Position::from_battle("12").play();
  EXPECT_EQ(units_of(t, UnitType::SpecialForces), (Texts{"axis 13,1", "axis 4,2", "axis 23,3"}));
  int weak = 0;
  for (int i = 0; i < t.battle().units(); ++i) {
    const RosterUnit& unit = t.battle().roster(static_cast<UnitId>(i));
    if (unit.side == Side::Axis && unit.type == UnitType::Infantry) {
      EXPECT_EQ(unit.full, 3);
      ++weak;
    } else if (info(unit.type).arm == Arm::Infantry) {
      EXPECT_EQ(unit.full, 4);
    }
  }
  EXPECT_EQ(weak, 6);
}

// UNIT-11: its full strength is three, so there is nothing to recover.
TEST(SCN37, ThreeIsFullStrength) {
  Table t = Position::from_battle("12").play();
  t.give("axis", {"medics-and-mechanics"}).act("play medics-and-mechanics");
  EXPECT_EQ(t.legal(), Texts{"done"});
}

TEST(SCN38, BonlieuAndGraneAreTemporaryObjectivesOfTheAxis) {
  Table t = Position::from_battle("12").play();
  EXPECT_EQ(t.medals("allies"), 0);  // they hold both, but the medals are for the Axis only
  take_off(t, {3, 7});
  take_off(t, {23, 7});
  put(t, {4, 2}, {2, 6});
  put(t, {23, 3}, {22, 6});
  t.give("axis", {"pincer-move", "direct-from-hq"});
  t.run("play pincer-move", "order 2,6", "order 22,6", "done", "move 2,6 > 3,7");
  EXPECT_EQ(t.medals("axis"), 1);
  t.act("move 22,6 > 23,7");
  EXPECT_EQ(t.medals("axis"), 2);
  t.end_turn().give("allies", {"probe-center"}).act("play probe-center").end_turn();
  t.run("play direct-from-hq", "order 3,7", "order 23,7", "done", "move 3,7 > 2,6", "move 23,7 > 22,6");
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(SCN39, TheBankOfTheRhoneIsOneMedalInAll) {
  const std::vector<Coord> bank{{10, 0}, {22, 0}, {11, 1}, {13, 1}, {15, 1}, {17, 1}, {19, 1}, {21, 1}};
  for (const Coord at : bank) {
    Table t = Position::from_battle("12").play();
    if (t.unit(at)) { take_off(t, at); }
    EXPECT_EQ(t.medals("allies"), 0);
    put(t, {10, 4}, at);
    EXPECT_EQ(t.medals("allies"), 1);
    put(t, {14, 4}, at == Coord{15, 1} ? Coord{17, 1} : Coord{15, 1});
    EXPECT_EQ(t.medals("allies"), 1);  // a second unit does not add to it
  }
}

TEST(SCN39, AsLongAsItIsHeldAndNowhereElse) {
  Table t = Position::from_battle("12").first("allies").play();
  put(t, {10, 4}, {16, 2});
  EXPECT_EQ(t.medals("allies"), 0);
  t.give("allies", {"probe-center", "attack-center"});
  order(t, "probe-center", "16,2");
  t.act("move 16,2 > 17,1");
  EXPECT_EQ(t.medals("allies"), 1);
  t.end_turn().give("axis", {"probe-right"}).act("play probe-right").end_turn();
  order(t, "attack-center", "17,1");
  t.act("move 17,1 > 16,2");
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(SCN40, TheHillsNorthOfThePassAreImpassable) {
  Table t = Position::from_battle("12").first("allies").play();
  for (const Coord at : {Coord{20, 2}, Coord{19, 3}, Coord{18, 4}, Coord{20, 4}, Coord{19, 5}, Coord{20, 6}}) {
    EXPECT_EQ(t.battle().terrain(t.hex(at)), Terrain::ImpassableHill) << at.col << "," << at.row;
  }
  EXPECT_EQ(t.battle().terrain(t.hex({15, 3})), Terrain::Hill);
  put(t, {16, 6}, {18, 6});
  put(t, {14, 6}, {16, 4});
  t.give("allies", {"direct-from-hq"}).run("play direct-from-hq", "order 18,6", "order 16,4", "done");
  EXPECT_FALSE(t.offers("move 18,6 > 20,6"));
  EXPECT_FALSE(t.offers("move 18,6 > 19,5"));
  EXPECT_TRUE(t.offers("move 18,6 > 17,5"));
  EXPECT_FALSE(t.offers("move 16,4 > 18,4"));
  EXPECT_TRUE(t.offers("move 16,4 > 15,3"));
}

TEST(SCN40, TheImpassableHillsBarRetreats) {
  Table t = Position::from_battle("12").first("allies").play();
  put(t, {9, 1}, {18, 6});
  t.give("allies", {"assault-right"});
  order(t, "assault-right", "18,8");
  t.skip_to("battle").dice({"flag", "star"}).act("battle 18,8 > 18,6");
  EXPECT_EQ(t.legal(), Texts{"retreat 18,6 > 17,5"});
}

}  // namespace
}  // namespace bocage
