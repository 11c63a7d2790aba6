// SCN-14 to SCN-18: Omaha Beach.
#include <gtest/gtest.h>

#include "field_work.h"

namespace bocage {
namespace {

Table omaha(const char* first) { return Position::from_battle("05").first(first).play(); }

TEST(SCN14, TheHillsAlongTheBeachAreBluffs) {
  const Table t = omaha("axis");
  EXPECT_EQ(hexes_of(t, Terrain::SeaBluff),
            (Texts{"3,3", "5,3", "9,3", "11,3", "13,3", "17,3", "19,3", "21,3", "0,4", "24,4"}));
  EXPECT_EQ(hexes_of(t, Terrain::Hill), (Texts{"0,2", "6,2", "16,2"}));
}

TEST(SCN14, InfantryClimbsThemForTwoAndArmorNotAtAll) {
  Table t = omaha("allies");
  put(t, {1, 7}, {4, 4});
  put(t, {9, 7}, {6, 4});
  t.give("allies", {"probe-left"});
  t.run("play probe-left", "order 4,4", "order 6,4", "done");
  EXPECT_FALSE(t.offers("move 6,4 > 5,3"));
  EXPECT_TRUE(t.offers("move 6,4 > 7,3"));  // the exit beside it
  t.act("move 4,4 > 5,3");
  EXPECT_EQ(t.unit({5, 3})->moved, 2);
}

TEST(SCN14, FromInlandTheBluffsAreOrdinaryHills) {
  Table t = omaha("allies");
  put(t, {9, 7}, {6, 2});
  t.give("allies", {"probe-left"});
  order(t, "probe-left", "6,2");
  t.act("move 6,2 > 5,3");
  EXPECT_EQ(t.unit({5, 3})->moved, 1);
}

TEST(SCN15, TheSeaWallServesTheAllies) {
  for (const Coord wall : {Coord{19, 5}, Coord{21, 5}}) {
    Table t = omaha("axis");
    put(t, {11, 7}, wall);
    put(t, {17, 3}, {20, 4});
    t.give("axis", {"probe-left"});
    order(t, "probe-left", "20,4");
    t.skip_to("battle").dice({"star", "flag"});
    t.act("battle 20,4 > " + to_text(t.battle().board(), t.hex(wall)));
    EXPECT_EQ(t.decision(), "ignore-flag");
  }
}

TEST(SCN15, TheSeaWallDoesNotServeTheAxis) {
  Table t = omaha("allies");
  put(t, {17, 3}, {19, 5});
  put(t, {11, 7}, {18, 6});
  t.give("allies", {"probe-right"});
  order(t, "probe-right", "18,6");
  t.skip_to("battle").dice({"star", "flag", "star"}).act("battle 18,6 > 19,5");
  EXPECT_EQ(t.decision(), "retreat");
}

// Unlike sandbags, it stays for the next unit.
TEST(SCN15, TheSeaWallStaysWhenAUnitLeaves) {
  Table t = omaha("allies");
  put(t, {11, 7}, {19, 5});
  put(t, {23, 7}, {20, 6});
  put(t, {17, 3}, {18, 4});
  t.give("allies", {"probe-right"}).give("axis", {"probe-left"});
  t.run("play probe-right", "order 19,5", "order 20,6", "done", "move 19,5 > 21,5", "move 20,6 > 19,5").end_turn();
  order(t, "probe-left", "18,4");
  t.skip_to("battle").dice({"star", "star"}).act("battle 18,4 > 19,5");
  EXPECT_EQ(t.happened("dice-rolled"), 1);
}

// Armor rolls one die at a bunker; against the bluff alone it would be two.
TEST(SCN16, TheBunkersShelterTheAxis) {
  Table t = omaha("allies");
  put(t, {9, 7}, {8, 4});
  t.give("allies", {"probe-center"});
  order(t, "probe-center", "8,4");
  t.skip_to("battle").dice({"flag"}).act("battle 8,4 > 9,3");
  EXPECT_EQ(t.decision(), "ignore-flag");
}

// The bluff underneath protects any unit from attacks from below; the bunker itself gives an Allied unit nothing.
TEST(SCN16, TheBunkersDoNotShelterTheAllies) {
  Table t = omaha("axis");
  take_off(t, {9, 3});
  put(t, {11, 7}, {9, 3});
  put(t, {14, 2}, {10, 2});
  t.give("axis", {"probe-center"});
  order(t, "probe-center", "10,2");
  t.skip_to("battle").dice({"star", "flag"}).act("battle 10,2 > 9,3");
  EXPECT_EQ(t.decision(), "retreat");
}

TEST(SCN17, OneAlliedInfantryUnitIsSpecialForces) {
  EXPECT_EQ(units_of(omaha("axis"), UnitType::SpecialForces), Texts{"allies 24,8"});
}

TEST(SCN18, EachTownIsAnObjective) {
  Table t = omaha("allies");
  for (const Coord held : {Coord{10, 0}, Coord{21, 1}, Coord{14, 2}}) { take_off(t, held); }
  const std::vector<std::pair<Coord, Coord>> landings{
      {{1, 7}, {0, 0}}, {{3, 7}, {10, 0}}, {{5, 7}, {21, 1}}, {{11, 7}, {23, 1}}, {{23, 7}, {14, 2}}};
  int held = 0;
  for (const auto& [from, to] : landings) {
    put(t, from, to);
    EXPECT_EQ(t.medals("allies"), ++held);
  }
}

TEST(SCN18, AsLongAsItIsHeld) {
  Table t = omaha("allies");
  put(t, {1, 7}, {1, 1});
  t.give("allies", {"probe-left", "attack-left"});
  order(t, "probe-left", "1,1");
  t.act("move 1,1 > 0,0");
  EXPECT_EQ(t.medals("allies"), 1);
  t.end_turn().give("axis", {"probe-center"}).act("play probe-center").end_turn();
  order(t, "attack-left", "0,0");
  t.act("move 0,0 > 1,1");
  EXPECT_EQ(t.medals("allies"), 0);
}

}  // namespace
}  // namespace bocage
