// SCN-25 to SCN-33: Operation Cobra and Operation Lüttich.
#include <gtest/gtest.h>

#include "field_work.h"

namespace bocage {
namespace {

// Operation Cobra.

TEST(SCN25, OneAxisArmorUnitIsElite) {
  const Table t = Position::from_battle("08").play();
  EXPECT_EQ(units_of(t, UnitType::EliteArmor), Texts{"axis 14,0"});
  EXPECT_EQ(t.figures({14, 0}), 4);
  EXPECT_EQ(t.figures({0, 4}), 3);
}

TEST(SCN26, StGillesAndMarignyCountWhileTheyAreHeld) {
  Table t = Position::from_battle("08").play();
  put(t, {11, 7}, {8, 2});
  put(t, {19, 7}, {19, 1});
  t.give("allies", {"general-advance", "direct-from-hq"});
  t.run("play general-advance", "order 8,2", "order 19,1", "done", "move 8,2 > 9,1");
  EXPECT_EQ(t.medals("allies"), 1);
  t.act("move 19,1 > 20,0");
  EXPECT_EQ(t.medals("allies"), 2);
  t.end_turn().give("axis", {"probe-right"}).act("play probe-right").end_turn();
  t.run("play direct-from-hq", "order 9,1", "order 20,0", "done", "move 9,1 > 8,2", "move 20,0 > 19,1");
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(SCN26, OtherTownsGiveNoMedal) {
  Table t = Position::from_battle("08").play();
  put(t, {11, 7}, {18, 2});
  EXPECT_EQ(t.medals("allies"), 0);
}

// Operation Lüttich. Hill 317 is [22,4] and [21,5]; an Allied unit starts on [22,4].

Table luttich(const char* first) { return Position::from_battle("09").first(first).play(); }

TEST(SCN27, AllHillsAreSteep) {
  const Table t = luttich("axis");
  int hills = 0;
  t.battle().hills().for_each([&](Hex hex) {
    EXPECT_EQ(t.battle().terrain(hex), Terrain::SteepHill);
    ++hills;
  });
  EXPECT_EQ(hills, 8);
}

TEST(SCN27, ClimbingTheHillCostsTwoAndMovingAlongOrDownCostsOne) {
  Table t = luttich("allies");
  put(t, {19, 7}, {20, 6});
  t.give("allies", {"assault-right"});
  t.run("play assault-right", "order 20,6", "done", "move 20,6 > 21,5");
  EXPECT_EQ(t.unit({21, 5})->moved, 2);
  Table along = luttich("allies");
  along.give("allies", {"assault-right"}).run("play assault-right", "order 22,4", "done");
  const State before = along.state();
  along.act("move 22,4 > 21,5");
  EXPECT_EQ(along.unit({21, 5})->moved, 1);
  along.state() = before;
  along.act("move 22,4 > 20,6");  // along and down
  EXPECT_EQ(along.unit({20, 6})->moved, 2);
}

TEST(SCN28, TheMarkedAxisUnits) {
  const Table t = luttich("axis");
  EXPECT_EQ(units_of(t, UnitType::SpecialForces), Texts{"axis 20,0"});
  EXPECT_EQ(units_of(t, UnitType::EliteArmor), (Texts{"axis 16,0", "axis 22,0"}));
  EXPECT_EQ(t.figures({16, 0}), 4);
  EXPECT_EQ(t.figures({22, 0}), 4);
}

TEST(SCN29, AReconIsAnAirStrikeWhileHill317IsHeld) {
  Table t = luttich("allies");
  t.give("allies", {"recon-left", "recon-center", "recon-right", "probe-left", "air-power", "recon-in-force"});
  EXPECT_EQ(t.legal(), (Texts{"play recon-left", "play recon-left as air-power", "play recon-center",
                              "play recon-center as air-power", "play recon-right", "play recon-right as air-power",
                              "play probe-left", "play recon-in-force", "play air-power"}));
  put(t, {22, 4}, {21, 5});  // the other hex of the hill
  EXPECT_TRUE(t.offers("play recon-right as air-power"));
  put(t, {21, 5}, {20, 6});
  EXPECT_TRUE(t.offers("play recon-right"));
  EXPECT_FALSE(t.offers("play recon-right as air-power"));
}

TEST(SCN29, NoAirStrikeWhileTheAxisHoldsTheHillAndNoneForTheAxis) {
  Table t = luttich("allies");
  t.give("allies", {"recon-right"});
  take_off(t, {22, 4});
  put(t, {21, 1}, {22, 4});
  EXPECT_FALSE(t.offers("play recon-right as air-power"));
  Table axis = luttich("axis");
  axis.give("axis", {"recon-right"});
  EXPECT_EQ(axis.legal(), Texts{"play recon-right"});
}

TEST(SCN29, TheStrikeIsInsteadOfOrders) {
  Table t = luttich("allies");
  t.give("allies", {"recon-right"}).act("play recon-right as air-power");
  EXPECT_EQ(t.decision(), "target");
  EXPECT_FALSE(t.offers_kind("order"));
  t.act("target 21,1").dice({"star", "armor"}).act("done");
  EXPECT_EQ(t.figures({21, 1}), 1);
  EXPECT_EQ(t.side_on_turn(), "axis");
}

TEST(SCN29, AReconMayStillGiveOrders) {
  Table t = luttich("allies");
  t.give("allies", {"recon-right"}).act("play recon-right");
  EXPECT_EQ(t.decision(), "order");
  EXPECT_TRUE(t.offers("order 22,4"));
}

// [17,1] is in the right section; [16,0] and [14,0] are connected to it, [0,0] and [10,0] are not.
TEST(SCN30, AtLeastOneTargetIsInTheSectionOfTheCard) {
  Table t = luttich("allies");
  t.give("allies", {"recon-right"}).act("play recon-right as air-power");
  EXPECT_TRUE(t.offers("target 17,1"));
  EXPECT_TRUE(t.offers("target 14,0"));
  EXPECT_FALSE(t.offers("target 0,0"));
  EXPECT_FALSE(t.offers("target 10,0"));
  t.act("target 14,0");
  EXPECT_FALSE(t.offers("done"));
  EXPECT_FALSE(t.offers("target 20,0"));  // not connected
  t.act("target 16,0");
  EXPECT_FALSE(t.offers("done"));
  t.act("target 17,1");
  EXPECT_TRUE(t.offers("done"));
}

TEST(SCN30, EachIsAttackedWithTwoDice) {
  Table t = luttich("allies");
  t.give("allies", {"recon-right"});
  t.run("play recon-right as air-power", "target 14,0", "target 16,0", "target 17,1", "done");
  t.dice({"star", "star"}).act("strike 17,1");
  EXPECT_EQ(t.figures({17, 1}), 2);
  t.dice({"infantry", "armor"}).dice({"star", "grenade"}).act("strike 16,0");
  EXPECT_EQ(t.figures({16, 0}), 3);
  EXPECT_EQ(t.figures({14, 0}), 2);
}

TEST(SCN30, FourAtTheMost) {
  Table t = luttich("allies");
  put(t, {4, 0}, {23, 1});
  t.give("allies", {"recon-right"});
  t.run("play recon-right as air-power", "target 20,0", "target 21,1", "target 22,0");
  EXPECT_TRUE(t.offers("target 23,1"));
  EXPECT_TRUE(t.offers("target 24,0"));
  t.act("target 23,1");
  EXPECT_EQ(t.decision(), "strike");
  EXPECT_EQ(t.legal().size(), std::size_t{4});
}

TEST(SCN30, TheSectionIsTheOneOnTheCard) {
  Table t = luttich("allies");
  t.give("allies", {"recon-left"}).act("play recon-left as air-power");
  EXPECT_TRUE(t.offers("target 0,0"));
  EXPECT_FALSE(t.offers("target 17,1"));
}

TEST(SCN31, AReconSoUsedDrawsOneCard) {
  Table t = luttich("allies");
  t.give("allies", {"recon-right", "probe-left"});
  t.run("play recon-right as air-power", "target 21,1");
  t.dice({"star", "star"}).draw({"dig-in"}).act("done");
  EXPECT_EQ(t.side_on_turn(), "axis");
  EXPECT_EQ(t.hand("allies"), (Texts{"probe-left", "dig-in"}));
  EXPECT_EQ(t.discard_top(), "recon-right");
}

TEST(SCN32, CounterAttackCopiesTheReconInItsNormalUse) {
  Table t = luttich("allies");
  t.give("allies", {"recon-right"}).give("axis", {"counter-attack", "probe-left"});
  t.run("play recon-right as air-power", "target 21,1");
  t.dice({"star", "star"}).act("done").act("play counter-attack");
  EXPECT_EQ(t.decision(), "order");
  EXPECT_TRUE(t.offers("order 21,1"));  // the same strip of the board, which is the Axis left
  EXPECT_FALSE(t.offers("order 10,0"));
  t.act("order 21,1");
  EXPECT_FALSE(t.offers_kind("order"));
  t.act("done").draw({"dig-in", "move-out"}).skip_to("keep");
  EXPECT_EQ(t.legal(), (Texts{"keep dig-in", "keep move-out"}));
}

TEST(SCN33, StHilaireIsATemporaryObjectiveOfTheAxis) {
  Table t = luttich("axis");
  put(t, {24, 0}, {21, 7});
  t.give("axis", {"probe-left", "attack-left"});
  order(t, "probe-left", "21,7");
  t.act("move 21,7 > 22,8");
  EXPECT_EQ(t.medals("axis"), 1);
  t.end_turn().give("allies", {"probe-left"}).act("play probe-left").end_turn();
  order(t, "attack-left", "22,8");
  t.act("move 22,8 > 21,7");
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(SCN33, StHilaireGivesTheAlliesNoMedal) {
  Table t = luttich("allies");
  put(t, {19, 7}, {22, 8});
  EXPECT_EQ(t.medals("allies"), 0);
}

}  // namespace
}  // namespace bocage
