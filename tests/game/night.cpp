// NIGHT: visibility grows with the stars, and limits the range of all fire.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

Position night(const std::string& rule) {
  return Position()
      .special(rule)
      .unit("allies", "artillery", {12, 8})
      .unit("allies", "infantry", {10, 8})
      .unit("axis", "infantry", {12, 4})
      .unit("axis", "infantry", {12, 2})
      .hand("axis", {"attack-center", "barrage", "air-power"})
      .hand("allies", {"attack-center", "barrage", "air-power", "probe-left"});
}

const char* const kNight = R"({"rule": "night"})";

int visibility(const Table& t) { return t.state().open.field.visibility; }

TEST(NIGHT01, StartsAtOneUnlessTheBattleSaysOtherwise) {
  Table t = night(kNight).first("axis").play();
  EXPECT_EQ(visibility(t), 1);
  Table three = night(R"({"rule": "night", "start": 3})").first("axis").play();
  EXPECT_EQ(visibility(three), 3);
  Table option = Position().first("axis").night_option().play();
  EXPECT_EQ(visibility(option), 1);
  EXPECT_EQ(visibility(Position().play()), 0) << "by day there is no limit";
}

// The Axis plays a card and does nothing; then the Allied turn begins with these four dice.
Table next_allied_turn(Position p, const Texts& dice) {
  Table t = p.first("axis").play();
  t.act("play attack-center");
  t.dice(dice).end_turn();
  return t;
}

TEST(NIGHT02, FourDiceEachAlliedTurnAndEachStarAddsOne) {
  EXPECT_EQ(visibility(next_allied_turn(night(kNight), {"star", "star", "flag", "grenade"})), 3);
  EXPECT_EQ(visibility(next_allied_turn(night(kNight), {"infantry", "armor", "flag", "grenade"})), 1);
}

TEST(NIGHT02, TheBattleCanNameTheSideThatRolls) {
  Table t = night(R"({"rule": "night", "side": "axis"})").play();
  t.act("play attack-center");
  t.dice({"star", "flag", "flag", "flag"}).end_turn();
  EXPECT_EQ(visibility(t), 2) << "the Axis turn has begun";
}

TEST(NIGHT03, AtFullVisibilityDayHasComeForGood) {
  Table t = next_allied_turn(night(R"({"rule": "night", "start": 4})"), {"star", "star", "star", "flag"});
  EXPECT_EQ(visibility(t), 0);
  t.act("play probe-left").end_turn();
  t.give("axis", {"barrage"}).act("play barrage");
  EXPECT_EQ(t.decision(), "target") << "and no dice were rolled since";
}

TEST(NIGHT04, NoUnitTargetsBeyondTheVisibility) {
  Table t = next_allied_turn(night(kNight), {"star", "star", "flag", "flag"});  // three hexes
  t.run("play attack-center", "order 12,8", "done").skip_to("battle");
  EXPECT_FALSE(t.offers("battle 12,8 > 12,4")) << "four hexes off";
  EXPECT_NE(t.why_not("battle 12,8 > 12,4").find("NIGHT-04"), std::string::npos);
  Table four = next_allied_turn(night(kNight), {"star", "star", "star", "flag"});
  four.run("play attack-center", "order 12,8", "done").skip_to("battle");
  EXPECT_TRUE(four.offers("battle 12,8 > 12,4"));
  EXPECT_FALSE(four.offers("battle 12,8 > 12,2"));
}

TEST(NIGHT05, AirPowerAndBarrageOrderOneUnit) {
  for (const std::string card : {"air-power", "barrage"}) {
    Table t = next_allied_turn(night(kNight), {"flag", "flag", "flag", "flag"});
    t.act("play " + card);
    ASSERT_EQ(t.decision(), "order") << card;
    t.act("order 12,8");
    EXPECT_FALSE(t.offers_kind("order")) << card << " orders one";
  }
}

TEST(NIGHT05, MarinesOrderTwo) {
  Table t = next_allied_turn(night(kNight).command("allies", "gung-ho"), {"flag", "flag", "flag", "flag"});
  t.act("play barrage").act("order 12,8");
  EXPECT_TRUE(t.offers("order 10,8"));
}

TEST(NIGHT06, BackwardsItGrowsDarker) {
  const char* const dusk = R"({"rule": "night", "start": 6, "backwards": true})";
  EXPECT_EQ(visibility(next_allied_turn(night(dusk), {"star", "star", "flag", "grenade"})), 4);
  const char* const late = R"({"rule": "night", "start": 2, "backwards": true})";
  EXPECT_EQ(visibility(next_allied_turn(night(late), {"star", "star", "star", "star"})), 1) << "never below one";
}

}  // namespace
}  // namespace bocage
