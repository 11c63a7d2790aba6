// AIRP: Air Power.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

Position four_enemies() {
  return Position()
      .unit("axis", "infantry", {12, 4})
      .unit("axis", "infantry", {10, 4})
      .unit("axis", "infantry", {13, 3})
      .unit("axis", "infantry", {13, 5})
      .hand("allies", {"air-power"});
}

// The example: the other three are adjacent only to [12,4].
TEST(AIRP01, AConnectedGroup) {
  Table t = four_enemies().play();
  t.act("play air-power");
  EXPECT_EQ(t.legal(), (Texts{"target 13,3", "target 10,4", "target 12,4", "target 13,5"}));
  t.act("target 10,4");
  EXPECT_EQ(t.legal(), (Texts{"target 12,4", "done"}));
  t.act("target 12,4");
  EXPECT_EQ(t.legal(), (Texts{"target 13,3", "target 13,5", "done"}));
  t.run("target 13,3", "target 13,5");
  EXPECT_EQ(t.decision(), "strike");
}

TEST(AIRP01, AtMostFourTargetsAreNamed) {
  Table t = four_enemies().unit("axis", "infantry", {14, 4}).play();
  t.run("play air-power", "target 12,4", "target 10,4", "target 13,3", "target 13,5");
  EXPECT_FALSE(t.offers_kind("target"));
}

// The example: [12,4] with [16,4] only if [14,4] is named too.
TEST(AIRP01, NoGapInTheGroup) {
  const Position ground = Position()
                              .unit("axis", "infantry", {12, 4})
                              .unit("axis", "infantry", {14, 4})
                              .unit("axis", "infantry", {16, 4})
                              .hand("allies", {"air-power"});
  Table t = ground.play();
  t.run("play air-power", "target 12,4");
  EXPECT_FALSE(t.offers("target 16,4"));
  t.act("target 14,4");
  EXPECT_TRUE(t.offers("target 16,4"));

  Table apart = Position()
                    .unit("axis", "infantry", {12, 4})
                    .unit("axis", "infantry", {16, 4})
                    .unit("allies", "infantry", {14, 4})  // a friendly unit connects nothing
                    .hand("allies", {"air-power"})
                    .play();
  apart.run("play air-power", "target 12,4");
  EXPECT_EQ(apart.legal(), (Texts{"done"}));
}

TEST(AIRP01, AtLeastOneEnemyAndOnlyEnemiesAreNamed) {
  Table t = four_enemies().unit("allies", "infantry", {14, 4}).play();
  t.act("play air-power");
  EXPECT_FALSE(t.offers("done"));
  EXPECT_FALSE(t.offers("target 14,4"));
  t.act("target 13,3");
  t.dice({"flag", "infantry"}).act("done");
  EXPECT_EQ(t.figures({13, 3}), 3);
}

TEST(AIRP02, TheGroupMaySpanSectionsAndLieAnywhere) {
  Table t = Position()
                .unit("axis", "infantry", {6, 0})
                .unit("axis", "infantry", {8, 0})
                .unit("axis", "infantry", {24, 0})
                .unit("allies", "infantry", {0, 8})
                .hand("allies", {"air-power"})
                .play();
  t.act("play air-power");
  EXPECT_TRUE(t.offers("target 24,0"));
  t.run("target 6,0", "target 8,0", "done");
  t.dice({"infantry", "armor"}).dice({"armor", "armor"}).act("strike 6,0");
  EXPECT_EQ(t.figures({6, 0}), 3);
  EXPECT_EQ(t.figures({8, 0}), 4);
}

TEST(AIRP03, TwoDiceForTheAlliesOneForTheAxis) {
  Table allies = Position().unit("axis", "infantry", {12, 4}).hand("allies", {"air-power"}).play();
  allies.run("play air-power", "target 12,4");
  allies.dice({"infantry", "infantry"}).act("done");
  EXPECT_EQ(allies.figures({12, 4}), 2);

  Table axis = Position().unit("allies", "infantry", {12, 4}).first("axis").hand("axis", {"air-power"}).play();
  axis.run("play air-power", "target 12,4");
  axis.dice({"infantry"}).act("done");
  EXPECT_EQ(axis.figures({12, 4}), 3);
}

TEST(AIRP03, TheSideDecidesNotTheEdge) {
  Table t = Position()
                .edge("axis", "bottom")
                .edge("allies", "top")
                .unit("axis", "infantry", {12, 4})
                .unit("allies", "infantry", {12, 0})
                .hand("allies", {"air-power"})
                .play();
  t.run("play air-power", "target 12,4");
  t.dice({"armor", "armor"}).act("done");
}

TEST(AIRP04, TerrainAndObstaclesDoNotProtect) {
  const Position ground = Position().unit("axis", "infantry", {12, 4}).hand("allies", {"air-power"});
  for (const std::string terrain : {"forest", "town", "hedgerow", "hill"}) {
    SCOPED_TRACE(terrain);
    Table t = Position(ground).terrain(terrain, {12, 4}).play();
    t.run("play air-power", "target 12,4");
    t.dice({"infantry", "grenade"}).act("done");
    EXPECT_EQ(t.figures({12, 4}), 2);
  }
  Table bunker = Position(ground).bunker("axis", {12, 4}).play();
  bunker.run("play air-power", "target 12,4");
  bunker.dice({"infantry", "grenade"}).act("done");
  EXPECT_EQ(bunker.figures({12, 4}), 2);

  Table sandbags = Position(ground).work("sandbags", {12, 4}).play();
  sandbags.run("play air-power", "target 12,4");
  sandbags.dice({"infantry", "grenade"}).act("done");
  EXPECT_EQ(sandbags.figures({12, 4}), 2);
}

int lost_to(const std::string& kind, const std::string& face) {
  Table t = Position().unit("allies", kind, {12, 4}).first("axis").hand("axis", {"air-power"}).play();
  const int before = t.figures({12, 4});
  t.run("play air-power", "target 12,4");
  t.dice({face}).act("done");
  return before - t.figures({12, 4});
}

TEST(AIRP05, SymbolGrenadeAndStarHit) {
  for (const std::string infantry : {"infantry", "special-forces", "resistance"}) {
    SCOPED_TRACE(infantry);
    EXPECT_EQ(lost_to(infantry, "infantry"), 1);
    EXPECT_EQ(lost_to(infantry, "armor"), 0);
    EXPECT_EQ(lost_to(infantry, "grenade"), 1);
    EXPECT_EQ(lost_to(infantry, "star"), 1);
  }
  for (const std::string armor : {"armor", "elite-armor"}) {
    SCOPED_TRACE(armor);
    EXPECT_EQ(lost_to(armor, "infantry"), 0);
    EXPECT_EQ(lost_to(armor, "armor"), 1);
    EXPECT_EQ(lost_to(armor, "grenade"), 1);
    EXPECT_EQ(lost_to(armor, "star"), 1);
  }
  EXPECT_EQ(lost_to("artillery", "infantry"), 0);
  EXPECT_EQ(lost_to("artillery", "armor"), 0);
  EXPECT_EQ(lost_to("artillery", "grenade"), 1);
  EXPECT_EQ(lost_to("artillery", "star"), 1);
}

TEST(AIRP06, EachFlagIsARetreatOfOneHex) {
  Table t = Position().unit("axis", "infantry", {12, 4}).hand("allies", {"air-power"}).play();
  t.run("play air-power", "target 12,4");
  t.dice({"flag", "flag"}).act("done");
  EXPECT_EQ(t.pending_side(), "axis");
  EXPECT_EQ(t.legal(), (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
  t.act("retreat 12,4 > 11,3");
  EXPECT_EQ(t.decision(), "retreat");
  EXPECT_FALSE(t.offers("done"));
  t.act("retreat 11,3 > 10,2");
  EXPECT_EQ(t.figures({10, 2}), 4);
  EXPECT_EQ(t.decision(), "play");
}

TEST(AIRP06, ResistanceOneToThree) {
  for (const int hexes : {1, 2, 3}) {
    SCOPED_TRACE(hexes);
    Table t = Position().unit("allies", "resistance", {12, 4}).first("axis").hand("axis", {"air-power"}).play();
    t.run("play air-power", "target 12,4");
    t.dice({"flag"}).act("done");
    EXPECT_EQ(t.pending_side(), "allies");
    EXPECT_FALSE(t.offers("done"));
    t.act("retreat 12,4 > 13,5");
    if (hexes > 1) { t.act("retreat 13,5 > 12,6"); }
    if (hexes > 2) { t.act("retreat 12,6 > 13,7"); }
    if (hexes < 3) {
      EXPECT_EQ(t.decision(), "retreat");
      t.act("done");
    }
    EXPECT_EQ(t.decision(), "play");
    EXPECT_EQ(t.figures(hexes == 1 ? Coord{13, 5} : hexes == 2 ? Coord{12, 6} : Coord{13, 7}), 3);
  }
}

TEST(AIRP07, NoFlagMayBeIgnored) {
  const Position ground = Position().unit("axis", "infantry", {12, 4}).hand("allies", {"air-power"});
  for (const Position& cover : {Position(ground).work("sandbags", {12, 4}), Position(ground).work("hedgehog", {12, 4}),
                                Position(ground).bunker("axis", {12, 4}), Position(ground).sea_wall("axis", {12, 4})}) {
    Table t = cover.play();
    t.run("play air-power", "target 12,4");
    t.dice({"flag", "armor"}).act("done");
    EXPECT_EQ(t.legal(), (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
  }
}

TEST(AIRP08, AllTargetsAreNamedBeforeTheFirstRoll) {
  Table t = four_enemies().play();
  t.run("play air-power", "target 12,4", "target 10,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  t.act("done");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  EXPECT_EQ(t.legal(), (Texts{"strike 10,4", "strike 12,4"}));
  t.dice({"armor", "armor"}).dice({"armor", "armor"}).act("strike 10,4");
  EXPECT_FALSE(t.offers_kind("target"));
  EXPECT_EQ(t.figures({13, 3}), 4);
}

TEST(AIRP09, OneAfterTheOtherAsTheAttackerLikes) {
  Table t = four_enemies().play();
  t.run("play air-power", "target 12,4", "target 10,4", "target 13,3", "done");
  EXPECT_EQ(t.pending_side(), "allies");
  EXPECT_EQ(t.legal(), (Texts{"strike 13,3", "strike 10,4", "strike 12,4"}));
  t.dice({"infantry", "flag"}).act("strike 10,4");  // the one named second
  EXPECT_EQ(t.happened("dice-rolled"), 1);
  EXPECT_EQ(t.figures({10, 4}), 3);
  EXPECT_EQ(t.decision(), "retreat");  // before the next target is struck
  t.act("retreat 10,4 > 9,3");
  EXPECT_EQ(t.legal(), (Texts{"strike 13,3", "strike 12,4"}));
}

// The example: the first target retreats into the only hex behind the second, whose flag then costs it a figure.
TEST(AIRP10, EarlierRetreatsCount) {
  Table t =
      Position().unit("axis", "infantry", {0, 4}).unit("axis", "infantry", {2, 4}).hand("allies", {"air-power"}).play();
  t.run("play air-power", "target 0,4", "target 2,4", "done");
  t.dice({"flag", "armor"}).act("strike 2,4");
  t.dice({"flag", "armor"}).act("retreat 2,4 > 1,3");
  EXPECT_EQ(t.figures({0, 4}), 3);
  EXPECT_EQ(t.figures({1, 3}), 4);
  EXPECT_EQ(t.decision(), "play");
}

TEST(AIRP10, TheOtherWayRoundItRetreats) {
  Table t =
      Position().unit("axis", "infantry", {0, 4}).unit("axis", "infantry", {2, 4}).hand("allies", {"air-power"}).play();
  t.run("play air-power", "target 0,4", "target 2,4", "done");
  t.dice({"flag", "armor"}).act("strike 0,4");
  t.dice({"flag", "armor"}).act("retreat 0,4 > 1,3");
  EXPECT_EQ(t.legal(), (Texts{"retreat 2,4 > 3,3"}));
  t.act("retreat 2,4 > 3,3");
  EXPECT_EQ(t.figures({1, 3}), 4);
}

TEST(AIRP11, ArtilleryInABunkerLosesAFigureForEveryFlag) {
  const Position ground =
      Position().bunker("axis", {12, 4}).unit("axis", "artillery", {12, 4}).unit("axis", "infantry", {0, 0});
  Table one = Position(ground).hand("allies", {"air-power"}).play();
  one.run("play air-power", "target 12,4");
  one.dice({"flag", "infantry"}).act("done");
  EXPECT_EQ(one.figures({12, 4}), 1);
  EXPECT_EQ(one.decision(), "play");

  Table two = Position(ground).hand("allies", {"air-power"}).play();
  two.run("play air-power", "target 12,4");
  two.dice({"flag", "flag"}).act("done");
  EXPECT_TRUE(two.empty({12, 4}));
  EXPECT_EQ(two.medals("allies"), 1);
}

}  // namespace
}  // namespace bocage
