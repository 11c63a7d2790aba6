// IJA: Japanese infantry holds its ground, charges, and strikes harder at full strength.
#include <gtest/gtest.h>

#include "rules/combat.h"
#include "support/position.h"

namespace bocage {
namespace {

// A Japanese unit attacked by an adjacent Allied infantry unit with these dice.
Table attacked(Position p, const std::string& is, const Texts& dice) {
  Table t = p.command("axis", "imperial-army")
                .unit("axis", is, {12, 4})
                .unit("allies", "infantry", {12, 6})
                .unit("allies", "infantry", {24, 8})
                .hand("allies", {"attack-center", "barrage", "air-power"})
                .play();
  t.run("play attack-center", "order 12,6", "done").act("move 12,6 > 11,5").skip_to("battle");
  t.dice(dice).act("battle 11,5 > 12,4");
  return t;
}

TEST(IJA01, OneFlagMustBeIgnored) {
  Table one = attacked(Position(), "infantry", {"flag", "star", "star"});
  EXPECT_EQ(one.figures({12, 4}), 4);
  EXPECT_EQ(one.happened("flag-ignored"), 1);
  EXPECT_NE(one.decision(), "retreat");
  EXPECT_NE(one.decision(), "ignore-flag") << "there is nothing to choose";
  Table two = attacked(Position(), "infantry", {"flag", "flag", "star"});
  EXPECT_EQ(two.decision(), "retreat") << "the second one counts";
}

TEST(IJA02, TerrainLetsASecondOneFallAway) {
  Table t = attacked(Position().work("sandbags", {12, 4}), "infantry", {"flag", "flag"});
  ASSERT_EQ(t.decision(), "ignore-flag") << "the terrain's part is a choice";
  t.act("ignore-flag 12,4");
  EXPECT_NE(t.decision(), "retreat");
  EXPECT_EQ(t.figures({12, 4}), 4);
}

TEST(IJA03, FlagsOfBarrageAndAirPowerCountInFull) {
  for (const std::string card : {"barrage", "air-power"}) {
    Table t =
        Position().command("axis", "imperial-army").unit("axis", "infantry", {12, 4}).hand("allies", {card}).play();
    t.act("play " + card);
    const Texts dice = card == "barrage" ? Texts{"flag", "star", "star", "star"} : Texts{"flag", "armor"};
    t.dice(dice).act("target 12,4");
    if (t.decision() == "target") { t.act("done"); }
    EXPECT_EQ(t.decision(), "retreat") << card;
  }
}

int close_dice(const std::string& is, int figures, Coord at) {
  Table t = Position().command("axis", "imperial-army").unit("axis", is, {12, 4}).unit("allies", "infantry", at).play();
  if (figures != 0) { t.set_figures({12, 4}, figures); }
  return dice_for(t.battle(), t.state().open.field, t.unit({12, 4})->id, t.unit(at)->id, Occasion::Attack).total();
}

TEST(IJA04, OneMoreDieInCloseAssaultAtFullStrength) {
  EXPECT_EQ(close_dice("infantry", 4, {14, 4}), 4);
  EXPECT_EQ(close_dice("infantry", 3, {14, 4}), 3);
  EXPECT_EQ(close_dice("infantry", 4, {16, 4}), 2) << "not in fire";
}

TEST(IJA05, FullStrengthIsWhatTheUnitStartedWith) {
  Table t = Position()
                .command("axis", "imperial-army")
                .unit("axis", "infantry", {12, 4}, 3)
                .unit("allies", "infantry", {14, 4})
                .play();
  const auto dice = [&] {
    return dice_for(t.battle(), t.state().open.field, t.unit({12, 4})->id, t.unit({14, 4})->id, Occasion::Attack)
        .total();
  };
  EXPECT_EQ(dice(), 4);
  t.set_figures({12, 4}, 2);
  EXPECT_EQ(dice(), 3);
}

Table charge(Position p, Coord enemy, const std::string& is = "infantry") {
  Table t = p.command("axis", "imperial-army")
                .first("axis")
                .unit("axis", is, {12, 4})
                .unit("allies", "infantry", enemy)
                .hand("axis", {"attack-center"})
                .play();
  t.run("play attack-center", "order 12,4", "done");
  return t;
}

TEST(IJA06, TwoHexesAndStillCloseAssault) {
  Table close = charge(Position(), {18, 4});
  close.act("move 12,4 > 16,4").skip_to("battle");
  EXPECT_TRUE(close.offers("battle 16,4 > 18,4"));
  Table fire = charge(Position(), {20, 4});
  fire.act("move 12,4 > 16,4").skip_to("battle");
  EXPECT_FALSE(fire.offers("battle 16,4 > 20,4"));
  EXPECT_NE(fire.why_not("battle 16,4 > 20,4").find("IJA-06"), std::string::npos);
  Table one = charge(Position(), {18, 4});
  one.act("move 12,4 > 14,4").skip_to("battle");
  EXPECT_TRUE(one.offers("battle 14,4 > 18,4")) << "after one hex it may fire";
}

TEST(IJA07, TerrainHoldsDuringTheCharge) {
  Table forest = charge(Position().terrain("forest", {16, 4}), {18, 4});
  forest.act("move 12,4 > 16,4").skip_to("battle");
  EXPECT_FALSE(forest.offers_kind("battle"));
  Table stop = charge(Position().terrain("forest", {{14, 4}, {13, 3}, {13, 5}}), {18, 4});
  EXPECT_FALSE(stop.offers("move 12,4 > 16,4"));
}

TEST(IJA08, TheDieCountsInAnAmbush) {
  Table t = Position()
                .command("axis", "imperial-army")
                .unit("axis", "infantry", {12, 4})
                .unit("allies", "infantry", {14, 4})
                .hand("axis", {"ambush"})
                .hand("allies", {"attack-center"})
                .play();
  t.run("play attack-center", "order 14,4", "done").skip_to("battle");
  t.act("battle 14,4 > 12,4");
  t.dice({"infantry", "infantry", "grenade", "grenade"}).act("ambush");
  EXPECT_TRUE(t.empty({14, 4})) << "four dice";
}

TEST(IJA09, SnipersArmorAndArtilleryHaveNoJapaneseRules) {
  EXPECT_EQ(close_dice("armor", 3, {14, 4}), 3);
  EXPECT_EQ(close_dice("artillery", 2, {14, 4}), 3);
  EXPECT_EQ(close_dice("sniper", 1, {14, 4}), 1);
  for (const std::string is : {"armor", "artillery", "sniper"}) {
    Table t = attacked(Position(), is, {"flag", "star", "star"});
    EXPECT_EQ(t.decision(), "retreat") << is;
  }
}

}  // namespace
}  // namespace bocage
