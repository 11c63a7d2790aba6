// TKG-13 to TKG-15, TKG-22, TKG-24: consequences of taking ground.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

const Texts kArmor{"armor", "elite-armor"};

// The Allied unit on [12,4] close assaults the Axis infantry on [13,3]; more of them stand on [15,3] and far away.
Table ready(Position position, const std::string& type, const std::string& card = "direct-from-hq") {
  Table t = position.unit("allies", type, {12, 4})
                .unit("axis", "infantry", {13, 3}, 1)
                .unit("axis", "infantry", {15, 3}, 1)
                .unit("axis", "infantry", {0, 0})
                .unit("allies", "infantry", {24, 8})
                .hand("allies", {card})
                .play();
  t.run("play " + card, "order 12,4", "done").skip_to("battle");
  return t;
}

TEST(TKG13, CoverIsEnteredButEndsTheUnitsBattles) {
  for (const std::string& type : kArmor) {
    for (const char* ground : {"forest", "hedgerow", "town"}) {
      Table t = ready(Position().terrain(ground, {13, 3}), type);
      t.dice({"infantry"}).run("battle 12,4 > 13,3", "take-ground 12,4");
      EXPECT_EQ(t.unit({13, 3})->type, type) << ground;
      EXPECT_EQ(t.decision(), "battle") << ground;
      EXPECT_FALSE(t.offers_kind("battle")) << ground;
    }
  }
}

TEST(TKG13, WorkedExample) {  // armor drives infantry out of a town and enters
  Table t = ready(Position().terrain("town", {13, 3}), "armor");
  t.dice({"flag"}).run("battle 12,4 > 13,3", "retreat 13,3 > 12,2", "take-ground 12,4");
  EXPECT_EQ(t.unit({13, 3})->type, "armor");
  EXPECT_EQ(t.legal(), Texts{"done"});
}

TEST(TKG13, GroundWithoutCoverDoesNotEndTheUnitsBattles) {
  for (const char* ground : {"hill", "steep"}) {
    Table t = ready(Position().terrain(ground, {13, 3}), "armor");
    t.dice({"infantry", "star"}).run("battle 12,4 > 13,3", "take-ground 12,4");
    EXPECT_EQ(t.decision(), "overrun") << ground;
  }
  Table bridge = ready(Position().terrain("river", {13, 3}).work("bridge", {13, 3}), "armor");
  bridge.dice({"infantry", "star", "star"}).run("battle 12,4 > 13,3", "take-ground 12,4");
  EXPECT_EQ(bridge.decision(), "overrun");
}

// The unit attacks out of a town it started in: only terrain it entered counts.
TEST(TKG13, CoverThatIsLeftDoesNotMatter) {
  Table t = ready(Position().terrain("town", {12, 4}), "armor");
  t.dice({"infantry"}).run("battle 12,4 > 13,3", "take-ground 12,4");
  EXPECT_EQ(t.decision(), "overrun");
  t.dice({"infantry", "star", "star"}).act("battle 13,3 > 15,3");  // three dice again, out of the town
  EXPECT_TRUE(t.empty({15, 3}));
}

TEST(TKG14, ArmorRemovesTheWireOverrunsAndTakesNoMoreGround) {
  for (const std::string& type : kArmor) {
    Table t = ready(Position().work("wire", {13, 3}), type);
    t.dice({"infantry", "star", "star"}).run("battle 12,4 > 13,3", "take-ground 12,4");
    EXPECT_FALSE(t.has_wire({13, 3})) << type;
    EXPECT_EQ(t.decision(), "overrun") << type;
    t.dice({"infantry", "star", "star"}).act("battle 13,3 > 15,3");
    EXPECT_TRUE(t.empty({15, 3})) << type;
    EXPECT_EQ(t.decision(), "battle") << type;
    EXPECT_FALSE(t.offers_kind("take-ground")) << type;
  }
}

TEST(TKG14, InfantryLeavesTheWire) {
  Table t = ready(Position().work("wire", {13, 3}), "infantry");
  t.dice({"infantry", "star", "star"}).run("battle 12,4 > 13,3", "take-ground 12,4");
  EXPECT_TRUE(t.has_wire({13, 3}));
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("remove-wire"));  // it has battled
}

TEST(TKG15, TakingGroundOffSandbagsRemovesThem) {
  for (const std::string type : {"infantry", "armor"}) {
    Table t = ready(Position().work("sandbags", {12, 4}), type);
    t.dice({"infantry", "star", "star"}).act("battle 12,4 > 13,3");
    EXPECT_TRUE(t.has_sandbags({12, 4}));
    t.act("take-ground 12,4");
    EXPECT_FALSE(t.has_sandbags({12, 4})) << type;
    EXPECT_EQ(t.happened("sandbags-removed"), 1) << type;
  }
}

TEST(TKG15, AUnitThatStaysKeepsItsSandbags) {
  Table t = ready(Position().work("sandbags", {12, 4}), "infantry");
  t.dice({"infantry", "star", "star"}).run("battle 12,4 > 13,3", "pass");
  EXPECT_TRUE(t.has_sandbags({12, 4}));
}

// Sandbags are removed when their unit leaves (OBS-24, OBS-25), so a winner never finds any; the test puts some there.
TEST(TKG15, SandbagsThatAreEnteredStay) {
  for (const std::string type : {"infantry", "armor"}) {
    Table t = ready(Position(), type);
    t.dice({"infantry", "star", "star"}).act("battle 12,4 > 13,3");
    t.state().open.field.sandbags.add(t.hex({13, 3}));
    t.act("take-ground 12,4");
    EXPECT_TRUE(t.has_sandbags({13, 3})) << type;
  }
}

TEST(TKG15, ASeaWallStaysWhenTakenOrLeft) {
  Table t = ready(Position().sea_wall("axis", {13, 3}).sea_wall("allies", {12, 4}), "infantry");
  t.dice({"infantry", "star"}).run("battle 12,4 > 13,3", "take-ground 12,4");
  EXPECT_EQ(t.happened("sandbags-removed"), 0);
  EXPECT_TRUE(t.battle().ignores_flag(Side::Axis, Arm::Infantry).contains(t.hex({13, 3})));
  EXPECT_TRUE(t.battle().ignores_flag(Side::Allies, Arm::Infantry).contains(t.hex({12, 4})));
}

TEST(TKG22, InfantryNeverBattlesAfterTakingGround) {
  for (const std::string type : {"infantry", "special-forces", "resistance"}) {
    Table t = ready(Position(), type);
    t.dice({"infantry", "star", "star"}).run("battle 12,4 > 13,3", "take-ground 12,4");
    EXPECT_EQ(t.unit({13, 3})->type, type);
    EXPECT_EQ(t.decision(), "battle");
    EXPECT_EQ(t.legal(), Texts{"done"}) << type;
  }
}

// With one medal to go, the elimination ends the battle.
TEST(TKG24, IfTheEliminationEndsTheGameNoGroundIsTaken) {
  for (const std::string type : {"infantry", "armor"}) {
    Table t = ready(Position().medals("allies", 1), type);
    t.dice({"infantry", "star", "star"}).act("battle 12,4 > 13,3");
    EXPECT_TRUE(t.over()) << type;
    EXPECT_EQ(t.winner(), "allies") << type;
    EXPECT_TRUE(t.empty({13, 3})) << type;
    EXPECT_FALSE(t.empty({12, 4})) << type;
    EXPECT_EQ(t.happened("ground-taken"), 0) << type;
    EXPECT_EQ(t.legal(), Texts{}) << type;
  }
}

TEST(TKG24, IfTheRetreatEndsTheGameNoGroundIsTaken) {
  Table t = ready(Position().medals("axis", 1).objective("axis", {{12, 2}}), "armor");
  t.dice({"flag", "star", "star"}).run("battle 12,4 > 13,3", "retreat 13,3 > 12,2");
  EXPECT_EQ(t.winner(), "axis");
  EXPECT_EQ(t.decision(), "over");
}

TEST(TKG24, TakingGroundMayWinTheGame) {
  Table t = ready(Position().medals("allies", 2).objective("allies", {{13, 3}}), "armor");
  t.dice({"infantry", "star", "star"}).act("battle 12,4 > 13,3");
  EXPECT_FALSE(t.over());
  t.act("take-ground 12,4");
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_EQ(t.decision(), "over");  // and there is no overrun
}

}  // namespace
}  // namespace bocage
