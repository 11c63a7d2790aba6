// CLO: Close Assault.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

TEST(CLO01, AllInfantryAndArmorNextToAnEnemy) {
  for (const std::string side : {"allies", "axis"}) {
    SCOPED_TRACE(side);
    const std::string enemy = side == "allies" ? "axis" : "allies";
    Table t = Position()
                  .unit(enemy, "infantry", {12, 4})
                  .unit(enemy, "infantry", {4, 4})
                  .unit(enemy, "infantry", {20, 4})
                  .unit(side, "infantry", {10, 4})
                  .unit(side, "resistance", {14, 4})
                  .unit(side, "special-forces", {11, 5})
                  .unit(side, "armor", {13, 5})
                  .unit(side, "elite-armor", {6, 4})
                  .unit(side, "infantry", {22, 4})
                  .unit(side, "infantry", {16, 4})  // next to a friendly unit only
                  .unit(side, "armor", {0, 4})      // two hexes off
                  .first(side)
                  .hand(side, {"close-assault"})
                  .play();
    t.act("play close-assault");
    EXPECT_EQ(t.legal(),
              (Texts{"order 6,4", "order 10,4", "order 14,4", "order 22,4", "order 11,5", "order 13,5", "done"}));
    t.run("order 6,4", "order 10,4", "order 14,4", "order 22,4", "order 11,5", "order 13,5");  // all six
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

TEST(CLO02, ArtilleryIsNotOrdered) {
  Table t = Position()
                .unit("axis", "infantry", {12, 4})
                .unit("allies", "artillery", {10, 4})
                .unit("allies", "infantry", {14, 4})
                .hand("allies", {"close-assault"})
                .play();
  t.act("play close-assault");
  EXPECT_EQ(t.legal(), (Texts{"order 14,4", "done"}));
}

Position pair(const std::string& attacker) {
  return Position()
      .unit("allies", attacker, {12, 4})
      .unit("axis", "infantry", {14, 4})
      .unit("axis", "infantry", {0, 0})
      .hand("allies", {"close-assault"});
}

void order(Table& t) { t.run("play close-assault", "order 12,4", "done"); }

TEST(CLO03, NoMoveBeforeBattle) {
  Table t = pair("armor").play();
  order(t);
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("move"));
}

TEST(CLO04, OneCloseAssaultWithOneExtraDie) {
  for (const std::string attacker : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
    SCOPED_TRACE(attacker);
    Table t = pair(attacker).play();
    order(t);
    t.dice({"star", "star", "star", "infantry"}).act("battle 12,4 > 14,4");
    EXPECT_EQ(t.figures({14, 4}), 3);
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

// Two units next to one enemy; another enemy is two hexes from the second.
Position two_on_one() {
  return Position()
      .unit("allies", "infantry", {11, 5})
      .unit("allies", "infantry", {13, 5})
      .unit("axis", "infantry", {12, 4})
      .unit("axis", "infantry", {15, 3})
      .hand("allies", {"close-assault"});
}

TEST(CLO05, NoBattleForAUnitThatIsNoLongerAdjacent) {
  Table t = two_on_one().play();
  t.run("play close-assault", "order 11,5", "order 13,5", "done");
  EXPECT_TRUE(t.offers("battle 13,5 > 12,4"));
  t.dice({"flag", "star", "star", "star"}).act("battle 11,5 > 12,4");
  t.run("retreat 12,4 > 11,3", "pass");
  EXPECT_EQ(t.legal(), (Texts{"done"}));  // [15,3] is in range and in sight, but not adjacent
}

// OBS-15: a unit that is barred from battle may not remove wire either.
TEST(CLO05, AUnitThatIsNoLongerAdjacentMayNotRemoveWire) {
  Table t = two_on_one().work("wire", {13, 5}).play();
  t.run("play close-assault", "order 11,5", "order 13,5", "done");
  EXPECT_TRUE(t.offers("remove-wire 13,5"));
  t.dice({"flag", "star", "star", "star"}).act("battle 11,5 > 12,4");
  t.run("retreat 12,4 > 11,3", "pass");
  EXPECT_FALSE(t.offers("remove-wire 13,5"));
}

TEST(CLO05, AnotherAdjacentEnemyWillDo) {
  Table t = two_on_one().unit("axis", "infantry", {14, 4}).play();
  t.run("play close-assault", "order 11,5", "order 13,5", "done");
  t.dice({"flag", "star", "star", "star"}).act("battle 11,5 > 12,4");
  t.run("retreat 12,4 > 11,3", "pass");
  EXPECT_EQ(t.legal(), (Texts{"battle 13,5 > 14,4", "done"}));
}

void win_the_hex(Table& t) {
  order(t);
  t.dice({"infantry", "infantry", "infantry", "infantry"}).act("battle 12,4 > 14,4");
}

TEST(CLO06, TakingGround) {
  Table t = pair("infantry").play();
  win_the_hex(t);
  EXPECT_EQ(t.decision(), "take-ground");
  t.act("take-ground 12,4");
  EXPECT_EQ(t.figures({14, 4}), 4);
  EXPECT_EQ(t.decision(), "battle");  // infantry does not overrun
}

TEST(CLO06, Overrun) {
  Table t = pair("armor").unit("axis", "infantry", {16, 4}).play();
  win_the_hex(t);
  t.act("take-ground 12,4");
  EXPECT_EQ(t.legal(), (Texts{"battle 14,4 > 16,4", "pass"}));
}

TEST(CLO07, NoExtraDieInOverrun) {
  Table t = pair("armor").unit("axis", "infantry", {16, 4}).play();
  win_the_hex(t);
  t.act("take-ground 12,4");
  ASSERT_EQ(t.decision(), "overrun");
  t.dice({"star", "star", "infantry"}).act("battle 14,4 > 16,4");
  EXPECT_EQ(t.figures({16, 4}), 3);
}

TEST(CLO08, OverrunMayBeFire) {
  Table t = pair("armor").unit("axis", "infantry", {18, 4}).play();
  win_the_hex(t);
  t.act("take-ground 12,4");
  ASSERT_EQ(t.decision(), "overrun");
  t.dice({"star", "star", "infantry"}).act("battle 14,4 > 18,4");
  EXPECT_EQ(t.figures({18, 4}), 3);
}

TEST(CLO08, OverrunFireIsImpossibleNextToAnEnemy) {
  Table t = pair("armor").unit("axis", "infantry", {18, 4}).unit("axis", "infantry", {15, 5}).play();
  win_the_hex(t);
  t.act("take-ground 12,4");
  EXPECT_EQ(t.legal(), (Texts{"battle 14,4 > 15,5", "pass"}));
}

TEST(CLO09, ClearingWireIsTheBattle) {
  Table t = pair("infantry").work("wire", {12, 4}).play();
  order(t);
  EXPECT_TRUE(t.offers("battle 12,4 > 14,4"));
  t.act("remove-wire 12,4");
  EXPECT_FALSE(t.has_wire({12, 4}));
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(CLO10, NoFallback) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("allies", "armor", {2, 4})
                .unit("axis", "infantry", {16, 4})
                .hand("allies", {"close-assault"})
                .play();
  t.act("play close-assault");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
  t.draw({"recon-left"}).act("done");  // played, discarded and replaced as usual
  EXPECT_EQ(t.side_on_turn(), "axis");
  EXPECT_EQ(t.discard_top(), "close-assault");
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-left"}));
}

}  // namespace
}  // namespace bocage
