// XU-09 to XU-11: destroyers, aircraft carriers, landing craft. Rows 7 and 8 are ocean; row 7 borders the beach.
#include <gtest/gtest.h>

#include "rules/combat.h"
#include "rules/sight.h"
#include "support/position.h"

namespace bocage {
namespace {

constexpr Coord kSea{12, 8};

// A beach board: beach in rows 4 to 6, ocean in rows 7 and 8; here one more row of ocean, so that ships have room.
Position at_sea(const std::string& is, Coord at = kSea) {
  return Position()
      .face("beach")
      .unit("allies", is, at)
      .unit("allies", "infantry", {0, 4})
      .hand("allies", {"attack-center", "probe-center", "artillery-bombard", "direct-from-hq"});
}

Table ordered(const Position& p, const std::string& card = "attack-center") {
  Table t = p.play();
  t.run("play " + card, "order 12,8", "done");
  return t;
}

TEST(XU09n, DestroyerTakesThreeHits) { EXPECT_EQ(at_sea("destroyer").play().figures(kSea), 3); }

TEST(XU09m_XU09no1, DestroyerTwoOceanHexesAndBattleNeverNextToABeach) {
  Table t = ordered(at_sea("destroyer").unit("axis", "infantry", {12, 2}));
  EXPECT_TRUE(t.offers("move 12,8 > 8,8"));
  EXPECT_FALSE(t.offers("move 12,8 > 6,8"));
  EXPECT_FALSE(t.offers("move 12,8 > 11,7")) << "next to the beach";
  t.act("move 12,8 > 8,8").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 8,8 > 12,2"));
}

TEST(XU09d_XU09no7, DestroyerDiceWithoutSightOrCover) {
  const std::vector<int> wanted{3, 3, 2, 2, 1, 1, 1, 1};
  for (int range = 4; range <= 8; ++range) {
    const Coord at{12 + range % 2, 8 - range};
    Table t = ordered(at_sea("destroyer").unit("axis", "infantry", at).terrain("forest", at));
    t.skip_to("battle");
    EXPECT_TRUE(t.offers("battle 12,8 > " + std::to_string(at.col) + "," + std::to_string(at.row))) << range;
    const UnitId ship = t.unit(kSea)->id;
    EXPECT_EQ(dice_for(t.battle(), t.state().open.field, ship, t.unit(at)->id, Occasion::Attack).total(),
              wanted[static_cast<std::size_t>(range - 1)])
        << range;
  }
}

// An enemy gun on the beach fires at the ship.
Table under_fire(const std::string& is, const Texts& dice, Coord at = kSea) {
  Table t = at_sea(is, at).first("axis").unit("axis", "artillery", {12, 4}).hand("axis", {"attack-center"}).play();
  t.run("play attack-center", "order 12,4", "done").skip_to("battle");
  t.dice(dice).act("battle 12,4 > " + std::to_string(at.col) + "," + std::to_string(at.row));
  return t;
}

TEST(XU09no2, DestroyerHitByGrenadesOnly) {
  EXPECT_EQ(under_fire("destroyer", {"infantry", "star"}).figures(kSea), 3);
  EXPECT_EQ(under_fire("destroyer", {"grenade", "armor"}).figures(kSea), 2);
}
TEST(XU09no3, DestroyerMayIgnoreOneFlag) {
  Table t = under_fire("destroyer", {"flag", "star"});
  ASSERT_EQ(t.decision(), "ignore-flag");
  t.act("ignore-flag 12,8");
  EXPECT_EQ(t.figures(kSea), 3);
}
TEST(XU09no4, DestroyerRetreatsByOceanOrTakesAHit) {
  Table t = under_fire("destroyer", {"flag", "star"});
  t.act("pass");
  EXPECT_EQ(t.figures(kSea), 2) << "it is at the edge of the board";
}
TEST(XU09no5, DestroyerHasCrossHairs) {
  Table t = ordered(at_sea("destroyer").unit("axis", "infantry", {12, 2}));
  t.skip_to("battle").dice({"grenade"}).act("battle 12,8 > 12,2");
  EXPECT_EQ(t.happened("cross-hair-placed"), 1);
  const UnitId ship = t.unit(kSea)->id;
  const UnitId target = t.unit({12, 2})->id;
  EXPECT_EQ(dice_for(t.battle(), t.state().open.field, ship, target, Occasion::Attack).total(), 2);
}
TEST(XU09no6, SunkIsOneMedal) {
  Table t = at_sea("destroyer").first("axis").unit("axis", "artillery", {12, 4}).hand("axis", {"attack-center"}).play();
  t.set_figures(kSea, 1).run("play attack-center", "order 12,4", "done").skip_to("battle");
  t.dice({"grenade", "star"}).act("battle 12,4 > 12,8");
  EXPECT_TRUE(t.empty(kSea));
  EXPECT_EQ(t.medals("axis"), 1);
}

TEST(XU09m, AShipIsNobodysArtillery) {
  Table t = at_sea("destroyer").play();
  t.act("play artillery-bombard");
  EXPECT_TRUE(t.offers("order 12,8")) << "there is no artillery, so one unit of choice";
  Table with_guns = at_sea("destroyer").unit("allies", "artillery", {0, 2}).play();
  with_guns.act("play artillery-bombard");
  EXPECT_FALSE(with_guns.offers("order 12,8"));
}

TEST(XU10n, CarrierTakesThreeHits) { EXPECT_EQ(at_sea("aircraft-carrier").play().figures(kSea), 3); }
TEST(XU10m_XU10no1, CarrierTwoOceanHexes) {
  Table t = ordered(at_sea("aircraft-carrier"));
  EXPECT_TRUE(t.offers("move 12,8 > 8,8"));
  EXPECT_FALSE(t.offers("move 12,8 > 6,8"));
  EXPECT_FALSE(t.offers("move 12,8 > 11,7"));
}
TEST(XU10d, CarrierHasNoDice) {
  Table t = ordered(at_sea("aircraft-carrier").unit("axis", "infantry", {12, 4}));
  t.skip_to("battle");
  EXPECT_FALSE(t.offers_kind("battle"));
}
TEST(XU10no2, CarrierHitByGrenadesOnly) {
  EXPECT_EQ(under_fire("aircraft-carrier", {"star", "infantry"}).figures(kSea), 3);
  EXPECT_EQ(under_fire("aircraft-carrier", {"grenade", "infantry"}).figures(kSea), 2);
}
TEST(XU10no3, CarrierMayIgnoreOneFlag) {
  EXPECT_EQ(under_fire("aircraft-carrier", {"flag", "star"}).decision(), "ignore-flag");
}
TEST(XU10no4, CarrierRetreatsByOceanOrTakesAHit) {
  Table t = under_fire("aircraft-carrier", {"flag", "star"});
  t.act("pass");
  EXPECT_EQ(t.figures(kSea), 2);
}
TEST(XU10no6, CarrierSunkIsOneMedal) { EXPECT_EQ(info(UnitType::AircraftCarrier).worth, 1); }

// A unit in a landing craft on the baseline.
Position in_craft(Coord at = kSea) {
  return Position()
      .face("beach")
      .unit("allies", "armor", at)
      .in_craft()
      .unit("axis", "infantry", {12, 0})
      .hand("allies", {"attack-center", "probe-center"});
}

TEST(XU11n_XU11no3, TheUnitInItIsTheTarget) {
  Table t = in_craft().first("axis").unit("axis", "artillery", {12, 4}).hand("axis", {"attack-center"}).play();
  EXPECT_EQ(t.figures(kSea), 3) << "the craft has none of its own";
  t.run("play attack-center", "order 12,4", "done").skip_to("battle");
  t.dice({"armor", "star"}).act("battle 12,4 > 12,8");
  EXPECT_EQ(t.figures(kSea), 2);
}
TEST(XU11m, TwoHexesOfOceanOrShoreNotOntoHedgehogs) {
  Table t = ordered(in_craft().work("hedgehog", {10, 6}));
  EXPECT_TRUE(t.offers("move 12,8 > 8,8"));
  EXPECT_TRUE(t.offers("move 12,8 > 12,6")) << "two hexes, onto the beach";
  EXPECT_FALSE(t.offers("move 12,8 > 10,6")) << "hedgehogs";
  EXPECT_FALSE(t.offers("move 12,8 > 6,8"));
}
TEST(XU11no1, StartsOnTheOcean) {
  EXPECT_TRUE(in_craft().play().state().open.field[in_craft().play().unit(kSea)->id].is(kAfloat));
  EXPECT_THROW(in_craft({12, 4}).play(), std::exception);
}
TEST(XU11no2_XU11d, NoBattleInItNorInTheTurnOfLanding) {
  Table afloat = ordered(in_craft().unit("axis", "infantry", {12, 6}));
  afloat.skip_to("battle");
  EXPECT_FALSE(afloat.offers_kind("battle"));
  Table landing = ordered(in_craft().unit("axis", "infantry", {12, 4}));
  landing.act("move 12,8 > 12,6").skip_to("battle");
  EXPECT_FALSE(landing.offers_kind("battle"));
}
TEST(XU11no4, MayRetreatOnTheOcean) {
  Table t = in_craft({11, 7}).first("axis").unit("axis", "infantry", {12, 6}).hand("axis", {"attack-center"}).play();
  t.run("play attack-center", "order 12,6", "done").skip_to("battle");
  t.dice({"flag", "star", "star"}).act("battle 12,6 > 11,7");
  EXPECT_TRUE(t.offers("retreat 11,7 > 12,8"));
  t.act("retreat 11,7 > 12,8");
  EXPECT_TRUE(t.state().open.field[t.unit({12, 8})->id].is(kAfloat));
}
TEST(XU11no5, RemovedOnShoreTheUnitStays) {
  Table t = ordered(in_craft());
  t.act("move 12,8 > 12,6");
  EXPECT_EQ(t.happened("unit-landed"), 1);
  EXPECT_FALSE(t.state().open.field[t.unit({12, 6})->id].is(kAfloat));
  EXPECT_EQ(t.figures({12, 6}), 3);
}
TEST(XU11no6, GoesDownWithItsUnitForOneMedal) {
  Table t = in_craft().first("axis").unit("axis", "artillery", {12, 4}).hand("axis", {"attack-center"}).play();
  t.set_figures(kSea, 1).run("play attack-center", "order 12,4", "done").skip_to("battle");
  t.dice({"grenade", "star"}).act("battle 12,4 > 12,8");
  EXPECT_EQ(t.medals("axis"), 1) << "the unit's, none for the craft";
}
TEST(XU11no7, BlocksSight) {
  Table t = Position()
                .face("beach")
                .unit("allies", "infantry", {11, 7})
                .in_craft()
                .unit("allies", "infantry", {10, 8})
                .first("axis")
                .unit("axis", "infantry", {12, 6})
                .hand("axis", {"attack-center"})
                .play();
  EXPECT_FALSE(can_see(t.battle(), t.state().open.field, t.hex({12, 6}), t.hex({10, 8})));
}

}  // namespace
}  // namespace bocage
