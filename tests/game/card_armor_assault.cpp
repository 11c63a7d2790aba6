// ARM: Armor Assault.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

TEST(ARM01, UpToFourArmorUnitsAnywhere) {
  for (const std::string side : {"allies", "axis"}) {
    SCOPED_TRACE(side);
    Table t = Position()
                  .unit(side, "armor", {2, 4})
                  .unit(side, "armor", {6, 6})
                  .unit(side, "elite-armor", {12, 6})
                  .unit(side, "armor", {16, 4})
                  .unit(side, "armor", {22, 4})
                  .unit(side, "infantry", {10, 4})
                  .unit(side, "artillery", {20, 6})
                  .first(side)
                  .hand(side, {"armor-assault"})
                  .play();
    t.act("play armor-assault");
    EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 16,4", "order 22,4", "order 6,6", "order 12,6", "done"}));
    t.run("order 2,4", "order 22,4", "order 6,6");
    EXPECT_EQ(t.legal(), (Texts{"order 16,4", "order 12,6", "done"}));
    t.act("order 12,6");
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

Position armor_against(Coord target) {
  return Position()
      .unit("allies", "armor", {12, 4})
      .unit("axis", "infantry", target)
      .unit("axis", "infantry", {0, 0})
      .hand("allies", {"armor-assault"});
}

void order(Table& t) { t.run("play armor-assault", "order 12,4", "done", "done"); }

TEST(ARM02, OneExtraDieInCloseAssault) {
  Table t = armor_against({14, 4}).play();
  order(t);
  t.dice({"star", "star", "star", "infantry"}).act("battle 12,4 > 14,4");
  EXPECT_EQ(t.figures({14, 4}), 3);
}

TEST(ARM03, NoExtraDieInFire) {
  for (const int column : {16, 18}) {
    SCOPED_TRACE(column);
    Table t = armor_against({column, 4}).play();
    order(t);
    t.dice({"star", "star", "infantry"}).act("battle 12,4 > " + std::to_string(column) + ",4");
    EXPECT_EQ(t.figures({column, 4}), 3);
  }
}

TEST(ARM04, TheExtraDieCountsInAnOverrunCloseAssault) {
  Table t = armor_against({14, 4}).unit("axis", "infantry", {16, 4}).play();
  order(t);
  t.dice({"infantry", "infantry", "infantry", "infantry"}).act("battle 12,4 > 14,4");
  t.act("take-ground 12,4");
  ASSERT_EQ(t.decision(), "overrun");
  t.dice({"infantry", "star", "star", "star"}).act("battle 14,4 > 16,4");
  EXPECT_EQ(t.figures({16, 4}), 3);
}

TEST(ARM04, NoExtraDieInOverrunFire) {
  Table t = armor_against({14, 4}).unit("axis", "infantry", {18, 4}).play();
  order(t);
  t.dice({"infantry", "infantry", "infantry", "infantry"}).act("battle 12,4 > 14,4");
  t.act("take-ground 12,4");
  ASSERT_EQ(t.decision(), "overrun");
  t.dice({"infantry", "star", "star"}).act("battle 14,4 > 18,4");
  EXPECT_EQ(t.figures({18, 4}), 3);
}

TEST(ARM05, FallbackWithoutArmor) {
  Table t = Position()
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "artillery", {22, 4})
                .unit("axis", "armor", {12, 0})  // enemy armor does not count
                .hand("allies", {"armor-assault"})
                .play();
  t.act("play armor-assault");
  EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 22,4", "done"}));
  t.act("order 22,4");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(ARM05, NoFallbackWithArmor) {
  Table t = Position()
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "armor", {22, 4})
                .hand("allies", {"armor-assault"})
                .play();
  t.act("play armor-assault");
  EXPECT_EQ(t.legal(), (Texts{"order 22,4", "done"}));
}

// The example: armor in a town, adjacent enemy in the open: 3+1-2 = 2 dice.
TEST(ARM06, TheTownPenaltyApplies) {
  Table t = armor_against({14, 4}).terrain("town", {12, 4}).play();
  order(t);
  t.dice({"infantry", "star"}).act("battle 12,4 > 14,4");
  EXPECT_EQ(t.figures({14, 4}), 3);
}

// The example: adjacent enemy in a town: 3+1-2-2 = 0, not allowed.
TEST(ARM06, TownAgainstTownIsNotAllowed) {
  Table t = armor_against({14, 4}).terrain("town", {{12, 4}, {14, 4}}).play();
  order(t);
  EXPECT_FALSE(t.offers("battle 12,4 > 14,4"));
}

TEST(ARM06, StopHexesApply) {
  Table t = armor_against({16, 4}).terrain("forest", {14, 4}).play();
  t.run("play armor-assault", "order 12,4", "done");
  EXPECT_FALSE(t.offers("move 12,4 > 18,4"));
  t.run("move 12,4 > 14,4", "done");
  EXPECT_FALSE(t.offers("battle 14,4 > 16,4"));
}

TEST(ARM06, EntryBansApply) {
  Table t = armor_against({20, 4}).work("hedgehog", {14, 4}).bunker("axis", {10, 4}).terrain("river", {13, 5}).play();
  t.run("play armor-assault", "order 12,4", "done");
  EXPECT_FALSE(t.offers("move 12,4 > 14,4"));
  EXPECT_FALSE(t.offers("move 12,4 > 10,4"));
  EXPECT_FALSE(t.offers("move 12,4 > 13,5"));
  EXPECT_TRUE(t.offers("move 12,4 > 11,5"));
}

}  // namespace
}  // namespace bocage
