// XU-01 to XU-08: snipers, cavalry, ski troops, engineers, tanks and guns of the expansions.
#include <gtest/gtest.h>

#include "rules/combat.h"
#include "support/position.h"

namespace bocage {
namespace {

constexpr Coord kHere{12, 4};

Position unit_of(const std::string& is) {
  return Position().unit("allies", is, kHere).hand("allies", {"attack-center", "infantry-assault"});
}

Table ordered(const Position& p) {
  Table t = p.play();
  t.run("play attack-center", "order 12,4", "done");
  return t;
}

int dice_at(const std::string& is, int range) {
  const Coord at{kHere.col - 2 * range, kHere.row};
  if (at.col < 0) { return -1; }
  const Table t = unit_of(is).unit("axis", "artillery", at).play();
  return dice_for(t.battle(), t.state().open.field, t.unit(kHere)->id, t.unit(at)->id, Occasion::Attack).total();
}

std::vector<int> dice_of(const std::string& is) {
  std::vector<int> dice;
  for (int range = 1; range <= 6; ++range) { dice.push_back(dice_at(is, range)); }
  return dice;
}

// How far it can move on open ground, and how far it can move and still battle.
struct March {
  int most;
  int with_battle;
};
March march_of(const std::string& is) {
  March march{0, -1};
  for (int hexes = 0; hexes <= 3; ++hexes) {
    Table t = ordered(unit_of(is).unit("axis", "infantry", {18, 4}));
    const std::string to = std::to_string(12 - 2 * hexes) + ",4";
    if (hexes != 0 && !t.offers("move 12,4 > " + to)) { break; }
    march.most = hexes;
    // In line with the move, so that the enemy stays in range.
    Table near = ordered(unit_of(is).unit("axis", "infantry", {14 + 2 * hexes, 4}));
    if (hexes != 0) { near.act("move 12,4 > " + std::to_string(12 + 2 * hexes) + ",4"); }
    near.skip_to("battle");
    if (near.offers_kind("battle")) { march.with_battle = hexes; }
  }
  return march;
}

TEST(XU01n, SniperOneFigure) { EXPECT_EQ(unit_of("sniper").play().figures(kHere), 1); }
TEST(XU01m, SniperTwoHexesAndBattle) {
  EXPECT_EQ(march_of("sniper").most, 2);
  EXPECT_EQ(march_of("sniper").with_battle, 2);
}
TEST(XU01d, SniperOneDieToFive) { EXPECT_EQ(dice_of("sniper"), (std::vector<int>{1, 1, 1, 1, 1, 0})); }

TEST(XU01no1, SniperBattlesFromCoverItEnteredButStops) {
  Table t = ordered(unit_of("sniper").terrain("forest", {{14, 4}}).unit("axis", "infantry", {18, 4}));
  t.act("move 12,4 > 14,4").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 14,4 > 18,4"));
  Table stop = ordered(unit_of("sniper").terrain("forest", {{14, 4}, {13, 3}, {13, 5}}));
  EXPECT_FALSE(stop.offers("move 12,4 > 16,4"));
}

TEST(XU01no2, SniperNotAtArmor) {
  Table t = ordered(unit_of("sniper").unit("axis", "armor", {16, 4}).unit("axis", "artillery", {12, 0}));
  t.skip_to("battle");
  EXPECT_FALSE(t.offers("battle 12,4 > 16,4"));
  EXPECT_NE(t.why_not("battle 12,4 > 16,4").find("XU-01.2"), std::string::npos);
  EXPECT_TRUE(t.offers("battle 12,4 > 12,0"));
}

TEST(XU01no3, SniperHitsOnSymbolGrenadeAndStar) {
  for (const auto& [face, left] : {std::pair{"infantry", 3}, {"grenade", 3}, {"star", 3}, {"armor", 4}}) {
    Table t = ordered(unit_of("sniper").unit("axis", "infantry", {16, 4}));
    t.skip_to("battle").dice({face}).act("battle 12,4 > 16,4");
    EXPECT_EQ(t.figures({16, 4}), left) << face;
  }
}

TEST(XU01no4, SniperMindsNoCover) {
  Table t = ordered(unit_of("sniper").unit("axis", "infantry", {16, 4}).terrain("forest", {16, 4}));
  t.skip_to("battle");
  EXPECT_TRUE(t.offers("battle 12,4 > 16,4"));
}

Table sniper_attacked(const Texts& dice, const std::string& by = "infantry") {
  Table t = Position()
                .first("axis")
                .unit("allies", "sniper", kHere)
                .unit("axis", by, {14, 4})
                .hand("axis", {"attack-center"})
                .play();
  t.run("play attack-center", "order 14,4", "done").skip_to("battle");
  t.dice(dice).act("battle 14,4 > 12,4");
  return t;
}

TEST(XU01no5, SniperHitByGrenadeAndSpecialStars) {
  EXPECT_FALSE(sniper_attacked({"infantry", "infantry", "star"}).empty(kHere));
  EXPECT_TRUE(sniper_attacked({"grenade", "armor", "star"}).empty(kHere));
  EXPECT_TRUE(sniper_attacked({"star", "armor", "armor"}, "early-machine-gun").empty(kHere));
}

TEST(XU01no6, SniperRetreatsUpToThreeHexes) {
  Table t = sniper_attacked({"flag", "armor", "armor"});
  t.run("retreat 12,4 > 11,5", "retreat 11,5 > 10,6");
  EXPECT_TRUE(t.offers("done"));
  t.act("retreat 10,6 > 9,7");
  EXPECT_NE(t.decision(), "retreat");
}

TEST(XU01no7, SniperGivesNoMedal) {
  Table t = sniper_attacked({"grenade", "armor", "armor"});
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(XU02n, CavalryFourFigures) { EXPECT_EQ(unit_of("cavalry").play().figures(kHere), 4); }
TEST(XU02m, CavalryThreeHexesAndBattle) {
  EXPECT_EQ(march_of("cavalry").most, 3);
  EXPECT_EQ(march_of("cavalry").with_battle, 3);
}
TEST(XU02d, CavalryDice) { EXPECT_EQ(dice_of("cavalry"), (std::vector<int>{2, 1, 0, 0, 0, 0})); }
TEST(XU02no1, CavalryTakesGroundAndBattlesOnceMore) {
  Table t = ordered(unit_of("cavalry").unit("axis", "infantry", {14, 4}).unit("axis", "infantry", {16, 4}));
  t.set_figures({14, 4}, 1).skip_to("battle");
  t.dice({"grenade", "star"}).act("battle 12,4 > 14,4");
  t.act("take-ground 12,4");
  ASSERT_EQ(t.decision(), "overrun");
  t.dice({"star", "star"}).act("battle 14,4 > 16,4");
  EXPECT_FALSE(t.offers_kind("battle")) << "once";
}

TEST(XU03n, SkiTroopsThreeFigures) { EXPECT_EQ(unit_of("ski-troops").play().figures(kHere), 3); }
TEST(XU03m, SkiTroopsThreeHexesAndBattle) {
  EXPECT_EQ(march_of("ski-troops").most, 3);
  EXPECT_EQ(march_of("ski-troops").with_battle, 3);
}
TEST(XU03d, SkiTroopsDice) { EXPECT_EQ(dice_of("ski-troops"), (std::vector<int>{3, 2, 0, 0, 0, 0})); }
TEST(XU03no1, SkiTroopsBattleFromCoverTheyEntered) {
  Table t = ordered(unit_of("ski-troops").terrain("forest", {14, 4}).unit("axis", "infantry", {18, 4}));
  t.act("move 12,4 > 14,4").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 14,4 > 18,4"));
}
TEST(XU03no2, SkiTroopsRetreatOneToThreeHexes) {
  Table t = Position()
                .first("axis")
                .unit("allies", "ski-troops", kHere)
                .unit("axis", "infantry", {12, 2})
                .unit("axis", "infantry", {14, 4})
                .hand("axis", {"attack-center"})
                .play();
  t.run("play attack-center", "order 14,4", "done").skip_to("battle");
  t.dice({"flag", "star", "star"}).act("battle 14,4 > 12,4");
  EXPECT_FALSE(t.offers("done")) << "at least one";
  t.act("retreat 12,4 > 11,5");
  EXPECT_TRUE(t.offers("done"));
  t.act("retreat 11,5 > 10,6").act("retreat 10,6 > 9,7");
  EXPECT_NE(t.decision(), "retreat") << "three is all";
}

TEST(XU04n, EngineersFourFigures) { EXPECT_EQ(unit_of("engineers").play().figures(kHere), 4); }
TEST(XU04m, EngineersMoveAsInfantry) {
  EXPECT_EQ(march_of("engineers").most, 2);
  EXPECT_EQ(march_of("engineers").with_battle, 1);
}
TEST(XU04d, EngineersDice) { EXPECT_EQ(dice_of("engineers"), (std::vector<int>{3, 2, 1, 0, 0, 0})); }
TEST(XU04no1, EngineersIgnoreProtectionInCloseAssault) {
  const auto dice = [](Coord at) {
    const Table t = unit_of("engineers").unit("axis", "infantry", at).bunker("axis", at).play();
    return dice_for(t.battle(), t.state().open.field, t.unit(kHere)->id, t.unit(at)->id, Occasion::Attack).total();
  };
  EXPECT_EQ(dice({14, 4}), 3);
  EXPECT_EQ(dice({16, 4}), 1) << "not in fire";
}
TEST(XU04no2, EngineersBattleInWireAndRemoveIt) {
  Table t = ordered(unit_of("engineers").work("wire", kHere).unit("axis", "infantry", {14, 4}));
  t.skip_to("battle");
  EXPECT_TRUE(t.offers("remove-wire 12,4"));
  t.dice({"star", "star"}).act("battle 12,4 > 14,4");
  ASSERT_TRUE(t.offers("remove-wire 12,4"));
  t.act("remove-wire 12,4");
  EXPECT_FALSE(t.has_wire(kHere));
  Table infantry = ordered(unit_of("infantry").work("wire", kHere).unit("axis", "infantry", {14, 4}));
  infantry.skip_to("battle").dice({"star", "star"}).act("battle 12,4 > 14,4");
  EXPECT_FALSE(infantry.offers_kind("remove-wire")) << "others choose one";
}

Position mined(const std::string& is) {
  return unit_of(is).minefield("axis", {14, 4}).unit("axis", "infantry", {16, 4});
}
bool is_mined(const Table& t) { return t.state().open.field.mines.contains(t.hex({14, 4})); }

TEST(XU04no3, EngineersClearMinesInsteadOfBattling) {
  Table t = ordered(mined("engineers"));
  t.act("move 12,4 > 14,4");
  EXPECT_TRUE(is_mined(t)) << "not by entering";
  EXPECT_EQ(t.figures({14, 4}), 4);
  t.skip_to("battle");
  EXPECT_FALSE(is_mined(t));
  EXPECT_FALSE(t.offers_kind("battle"));
}
TEST(XU04no4, EngineersWithInfantryAssaultMoveTwoAndClear) {
  Table t = unit_of("engineers").minefield("axis", {16, 4}).unit("axis", "infantry", {18, 4}).play();
  t.run("play infantry-assault", "section center", "order 12,4", "done").act("move 12,4 > 16,4");
  EXPECT_EQ(t.figures({16, 4}), 4);
  t.skip_to("battle");
  EXPECT_FALSE(t.state().open.field.mines.contains(t.hex({16, 4})));
  Table wire = unit_of("engineers").work("wire", {16, 4}).unit("axis", "infantry", {18, 4}).play();
  wire.run("play infantry-assault", "section center", "order 12,4", "done").act("move 12,4 > 16,4").skip_to("battle");
  EXPECT_TRUE(wire.offers("remove-wire 16,4"));
}
TEST(XU04no5, EngineersWhoCannotBattleSetThemOff) {
  Table t = unit_of("engineers").minefield("axis", {16, 4}).play();
  t.set_mine({16, 4}, 2);
  t.run("play attack-center", "order 12,4", "done");
  t.dice({"grenade", "infantry"}).act("move 12,4 > 16,4");
  EXPECT_EQ(t.figures({16, 4}), 2);
}

TEST(XU05n, EliteArmorFourFigures) { EXPECT_EQ(unit_of("elite-armor").play().figures(kHere), 4); }
TEST(XU05m, EliteArmorMovesAsArmor) {
  EXPECT_EQ(march_of("elite-armor").most, 3);
  EXPECT_EQ(march_of("elite-armor").with_battle, 3);
}
TEST(XU05d, EliteArmorDice) { EXPECT_EQ(dice_of("elite-armor"), (std::vector<int>{3, 3, 3, 0, 0, 0})); }

TEST(XU06n, FlameThrowerThreeFigures) { EXPECT_EQ(unit_of("flame-thrower-tank").play().figures(kHere), 3); }
TEST(XU06m, FlameThrowerMovesAsArmor) {
  EXPECT_EQ(march_of("flame-thrower-tank").most, 3);
  EXPECT_EQ(march_of("flame-thrower-tank").with_battle, 3);
}
TEST(XU06d, FlameThrowerDice) { EXPECT_EQ(dice_of("flame-thrower-tank"), (std::vector<int>{3, 3, 3, 0, 0, 0})); }
TEST(XU06no1, FlameThrowerLosesOneDieAtMostInCloseAssault) {
  const auto dice = [](Coord at) {
    const Table t = unit_of("flame-thrower-tank").unit("axis", "infantry", at).terrain("forest", at).play();
    return dice_for(t.battle(), t.state().open.field, t.unit(kHere)->id, t.unit(at)->id, Occasion::Attack).total();
  };
  EXPECT_EQ(dice({14, 4}), 2);
  EXPECT_EQ(dice({16, 4}), 1) << "no extra die in fire";
}

TEST(XU07n, MobileArtilleryTwoFigures) { EXPECT_EQ(unit_of("mobile-artillery").play().figures(kHere), 2); }
TEST(XU07m, MobileArtilleryOneHexAndBattleOrTwo) {
  EXPECT_EQ(march_of("mobile-artillery").most, 2);
  EXPECT_EQ(march_of("mobile-artillery").with_battle, 1);
}
TEST(XU07d, MobileArtilleryDice) { EXPECT_EQ(dice_of("mobile-artillery"), (std::vector<int>{3, 3, 2, 2, 1, 1})); }
TEST(XU07no1, MobileArtilleryNeedsNoSightAndMindsNoCover) {
  Table t =
      ordered(unit_of("mobile-artillery").unit("axis", "infantry", {16, 4}).terrain("forest", {{14, 4}, {16, 4}}));
  t.skip_to("battle").dice({"star", "star", "star"}).act("battle 12,4 > 16,4");
}

TEST(XU08n, BigGunTwoFigures) { EXPECT_EQ(unit_of("big-gun").play().figures(kHere), 2); }
TEST(XU08m, BigGunMovesAsArtillery) {
  EXPECT_EQ(march_of("big-gun").most, 1);
  EXPECT_EQ(march_of("big-gun").with_battle, 0);
}
TEST(XU08d, BigGunDice) {
  const std::vector<int> wanted{3, 3, 2, 2, 1, 1, 1, 1};
  for (int range = 1; range <= 8; ++range) {
    const Coord at{2 * range, 4};
    const Table t = Position().unit("allies", "big-gun", {0, 4}).unit("axis", "infantry", at).play();
    const UnitId gun = t.unit({0, 4})->id;
    EXPECT_EQ(dice_for(t.battle(), t.state().open.field, gun, t.unit(at)->id, Occasion::Attack).total(),
              wanted[static_cast<std::size_t>(range - 1)])
        << range;
  }
}

// A big gun and targets four or more hexes away; battles are asked for.
Table gunnery(const std::vector<Coord>& targets = {{18, 4}}) {
  Position p = unit_of("big-gun").hand("allies", {"attack-center", "probe-center", "attack-left"});
  for (const Coord at : targets) { p.unit("axis", "infantry", at); }
  p.hand("axis", {"probe-left", "probe-center", "probe-right", "attack-center"});
  Table t = ordered(p);
  t.skip_to("battle");
  return t;
}
int dice_on(const Table& t, Coord at) {
  return dice_for(t.battle(), t.state().open.field, t.unit(kHere)->id, t.unit(at)->id, Occasion::Attack).total();
}

TEST(XU08no1, ATargetHitAndStillThereGetsTheCrossHair) {
  Table hit = gunnery();
  hit.dice({"grenade", "star"}).act("battle 12,4 > 18,4");
  EXPECT_EQ(hit.happened("cross-hair-placed"), 1);
  Table missed = gunnery();
  missed.dice({"armor", "star"}).act("battle 12,4 > 18,4");
  EXPECT_EQ(missed.happened("cross-hair-placed"), 0);
  Table driven_off = gunnery();
  driven_off.dice({"grenade", "flag"}).act("battle 12,4 > 18,4");
  driven_off.act("retreat 18,4 > 17,3");
  EXPECT_EQ(driven_off.happened("cross-hair-placed"), 0);
}
TEST(XU08no2, OneMoreDieAtThatTargetNotCumulative) {
  Table t = gunnery();
  EXPECT_EQ(dice_on(t, {18, 4}), 2);
  t.dice({"grenade", "star"}).act("battle 12,4 > 18,4");
  EXPECT_EQ(dice_on(t, {18, 4}), 3);
  t.end_turn();
  t.act("play probe-left").end_turn();
  t.run("play probe-center", "order 12,4", "done").skip_to("battle");
  t.dice({"grenade", "star", "star"}).act("battle 12,4 > 18,4");
  EXPECT_EQ(dice_on(t, {18, 4}), 3);
}
TEST(XU08no3, TheMarkerGoesWhenTargetOrGunMoves) {
  Table t = gunnery();
  t.dice({"grenade", "star"}).act("battle 12,4 > 18,4");
  t.end_turn();
  t.act("play probe-right").end_turn();
  EXPECT_EQ(dice_on(t, {18, 4}), 3) << "nobody moved";
  t.run("play probe-center", "order 12,4", "done").act("move 12,4 > 10,4");
  const UnitId gun = t.unit({10, 4})->id;
  const UnitId target = t.unit({18, 4})->id;
  EXPECT_EQ(dice_for(t.battle(), t.state().open.field, gun, target, Occasion::Attack).cross_hair, 0);
}
TEST(XU08no4, ThreeMarkersForEachGun) {
  Table t = gunnery({{18, 4}, {20, 4}, {18, 6}, {20, 6}});
  const UnitId gun = t.unit(kHere)->id;
  Texts targets{"18,4", "20,4", "18,6", "20,6"};
  int placed = 0;
  for (const std::string& at : targets) {
    t.dice(at == "20,6" ? Texts{"grenade"} : Texts{"grenade", "star"});  // five hexes, or four
    t.act("battle 12,4 > " + at);
    placed += static_cast<int>(t.happened("cross-hair-placed"));
    t.end_turn();
    t.give("axis", {"probe-left", "probe-right"}).act("play probe-left").end_turn();
    t.give("allies", {"probe-center", "attack-left"});
    t.run("play probe-center", "order 12,4", "done").skip_to("battle");
  }
  EXPECT_EQ(placed, 3);
  int marks = 0;
  for (const CrossHair& mark : t.state().open.field.cross_hairs) { marks += mark.gun == gun ? 1 : 0; }
  EXPECT_EQ(marks, 3);
}

}  // namespace
}  // namespace bocage
