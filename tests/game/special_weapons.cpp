// SWA: anti-tank guns, machine guns and mortars, early and late.
#include <gtest/gtest.h>

#include "rules/combat.h"
#include "rules/retreat.h"
#include "support/position.h"

namespace bocage {
namespace {

constexpr Coord kGun{8, 4};
const Texts kWeapons{"anti-tank-gun", "machine-gun", "mortar"};

// An Allied special weapon in the center; `models` is "early" or "late".
Position weapon(const std::string& is, const std::string& models) {
  return Position().unit("allies", models + "-" + is, kGun).hand("allies", {"attack-center", "attack-left"});
}

// The same with one enemy; the weapon is ordered and may move.
Table against(const std::string& is, const std::string& models, const std::string& enemy, Coord at) {
  Table t = weapon(is, models).unit("axis", enemy, at).play();
  t.run("play attack-center", "order 8,4", "done");
  return t;
}

int dice(const Table& t, Coord at) {
  const UnitId gun = t.unit(kGun)->id;
  return dice_for(t.battle(), t.state().open.field, gun, t.unit(at)->id, Occasion::Attack).total();
}

TEST(SWA01, FourFiguresAndThePiece) {
  for (const std::string& is : kWeapons) {
    EXPECT_EQ(weapon(is, "early").play().figures(kGun), 4) << is;
    EXPECT_EQ(weapon(is, "late").play().figures(kGun), 4) << is;
  }
}

TEST(SWA02_SWA03, ThePieceTakesNoHitAndGoesWithTheLastFigure) {
  Table t = Position()
                .first("axis")
                .unit("axis", "infantry", {10, 4})
                .unit("allies", std::string("late") + "-" + "mortar", kGun)
                .unit("allies", "infantry", {24, 8})
                .hand("axis", {"attack-center"})
                .play();
  t.set_figures(kGun, 1).run("play attack-center", "order 10,4", "done").skip_to("battle");
  t.dice({"grenade", "star", "star"}).act("battle 10,4 > 8,4");
  EXPECT_TRUE(t.empty(kGun));
  EXPECT_EQ(t.medals("axis"), 1) << "one for the unit, none for the piece";
}

TEST(SWA04, SpecialWeaponsCountAsInfantry) {
  for (const std::string& is : kWeapons) {
    Table t = Position()
                  .unit("allies", std::string("early") + "-" + is, kGun)
                  .unit("axis", "infantry", {10, 4})
                  .hand("allies", {"move-out", "armor-assault"})
                  .play();
    t.act("play move-out");
    EXPECT_TRUE(t.offers("order 8,4")) << is;
    const UnitId gun = t.unit(kGun)->id;
    const UnitId enemy = t.unit({10, 4})->id;
    EXPECT_EQ(faces_for(t.battle(), t.state().open.field, enemy, gun), hit_faces(Arm::Infantry, Stars::Miss)) << is;
  }
}

TEST(SWA05, TakesNoGround) {
  for (const std::string& is : kWeapons) {
    Table t = against(is, "late", "infantry", {10, 4});
    t.set_figures({10, 4}, 1).skip_to("battle");
    t.dice({"grenade", "flag", "flag"}).act("battle 8,4 > 10,4");
    EXPECT_NE(t.decision(), "take-ground") << is;
    EXPECT_TRUE(t.empty({10, 4}));
  }
}

TEST(SWA07, TheSymbolKeepsHitting) {
  Table t = against("anti-tank-gun", "early", "armor", {10, 4});
  t.skip_to("battle").dice({"armor", "grenade", "infantry"}).act("battle 8,4 > 10,4");
  EXPECT_EQ(t.figures({10, 4}), 1);
}

TEST(SWA11, EarlyMovesTwoOrBattles) {
  for (const std::string& is : kWeapons) {
    Table t = against(is, "early", "infantry", {12, 4});
    EXPECT_TRUE(t.offers("move 8,4 > 4,4")) << is;
    EXPECT_FALSE(t.offers("move 8,4 > 2,4")) << is;
    t.act("move 8,4 > 9,5").skip_to("battle");
    EXPECT_FALSE(t.offers_kind("battle")) << is << " moved one hex";
    Table still = against(is, "early", "infantry", {12, 4});
    still.skip_to("battle");
    EXPECT_TRUE(still.offers("battle 8,4 > 12,4")) << is;
  }
}

TEST(SWA12, EarlyRangeThree) {
  for (const std::string& is : kWeapons) {
    EXPECT_EQ(dice(against(is, "early", "infantry", {10, 4}), {10, 4}), 3) << is;
    EXPECT_EQ(dice(against(is, "early", "infantry", {12, 4}), {12, 4}), 2) << is;
    EXPECT_EQ(dice(against(is, "early", "infantry", {14, 4}), {14, 4}), 1) << is;
    EXPECT_EQ(dice(against(is, "early", "infantry", {16, 4}), {16, 4}), 0) << is;
  }
}

TEST(SWA13, EachStarHitsArmor) {
  Table t = against("anti-tank-gun", "early", "armor", {10, 4});
  t.skip_to("battle").dice({"star", "star", "infantry"}).act("battle 8,4 > 10,4");
  EXPECT_EQ(t.figures({10, 4}), 1);
  Table infantry = against("anti-tank-gun", "early", "infantry", {10, 4});
  infantry.skip_to("battle").dice({"star", "star", "armor"}).act("battle 8,4 > 10,4");
  EXPECT_EQ(infantry.figures({10, 4}), 4);
}

TEST(SWA14, EachStarHitsInfantry) {
  Table t = against("machine-gun", "early", "infantry", {10, 4});
  t.skip_to("battle").dice({"star", "star", "armor"}).act("battle 8,4 > 10,4");
  EXPECT_EQ(t.figures({10, 4}), 2);
  Table armor = against("machine-gun", "early", "armor", {10, 4});
  armor.skip_to("battle").dice({"star", "star", "infantry"}).act("battle 8,4 > 10,4");
  EXPECT_EQ(armor.figures({10, 4}), 3);
}

TEST(SWA15, MortarNeedsNoSightAndMindsNoCover) {
  Table t = weapon("mortar", "early")
                .unit("axis", "infantry", {12, 4})
                .terrain("forest", {{10, 4}, {12, 4}, {11, 3}, {11, 5}})
                .play();
  t.run("play attack-center", "order 8,4", "done").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 8,4 > 12,4"));
  EXPECT_EQ(dice(t, {12, 4}), 2);
}

TEST(SWA16, TheOthersNeedSight) {
  for (const std::string is : {"anti-tank-gun", "machine-gun"}) {
    Table t = weapon(is, "early").unit("axis", "infantry", {12, 4}).terrain("forest", {{10, 4}}).play();
    t.run("play attack-center", "order 8,4", "done").skip_to("battle");
    EXPECT_FALSE(t.offers("battle 8,4 > 12,4")) << is;
  }
}

TEST(SWA21, LateMovesOneAndBattlesOrTwo) {
  for (const std::string& is : kWeapons) {
    Table one = against(is, "late", "infantry", {12, 4});
    one.act("move 8,4 > 10,4").skip_to("battle");
    EXPECT_TRUE(one.offers("battle 10,4 > 12,4")) << is;
    Table two = against(is, "late", "infantry", {12, 4});
    EXPECT_FALSE(two.offers("move 8,4 > 2,4")) << is;
    two.act("move 8,4 > 10,6").skip_to("battle");
    EXPECT_FALSE(two.offers_kind("battle")) << is;
  }
}

TEST(SWA22, LateDiceLikeInfantry) {
  for (const std::string is : {"anti-tank-gun", "machine-gun"}) {
    EXPECT_EQ(dice(against(is, "late", "infantry", {10, 4}), {10, 4}), 3) << is;
    EXPECT_EQ(dice(against(is, "late", "infantry", {12, 4}), {12, 4}), 2) << is;
    EXPECT_EQ(dice(against(is, "late", "infantry", {14, 4}), {14, 4}), 1) << is;
    EXPECT_EQ(dice(against(is, "late", "infantry", {16, 4}), {16, 4}), 0) << is;
  }
}

TEST(SWA23_SWA24, StarsHitFromWhereItStands) {
  for (const auto& [is, enemy] : {std::pair{"anti-tank-gun", "armor"}, std::pair{"machine-gun", "infantry"}}) {
    Table still = against(is, "late", enemy, {12, 4});
    const int full = still.figures({12, 4});
    still.skip_to("battle").dice({"star", "star"}).act("battle 8,4 > 12,4");
    EXPECT_EQ(still.figures({12, 4}), full - 2) << is;
    Table moved = against(is, "late", enemy, {12, 4});
    moved.act("move 8,4 > 10,4").skip_to("battle");
    moved.dice({"star", "star", "star"}).act("battle 10,4 > 12,4");
    EXPECT_EQ(moved.figures({12, 4}), full) << is << " has moved";
  }
}

TEST(SWA25, ALateMortarThatStandsReachesFarther) {
  EXPECT_EQ(dice(against("mortar", "late", "infantry", {10, 4}), {10, 4}), 3);
  EXPECT_EQ(dice(against("mortar", "late", "infantry", {12, 4}), {12, 4}), 2);
  EXPECT_EQ(dice(against("mortar", "late", "infantry", {14, 4}), {14, 4}), 1);
  EXPECT_EQ(dice(against("mortar", "late", "infantry", {16, 4}), {16, 4}), 1);
  EXPECT_EQ(dice(against("mortar", "late", "infantry", {18, 4}), {18, 4}), 0);
  Table t = weapon("mortar", "late").unit("axis", "infantry", {16, 4}).terrain("forest", {{10, 4}}).play();
  t.run("play attack-center", "order 8,4", "done").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 8,4 > 16,4")) << "no sight needed";
}

TEST(SWA26, ALateMortarMindsNoCoverEvenAfterAMove) {
  for (const bool moves : {false, true}) {
    Table t = weapon("mortar", "late").unit("axis", "infantry", {12, 4}).terrain("forest", {{12, 4}}).play();
    t.run("play attack-center", "order 8,4", "done");
    if (moves) { t.act("move 8,4 > 10,4"); }
    t.skip_to("battle");
    const Coord from = moves ? Coord{10, 4} : kGun;
    const UnitId gun = t.unit(from)->id;
    const UnitId enemy = t.unit({12, 4})->id;
    EXPECT_EQ(dice_for(t.battle(), t.state().open.field, gun, enemy, Occasion::Attack).total(), moves ? 3 : 2);
  }
}

TEST(SWA27, ALateMortarThatMovedNeedsSight) {
  Table t = weapon("mortar", "late").unit("axis", "infantry", {14, 4}).terrain("forest", {{12, 4}}).play();
  t.run("play attack-center", "order 8,4", "done").act("move 8,4 > 10,4").skip_to("battle");
  EXPECT_FALSE(t.offers("battle 10,4 > 14,4"));
}

TEST(SWA31, BehindEnemyLinesOverridesTheLimit) {
  for (const std::string models : {"early", "late"}) {
    Table t = Position()
                  .unit("allies", std::string(models) + "-" + "machine-gun", kGun)
                  .unit("axis", "infantry", {16, 4})
                  .hand("allies", {"behind-enemy-lines"})
                  .play();
    t.run("play behind-enemy-lines", "order 8,4", "done").act("move 8,4 > 14,4").skip_to("battle");
    EXPECT_TRUE(t.offers("battle 14,4 > 16,4")) << models;
    t.dice({"flag", "star", "star", "star"}).act("battle 14,4 > 16,4");
    t.act(t.offers("retreat 16,4 > 15,3") ? "retreat 16,4 > 15,3" : "retreat 16,4 > 17,3");
    EXPECT_EQ(t.decision(), "second-move") << models;
    EXPECT_TRUE(t.offers("move 14,4 > 8,4"));
  }
}

TEST(SWA32, InfantryAssaultLetsAnEarlyWeaponMoveThree) {
  Table t = Position()
                .unit("allies", std::string("early") + "-" + "machine-gun", kGun)
                .unit("axis", "infantry", {12, 4})
                .hand("allies", {"infantry-assault"})
                .play();
  t.run("play infantry-assault", "section center", "order 8,4", "done");
  EXPECT_TRUE(t.offers("move 8,4 > 2,4"));
  t.act("move 8,4 > 10,4").skip_to("battle");
  EXPECT_FALSE(t.offers_kind("battle")) << "it moved";
}

TEST(SWA33, InfantryAssaultLetsALateWeaponMoveTwoAndBattle) {
  Table t = Position()
                .unit("allies", std::string("late") + "-" + "machine-gun", kGun)
                .unit("axis", "infantry", {14, 4})
                .hand("allies", {"infantry-assault"})
                .play();
  t.run("play infantry-assault", "section center", "order 8,4", "done").act("move 8,4 > 12,4").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 12,4 > 14,4"));
}

TEST(SWA34, EarlyWeaponsHaveNoBanzaiLateOnesHave) {
  for (const bool late : {false, true}) {
    Table t = Position()
                  .command("allies", "imperial-army")
                  .unit("allies", std::string(late ? "late" : "early") + "-" + "machine-gun", kGun)
                  .unit("axis", "infantry", {14, 4})
                  .hand("allies", {"attack-center"})
                  .play();
    const UnitId gun = t.unit(kGun)->id;
    EXPECT_EQ(flags_it_must_ignore(t.battle(), t.state().open.field, gun, 2), 1) << "the other rules hold for both";
    t.run("play attack-center", "order 8,4", "done").act("move 8,4 > 12,4").skip_to("battle");
    EXPECT_EQ(t.offers_kind("battle"), late);
  }
}

}  // namespace
}  // namespace bocage
