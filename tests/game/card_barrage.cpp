// BAR: Barrage.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

TEST(BAR01, OneEnemyUnitAnywhere) {
  Table t = Position()
                .unit("axis", "infantry", {0, 0})
                .unit("axis", "armor", {2, 0})
                .unit("axis", "artillery", {24, 4})
                .unit("allies", "infantry", {12, 4})
                .hand("allies", {"barrage"})
                .play();
  t.act("play barrage");
  EXPECT_EQ(t.legal(), (Texts{"target 0,0", "target 2,0", "target 24,4"}));
  t.dice({"infantry", "armor", "armor", "armor"}).act("target 0,0");
  EXPECT_EQ(t.figures({0, 0}), 3);
  EXPECT_EQ(t.figures({2, 0}), 3);
  EXPECT_EQ(t.decision(), "play");  // one target only
  EXPECT_EQ(t.side_on_turn(), "axis");
}

TEST(BAR02, FourDiceForEitherSide) {
  for (const std::string side : {"allies", "axis"}) {
    SCOPED_TRACE(side);
    const std::string enemy = side == "allies" ? "axis" : "allies";
    Table t = Position().unit(enemy, "infantry", {12, 4}).first(side).hand(side, {"barrage"}).play();
    t.act("play barrage");
    t.dice({"infantry", "infantry", "infantry", "armor"}).act("target 12,4");
    EXPECT_EQ(t.figures({12, 4}), 1);
  }
}

TEST(BAR03, TerrainAndObstaclesDoNotProtect) {
  const Position ground = Position().unit("axis", "infantry", {12, 4}).hand("allies", {"barrage"});
  for (const Position& cover : {Position(ground).terrain("forest", {12, 4}), Position(ground).terrain("town", {12, 4}),
                                Position(ground).terrain("hill", {12, 4}), Position(ground).bunker("axis", {12, 4}),
                                Position(ground).work("sandbags", {12, 4})}) {
    Table t = cover.play();
    t.act("play barrage");
    t.dice({"infantry", "infantry", "infantry", "armor"}).act("target 12,4");
    EXPECT_EQ(t.figures({12, 4}), 1);
  }
}

int lost_to(const std::string& kind, const std::string& face) {
  Table t = Position().unit("axis", kind, {12, 4}).hand("allies", {"barrage"}).play();
  const int before = t.figures({12, 4});
  const std::string miss = kind == "infantry" ? "armor" : "infantry";
  t.act("play barrage");
  t.dice({miss, face, miss, miss}).act("target 12,4");
  return before - t.figures({12, 4});
}

TEST(BAR04, SymbolAndGrenadeHitStarsMiss) {
  EXPECT_EQ(lost_to("infantry", "infantry"), 1);
  EXPECT_EQ(lost_to("infantry", "armor"), 0);
  EXPECT_EQ(lost_to("infantry", "grenade"), 1);
  EXPECT_EQ(lost_to("infantry", "star"), 0);
  EXPECT_EQ(lost_to("armor", "armor"), 1);
  EXPECT_EQ(lost_to("armor", "infantry"), 0);
  EXPECT_EQ(lost_to("armor", "grenade"), 1);
  EXPECT_EQ(lost_to("armor", "star"), 0);
  EXPECT_EQ(lost_to("artillery", "infantry"), 0);
  EXPECT_EQ(lost_to("artillery", "armor"), 0);
  EXPECT_EQ(lost_to("artillery", "grenade"), 1);
  EXPECT_EQ(lost_to("artillery", "star"), 0);
}

// The example: infantry in sandbags on its own baseline; infantry, star, flag, flag: 1 + 0 + 2 figures lost.
TEST(BAR05, NoFlagMayBeIgnored) {
  Table t = Position().work("sandbags", {12, 0}).unit("axis", "infantry", {12, 0}).hand("allies", {"barrage"}).play();
  t.act("play barrage");
  t.dice({"infantry", "star", "flag", "flag"}).act("target 12,0");
  EXPECT_EQ(t.figures({12, 0}), 1);
  EXPECT_EQ(t.decision(), "play");
}

TEST(BAR05, EachFlagIsARetreatOfOneHex) {
  Table t = Position().work("sandbags", {12, 4}).unit("axis", "infantry", {12, 4}).hand("allies", {"barrage"}).play();
  t.act("play barrage");
  t.dice({"armor", "star", "flag", "flag"}).act("target 12,4");
  EXPECT_EQ(t.pending_side(), "axis");
  EXPECT_EQ(t.legal(), (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
  t.run("retreat 12,4 > 11,3", "retreat 11,3 > 12,2");
  EXPECT_EQ(t.figures({12, 2}), 4);
  EXPECT_EQ(t.decision(), "play");
}

TEST(BAR05, ResistanceOneToThreeHexesAFlag) {
  Table t = Position().unit("allies", "resistance", {12, 4}).first("axis").hand("axis", {"barrage"}).play();
  t.act("play barrage");
  t.dice({"armor", "star", "star", "flag"}).act("target 12,4");
  EXPECT_FALSE(t.offers("done"));
  t.act("retreat 12,4 > 11,5");
  EXPECT_TRUE(t.offers("done"));
  t.act("retreat 11,5 > 12,6");
  EXPECT_TRUE(t.offers("done"));
  t.act("retreat 12,6 > 11,7");
  EXPECT_EQ(t.decision(), "play");
  EXPECT_EQ(t.figures({11, 7}), 3);
}

TEST(BAR06, ArtilleryInABunkerLosesAFigureForEveryFlag) {
  const Position ground = Position()
                              .bunker("axis", {12, 4})
                              .unit("axis", "artillery", {12, 4})
                              .unit("axis", "infantry", {0, 0})
                              .hand("allies", {"barrage"});
  Table one = ground.play();
  one.act("play barrage");
  one.dice({"flag", "star", "star", "infantry"}).act("target 12,4");
  EXPECT_EQ(one.figures({12, 4}), 1);
  EXPECT_EQ(one.decision(), "play");

  Table two = ground.play();
  two.act("play barrage");
  two.dice({"flag", "star", "star", "flag"}).act("target 12,4");
  EXPECT_TRUE(two.empty({12, 4}));
  EXPECT_EQ(two.medals("allies"), 1);
}

}  // namespace
}  // namespace bocage
