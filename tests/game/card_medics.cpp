// MED: Medics & Mechanics.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

// Five cards in hand including the Medics, so five dice.
Position hospital() {
  return Position()
      .unit("allies", "infantry", {2, 6})
      .unit("allies", "armor", {12, 6})
      .unit("allies", "artillery", {22, 6})
      .unit("axis", "infantry", {0, 0})
      .hand("allies", {"medics-and-mechanics", "probe-left", "probe-left", "recon-left", "attack-left"});
}

TEST(MED01, AUnitBelowFullStrength) {
  Table t = hospital().play();
  t.set_figures({2, 6}, 1).set_figures({22, 6}, 1).set_figures({0, 0}, 2);
  t.act("play medics-and-mechanics");
  EXPECT_EQ(t.legal(), (Texts{"target 2,6", "target 22,6"}));  // the armor is at full strength, the other is an enemy
}

TEST(MED01, FullStrengthIsWhatTheBattleGave) {
  Table t = hospital().unit("allies", "infantry", {8, 6}, 3).unit("allies", "elite-armor", {16, 6}).play();
  t.set_figures({16, 6}, 3);
  t.act("play medics-and-mechanics");
  EXPECT_EQ(t.legal(), (Texts{"target 16,6"}));
}

TEST(MED02, OneDieForEachCommandCard) {
  Table five = hospital().play();
  five.set_figures({2, 6}, 1);
  five.act("play medics-and-mechanics");
  five.dice({"flag", "flag", "flag", "flag", "infantry"}).act("target 2,6");
  EXPECT_EQ(five.figures({2, 6}), 2);

  Table two = hospital().hand("allies", {"medics-and-mechanics", "probe-left"}).play();
  two.set_figures({2, 6}, 1);
  two.act("play medics-and-mechanics");
  two.dice({"flag", "infantry"}).act("target 2,6");
  EXPECT_EQ(two.figures({2, 6}), 2);
}

// The figures that a unit of strength 1 recovers for one such face.
int recovered(Coord at, const std::string& face) {
  Table t = hospital().hand("allies", {"medics-and-mechanics"}).play();
  t.set_figures(at, 1);
  t.act("play medics-and-mechanics");
  t.dice({face}).act("target " + std::to_string(at.col) + "," + std::to_string(at.row));
  return t.figures(at) - 1;
}

TEST(MED03, SymbolsAndStarsGiveAFigure) {
  EXPECT_EQ(recovered({2, 6}, "infantry"), 1);
  EXPECT_EQ(recovered({2, 6}, "armor"), 0);
  EXPECT_EQ(recovered({2, 6}, "star"), 1);
  EXPECT_EQ(recovered({12, 6}, "infantry"), 0);
  EXPECT_EQ(recovered({12, 6}, "armor"), 1);
  EXPECT_EQ(recovered({12, 6}, "star"), 1);
  EXPECT_EQ(recovered({22, 6}, "infantry"), 0);
  EXPECT_EQ(recovered({22, 6}, "armor"), 0);
  EXPECT_EQ(recovered({22, 6}, "star"), 1);
}

TEST(MED04, GrenadesAndFlagsDoNothing) {
  for (const Coord at : {Coord{2, 6}, Coord{12, 6}, Coord{22, 6}}) {
    EXPECT_EQ(recovered(at, "grenade"), 0);
    EXPECT_EQ(recovered(at, "flag"), 0);
  }
}

TEST(MED05, NeverMoreThanFullStrength) {
  Table infantry = hospital().play();
  infantry.set_figures({2, 6}, 3);
  infantry.act("play medics-and-mechanics");
  infantry.dice({"infantry", "infantry", "star", "star", "infantry"}).act("target 2,6");
  EXPECT_EQ(infantry.figures({2, 6}), 4);

  Table small = hospital().unit("allies", "infantry", {8, 6}, 3).play();
  small.set_figures({8, 6}, 1);
  small.act("play medics-and-mechanics");
  small.dice({"infantry", "infantry", "star", "star", "infantry"}).act("target 8,6");
  EXPECT_EQ(small.figures({8, 6}), 3);
}

TEST(MED06, AUnitThatRecoveredAFigureMayBeOrdered) {
  Table t = hospital().unit("axis", "infantry", {16, 6}).play();
  t.set_figures({12, 6}, 1);
  t.act("play medics-and-mechanics");
  t.dice({"armor", "flag", "flag", "flag", "flag"}).act("target 12,6");
  EXPECT_EQ(t.legal(), (Texts{"order 12,6", "done"}));  // this one and no other
  t.run("order 12,6", "done");
  EXPECT_TRUE(t.offers("move 12,6 > 6,6"));
  t.run("move 12,6 > 14,6", "done");
  EXPECT_TRUE(t.offers("battle 14,6 > 16,6"));
}

TEST(MED06, OrderingTheTreatedUnitIsOptional) {
  Table t = hospital().play();
  t.set_figures({12, 6}, 1);
  t.act("play medics-and-mechanics");
  t.dice({"armor", "flag", "flag", "flag", "flag"}).act("target 12,6");
  t.act("done");
  EXPECT_EQ(t.side_on_turn(), "axis");
}

TEST(MED06, AnOrderedPatientFollowsTheCoreRules) {
  Table t = hospital().unit("axis", "infantry", {8, 6}).play();
  t.set_figures({2, 6}, 1);
  t.act("play medics-and-mechanics");
  t.dice({"infantry", "flag", "flag", "flag", "flag"}).act("target 2,6");
  t.run("order 2,6", "done");
  EXPECT_FALSE(t.offers("move 2,6 > 5,3"));  // three hexes
  t.run("move 2,6 > 6,6", "done");
  EXPECT_FALSE(t.offers("battle 6,6 > 8,6"));  // it moved two
}

TEST(MED07, AUnitThatRecoveredNoFigureIsNotOrdered) {
  Table t = hospital().play();
  t.set_figures({12, 6}, 1);
  t.act("play medics-and-mechanics");
  t.dice({"infantry", "flag", "grenade", "flag", "flag"}).act("target 12,6");
  EXPECT_EQ(t.figures({12, 6}), 1);
  EXPECT_EQ(t.side_on_turn(), "axis");
  EXPECT_EQ(t.decision(), "play");
}

TEST(MED08, WithoutADamagedUnitTheCardHasNoEffect) {
  Table t = hospital().play();
  t.act("play medics-and-mechanics");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
  t.act("done");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  EXPECT_EQ(t.side_on_turn(), "axis");
  EXPECT_EQ(t.discard_top(), "medics-and-mechanics");
}

TEST(MED09, TheDeadStayDeadAndMedalsAreKept) {
  Table t = hospital()
                .unit("allies", "infantry", {8, 4})
                .unit("axis", "infantry", {8, 2})
                .first("axis")
                .hand("axis", {"probe-center"})
                .play();
  t.set_figures({8, 4}, 1).set_figures({12, 6}, 2);
  t.run("play probe-center", "order 8,2", "done", "done");
  t.dice({"infantry", "star"}).act("battle 8,2 > 8,4");
  ASSERT_EQ(t.medals("axis"), 1);
  t.end_turn();
  t.act("play medics-and-mechanics");
  EXPECT_EQ(t.legal(), (Texts{"target 12,6"}));
  t.dice({"armor", "star", "star", "infantry", "infantry"}).act("target 12,6");
  EXPECT_EQ(t.figures({12, 6}), 3);
  EXPECT_EQ(t.medals("axis"), 1);
  EXPECT_TRUE(t.empty({8, 4}));
}

// The example: armor of strength 1 of 3, 5 dice: strength 3, one symbol lost; it may act.
TEST(MED10, NoExtraDie) {
  Table t = hospital().unit("axis", "infantry", {14, 6}).play();
  t.set_figures({12, 6}, 1);
  t.act("play medics-and-mechanics");
  t.dice({"armor", "armor", "star", "flag", "infantry"}).act("target 12,6");
  EXPECT_EQ(t.figures({12, 6}), 3);
  t.run("order 12,6", "done", "done");
  t.dice({"star", "star", "infantry"}).act("battle 12,6 > 14,6");
  EXPECT_EQ(t.figures({14, 6}), 3);
}

}  // namespace
}  // namespace bocage
