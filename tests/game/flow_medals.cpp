// VIC-01 to VIC-08: what gives medals, and when.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

// An Allied and an Axis unit next to each other on the left, and an Axis unit far away.
Position duel(int allied_figures, int axis_figures) {
  return Position()
      .unit("allies", "infantry", {4, 4}, allied_figures)
      .unit("allies", "infantry", {24, 8})
      .unit("axis", "infantry", {5, 3}, axis_figures)
      .unit("axis", "infantry", {12, 0});
}

TEST(VIC01, TheLastFigureIsAMedal) {
  Table t = duel(4, 2).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"infantry", "grenade", "star"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(VIC01, AnyFigureBeforeTheLastIsNone) {
  Table t = duel(4, 4).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"infantry", "grenade", "infantry"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.figures({5, 3}), 1);
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(VIC01, AnEliminationByABlockedRetreatGivesAMedal) {
  Table t = Position()
                .unit("allies", "infantry", {3, 1})
                .unit("axis", "infantry", {4, 0}, 2)
                .unit("axis", "infantry", {24, 0})
                .play();
  t.run("play probe-left", "order 3,1", "done", "done");
  t.dice({"flag", "flag", "star"}).act("battle 3,1 > 4,0");
  EXPECT_TRUE(t.empty({4, 0}));
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(VIC01, AnEliminationInTheEnemysTurnGivesAMedal) {
  Table t = duel(1, 4).hand("axis", {"ambush"}).play();
  t.run("play probe-left", "order 4,4", "done", "done", "battle 4,4 > 5,3");
  t.dice({"infantry", "star", "star"}).act("ambush");
  EXPECT_TRUE(t.empty({4, 4}));
  EXPECT_EQ(t.side_on_turn(), "allies");
  EXPECT_EQ(t.medals("axis"), 1);
}

TEST(VIC01, AnEliminationByACardGivesAMedal) {
  Table t = duel(4, 3).hand("allies", {"barrage"}).play();
  t.act("play barrage");
  t.dice({"infantry", "grenade", "infantry", "star"}).act("target 5,3").skip_to("play");
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(VIC02, ABattleMayMakeAUnitWorthMore) {
  Table t =
      Position()
          .unit("allies", "infantry", {4, 4})
          .unit("allies", "infantry", {2, 4})
          .unit("axis", "armor", {5, 3}, 1)
          .unit("axis", "infantry", {3, 3}, 1)
          .unit("axis", "infantry", {12, 0})
          .special(
              R"({"rule": "kill-worth", "for": "allies", "target": {"side": "axis", "kind": "armor"}, "worth": 2})")
          .play();
  t.run("play probe-left", "order 4,4", "order 2,4", "done", "done");
  t.dice({"grenade", "star", "star"}).act("battle 4,4 > 5,3").act("pass");
  EXPECT_EQ(t.medals("allies"), 2);
  t.dice({"grenade", "star", "star"}).act("battle 2,4 > 3,3");
  EXPECT_EQ(t.medals("allies"), 3);  // the infantry is worth one as usual
}

TEST(VIC03, AMedalOfAnEliminatedUnitStays) {
  Table t = duel(4, 1).objective("allies", {{5, 3}}).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"infantry", "star", "star"}).act("battle 4,4 > 5,3").act("take-ground 4,4");
  EXPECT_EQ(t.medals("allies"), 2);  // the unit and the objective
  t.end_turn().act("play probe-left").end_turn();
  t.give("allies", {"probe-left"}).run("play probe-left", "order 5,3", "done", "move 5,3 > 6,4");
  EXPECT_EQ(t.medals("allies"), 1);  // the objective is lost, the medal for the unit is not
  t.end_turn().act("play probe-center").end_turn();
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(VIC04, ATemporaryObjectiveCountsAsLongAsAUnitStandsThere) {
  Table t = Position().unit("allies", "infantry", {4, 4}).objective("allies", {{6, 4}}).play();
  EXPECT_EQ(t.medals("allies"), 0);
  t.run("play probe-left", "order 4,4", "done", "move 4,4 > 6,4");
  EXPECT_EQ(t.medals("allies"), 1);
  t.end_turn();
  EXPECT_EQ(t.medals("allies"), 1);
  t.act("play probe-left").end_turn();
  t.give("allies", {"probe-left"}).run("play probe-left", "order 6,4", "done", "move 6,4 > 4,4");
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(VIC04, ATemporaryMedalIsLostWhenTheUnitIsEliminated) {
  Table t = duel(4, 1).objective("axis", {{5, 3}}).play();
  EXPECT_EQ(t.medals("axis"), 1);
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"infantry", "star", "star"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(VIC04, ATemporaryMedalIsLostWhenTheUnitRetreats) {
  Table t = duel(4, 4).objective("axis", {{5, 3}}).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"flag", "star", "star"}).act("battle 4,4 > 5,3").act("retreat 5,3 > 4,2");
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(VIC05, APermanentObjectiveStaysGained) {
  Table t = duel(1, 4).permanent_objective("allies", {{4, 4}}).play();
  EXPECT_EQ(t.medals("allies"), 1);
  t.act("play probe-right").end_turn();
  t.give("axis", {"assault-right"}).run("play assault-right", "order 5,3", "done", "done");
  t.dice({"infantry", "star", "star"}).act("battle 5,3 > 4,4");
  EXPECT_TRUE(t.empty({4, 4}));
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(VIC05, APermanentMedalIsGainedOnce) {
  Table t = Position().unit("allies", "infantry", {4, 4}).permanent_objective("allies", {{6, 4}}).play();
  t.run("play probe-left", "order 4,4", "done", "move 4,4 > 6,4").end_turn();
  EXPECT_EQ(t.medals("allies"), 1);
  for (const std::string move : {"move 6,4 > 4,4", "move 4,4 > 6,4"}) {
    t.act("play " + t.hand("axis").back()).end_turn();
    t.give("allies", {"probe-left"}).run("play probe-left", "order " + move.substr(5, 3), "done", move).end_turn();
    EXPECT_EQ(t.medals("allies"), 1);
  }
}

TEST(VIC06, AnObjectiveIsTakenByAMoveOfAnyUnit) {
  for (const char* kind : {"infantry", "armor", "artillery", "special-forces", "resistance", "elite-armor"}) {
    Table t = Position().unit("allies", kind, {4, 4}).objective("allies", {{6, 4}}).play();
    t.run("play probe-left", "order 4,4", "done", "move 4,4 > 6,4");
    EXPECT_EQ(t.medals("allies"), 1) << kind;
  }
}

TEST(VIC06, OnlyTheNamedSideTakesAnObjective) {
  Table t = Position().unit("allies", "infantry", {4, 4}).objective("axis", {{6, 4}}).play();
  t.run("play probe-left", "order 4,4", "done", "move 4,4 > 6,4");
  EXPECT_EQ(t.medals("allies"), 0);
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(VIC06, AnObjectiveIsTakenByTakingGround) {
  Table t = duel(4, 4).objective("allies", {{5, 3}}).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"flag", "star", "star"}).act("battle 4,4 > 5,3").act("retreat 5,3 > 4,2");
  EXPECT_EQ(t.medals("allies"), 0);
  t.act("take-ground 4,4");
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(VIC06, AnObjectiveIsTakenByRetreat) {
  Table t = duel(4, 4).objective("axis", {{4, 2}}).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"flag", "star", "star"}).act("battle 4,4 > 5,3").act("retreat 5,3 > 4,2");
  EXPECT_EQ(t.medals("axis"), 1);
}

TEST(VIC06, AnObjectiveIsTakenByAirDrop) {
  Table t =
      Position()
          .unit("axis", "infantry", {0, 0})
          .objective("allies", {{12, 4}})
          .special(R"({"rule": "airdrop", "side": "allies", "when": "before-first-turn", "drops": 1, "kind": "infantry",
                             "figures_if_safe": 4, "lost_if": ["off-board", "hex-occupied-by-any-unit"],
                             "medal_for_lost_drop": 0, "digital_scatter": {"steps": 4}})")
          .play();
  EXPECT_EQ(t.medals("allies"), 0);
  t.picks({6, 6, 6, 6}).act("aim 12,4");
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(VIC06, AnObjectiveIsTakenBySetUp) {
  EXPECT_EQ(Position().unit("allies", "armor", {4, 4}).objective("allies", {{4, 4}}).play().medals("allies"), 1);
}

TEST(VIC07, PassingThroughIsNotEnough) {
  Table t = Position().unit("allies", "armor", {0, 4}).permanent_objective("allies", {{2, 4}, {4, 4}}).play();
  t.run("play probe-left", "order 0,4", "done", "move 0,4 > 6,4");
  EXPECT_EQ(t.unit({6, 4})->moved, 3);
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(VIC07, RetreatingThroughAnObjectiveDoesNotTakeIt) {
  Table t = duel(4, 4).permanent_objective("axis", {{4, 2}}).play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"flag", "flag", "star"}).act("battle 4,4 > 5,3").run("retreat 5,3 > 4,2", "retreat 4,2 > 3,1");
  EXPECT_EQ(t.medals("axis"), 0);
}

// The example of RET-14: losses are part of the retreat, so a unit that does not survive them never held the objective.
TEST(VIC07, ARetreatIsCompleteOnlyWithItsLosses) {
  for (const int figures : {1, 2}) {
    Table t = Position()
                  .unit("allies", "infantry", {4, 2})
                  .unit("axis", "infantry", {5, 1}, figures)
                  .unit("axis", "infantry", {24, 0})
                  .permanent_objective("axis", {{4, 0}})
                  .play();
    t.run("play probe-left", "order 4,2", "done", "done");
    t.dice({"flag", "flag", "star"}).act("battle 4,2 > 5,1").act("retreat 5,1 > 4,0");
    EXPECT_EQ(t.figures({4, 0}), figures - 1);
    EXPECT_EQ(t.medals("axis"), figures - 1);
    EXPECT_EQ(t.medals("allies"), 2 - figures);
  }
}

TEST(VIC08, AGroupCountsOnceHoweverManyAreHeld) {
  Table t = Position()
                .unit("allies", "infantry", {4, 4})
                .unit("allies", "infantry", {8, 4})
                .unit("allies", "infantry", {24, 4})
                .group_objective("allies", {{4, 4}, {8, 4}, {12, 4}, {24, 4}}, 2)
                .play();
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(VIC08, AGroupGivesNoMedalWithFewerHexes) {
  Table t = Position()
                .unit("allies", "infantry", {4, 4})
                .unit("allies", "infantry", {6, 6})
                .group_objective("allies", {{4, 4}, {6, 4}, {8, 4}}, 2)
                .play();
  EXPECT_EQ(t.medals("allies"), 0);
  t.run("play probe-left", "order 6,6", "order 4,4", "done", "move 6,6 > 6,4");
  EXPECT_EQ(t.medals("allies"), 1);
  t.act("move 4,4 > 2,4");
  EXPECT_EQ(t.medals("allies"), 0);
}

}  // namespace
}  // namespace bocage
