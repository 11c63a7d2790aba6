// ART: Artillery Bombard.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

TEST(ART01, AllArtilleryAnywhereAndNobodyElse) {
  for (const std::string side : {"allies", "axis"}) {
    SCOPED_TRACE(side);
    Table t = Position()
                  .unit(side, "artillery", {0, 4})
                  .unit(side, "artillery", {6, 4})
                  .unit(side, "artillery", {12, 4})
                  .unit(side, "artillery", {16, 4})
                  .unit(side, "artillery", {20, 4})
                  .unit(side, "artillery", {24, 4})
                  .unit(side, "infantry", {10, 4})
                  .unit(side, "armor", {14, 4})
                  .first(side)
                  .hand(side, {"artillery-bombard"})
                  .play();
    t.act("play artillery-bombard");
    EXPECT_FALSE(t.offers("order 10,4"));
    EXPECT_FALSE(t.offers("order 14,4"));
    t.run("order 0,4", "order 6,4", "order 12,4", "order 16,4", "order 20,4", "order 24,4");
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

// Two guns with one enemy in range of both.
Position two_guns() {
  return Position()
      .unit("allies", "artillery", {4, 4})
      .unit("allies", "artillery", {20, 4})
      .unit("axis", "infantry", {16, 4})
      .hand("allies", {"artillery-bombard"});
}

TEST(ART02, MoveUpToThreeOrBattleTwice) {
  Table t = two_guns().play();
  t.run("play artillery-bombard", "order 4,4", "order 20,4", "done");
  for (const std::string to : {"6,4", "8,4", "10,4"}) { EXPECT_TRUE(t.offers("move 4,4 > " + to)) << to; }
  EXPECT_FALSE(t.offers("move 4,4 > 12,4"));
  t.run("move 4,4 > 10,4", "done");
  EXPECT_FALSE(t.offers("battle 10,4 > 16,4"));  // it has moved

  t.dice({"star", "star", "star"}).act("battle 20,4 > 16,4");
  ASSERT_EQ(t.decision(), "battle-again");
  t.dice({"star", "star", "grenade"}).act("battle 20,4 > 16,4");
  EXPECT_EQ(t.figures({16, 4}), 3);
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.legal(), (Texts{"done"}));  // no third battle
}

TEST(ART02, OneHexIsAMoveToo) {
  Table t = two_guns().play();
  t.run("play artillery-bombard", "order 20,4", "done", "move 20,4 > 22,4", "done");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(ART03, TheTwoBattlesFollowEachOtherDirectly) {
  Table t = two_guns().play();
  t.run("play artillery-bombard", "order 4,4", "order 20,4", "done", "done");
  t.dice({"star", "star", "star"}).act("battle 20,4 > 16,4");
  EXPECT_EQ(t.legal(), (Texts{"battle 20,4 > 16,4", "pass"}));
  t.act("pass");
  EXPECT_EQ(t.legal(), (Texts{"battle 4,4 > 16,4", "done"}));  // the first gun has forfeited its second battle
}

TEST(ART04, AnotherTarget) {
  Table t = two_guns().unit("axis", "infantry", {20, 0}).play();
  t.run("play artillery-bombard", "order 20,4", "done", "done");
  t.dice({"grenade", "star", "star"}).act("battle 20,4 > 16,4");
  EXPECT_TRUE(t.offers("battle 20,4 > 16,4"));
  t.dice({"grenade", "star"}).act("battle 20,4 > 20,0");  // distance 4
  EXPECT_EQ(t.figures({16, 4}), 3);
  EXPECT_EQ(t.figures({20, 0}), 3);
}

TEST(ART04, ChosenAfterTheFirstIsResolved) {
  Table t = two_guns().unit("axis", "infantry", {12, 0}).play();
  t.set_figures({16, 4}, 1);
  t.run("play artillery-bombard", "order 20,4", "done", "done");
  t.dice({"grenade", "star", "star"}).act("battle 20,4 > 16,4");
  EXPECT_EQ(t.legal(), (Texts{"battle 20,4 > 12,0", "pass"}));
}

// The example: the first battle drives away the only adjacent enemy, so the second may be fire at distance 6.
TEST(ART05, AdjacencyIsTestedForEachBattle) {
  Table t = Position()
                .unit("allies", "artillery", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .unit("axis", "infantry", {24, 4})
                .hand("allies", {"artillery-bombard"})
                .play();
  t.run("play artillery-bombard", "order 12,4", "done", "done");
  EXPECT_FALSE(t.offers("battle 12,4 > 24,4"));
  t.dice({"flag", "star", "star"}).act("battle 12,4 > 13,3");
  t.act("retreat 13,3 > 14,2");
  ASSERT_EQ(t.decision(), "battle-again");
  t.dice({"infantry"}).act("battle 12,4 > 24,4");
  EXPECT_EQ(t.figures({24, 4}), 3);
}

TEST(ART05, AnEnemyThatStaysBindsTheSecondBattle) {
  Table t = Position()
                .unit("allies", "artillery", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .unit("axis", "infantry", {24, 4})
                .hand("allies", {"artillery-bombard"})
                .play();
  t.run("play artillery-bombard", "order 12,4", "done", "done");
  t.dice({"star", "star", "star"}).act("battle 12,4 > 13,3");
  EXPECT_EQ(t.legal(), (Texts{"battle 12,4 > 13,3", "pass"}));
}

TEST(ART05, AnEnemyDrivenNextToTheGunBindsTheSecondBattle) {
  Table t = Position()
                .unit("allies", "artillery", {12, 4})
                .unit("axis", "infantry", {12, 6})  // retreats towards the gun
                .unit("axis", "infantry", {24, 4})
                .hand("allies", {"artillery-bombard"})
                .play();
  t.run("play artillery-bombard", "order 12,4", "done", "done");
  EXPECT_TRUE(t.offers("battle 12,4 > 24,4"));
  t.dice({"flag", "star", "star"}).act("battle 12,4 > 12,6");
  t.act("retreat 12,6 > 11,5");
  EXPECT_EQ(t.legal(), (Texts{"battle 12,4 > 11,5", "pass"}));
}

TEST(ART06, StopHexesEndTheMove) {
  for (const std::string terrain : {"forest", "town", "hedgerow"}) {
    SCOPED_TRACE(terrain);
    Table t = two_guns().terrain(terrain, {6, 4}).play();
    t.run("play artillery-bombard", "order 4,4", "done");
    EXPECT_TRUE(t.offers("move 4,4 > 6,4"));
    EXPECT_FALSE(t.offers("move 4,4 > 10,4"));
  }
  Table wire = two_guns().work("wire", {6, 4}).play();
  wire.run("play artillery-bombard", "order 4,4", "done");
  EXPECT_TRUE(wire.offers("move 4,4 > 6,4"));
  EXPECT_FALSE(wire.offers("move 4,4 > 10,4"));
}

TEST(ART06, HedgerowEntryAndEntryBans) {
  Table t = two_guns().terrain("hedgerow", {8, 4}).bunker("allies", {5, 5}).work("hedgehog", {5, 3}).play();
  t.run("play artillery-bombard", "order 4,4", "done");
  EXPECT_FALSE(t.offers("move 4,4 > 8,4"));
  EXPECT_FALSE(t.offers("move 4,4 > 5,5"));
  EXPECT_FALSE(t.offers("move 4,4 > 5,3"));
}

TEST(ART07, ArtilleryInABunkerMayNotMoveButBattlesTwice) {
  Table t = Position()
                .bunker("axis", {12, 4})
                .unit("axis", "artillery", {12, 4})
                .unit("allies", "infantry", {16, 4})
                .first("axis")
                .hand("axis", {"artillery-bombard"})
                .play();
  t.run("play artillery-bombard", "order 12,4", "done");
  EXPECT_FALSE(t.offers_kind("move"));
  t.skip_to("battle");
  t.dice({"star", "star", "star"}).act("battle 12,4 > 16,4");
  EXPECT_EQ(t.decision(), "battle-again");
  t.dice({"star", "star", "star"}).act("battle 12,4 > 16,4");
}

TEST(ART08, FallbackWithoutArtillery) {
  Table t = Position()
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "armor", {22, 4})
                .unit("axis", "artillery", {12, 0})
                .hand("allies", {"artillery-bombard"})
                .play();
  t.act("play artillery-bombard");
  EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 22,4", "done"}));
  t.act("order 2,4");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(ART08, NoFallbackWithArtillery) {
  Table t = Position()
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "artillery", {22, 4})
                .hand("allies", {"artillery-bombard"})
                .play();
  t.act("play artillery-bombard");
  EXPECT_EQ(t.legal(), (Texts{"order 22,4", "done"}));
}

}  // namespace
}  // namespace bocage
