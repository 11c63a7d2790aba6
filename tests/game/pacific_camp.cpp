// PAC-20 to PAC-40: camouflage, hospitals, headquarters and exits.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

Table ordered(Position position, const std::string& hex) {
  Table t = position.hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order " + hex, "done");
  return t;
}

// A camouflaged Axis unit on 12,4.
Position hidden() { return Position().unit("axis", "infantry", {12, 4}).camouflaged(); }

TEST(PAC20, TargetedInCloseAssaultOnly) {
  for (const std::string type : {"infantry", "armor", "artillery"}) {
    Table far = ordered(hidden().unit("allies", type, {16, 4}), "16,4");
    far.skip_to("battle");
    EXPECT_FALSE(far.offers("battle 16,4 > 12,4")) << type;
    Table near = ordered(hidden().unit("allies", type, {14, 4}), "14,4");
    near.skip_to("battle");
    EXPECT_TRUE(near.offers("battle 14,4 > 12,4")) << type;
  }
}

TEST(PAC20, ACamouflagedUnitIsNoTargetOfAirPowerOrBarrage) {
  for (const std::string card : {"air-power", "barrage"}) {
    Table t = hidden().unit("axis", "infantry", {10, 4}).hand("allies", {card}).play();
    t.act("play " + card);
    EXPECT_FALSE(t.offers("target 12,4")) << card;
    EXPECT_TRUE(t.offers("target 10,4")) << card;
  }
}

TEST(PAC20, MovingEndsIt) {
  Table t = hidden().first("axis").hand("axis", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order 12,4", "done");
  EXPECT_TRUE(t.is_camouflaged({12, 4})) << "an order does not";
  t.act("move 12,4 > 14,4");
  EXPECT_FALSE(t.is_camouflaged({14, 4}));
  EXPECT_EQ(t.happened("camouflage-lost"), 1);
}

TEST(PAC20, BattlingEndsIt) {
  Table t = hidden().unit("allies", "infantry", {16, 4}).first("axis").hand("axis", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order 12,4", "done").skip_to("battle");
  t.dice({"star", "star"}).act("battle 12,4 > 16,4");
  EXPECT_FALSE(t.is_camouflaged({12, 4}));
}

TEST(PAC20, BeingAttackedDoesNotEndCamouflage) {
  Table t = ordered(hidden().unit("allies", "infantry", {14, 4}), "14,4");
  t.skip_to("battle");
  t.dice({"star", "star", "infantry"}).act("battle 14,4 > 12,4");
  EXPECT_TRUE(t.is_camouflaged({12, 4}));
}

// An Allied unit in a hospital on 12,4.
Position ward(const std::string& type) {
  return Position().terrain("hospital", {12, 4}).unit("allies", type, {12, 4}).unit("axis", "infantry", {0, 0});
}
Table patient(const Position& position, int figures) {
  Table t = ordered(position, "12,4");
  t.set_figures({12, 4}, figures).skip_to("battle");
  return t;
}

TEST(PAC30_XT28b, SixDiceBringFiguresBack) {
  Table t = patient(ward("infantry"), 1);
  ASSERT_TRUE(t.offers("recover 12,4"));
  t.dice({"infantry", "star", "armor", "grenade", "flag", "flag"}).act("recover 12,4");
  EXPECT_EQ(t.figures({12, 4}), 3) << "its symbol and the star, as with Medics & Mechanics";
  EXPECT_FALSE(t.offers("recover 12,4")) << "once a turn";
}

TEST(PAC30, NeverMoreThanItHad) {
  Table t = patient(ward("infantry"), 3);
  t.dice({"infantry", "infantry", "infantry", "star", "star", "star"}).act("recover 12,4");
  EXPECT_EQ(t.figures({12, 4}), 4);
}

TEST(PAC30, InsteadOfMovingAndBattling) {
  Table t = patient(ward("infantry").unit("axis", "infantry", {16, 4}), 2);
  ASSERT_TRUE(t.offers("battle 12,4 > 16,4"));
  t.dice({"infantry", "flag", "flag", "flag", "flag", "flag"}).act("recover 12,4");
  EXPECT_FALSE(t.offers("battle 12,4 > 16,4"));
  Table moved = ordered(Position().terrain("hospital", {12, 4}).unit("allies", "infantry", {14, 4}), "14,4");
  moved.set_figures({14, 4}, 2).act("move 14,4 > 12,4").skip_to("battle");
  EXPECT_FALSE(moved.offers("recover 12,4")) << "it has moved";
}

TEST(PAC30, OnlyInfantryAndWithNoEnemyBeside) {
  EXPECT_FALSE(patient(ward("armor"), 2).offers("recover 12,4"));
  EXPECT_FALSE(patient(ward("infantry").unit("axis", "infantry", {14, 4}), 2).offers("recover 12,4"));
  Table idle = Position()
                   .terrain("hospital", {12, 4})
                   .unit("allies", "infantry", {12, 4})
                   .unit("allies", "infantry", {20, 4})
                   .hand("allies", {"direct-from-hq"})
                   .play();
  idle.set_figures({12, 4}, 2).run("play direct-from-hq", "order 20,4", "done").skip_to("battle");
  EXPECT_FALSE(idle.offers("recover 12,4")) << "it has no order";
}

// Axis tents on 12,4. The Allies enter from 14,4; the Axis comes back from 10,4.
Position camp() {
  return Position()
      .tents("axis", {12, 4})
      .unit("allies", "infantry", {14, 4})
      .unit("axis", "armor", {8, 4})
      .hand("allies", {"direct-from-hq"})
      .hand("axis", {"probe-center", "attack-center", "recon-center"});
}

Table captured() {
  Table t = camp().play();
  t.run("play direct-from-hq", "order 14,4", "done").draw({"attack-center"});
  t.act("move 14,4 > 12,4");
  return t;
}

TEST(PAC31_XT29b, EnteringTheEnemysTentsCostsTheEnemyACard) {
  const Table t = captured();
  EXPECT_EQ(t.hand("axis"), (Texts{"recon-center", "probe-center"}));
  EXPECT_EQ(t.happened("tents-captured"), 1);
  EXPECT_EQ(t.discard_top(), "attack-center");
}

TEST(PAC31, TheOwnerHasOneCardLessUntilTheTentsAreRetaken) {
  Table t = captured();
  t.end_turn().act("play probe-center").end_turn();
  EXPECT_EQ(t.hand("axis").size(), 2U) << "one drawn for the one played, no more";
  t.give("allies", {"direct-from-hq"}).run("play direct-from-hq", "order 12,4", "done", "move 12,4 > 14,4").end_turn();
  EXPECT_EQ(t.hand("axis").size(), 2U) << "empty tents are not enough";
  t.give("axis", {"direct-from-hq", "probe-left"}).run("play direct-from-hq", "order 8,4", "done");
  t.act("move 8,4 > 12,4");
  EXPECT_EQ(t.happened("tents-retaken"), 1);
  EXPECT_EQ(t.hand("axis").size(), 2U) << "one played, one drawn at once";
  t.end_turn();
  EXPECT_EQ(t.hand("axis").size(), 3U);
}

TEST(PAC31, EnteringOwnTentsCostsNoCard) {
  Table t =
      Position().tents("allies", {12, 4}).unit("allies", "infantry", {14, 4}).hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order 14,4", "done", "move 14,4 > 12,4");
  EXPECT_EQ(t.hand("axis").size(), 4U);
  EXPECT_EQ(t.happened("tents-captured"), 0);
}

TEST(PAC31, ASecondUnitInCapturedTentsCostsNothingMore) {
  Table t = camp().unit("allies", "armor", {16, 4}).hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order 14,4", "order 16,4", "done").draw({"attack-center"});
  t.act("move 14,4 > 12,4").end_turn();
  t.act("play probe-center").end_turn();
  t.give("allies", {"direct-from-hq"}).run("play direct-from-hq", "order 12,4", "order 16,4", "done");
  t.act("move 12,4 > 13,5").act("move 16,4 > 12,4");
  EXPECT_EQ(t.hand("axis").size(), 2U);
}

// In Overlord, a Commander-in-Chief draws up to the hand limit, which is one lower while the tents are lost.
TEST(PAC31, TheLimitOfACommandersHandIsOneLower) {
  Table t = Position()
                .overlord()
                .tents("axis", {12, 4})
                .unit("allies", "infantry", {14, 4})
                .unit("axis", "armor", {8, 4})
                .unit("axis", "infantry", {40, 4})
                .hand("allies", {"probe-left", "attack-left", "probe-center", "probe-right"})
                .hand("axis", {"probe-left", "probe-center", "probe-right", "attack-left", "attack-right"})
                .play();
  t.hand_out({"attack-left left"});
  t.act("place attack-left right").act("order 14,4").act_as("allies/left", "done").draw({"attack-right"});
  t.act("move 14,4 > 12,4");
  EXPECT_EQ(t.hand("axis").size(), 4U);
  t.end_turn();
  t.hand_out({"probe-left left"}).place_all();
  t.end_turn();
  EXPECT_EQ(t.hand("axis").size(), 4U) << "not back to five";
}

TEST(PAC40, LeavingFromAnExitHexIsAMedal) {
  Table t = ordered(Position().way_out("allies", {{12, 0}}).unit("allies", "armor", {12, 0}), "12,0");
  t.act("exit 12,0");
  EXPECT_TRUE(t.empty({12, 0}));
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(PAC40, OnlyTheNamedSideAndOnlyFromThatHex) {
  EXPECT_FALSE(
      ordered(Position().way_out("axis", {{12, 0}}).unit("allies", "armor", {12, 0}), "12,0").offers_kind("exit"));
  EXPECT_FALSE(
      ordered(Position().way_out("allies", {{8, 0}}).unit("allies", "infantry", {14, 0}), "14,0").offers_kind("exit"));
}

TEST(PAC40, AUnitExitsOnlyDuringMovement) {
  Table t = ordered(
      Position().way_out("allies", {{12, 0}}).unit("allies", "armor", {12, 0}).unit("axis", "infantry", {14, 0}),
      "12,0");
  EXPECT_TRUE(t.offers("exit 12,0"));
  t.skip_to("battle");
  EXPECT_FALSE(t.offers_kind("exit"));
}

}  // namespace
}  // namespace bocage
