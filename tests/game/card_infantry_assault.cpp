// INF: Infantry Assault.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

Position three_sections(const std::string& side) {
  return Position()
      .unit(side, "infantry", {2, 4})
      .unit(side, "resistance", {4, 4})
      .unit(side, "infantry", {7, 3})
      .unit(side, "special-forces", {12, 4})
      .unit(side, "infantry", {22, 4})
      .unit(side, "armor", {0, 4})
      .unit(side, "artillery", {24, 4})
      .unit(side, "armor", {14, 4})
      .first(side)
      .hand(side, {"infantry-assault"});
}

TEST(INF01, AllInfantryOfOneSection) {
  struct Row {
    std::string side, section;
    Texts hexes;
  };
  for (const Row& row : {Row{"allies", "left", {"7,3", "2,4", "4,4"}}, Row{"allies", "center", {"7,3", "12,4"}},
                         Row{"allies", "right", {"22,4"}}, Row{"axis", "left", {"22,4"}},
                         Row{"axis", "center", {"7,3", "12,4"}}, Row{"axis", "right", {"7,3", "2,4", "4,4"}}}) {
    SCOPED_TRACE(row.side + " " + row.section);
    Table t = three_sections(row.side).play();
    t.act("play infantry-assault");
    EXPECT_EQ(t.legal(), (Texts{"section left", "section center", "section right"}));
    t.act("section " + row.section);
    Texts expected;
    for (const std::string& hex : row.hexes) { expected.push_back("order " + hex); }
    expected.emplace_back("done");
    EXPECT_EQ(t.legal(), expected);
    for (const std::string& hex : row.hexes) { t.act("order " + hex); }
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

TEST(INF01, MoreThanFourUnitsMayBeOrdered) {
  Position position;
  for (const int column : {8, 10, 12, 14, 16}) { position.unit("allies", "infantry", {column, 6}); }
  Table t = position.hand("allies", {"infantry-assault"}).play();
  t.run("play infantry-assault", "section center");
  t.run("order 8,6", "order 10,6", "order 12,6", "order 14,6", "order 16,6", "done");
}

Position march(const std::string& type) {
  return Position().unit("allies", type, {8, 4}).unit("axis", "infantry", {16, 4}).hand("allies", {"infantry-assault"});
}

void order(Table& t, const std::string& at) { t.run("play infantry-assault", "section center", "order " + at, "done"); }

void two_and_battle_or_three(const std::string& type) {
  SCOPED_TRACE(type);
  Table two = march(type).play();
  order(two, "8,4");
  EXPECT_FALSE(two.offers("move 8,4 > 0,4"));  // four hexes
  two.run("move 8,4 > 12,4", "done");
  two.dice({"star", "infantry"}).act("battle 12,4 > 16,4");
  EXPECT_EQ(two.figures({16, 4}), 3);

  Table three = march(type).play();
  order(three, "8,4");
  three.run("move 8,4 > 14,4", "done");
  EXPECT_FALSE(three.offers("battle 14,4 > 16,4"));

  Table one = march(type).play();
  order(one, "8,4");
  one.run("move 8,4 > 10,4", "done");
  EXPECT_TRUE(one.offers("battle 10,4 > 16,4"));
}

TEST(INF02, InfantryMovesTwoAndBattlesOrMovesThree) {
  two_and_battle_or_three("infantry");
  two_and_battle_or_three("resistance");
}

TEST(INF02, InfantryAssaultGivesNoExtraDice) {
  Table t = march("infantry").unit("axis", "infantry", {10, 4}).play();
  order(t, "8,4");
  t.act("done");
  t.dice({"star", "star", "star"}).act("battle 8,4 > 10,4");
}

TEST(INF03, SpecialForcesGainTheThirdHexButNoMore) { two_and_battle_or_three("special-forces"); }

// The example: a bluff climb (2) and battle is legal under this card.
TEST(INF04, AClimbAndABattle) {
  Table t = Position()
                .face("beach")
                .terrain("bluff", {11, 3})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {10, 2})
                .hand("allies", {"infantry-assault"})
                .play();
  order(t, "12,4");
  t.run("move 12,4 > 11,3", "done");
  EXPECT_EQ(t.unit({11, 3})->moved, 2);
  t.dice({"star", "star", "infantry"}).act("battle 11,3 > 10,2");
  EXPECT_EQ(t.figures({10, 2}), 3);
}

// The example: two hexes, the second a forest: no battle.
TEST(INF04, NoBattleInCoverEnteredThisTurn) {
  Table t = march("infantry").terrain("forest", {12, 4}).unit("axis", "infantry", {13, 5}).play();
  order(t, "8,4");
  EXPECT_FALSE(t.offers("move 8,4 > 14,4"));  // the forest stops it
  t.run("move 8,4 > 12,4", "done");
  EXPECT_FALSE(t.offers("battle 12,4 > 13,5"));
}

TEST(INF04, StopHexes) {
  for (const std::string terrain : {"forest", "town", "hedgerow"}) {
    SCOPED_TRACE(terrain);
    Table t = march("infantry").terrain(terrain, {10, 4}).play();
    order(t, "8,4");
    EXPECT_TRUE(t.offers("move 8,4 > 10,4"));
    EXPECT_FALSE(t.offers("move 8,4 > 14,4"));
  }
  Table wire = march("infantry").work("wire", {10, 4}).play();
  order(wire, "8,4");
  EXPECT_FALSE(wire.offers("move 8,4 > 14,4"));
}

TEST(INF04, HedgerowEntryAndExit) {
  Table entry = march("infantry").terrain("hedgerow", {12, 4}).play();
  order(entry, "8,4");
  EXPECT_FALSE(entry.offers("move 8,4 > 12,4"));
  Table exit = march("infantry").terrain("hedgerow", {8, 4}).play();
  order(exit, "8,4");
  EXPECT_TRUE(exit.offers("move 8,4 > 10,4"));
  EXPECT_FALSE(exit.offers("move 8,4 > 12,4"));
}

TEST(INF04, BeachAndOceanLimits) {
  Table t = Position()
                .face("beach")
                .unit("allies", "infantry", {12, 6})
                .unit("allies", "infantry", {15, 7})
                .hand("allies", {"infantry-assault"})
                .play();
  t.run("play infantry-assault", "section center", "order 12,6", "order 15,7", "done");
  EXPECT_TRUE(t.offers("move 12,6 > 10,4"));
  EXPECT_FALSE(t.offers("move 12,6 > 9,3"));   // beach: two hexes at most
  EXPECT_TRUE(t.offers("move 12,6 > 13,7"));   // ocean: one hex
  EXPECT_FALSE(t.offers("move 12,6 > 14,8"));  // and no further
  EXPECT_TRUE(t.offers("move 15,7 > 13,5"));
  EXPECT_FALSE(t.offers("move 15,7 > 12,4"));
}

TEST(INF04, DoubleCosts) {
  Table t = march("infantry").terrain("steep", {10, 4}).play();
  order(t, "8,4");
  EXPECT_TRUE(t.offers("move 8,4 > 12,4"));   // 2 + 1
  EXPECT_FALSE(t.offers("move 8,4 > 14,4"));  // 2 + 1 + 1
}

TEST(INF05, UnitsMayLeaveTheSection) {
  Table t = march("infantry").play();
  order(t, "8,4");
  t.run("move 8,4 > 4,4", "done");
  EXPECT_EQ(t.figures({4, 4}), 4);
}

TEST(INF06, FallbackWithoutInfantry) {
  Table t = Position()
                .unit("allies", "armor", {2, 4})
                .unit("allies", "artillery", {22, 4})
                .unit("axis", "infantry", {12, 0})
                .hand("allies", {"infantry-assault"})
                .play();
  t.act("play infantry-assault");
  EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 22,4", "done"}));  // in any section
  t.act("order 22,4");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(INF06, NoFallbackWithInfantryAnywhere) {
  Table t = three_sections("allies").play();
  t.act("play infantry-assault");
  EXPECT_EQ(t.decision(), "section");
  t.act("section right");
  EXPECT_EQ(t.legal(), (Texts{"order 22,4", "done"}));
}

Position copy_into_left() {
  return Position()
      .unit("axis", "infantry", {2, 0})
      .first("axis")
      .hand("axis", {"infantry-assault"})
      .hand("allies", {"counter-attack"});
}

TEST(INF07, ACopyInAStripWithoutInfantryOrdersNobody) {
  Table t = copy_into_left().unit("allies", "infantry", {22, 6}).unit("allies", "armor", {2, 6}).play();
  t.run("play infantry-assault", "section right").end_turn();  // the Axis's right is c <= 7
  t.act("play counter-attack");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(INF07, ACopyInThatStrip) {
  Table t = copy_into_left().unit("allies", "infantry", {22, 6}).unit("allies", "infantry", {2, 6}).play();
  t.run("play infantry-assault", "section right").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(t.legal(), (Texts{"order 2,6", "done"}));
}

TEST(INF07, WithoutAnyInfantryTheFallbackStands) {
  Table t = copy_into_left().unit("allies", "artillery", {22, 6}).unit("allies", "armor", {2, 6}).play();
  t.run("play infantry-assault", "section right").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(t.legal(), (Texts{"order 2,6", "order 22,6", "done"}));
}

}  // namespace
}  // namespace bocage
