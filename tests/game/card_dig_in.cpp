// DIG: Dig In.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

TEST(DIG01, UpToFourInfantryUnitsAnywhereAreOrdered) {
  for (const std::string side : {"allies", "axis"}) {
    SCOPED_TRACE(side);
    Table t = Position()
                  .unit(side, "infantry", {2, 4})
                  .unit(side, "special-forces", {8, 4})
                  .unit(side, "resistance", {14, 4})
                  .unit(side, "infantry", {20, 4})
                  .unit(side, "infantry", {24, 4})
                  .unit(side, "armor", {4, 4})
                  .unit(side, "artillery", {18, 4})
                  .first(side)
                  .hand(side, {"dig-in"})
                  .play();
    t.act("play dig-in");
    EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 8,4", "order 14,4", "order 20,4", "order 24,4", "done"}));
    t.run("order 2,4", "order 8,4", "order 14,4");
    EXPECT_EQ(t.legal(), (Texts{"order 20,4", "order 24,4", "done"}));
    t.act("order 24,4");
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

TEST(DIG02, EachGetsSandbags) {
  Table t = Position()
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "infantry", {12, 4})
                .unit("allies", "infantry", {22, 4})
                .hand("allies", {"dig-in"})
                .play();
  t.run("play dig-in", "order 2,4", "order 22,4", "done");
  EXPECT_TRUE(t.has_sandbags({2, 4}));
  EXPECT_TRUE(t.has_sandbags({22, 4}));
  EXPECT_FALSE(t.has_sandbags({12, 4}));  // it was not ordered
}

TEST(DIG03, NeitherMoveNorBattleNorRemovalOfWire) {
  Table t = Position()
                .work("wire", {12, 4})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {14, 4})
                .hand("allies", {"dig-in"})
                .play();
  t.run("play dig-in", "order 12,4", "done");
  EXPECT_EQ(t.side_on_turn(), "axis");  // nothing more was asked
  EXPECT_TRUE(t.has_sandbags({12, 4}));
  EXPECT_TRUE(t.has_wire({12, 4}));
  EXPECT_EQ(t.figures({14, 4}), 4);
}

void digs_in(const Position& ground) {
  Table t = Position(ground).unit("allies", "infantry", {12, 4}).hand("allies", {"dig-in"}).play();
  t.run("play dig-in", "order 12,4", "done");
  EXPECT_TRUE(t.has_sandbags({12, 4}));
}

TEST(DIG04, InfantryDigsInOnAnyTerrain) {
  for (const std::string terrain : {"forest", "town", "hedgerow", "hill", "steep"}) {
    SCOPED_TRACE(terrain);
    digs_in(Position().terrain(terrain, {12, 4}));
  }
  digs_in(Position().face("beach"));
}

TEST(DIG04, InfantryDigsInOnBridgesWireHedgehogsAndBunkers) {
  digs_in(Position().terrain("river", {12, 4}).work("bridge", {12, 4}));
  digs_in(Position().work("wire", {12, 4}));
  digs_in(Position().work("hedgehog", {12, 4}));
  digs_in(Position().bunker("allies", {12, 4}));
  digs_in(Position().bunker("axis", {12, 4}));
}

TEST(DIG05, UnitsOnOceanAreNotOrdered) {
  Table t = Position()
                .face("beach")
                .unit("allies", "infantry", {12, 8})
                .unit("allies", "infantry", {11, 7})
                .unit("allies", "infantry", {12, 6})
                .hand("allies", {"dig-in"})
                .play();
  t.act("play dig-in");
  EXPECT_EQ(t.legal(), (Texts{"order 12,6", "done"}));
}

// This many sandbags, on empty hexes.
Position sandbags(int pieces) {
  Position position;
  for (int i = 0; i < pieces; ++i) { position.work("sandbags", {2 * i, 0}); }
  return position.unit("axis", "infantry", {24, 0}).hand("allies", {"dig-in"});
}

TEST(DIG06, AUnitInSandbagsUsesNoPiece) {
  Table t = sandbags(10)
                .work("sandbags", {12, 6})
                .unit("allies", "infantry", {12, 6})
                .unit("allies", "infantry", {14, 6})
                .play();
  t.run("play dig-in", "order 12,6");
  EXPECT_TRUE(t.offers("order 14,6"));  // the twelfth piece is still there
  t.run("order 14,6", "done");
  EXPECT_EQ(t.happened("sandbags-placed"), 1);
  EXPECT_TRUE(t.has_sandbags({12, 6}));
  EXPECT_TRUE(t.has_sandbags({14, 6}));
}

TEST(DIG06, AUnitWithSandbagsMayBeOrderedWithoutAFreePiece) {
  Table t = sandbags(11)
                .work("sandbags", {12, 6})
                .unit("allies", "infantry", {12, 6})
                .unit("allies", "infantry", {14, 6})
                .play();
  t.act("play dig-in");
  EXPECT_EQ(t.legal(), (Texts{"order 12,6", "done"}));
}

TEST(DIG07, WithTooFewPiecesThePlayerChooses) {
  const Position ground = sandbags(10)
                              .unit("allies", "infantry", {2, 6})
                              .unit("allies", "infantry", {12, 6})
                              .unit("allies", "infantry", {22, 6});
  const std::vector<std::string> all{"2,6", "12,6", "22,6"};
  for (const std::string& left_out : all) {
    SCOPED_TRACE(left_out);
    Table t = ground.play();
    t.act("play dig-in");
    for (const std::string& hex : all) {
      if (hex != left_out) { t.act("order " + hex); }
    }
    EXPECT_EQ(t.legal(), (Texts{"done"}));
    t.act("done");
    EXPECT_EQ(t.happened("sandbags-placed"), 2);
    EXPECT_EQ(t.has_sandbags({2, 6}), left_out != "2,6");
    EXPECT_EQ(t.has_sandbags({12, 6}), left_out != "12,6");
    EXPECT_EQ(t.has_sandbags({22, 6}), left_out != "22,6");
  }
}

TEST(DIG07, SeaWallsUseUpSandbagPieces) {
  Table t = sandbags(10)
                .sea_wall("allies", {1, 5})
                .unit("allies", "infantry", {2, 6})
                .unit("allies", "infantry", {12, 6})
                .play();
  t.run("play dig-in", "order 2,6");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(DIG07, WithNoPieceLeftNoUnitDigsIn) {
  Table t = sandbags(12).unit("allies", "infantry", {2, 6}).play();
  t.act("play dig-in");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

// Infantry that dug in on [12,4]; then the Axis attacks it from [14,4] with a unit of this type.
Table dug_in(const Position& ground, const std::string& attacker) {
  Table t = Position(ground)
                .unit("allies", "infantry", {12, 4})
                .unit("axis", attacker, {14, 4})
                .hand("allies", {"dig-in", "probe-center"})
                .hand("axis", {"attack-center"})
                .play();
  t.run("play dig-in", "order 12,4", "done");
  t.run("play attack-center", "order 14,4", "done", "done");
  return t;
}

// The example: infantry digs in inside a town: protection stays 1/2/0, but from now on it may ignore a flag.
TEST(DIG08, SandbagsInATownAddTheirFlag) {
  const Position town = Position().terrain("town", {12, 4});
  Table infantry = dug_in(town, "infantry");
  infantry.dice({"flag", "star"}).act("battle 14,4 > 12,4");
  EXPECT_EQ(infantry.legal(), (Texts{"ignore-flag 12,4", "pass"}));
  infantry.act("ignore-flag 12,4");
  EXPECT_EQ(infantry.figures({12, 4}), 4);

  Table armor = dug_in(town, "armor");
  armor.dice({"star"}).act("battle 14,4 > 12,4");
  Table artillery = dug_in(town, "artillery");
  artillery.dice({"star", "star", "star"}).act("battle 14,4 > 12,4");
}

TEST(DIG08, SandbagsInTheOpenProtect) {
  Table infantry = dug_in(Position(), "infantry");
  infantry.dice({"star", "star"}).act("battle 14,4 > 12,4");
  Table armor = dug_in(Position(), "armor");
  armor.dice({"flag", "star"}).act("battle 14,4 > 12,4");
  EXPECT_EQ(armor.decision(), "ignore-flag");
  Table artillery = dug_in(Position(), "artillery");
  artillery.dice({"star", "star", "star"}).act("battle 14,4 > 12,4");
}

TEST(DIG08, SandbagsStayUntilTheUnitLeaves) {
  Table t = dug_in(Position(), "infantry");
  t.end_turn();
  EXPECT_TRUE(t.has_sandbags({12, 4}));
  t.run("play probe-center", "order 12,4", "done", "move 12,4 > 10,4");
  EXPECT_FALSE(t.has_sandbags({12, 4}));
  EXPECT_FALSE(t.has_sandbags({10, 4}));
}

TEST(DIG08, ARetreatRemovesTheSandbags) {
  Table t = dug_in(Position(), "infantry");
  t.dice({"flag", "star"}).act("battle 14,4 > 12,4");
  t.run("pass", "retreat 12,4 > 11,5");
  EXPECT_FALSE(t.has_sandbags({12, 4}));
}

TEST(DIG09, FallbackWithoutInfantry) {
  Table t = Position()
                .unit("allies", "armor", {12, 4})
                .unit("allies", "artillery", {22, 4})
                .unit("axis", "infantry", {16, 4})
                .hand("allies", {"dig-in"})
                .play();
  t.act("play dig-in");
  EXPECT_EQ(t.legal(), (Texts{"order 12,4", "order 22,4", "done"}));
  t.act("order 12,4");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
  t.act("done");
  EXPECT_FALSE(t.has_sandbags({12, 4}));
  t.run("move 12,4 > 14,4", "done");
  t.dice({"star", "star", "infantry"}).act("battle 14,4 > 16,4");
  EXPECT_EQ(t.figures({16, 4}), 3);
}

}  // namespace
}  // namespace bocage
