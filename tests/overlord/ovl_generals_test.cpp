// OVL-58 to OVL-65: Field Generals acting concurrently, and OVL-90 to OVL-92: the medals their battles give.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/position.h"

namespace bocage {
namespace {

using Posts = std::vector<std::string>;

Position corners() {
  return Position().overlord().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {50, 8});
}

// Left has a Probe in S2, center one in S3; right has declined to roll.
Table left_and_center(Position position) {
  Table t = position.hand("allies", {"probe-left", "probe-center", "probe-left", "probe-center", "probe-right"}).play();
  t.hand_out({"probe-left left", "probe-center center"});
  t.act_as("allies/right", "pass");
  t.act_as("allies/left", "place probe-left right").act_as("allies/center", "place probe-center left");
  return t;
}

TEST(OVL58, OrdersAndMovesOfDifferentGeneralsInterleave) {
  Table t = left_and_center(corners().unit("allies", "infantry", {12, 4}).unit("allies", "infantry", {22, 4}));
  t.act("order 12,4").act_as("allies/left", "done").act("move 12,4 > 14,4");
  EXPECT_TRUE(t.offers_to("allies/center", "order 22,4")) << "the center orders after the left has moved";
  t.act("order 22,4").act_as("allies/center", "done").act("move 22,4 > 24,4");
  EXPECT_FALSE(t.empty({14, 4}));
  EXPECT_FALSE(t.empty({24, 4}));
}

TEST(OVL58, EachPostGivesAllOrdersBeforeItsFirstMove) {
  Table t = left_and_center(corners().unit("allies", "infantry", {12, 4}).unit("allies", "infantry", {10, 4}));
  t.act("order 12,4");
  EXPECT_FALSE(t.offers_to("allies/left", "move 12,4 > 14,4")) << "not while ordering";
  EXPECT_TRUE(t.offers_to("allies/left", "order 10,4"));
  t.act_as("allies/left", "done");
  EXPECT_TRUE(t.offers_to("allies/left", "move 12,4 > 14,4"));
  EXPECT_FALSE(t.offers_to("allies/left", "order 10,4"));
}

TEST(OVL59, AUnitMayMoveIntoAnotherSectionAndAnotherWing) {
  Table t = left_and_center(corners().unit("allies", "infantry", {16, 4}).unit("allies", "infantry", {8, 4}));
  t.act("order 16,4").act("order 8,4").act_as("allies/left", "done");
  EXPECT_TRUE(t.offers("move 16,4 > 20,4")) << "out of W1";
  EXPECT_TRUE(t.offers("move 8,4 > 4,4")) << "out of S2";
}

TEST(OVL60, TheGeneralOfTheWingItEnteredCannotOrderIt) {
  Table t = left_and_center(corners().unit("allies", "infantry", {16, 4}).unit("allies", "infantry", {22, 4}));
  t.act("order 16,4").act_as("allies/left", "done").act("move 16,4 > 20,4");
  EXPECT_FALSE(t.offers_to("allies/center", "order 20,4"));
  EXPECT_TRUE(t.offers_to("allies/center", "order 22,4"));
}

TEST(OVL61, ThePostThatOrderedAUnitBattlesWithItAnywhere) {
  Table t = left_and_center(corners()
                                .unit("allies", "infantry", {16, 4})
                                .unit("allies", "infantry", {22, 6})
                                .unit("axis", "infantry", {20, 4}));
  t.act("order 16,4").act("order 22,6").act_as("allies/left", "done").act_as("allies/center", "done");
  EXPECT_TRUE(t.offers_to("allies/left", "move 16,4 > 18,4"));
  EXPECT_FALSE(t.offers_to("allies/center", "move 16,4 > 18,4"));
  t.act("move 16,4 > 18,4").act_as("allies/left", "done").act_as("allies/center", "done");
  EXPECT_TRUE(t.offers_to("allies/left", "battle 18,4 > 20,4")) << "it stands in the center's wing";
  EXPECT_FALSE(t.offers_to("allies/center", "battle 18,4 > 20,4"));
  t.dice({"infantry", "flag", "star"}).act("battle 18,4 > 20,4").act("retreat 20,4 > 19,3");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/left take-ground"});
}

TEST(OVL62, BattlesAreResolvedOneAtATimeAnyGeneralStartsTheNext) {
  Table t = left_and_center(corners()
                                .unit("allies", "infantry", {10, 4})
                                .unit("axis", "infantry", {12, 4})
                                .unit("allies", "infantry", {22, 4})
                                .unit("axis", "infantry", {24, 4}));
  t.act("order 10,4").act("order 22,4");
  t.act_as("allies/left", "done").act_as("allies/left", "done");
  t.act_as("allies/center", "done").act_as("allies/center", "done");
  EXPECT_EQ(t.pending_posts(), (Posts{"allies/left battle", "allies/center battle"}));
  t.dice({"flag", "star", "star"}).act("battle 22,4 > 24,4");
  EXPECT_EQ(t.pending_posts(), Posts{"axis/center retreat"});
  t.act("retreat 24,4 > 23,3");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/center take-ground"}) << "complete, before the left may begin";
  EXPECT_FALSE(t.offers("battle 10,4 > 12,4"));
  t.act("take-ground 22,4");
  EXPECT_TRUE(t.offers_to("allies/left", "battle 10,4 > 12,4"));
}

// An Axis unit at `at` gets a flag; returns who is asked about its retreat.
std::string asked_about(Table& t, Coord from, Coord at) {
  const auto hex = [](Coord c) { return std::to_string(c.col) + "," + std::to_string(c.row); };
  t.dice({"flag", "star", "star"}).act("battle " + hex(from) + " > " + hex(at));
  return t.pending_posts().front();
}

TEST(OVL63, TheGeneralOfTheWingChoosesForADefender) {
  Table t = left_and_center(corners().unit("allies", "infantry", {22, 4}).unit("axis", "infantry", {24, 4}));
  t.act("order 22,4").skip_to("battle");
  EXPECT_EQ(asked_about(t, {22, 4}, {24, 4}), "axis/center retreat");
  Table left = left_and_center(corners().unit("allies", "infantry", {10, 4}).unit("axis", "infantry", {12, 4}));
  left.act("order 10,4").skip_to("battle");
  EXPECT_EQ(asked_about(left, {10, 4}, {12, 4}), "axis/right retreat") << "W1 is the right of the side at the top";
}

TEST(OVL63, ANeverOrderedUnitOnALineBelongsToTheCenterGeneral) {
  Table t = left_and_center(corners().unit("allies", "infantry", {16, 4}).unit("axis", "infantry", {17, 3}));
  t.act("order 16,4").skip_to("battle");
  EXPECT_EQ(asked_about(t, {16, 4}, {17, 3}), "axis/center retreat");
}

// The Axis right Field General orders 16,2, moves it to `to`, and then the Allies attack it from `from`.
std::string asked_after_moving(Coord to, const std::string& move) {
  Table t = Position()
                .overlord()
                .first("axis")
                .unit("axis", "infantry", {16, 2})
                .unit("allies", "infantry", {16, 4})
                .unit("allies", "infantry", {21, 3})
                .hand("axis", {"probe-right", "probe-center"})
                .hand("allies", {"probe-left", "probe-center", "probe-right"})
                .play();
  t.hand_out({"probe-right right"});
  t.act("place probe-right left").act("order 16,2").act_as("axis/right", "done").act(move).end_turn();
  t.hand_out({"probe-left left", "probe-center center"});
  t.act_as("allies/left", "place probe-left right").act_as("allies/center", "place probe-center left");
  t.act("order 16,4").act("order 21,3").skip_to("battle");
  return asked_about(t, to.col < 18 ? Coord{16, 4} : Coord{21, 3}, to);
}

TEST(OVL63, AUnitOnALineBelongsToTheGeneralWhoLastOrderedIt) {
  EXPECT_EQ(asked_after_moving({17, 3}, "move 16,2 > 17,3"), "axis/right retreat");
}

TEST(OVL63, AUnitWithinAWingBelongsToTheGeneralOfThatWing) {
  EXPECT_EQ(asked_after_moving({20, 2}, "move 16,2 > 20,2"), "axis/center retreat");
}

TEST(OVL64, TheSecondMoveOfBehindEnemyLinesFollowsItsBattle) {
  Table t = corners()
                .unit("allies", "infantry", {10, 4})
                .unit("axis", "infantry", {12, 4})
                .unit("allies", "infantry", {22, 4})
                .unit("axis", "infantry", {24, 4})
                .hand("allies", {"behind-enemy-lines", "probe-center", "probe-left"})
                .play();
  t.hand_out({"behind-enemy-lines left", "probe-center center"});
  t.act_as("allies/right", "pass");
  t.act("place behind-enemy-lines").act("order 10,4").act("place probe-center left").act("order 22,4");
  t.act_as("allies/left", "done").act_as("allies/left", "done");
  t.act_as("allies/center", "done").act_as("allies/center", "done");
  t.dice({"star", "star", "star", "star"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/left second-move"}) << "right after that unit's battle";
  EXPECT_FALSE(t.offers("move 22,4 > 20,4")) << "step 4 is not open again";
  t.act("move 10,4 > 8,4");
  EXPECT_TRUE(t.offers_to("allies/center", "battle 22,4 > 24,4"));
  EXPECT_FALSE(t.offers_kind("move"));
}

TEST(OVL65, MovesEndWhenEveryPostIsDone) {
  Table t = left_and_center(corners()
                                .unit("allies", "infantry", {10, 4})
                                .unit("axis", "infantry", {12, 4})
                                .unit("allies", "infantry", {22, 4})
                                .unit("axis", "infantry", {24, 4}));
  t.act("order 10,4").act("order 22,4").act_as("allies/left", "done").act_as("allies/center", "done");
  t.act_as("allies/center", "done");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/left move"});
  t.act_as("allies/left", "done");
  EXPECT_EQ(t.pending_posts(), (Posts{"allies/left battle", "allies/center battle"}));
  t.act_as("allies/left", "done");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/center battle"});
  EXPECT_EQ(t.side_on_turn(), "allies");
  t.act_as("allies/center", "done");
  EXPECT_EQ(t.side_on_turn(), "axis");
}

TEST(OVL65, APostWithoutOrderedUnitsIsNotAsked) {
  Table t = left_and_center(corners().unit("allies", "infantry", {22, 4}).unit("axis", "infantry", {24, 4}));
  t.act_as("allies/left", "done").act("order 22,4").act_as("allies/center", "done");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/center move"});
  t.act_as("allies/center", "done");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/center battle"});
}

// Only the center has a target. The left is not asked while the center may still drive one into its range.
TEST(OVL65, APostWithoutABattleWaitsForThoseWhoHaveOne) {
  Table t = left_and_center(corners()
                                .unit("allies", "infantry", {10, 4})
                                .unit("allies", "infantry", {22, 4})
                                .unit("axis", "infantry", {24, 4}));
  t.act("order 10,4").act("order 22,4").act_as("allies/left", "done").act_as("allies/center", "done");
  t.act_as("allies/left", "done").act_as("allies/center", "done");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/center battle"});
  t.dice({"star", "star", "star"}).act("battle 22,4 > 24,4");
  EXPECT_EQ(t.pending_posts(), (Posts{"allies/left battle", "allies/center battle"})) << "nobody has anything left";
  t.act_as("allies/left", "done").act_as("allies/center", "done");
  EXPECT_EQ(t.side_on_turn(), "axis");
}

TEST(OVL61, ARefusalNamesTheGeneralWhoOrderedIt) {
  Table t = left_and_center(corners().unit("allies", "infantry", {17, 5}).unit("allies", "infantry", {10, 4}));
  t.act_as("allies/center", "order 17,5").act_as("allies/center", "done");
  t.act_as("allies/left", "order 10,4").act_as("allies/left", "done");
  const Refusal why = t.refusal_to("allies/left", "move 17,5 > 16,4");
  EXPECT_EQ(to_text(why), "OVL-61 other-generals-unit");
  EXPECT_EQ(why.post, (Post{Side::Allies, Role::Center}));
}

// One figure per side in each wing, and an Ambush for the Axis.
Position last_men() {
  return corners()
      .unit("allies", "infantry", {10, 4}, 1)
      .unit("axis", "infantry", {12, 4}, 1)
      .unit("allies", "infantry", {22, 4}, 1)
      .unit("axis", "infantry", {24, 4}, 1);
}

TEST(OVL90, TheBattleIsOverAtThatInstantInTheMiddleOfAStep) {
  Table t = last_men().medals(1).hand("allies", {"barrage", "probe-left", "probe-center"}).play();
  t.hand_out({"barrage commander", "probe-left left"});
  t.dice({"grenade", "star", "star", "star"}).act("target 12,4");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_TRUE(t.pending_posts().empty()) << "no general is asked any more";
}

TEST(OVL90, TheBattleCanBeWonInTheEnemysTurn) {
  Table t = left_and_center(last_men().medals(1).hand("axis", {"ambush", "probe-left"}));
  t.act("order 10,4").skip_to("battle").act("battle 10,4 > 12,4");
  t.dice({"grenade", "star", "star"}).act("ambush");
  EXPECT_EQ(t.side_on_turn(), "allies");
  EXPECT_EQ(t.winner(), "axis");
}

TEST(OVL90, OneMedalShortTheBattleGoesOn) {
  Table t = left_and_center(last_men().medals(2));
  t.act("order 10,4").skip_to("battle");
  t.dice({"grenade", "star", "star"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_FALSE(t.over());
}

TEST(OVL91, MedalsOfAllGeneralsCountTogether) {
  Table t = left_and_center(last_men().medals(2));
  t.act("order 10,4").act("order 22,4").skip_to("battle");
  t.dice({"grenade", "star", "star"}).act("battle 10,4 > 12,4").act_as("allies/left", "pass");
  EXPECT_FALSE(t.over());
  t.dice({"grenade", "star", "star"}).act("battle 22,4 > 24,4");
  EXPECT_EQ(t.medals("allies"), 2);
  EXPECT_EQ(t.winner(), "allies");
}

TEST(OVL92, AMedalForADestroyedUnitAndForAnObjective) {
  Table t = left_and_center(last_men().objective("allies", {{12, 4}}));
  t.act("order 10,4").skip_to("battle");
  EXPECT_EQ(t.medals("allies"), 0);
  t.dice({"grenade", "star", "star"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(t.medals("allies"), 1) << "the unit";
  t.act("take-ground 10,4");
  EXPECT_EQ(t.medals("allies"), 2) << "the objective";
}

}  // namespace
}  // namespace bocage
