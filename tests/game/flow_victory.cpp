// VIC-09 to VIC-14: how a battle ends.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

constexpr const char* kHoldTwoTowns =
    R"({"rule": "sudden-death", "for": "allies", "hexes": [[6, 4], [8, 4], [10, 4]], "need": 2, "checked": "end-of-allied-turn"})";

Position duel(int allied_figures, int axis_figures) {
  return Position()
      .unit("allies", "infantry", {4, 4}, allied_figures)
      .unit("allies", "infantry", {2, 4})
      .unit("allies", "infantry", {24, 8})
      .unit("axis", "infantry", {5, 3}, axis_figures)
      .unit("axis", "infantry", {3, 3})
      .unit("axis", "infantry", {12, 0});
}

TEST(VIC09, TheBattleIsOverAtOnce) {
  Table t = duel(4, 1).medals("allies", 1).play();
  t.run("play probe-left", "order 4,4", "order 2,4", "done", "done");
  t.dice({"infantry", "flag", "star"}).act("battle 4,4 > 5,3");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_EQ(t.ending(), "medals");
  EXPECT_EQ(t.decision(), "over");  // no taking ground, no battle of [2,4]
  EXPECT_TRUE(t.legal().empty());
  EXPECT_EQ(t.happened("card-drawn"), 0);
  EXPECT_EQ(t.hand("allies").size(), std::size_t{3});
  EXPECT_EQ(t.unit({4, 4})->side, "allies");
}

TEST(VIC09, OneMedalShortTheBattleGoesOn) {
  Table t = duel(4, 1).medals("allies", 2).play();
  t.run("play probe-left", "order 4,4", "order 2,4", "done", "done");
  t.dice({"infantry", "flag", "star"}).act("battle 4,4 > 5,3");
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.winner(), "");
  EXPECT_EQ(t.decision(), "take-ground");
}

TEST(VIC09, AnObjectiveEndsItInTheMovePhase) {
  Table t = duel(4, 4).objective("allies", {{6, 4}}).medals("allies", 1).play();
  t.run("play probe-left", "order 4,4", "order 2,4", "done", "move 4,4 > 6,4");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), "allies");
}

TEST(VIC09, NoOverrunFollowsTheLastMedal) {
  Table t = Position()
                .unit("allies", "armor", {4, 4})
                .unit("axis", "infantry", {5, 3})
                .unit("axis", "infantry", {7, 3})
                .objective("allies", {{5, 3}})
                .medals("allies", 1)
                .play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"flag", "star", "star"}).act("battle 4,4 > 5,3").act("retreat 5,3 > 4,2").act("take-ground 4,4");
  EXPECT_TRUE(t.over());
}

TEST(VIC09, NoFurtherTargetOfAnAirStrikeIsAttacked) {
  Table t = duel(4, 1).medals("allies", 1).hand("allies", {"air-power"}).play();
  t.run("play air-power", "target 5,3", "target 3,3", "done");
  t.dice({"grenade", "star"}).act("strike 5,3");
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_EQ(t.figures({3, 3}), 4);
  EXPECT_EQ(t.happened("dice-rolled"), 1);
}

TEST(VIC09, AnAmbushCanWinInTheEnemysTurn) {
  Table t = duel(1, 4).medals("axis", 1).hand("axis", {"ambush"}).play();
  t.run("play probe-left", "order 4,4", "order 2,4", "done", "done", "battle 4,4 > 5,3");
  t.dice({"grenade", "star", "star"}).act("ambush");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), "axis");
  EXPECT_EQ(t.side_on_turn(), "allies");
  EXPECT_EQ(t.figures({5, 3}), 4);  // the attack was never resolved
}

// The attacker has 3 of 4 medals. Behind the target lies the objective that would give the other side its last.
TEST(VIC10, HitsComeBeforeAnyRetreat) {
  Table t = duel(4, 1)
                .unit("allies", "infantry", {20, 4})
                .unit("allies", "infantry", {20, 6})
                .unit("allies", "infantry", {22, 4})
                .objective("allies", {{20, 4}, {20, 6}, {22, 4}})
                .objective("axis", {{4, 2}})
                .medals("allies", 4)
                .medals("axis", 1)
                .play();
  EXPECT_EQ(t.medals("allies"), 3);
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"infantry", "flag", "star"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_EQ(t.medals("allies"), 4);
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(VIC10, LossesOfARetreatComeBeforeThePlaceWhereItEnded) {
  for (const int figures : {1, 2}) {
    Table t = Position()
                  .unit("allies", "infantry", {4, 2})
                  .unit("axis", "infantry", {5, 1}, figures)
                  .unit("axis", "infantry", {24, 0})
                  .objective("axis", {{4, 0}})
                  .medals(1)
                  .play();
    t.run("play probe-left", "order 4,2", "done", "done");
    t.dice({"flag", "flag", "star"}).act("battle 4,2 > 5,1").act("retreat 5,1 > 4,0");
    EXPECT_EQ(t.winner(), figures == 1 ? "allies" : "axis");
  }
}

TEST(VIC10, ThePlaceOfTheRetreatComesBeforeTakingGround) {
  Table t = duel(4, 4).objective("axis", {{4, 2}}).objective("allies", {{5, 3}}).medals(1).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"flag", "star", "star"}).act("battle 4,4 > 5,3");
  const State before = t.state();
  t.act("retreat 5,3 > 4,2");
  EXPECT_EQ(t.winner(), "axis");
  EXPECT_EQ(t.medals("allies"), 0);
  t.state() = before;
  t.act("retreat 5,3 > 6,2").act("take-ground 4,4");
  EXPECT_EQ(t.winner(), "allies");
}

TEST(VIC11, SurplusMedalsDoNotExist) {
  Table t =
      Position()
          .unit("allies", "infantry", {4, 4})
          .unit("allies", "infantry", {20, 4})
          .unit("allies", "infantry", {20, 6})
          .unit("allies", "infantry", {22, 4})
          .unit("axis", "armor", {5, 3}, 1)
          .unit("axis", "infantry", {12, 0})
          .objective("allies", {{20, 4}, {20, 6}, {22, 4}})
          .special(
              R"({"rule": "kill-worth", "for": "allies", "target": {"side": "axis", "kind": "armor"}, "worth": 2})")
          .medals(4)
          .play();
  EXPECT_EQ(t.medals("allies"), 3);
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"grenade", "star", "star"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_EQ(t.medals("allies"), 4);
  EXPECT_EQ(t.events().back().kind, EventKind::BattleOver);
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::MedalsChanged) { EXPECT_EQ(event.number(), 4); }
  }
}

TEST(VIC12, TheLoserKeepsWhatHeHoldsAtThatInstant) {
  Table t = duel(4, 1).objective("axis", {{12, 0}, {3, 3}, {5, 3}}).medals("allies", 1).medals("axis", 4).play();
  EXPECT_EQ(t.medals("axis"), 3);
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"infantry", "star", "star"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_EQ(t.medals("axis"), 2);  // [12,0] and [3,3]; the unit on [5,3] is gone
}

TEST(VIC13, SuddenDeathIsTestedAfterTheSidesOwnDraw) {
  Table t = Position()
                .unit("allies", "infantry", {4, 4})
                .unit("allies", "infantry", {8, 4})
                .special(kHoldTwoTowns)
                .hand("allies", {"recon-left", "probe-left"})
                .play();
  t.run("play recon-left", "order 4,4", "done", "move 4,4 > 6,4");
  EXPECT_FALSE(t.over());
  t.draw({"move-out", "dig-in"}).skip_to("keep");
  EXPECT_FALSE(t.over());
  t.act("keep dig-in");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_EQ(t.ending(), "sudden-death");
  EXPECT_EQ(t.hand("allies"), (std::vector<std::string>{"probe-left", "dig-in"}));
}

TEST(VIC13, TooFewHexesDoNotWin) {
  Table t =
      Position().unit("allies", "infantry", {4, 4}).unit("allies", "infantry", {8, 4}).special(kHoldTwoTowns).play();
  t.act("play probe-left").end_turn();
  EXPECT_FALSE(t.over());
}

// In the Axis turn an Allied unit retreats onto the second hex: nothing happens until the Allies have had their turn.
TEST(VIC13, SuddenDeathIsNotTestedAfterTheEnemysTurn) {
  Table t = Position()
                .first("axis")
                .unit("allies", "infantry", {7, 3})
                .unit("allies", "infantry", {10, 4})
                .unit("axis", "infantry", {7, 1})
                .special(kHoldTwoTowns)
                .hand("axis", {"probe-center", "probe-right"})
                .hand("allies", {"probe-left", "probe-right"})
                .play();
  t.run("play probe-center", "order 7,1", "done", "done");
  t.dice({"flag", "star"}).act("battle 7,1 > 7,3").act("retreat 7,3 > 6,4").end_turn();
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.side_on_turn(), "allies");
  const State before = t.state();
  t.act("play probe-right").end_turn();
  EXPECT_EQ(t.winner(), "allies");
  t.state() = before;
  t.run("play probe-left", "order 6,4", "done", "move 6,4 > 4,4").end_turn();
  EXPECT_FALSE(t.over());
}

TEST(VIC13, HexesLostBeforeTheEndOfTheTurnDoNotCount) {
  Table t = Position()
                .unit("allies", "infantry", {6, 4})
                .unit("allies", "infantry", {10, 4})
                .unit("axis", "infantry", {5, 3})
                .hand("axis", {"ambush"})
                .special(kHoldTwoTowns)
                .play();
  t.run("play probe-left", "order 6,4", "done", "done", "battle 6,4 > 5,3");
  t.dice({"flag", "star", "star"}).act("ambush").act("retreat 6,4 > 5,5").end_turn();
  EXPECT_FALSE(t.over());
}

TEST(VIC14, ASideWithoutUnitsHasLost) {
  Table t = Position().unit("allies", "infantry", {4, 4}).unit("axis", "infantry", {5, 3}, 1).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"infantry", "star", "star"}).act("battle 4,4 > 5,3");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_EQ(t.ending(), "no-units-left");
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(VIC14, OneUnitIsEnoughToGoOn) {
  Table t = duel(4, 1).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"infantry", "star", "star"}).act("battle 4,4 > 5,3");
  EXPECT_FALSE(t.over());
}

}  // namespace
}  // namespace bocage
