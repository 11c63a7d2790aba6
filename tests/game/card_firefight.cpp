// FIR: Firefight.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

TEST(FIR01, UpToFourUnitsNotNextToAnEnemyAreOrdered) {
  for (const std::string side : {"allies", "axis"}) {
    SCOPED_TRACE(side);
    const std::string enemy = side == "allies" ? "axis" : "allies";
    Table t = Position()
                  .unit(enemy, "infantry", {12, 4})
                  .unit(side, "infantry", {2, 4})
                  .unit(side, "armor", {8, 4})  // two hexes off
                  .unit(side, "artillery", {16, 4})
                  .unit(side, "resistance", {20, 4})
                  .unit(side, "elite-armor", {24, 4})
                  .unit(side, "infantry", {10, 4})   // adjacent
                  .unit(side, "armor", {14, 4})      // adjacent
                  .unit(side, "artillery", {13, 5})  // adjacent
                  .first(side)
                  .hand(side, {"firefight"})
                  .play();
    t.act("play firefight");
    EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 8,4", "order 16,4", "order 20,4", "order 24,4", "done"}));
    t.run("order 2,4", "order 8,4", "order 16,4");
    EXPECT_EQ(t.legal(), (Texts{"order 20,4", "order 24,4", "done"}));
    t.act("order 24,4");
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

Position shot(const std::string& shooter, Coord target) {
  return Position().unit("allies", shooter, {6, 4}).unit("axis", "infantry", target).hand("allies", {"firefight"});
}

void order(Table& t) { t.run("play firefight", "order 6,4", "done"); }

TEST(FIR02, OrderedUnitsMayNotMove) {
  Table t = shot("armor", {10, 4}).play();
  order(t);
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("move"));
}

TEST(FIR03, OneBattleWithOneExtraDie) {
  struct Row {
    std::string shooter;
    int distance;
    Texts roll;
  };
  for (const Row& row :
       {Row{"infantry", 2, {"star", "star", "infantry"}}, Row{"infantry", 3, {"star", "infantry"}},
        Row{"armor", 2, {"star", "star", "star", "infantry"}}, Row{"armor", 3, {"star", "star", "star", "infantry"}},
        Row{"artillery", 2, {"star", "star", "star", "infantry"}}, Row{"artillery", 4, {"star", "star", "infantry"}},
        Row{"artillery", 6, {"star", "infantry"}}}) {
    SCOPED_TRACE(row.shooter + " at " + std::to_string(row.distance));
    const Coord target{6 + 2 * row.distance, 4};
    Table t = shot(row.shooter, target).play();
    order(t);
    t.dice(row.roll).act("battle 6,4 > " + std::to_string(target.col) + ",4");
    EXPECT_EQ(t.figures(target), 3);
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

// The example: an earlier target retreats next to another ordered unit, which may then no longer fire.
TEST(FIR04, AnEnemyThatCameAdjacentSpoilsTheShot) {
  Table t = Position()
                .unit("allies", "infantry", {12, 8})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {12, 6})  // retreats towards [12,4]
                .unit("axis", "infantry", {16, 4})
                .hand("allies", {"firefight"})
                .play();
  t.run("play firefight", "order 12,8", "order 12,4", "done");
  EXPECT_TRUE(t.offers("battle 12,4 > 16,4"));
  t.dice({"flag", "star", "star"}).act("battle 12,8 > 12,6");
  t.act("retreat 12,6 > 11,5");
  EXPECT_FALSE(t.offers("battle 12,4 > 16,4"));
  EXPECT_FALSE(t.offers("battle 12,4 > 11,5"));
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

// OBS-15: a unit that is barred from battle may not remove wire either.
TEST(FIR04, AUnitThatBecameAdjacentMayNotRemoveWire) {
  Table t = Position()
                .work("wire", {12, 4})
                .unit("allies", "infantry", {12, 8})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {12, 6})
                .hand("allies", {"firefight"})
                .play();
  t.run("play firefight", "order 12,8", "order 12,4", "done");
  EXPECT_TRUE(t.offers("remove-wire 12,4"));
  t.dice({"flag", "star", "star"}).act("battle 12,8 > 12,6");
  t.act("retreat 12,6 > 11,5");
  EXPECT_FALSE(t.offers("remove-wire 12,4"));
}

TEST(FIR04, AnEnemyDrivenElsewhereDoesNotPreventABattle) {
  Table t = Position()
                .unit("allies", "infantry", {12, 8})
                .unit("allies", "infantry", {8, 4})
                .unit("axis", "infantry", {12, 6})
                .unit("axis", "infantry", {12, 2})
                .hand("allies", {"firefight"})
                .play();
  t.run("play firefight", "order 12,8", "order 8,4", "done");
  t.dice({"flag", "star", "star"}).act("battle 12,8 > 12,6");
  t.act("retreat 12,6 > 13,5");
  EXPECT_TRUE(t.offers("battle 8,4 > 12,2"));
}

TEST(FIR05, RangeIsUnchanged) {
  Table infantry = shot("infantry", {14, 4}).play();
  order(infantry);
  EXPECT_FALSE(infantry.offers("battle 6,4 > 14,4"));
  Table armor = shot("armor", {14, 4}).play();
  order(armor);
  EXPECT_FALSE(armor.offers("battle 6,4 > 14,4"));
  Table artillery = shot("artillery", {20, 4}).play();
  order(artillery);
  EXPECT_FALSE(artillery.offers("battle 6,4 > 20,4"));
}

TEST(FIR06, NoFallback) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("allies", "armor", {16, 4})
                .unit("axis", "infantry", {14, 4})
                .hand("allies", {"firefight"})
                .play();
  t.act("play firefight");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
  t.draw({"recon-left"}).act("done");
  EXPECT_EQ(t.side_on_turn(), "axis");
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-left"}));
}

}  // namespace
}  // namespace bocage
