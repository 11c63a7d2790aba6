// RET-22, RET-23, RET-25, RET-26: the effects of a retreat on works, the unit itself and objectives.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

// Allied artillery on [16,4] has fired three dice at the Axis unit on [12,4].
Table shelled(Position position, std::size_t n) {
  Table t = position.unit("allies", "artillery", {16, 4}).hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order 16,4", "done").skip_to("battle");
  t.dice(flags(n)).act("battle 16,4 > 12,4");
  return t;
}

// The unit on [12,4] goes to [11,3], [12,2], [11,1].
void go_back(Table& t, std::size_t hexes) {
  const std::vector<Coord> way{{12, 4}, {11, 3}, {12, 2}, {11, 1}};
  for (std::size_t i = 0; i < hexes; ++i) { t.act("retreat " + text(way[i]) + " > " + text(way[i + 1])); }
  if (t.decision() == "retreat") { t.act("done"); }  // the Resistance may go farther
}

TEST(RET22, RetreatingOffSandbagsRemovesThem) {
  for (const std::string& type : kEveryType) {
    Table t = shelled(Position().unit("axis", type, {12, 4}).work("sandbags", {12, 4}), 1);
    EXPECT_TRUE(t.has_sandbags({12, 4}));
    t.act("pass").act("retreat 12,4 > 11,3");
    EXPECT_FALSE(t.has_sandbags({12, 4})) << type;
    EXPECT_EQ(t.happened("sandbags-removed"), 1) << type;
  }
}

TEST(RET22, AUnitThatStaysKeepsItsSandbags) {
  Table ignores = shelled(Position().unit("axis", "infantry", {12, 4}).work("sandbags", {12, 4}), 1);
  ignores.act("ignore-flag 12,4");
  EXPECT_TRUE(ignores.has_sandbags({12, 4}));
  Table pays = shelled(
      Position().unit("axis", "infantry", {12, 4}).work("sandbags", {12, 4}).terrain("river", {{11, 3}, {13, 3}}), 1);
  pays.act("pass");
  EXPECT_EQ(pays.figures({12, 4}), 3);
  EXPECT_TRUE(pays.has_sandbags({12, 4}));
}

TEST(RET22, ARetreatRemovesTheSandbagsItPassesThrough) {
  Table t =
      shelled(Position().unit("axis", "infantry", {12, 4}).work("sandbags", {11, 3}).work("sandbags", {12, 2}), 2);
  go_back(t, 2);
  EXPECT_FALSE(t.has_sandbags({11, 3}));  // OBS-24: passed through
  EXPECT_TRUE(t.has_sandbags({12, 2}));   // it stops in these
}

TEST(RET22, ASeaWallStays) {
  Table t = shelled(Position().unit("axis", "infantry", {12, 4}).sea_wall("axis", {12, 4}), 1);
  t.run("pass", "retreat 12,4 > 11,3");
  EXPECT_EQ(t.happened("sandbags-removed"), 0);
  EXPECT_TRUE(t.battle().ignores_flag(Side::Axis, Arm::Infantry).contains(t.hex({12, 4})));
}

TEST(RET23, RetreatingOverOrOntoWireLeavesIt) {
  for (const std::string& type : kEveryType) {
    Table t = shelled(
        Position().unit("axis", type, {12, 4}).work("wire", {12, 4}).work("wire", {11, 3}).work("wire", {12, 2}), 2);
    go_back(t, 2);
    EXPECT_FALSE(t.empty({12, 2})) << type;
    for (const Coord at : {Coord{12, 4}, Coord{11, 3}, Coord{12, 2}}) { EXPECT_TRUE(t.has_wire(at)) << type; }
  }
}

// The Axis plays a card that orders the unit on `at`.
void order(Table& t, Coord at) {
  t.end_turn();
  t.give("axis", {"direct-from-hq"}).run("play direct-from-hq", "order " + text(at), "done");
}

TEST(RET25, AfterARetreatTheUnitMovesAndBattlesAsUsual) {
  Table t = shelled(Position().unit("axis", "infantry", {12, 4}).unit("allies", "infantry", {15, 1}), 3);
  go_back(t, 3);
  order(t, {11, 1});
  EXPECT_TRUE(t.offers("move 11,1 > 13,1"));
  EXPECT_TRUE(t.offers("move 11,1 > 7,1"));  // two hexes
  EXPECT_FALSE(t.offers("move 11,1 > 5,1"));
  t.act("move 11,1 > 13,1").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 13,1 > 15,1"));
}

TEST(RET25, AForestOrTownEnteredByARetreatDoesNotBarBattle) {
  for (const std::string ground : {"forest", "hedgerow", "town"}) {
    Table t = shelled(
        Position().unit("axis", "infantry", {12, 4}).terrain(ground, {11, 3}).unit("allies", "infantry", {9, 3}), 1);
    go_back(t, 1);
    order(t, {11, 3});
    t.skip_to("battle");
    EXPECT_TRUE(t.offers("battle 11,3 > 9,3")) << ground;
  }
}

TEST(RET25, ArtilleryThatRetreatedHasNotMoved) {
  Table t = shelled(Position().unit("axis", "artillery", {12, 4}), 2);
  go_back(t, 2);
  order(t, {12, 2});
  EXPECT_TRUE(t.offers("move 12,2 > 14,2"));
  t.skip_to("battle");
  EXPECT_TRUE(t.offers("battle 12,2 > 16,4"));
}

// Infantry that retreated onto wire has the same options as on any wire.
TEST(RET25, AUnitThatRetreatedOntoWireBattlesOrRemovesTheWire) {
  Table t =
      shelled(Position().unit("axis", "infantry", {12, 4}).work("wire", {11, 3}).unit("allies", "infantry", {9, 3}), 1);
  go_back(t, 1);
  order(t, {11, 3});
  t.skip_to("battle");
  EXPECT_TRUE(t.offers("battle 11,3 > 9,3"));
  EXPECT_TRUE(t.offers("remove-wire 11,3"));
}

TEST(RET26, ARetreatGivesUpAnObjectiveInTheEnemysTurn) {
  Table t = shelled(Position().unit("axis", "infantry", {12, 4}).objective("axis", {{12, 4}}), 1);
  EXPECT_EQ(t.medals("axis"), 1);
  t.act("retreat 12,4 > 11,3");
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(RET26, APermanentOneIsKept) {
  Table t = shelled(Position().unit("axis", "infantry", {12, 4}).permanent_objective("axis", {{12, 4}}), 1);
  t.act("retreat 12,4 > 11,3");
  EXPECT_EQ(t.medals("axis"), 1);
}

TEST(RET26, ARetreatTakesAnObjectiveAndMayWinTheBattle) {
  Table t = shelled(Position().unit("axis", "infantry", {12, 4}).objective("axis", {{11, 3}}), 1);
  EXPECT_EQ(t.medals("axis"), 0);
  t.act("retreat 12,4 > 11,3");
  EXPECT_EQ(t.medals("axis"), 1);
  Table last = shelled(Position().unit("axis", "infantry", {12, 4}).objective("axis", {{11, 3}}).medals("axis", 1), 1);
  last.act("retreat 12,4 > 11,3");
  EXPECT_EQ(last.winner(), "axis");
  EXPECT_EQ(last.side_on_turn(), "allies");
}

TEST(RET26, RetreatingOntoAnEnemyObjectiveGivesNoMedal) {
  Table t = shelled(Position().unit("axis", "infantry", {12, 4}).objective("allies", {{11, 3}}), 1);
  t.act("retreat 12,4 > 11,3");
  EXPECT_EQ(t.medals("axis"), 0);
  EXPECT_EQ(t.medals("allies"), 0);
}

// A unit may have to retreat from an Ambush in its own turn.
TEST(RET26, ARetreatInItsOwnTurnChangesObjectives) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .objective("allies", {{12, 4}, {11, 5}})
                .hand("allies", {"direct-from-hq"})
                .hand("axis", {"ambush", "probe-left"})
                .play();
  EXPECT_EQ(t.medals("allies"), 1);
  t.run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  t.act("battle 12,4 > 13,3").dice(flags(1)).act("ambush");
  EXPECT_EQ(t.pending_side(), "allies");
  t.act("retreat 12,4 > 13,5");
  EXPECT_EQ(t.medals("allies"), 0);
  EXPECT_EQ(t.side_on_turn(), "allies");
}

}  // namespace
}  // namespace bocage
