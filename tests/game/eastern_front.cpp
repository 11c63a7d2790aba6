// EF: blitz, winter, reduced visibility, the Finns.
#include <gtest/gtest.h>

#include "rules/movement.h"
#include "support/position.h"

namespace bocage {
namespace {

Position armor_of(std::string_view side, const std::string& rule) {
  const bool axis = side == "axis";
  return Position()
      .special(rule)
      .first(side)
      .unit(side, "armor", {12, 4})
      .unit(axis ? "allies" : "axis", "infantry", {0, axis ? 8 : 0})
      .hand(side, {"attack-center", "recon-left", "air-power"});
}

Table ordered(const Position& p) {
  Table t = p.play();
  t.run("play attack-center", "order 12,4", "done");
  return t;
}

const char* const kBlitz = R"({"rule": "blitz"})";
const char* const kWinter = R"({"rule": "winter"})";
const char* const kHaze = R"({"rule": "reduced-visibility"})";

TEST(EF01, ReconAsAirPowerWithATargetInItsSection) {
  Table t = Position()
                .special(kBlitz)
                .first("axis")
                .unit("axis", "infantry", {12, 0})
                .unit("allies", "infantry", {24, 8})  // on the left of the Axis
                .unit("allies", "infantry", {23, 7})
                .hand("axis", {"recon-left", "recon-right"})
                .play();
  EXPECT_FALSE(t.offers("play recon-right as air-power")) << "nobody there";
  t.act("play recon-left as air-power").act("target 24,8").act("target 23,7");
  EXPECT_TRUE(t.offers("done")) << "no more enemies near";
  t.act("done").draw({"probe-left"}).dice({"star", "armor"}).act("strike 24,8");
  EXPECT_EQ(t.figures({24, 8}), 3) << "one die each for the Axis, and stars hit";
  EXPECT_EQ(t.figures({23, 7}), 4);
  EXPECT_EQ(t.hand("axis"), (Texts{"recon-right", "probe-left"})) << "one card drawn, as after any card but a Recon";
}

TEST(EF01, TheAlliesHaveNoReconStrike) {
  Table t = armor_of("allies", kBlitz).play();
  EXPECT_FALSE(t.offers("play recon-left as air-power"));
}

TEST(EF02, AlliedArmorMovesTwoAxisArmorThree) {
  Table allies = ordered(armor_of("allies", kBlitz));
  EXPECT_TRUE(allies.offers("move 12,4 > 8,4"));
  EXPECT_FALSE(allies.offers("move 12,4 > 6,4"));
  Table axis = ordered(armor_of("axis", kBlitz));
  EXPECT_TRUE(axis.offers("move 12,4 > 6,4"));
}

TEST(EF03, InWinterArmorMovesTwoOrThreeByRoad) {
  for (const char* side : {"axis", "allies"}) {
    Table t = ordered(armor_of(side, kWinter));
    EXPECT_TRUE(t.offers("move 12,4 > 8,4")) << side;
    EXPECT_FALSE(t.offers("move 12,4 > 6,4")) << side;
    Position road = armor_of(side, kWinter);
    for (const Coord at : {Coord{12, 4}, Coord{10, 4}, Coord{8, 4}, Coord{6, 4}}) { road.work("road", at); }
    Table by_road = ordered(road);
    EXPECT_TRUE(by_road.offers("move 12,4 > 6,4")) << side;
    EXPECT_FALSE(by_road.offers("move 12,4 > 7,5")) << "three hexes, the last beside the road";
  }
}

TEST(EF03, WinterDoesNotSlowInfantry) {
  Table t = Position().special(kWinter).unit("allies", "infantry", {12, 4}).hand("allies", {"attack-center"}).play();
  t.run("play attack-center", "order 12,4", "done");
  EXPECT_TRUE(t.offers("move 12,4 > 8,4"));
}

TEST(EF03, TakeGroundAndOverrunStay) {
  Table t = Position()
                .special(kWinter)
                .unit("allies", "armor", {12, 4})
                .unit("axis", "infantry", {14, 4})
                .unit("axis", "infantry", {16, 4})
                .hand("allies", {"attack-center"})
                .play();
  t.set_figures({14, 4}, 1).run("play attack-center", "order 12,4", "done").skip_to("battle");
  t.dice({"grenade", "star", "star"}).act("battle 12,4 > 14,4");
  t.act("take-ground 12,4");
  EXPECT_TRUE(t.offers("battle 14,4 > 16,4"));
}

TEST(EF04, InWinterAirPowerRollsOneDie) {
  for (const char* side : {"axis", "allies"}) {
    const bool axis = std::string_view(side) == "axis";
    const Coord target{0, axis ? 8 : 0};
    Table t = armor_of(side, kWinter).play();
    t.act("play air-power");
    t.dice({"grenade"}).act("target " + std::string(axis ? "0,8" : "0,0"));
    if (t.decision() == "target") { t.act("done"); }
    EXPECT_EQ(t.figures(target), 3) << side;
  }
}

TEST(EF05, TheSymbolHitsInCloseAssaultOnly) {
  const auto lost = [](Coord enemy, const Texts& dice) {
    Table t = Position()
                  .special(kHaze)
                  .unit("allies", "infantry", {12, 4})
                  .unit("axis", "infantry", enemy)
                  .hand("allies", {"attack-center"})
                  .play();
    t.run("play attack-center", "order 12,4", "done").skip_to("battle");
    t.dice(dice).act("battle 12,4 > " + std::to_string(enemy.col) + "," + std::to_string(enemy.row));
    return 4 - t.figures(enemy);
  };
  EXPECT_EQ(lost({14, 4}, {"infantry", "infantry", "star"}), 2);
  EXPECT_EQ(lost({16, 4}, {"infantry", "infantry"}), 0);
  EXPECT_EQ(lost({16, 4}, {"infantry", "grenade"}), 1);
}

TEST(EF05, SpecialStarsHitAsUsual) {
  Table t = Position()
                .special(kHaze)
                .unit("allies", "early-machine-gun", {12, 4})
                .unit("axis", "infantry", {16, 4})
                .hand("allies", {"attack-center"})
                .play();
  t.run("play attack-center", "order 12,4", "done").skip_to("battle");
  t.dice({"infantry", "star"}).act("battle 12,4 > 16,4");
  EXPECT_EQ(t.figures({16, 4}), 3);
}

TEST(EF05, BarrageIsNotAffected) {
  Table t = Position().special(kHaze).unit("axis", "infantry", {12, 0}).hand("allies", {"barrage"}).play();
  t.act("play barrage").dice({"infantry", "infantry", "grenade", "star"}).act("target 12,0");
  EXPECT_EQ(t.figures({12, 0}), 1);
}

TEST(EF06, FinnsHaveNoCommandRuleButSkiTroops) {
  EXPECT_EQ(info(Nation::Finland).command, Command::Ordinary);
  Table t = Position().nation("axis", "finland").unit("axis", "ski-troops", {12, 0}).play();
  EXPECT_EQ(t.battle().command(Side::Axis).id, Command::Ordinary);
  EXPECT_EQ(t.figures({12, 0}), 3);
}

}  // namespace
}  // namespace bocage
