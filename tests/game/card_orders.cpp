// DHQ and MVO: Direct from HQ and Move Out, which do nothing but order.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

TEST(DHQ01, UpToFourUnitsOfAnyKindAnywhereAreOrdered) {
  for (const std::string side : {"allies", "axis"}) {
    SCOPED_TRACE(side);
    Table t = Position()
                  .unit(side, "infantry", {2, 4})
                  .unit(side, "armor", {8, 4})
                  .unit(side, "artillery", {14, 4})
                  .unit(side, "special-forces", {20, 4})
                  .unit(side, "elite-armor", {24, 4})
                  .first(side)
                  .hand(side, {"direct-from-hq"})
                  .play();
    t.act("play direct-from-hq");
    EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 8,4", "order 14,4", "order 20,4", "order 24,4", "done"}));
    t.run("order 2,4", "order 8,4", "order 14,4");
    EXPECT_EQ(t.legal(), (Texts{"order 20,4", "order 24,4", "done"}));
    t.act("order 20,4");
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

TEST(DHQ01, AllFourUnitsMayBeInOneSection) {
  Table t = Position()
                .unit("allies", "infantry", {0, 4})
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "infantry", {4, 4})
                .unit("allies", "infantry", {6, 4})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 0,4", "order 2,4", "order 4,4", "order 6,4", "done");
}

TEST(DHQ01, DirectFromHqGivesNoExtraDice) {
  Table t = Position()
                .unit("allies", "armor", {12, 4})
                .unit("axis", "infantry", {14, 4})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 12,4", "done", "done");
  t.dice({"star", "star", "star"}).act("battle 12,4 > 14,4");
}

TEST(MVO01, UpToFourInfantryUnitsAnywhereAreOrdered) {
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
                  .hand(side, {"move-out"})
                  .play();
    t.act("play move-out");
    EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 8,4", "order 14,4", "order 20,4", "order 24,4", "done"}));
    t.run("order 8,4", "order 14,4", "order 20,4");
    EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 24,4", "done"}));
    t.act("order 2,4");
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

TEST(MVO02, NoExtraDiceAndNoExtraMoves) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {16, 4})
                .hand("allies", {"move-out"})
                .play();
  t.run("play move-out", "order 12,4", "done");
  EXPECT_TRUE(t.offers("move 12,4 > 8,4"));
  EXPECT_FALSE(t.offers("move 12,4 > 6,4"));
  t.run("move 12,4 > 14,4", "done");
  t.dice({"star", "star", "infantry"}).act("battle 14,4 > 16,4");
  EXPECT_EQ(t.figures({16, 4}), 3);
}

TEST(MVO02, AUnitThatMovedTwoHexesMayNotBattle) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {18, 4})
                .hand("allies", {"move-out"})
                .play();
  t.run("play move-out", "order 12,4", "done", "move 12,4 > 16,4", "done");
  EXPECT_FALSE(t.offers("battle 16,4 > 18,4"));
}

TEST(MVO02, TerrainApplies) {
  Table t = Position()
                .terrain("forest", {14, 4})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {15, 5})
                .hand("allies", {"move-out"})
                .play();
  t.run("play move-out", "order 12,4", "done");
  EXPECT_FALSE(t.offers("move 12,4 > 16,4"));
  t.run("move 12,4 > 14,4", "done");
  EXPECT_FALSE(t.offers("battle 14,4 > 15,5"));
}

TEST(MVO03, FallbackWithoutInfantry) {
  Table t = Position()
                .unit("allies", "armor", {2, 4})
                .unit("allies", "artillery", {22, 4})
                .unit("axis", "infantry", {12, 0})
                .hand("allies", {"move-out"})
                .play();
  t.act("play move-out");
  EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 22,4", "done"}));
  t.act("order 2,4");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(MVO03, NoFallbackWithInfantry) {
  Table t = Position()
                .unit("allies", "armor", {2, 4})
                .unit("allies", "infantry", {22, 4})
                .hand("allies", {"move-out"})
                .play();
  t.act("play move-out");
  EXPECT_EQ(t.legal(), (Texts{"order 22,4", "done"}));
}

}  // namespace
}  // namespace bocage
