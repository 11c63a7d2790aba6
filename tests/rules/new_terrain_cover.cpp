// XT, columns `p` and `f`: protection and flags on expansion terrain.
#include "new_ground.h"

namespace bocage {
namespace {

TEST(XT01p, TrenchTakesOneFromInfantryAndArmor) { EXPECT_EQ(dice_at_it("trench"), (Counts{2, 2, 3})); }
TEST(XT02p, CityRuinsTakeOneAndTwo) { EXPECT_EQ(dice_at_it("city-ruins"), (Counts{2, 1, 3})); }
TEST(XT05p, HillWithForestTakesOneAndTwo) { EXPECT_EQ(dice_at_it("hill-forest"), (Counts{2, 1, 3})); }
TEST(XT06p, HillWithVillageTakesOneAndTwo) { EXPECT_EQ(dice_at_it("hill-village"), (Counts{2, 1, 3})); }
TEST(XT08p, FactoryTakesOneAndTwo) { EXPECT_EQ(dice_at_it("factory"), (Counts{2, 1, 3})); }
TEST(XT10p, FieldBunkerTakesOneAndTwo) { EXPECT_EQ(dice_at_it("field-bunker"), (Counts{2, 1, 3})); }
TEST(XT21p, JungleTakesOneAndTwo) { EXPECT_EQ(dice_at_it("jungle"), (Counts{2, 1, 3})); }
TEST(XT30p, LaborCampTakesOneAndTwo) { EXPECT_EQ(dice_at_it("labor-camp"), (Counts{2, 1, 3})); }

TEST(XT10p, FieldBunkerProtectsAnyOccupant) {
  const auto battle = ground("field-bunker").battle();
  const Hex spot = *battle->board().find(kSpot);
  for (const Side side : kSides) {
    EXPECT_EQ(battle->protection(side, Arm::Infantry, spot), 1) << name(side);
    EXPECT_EQ(battle->protection(side, Arm::Armor, spot), 2) << name(side);
    EXPECT_EQ(battle->protection(side, Arm::Artillery, spot), 0) << name(side);
  }
}

TEST(NewTerrain, OtherNewTerrainGivesNoCover) {
  for (const std::string is : {"ravine", "marsh", "frozen-river", "dragons-teeth", "ford", "fordable-stream",
                               "airfield", "rice-paddy", "fish-pond", "pier", "hospital", "hq-tents", "minefield"}) {
    EXPECT_EQ(dice_at_it(is), (Counts{3, 3, 3})) << is;
  }
}

TEST(XT22p, MountainTakesTwoFromInfantryAndArmor) {
  EXPECT_EQ(dice_at_it("mountain"), (Counts{1, 1, 3}));
  EXPECT_EQ(dice_at_it(ground("mountain").terrain("hill", {14, 4})), (Counts{1, 1, 3})) << "from a hill beside it, too";
}

TEST(XT22p, AMountainDoesNotProtectAgainstItsConnectedMountains) {
  EXPECT_EQ(dice_at_it(ground("mountain").terrain("mountain", {14, 4})), (Counts{3, 3, 3}));
  // From two hexes away: 2, 3 and 3 dice in the open.
  const auto from_afar = [](Position position) {
    position.terrain("mountain", {{12, 4}, {16, 4}}).unit("axis", "infantry", kSpot);
    return Counts{dice(position, "infantry", {16, 4}, kSpot), dice(position, "armor", {16, 4}, kSpot),
                  dice(position, "artillery", {16, 4}, kSpot)};
  };
  EXPECT_EQ(from_afar(Position()), (Counts{0, 1, 3})) << "another mountain";
  EXPECT_EQ(from_afar(Position().terrain("mountain", {14, 4})), (Counts{2, 3, 3})) << "the same one";
  EXPECT_EQ(from_afar(Position().terrain("mountain", {{13, 3}, {15, 3}})), (Counts{2, 3, 3}))
      << "the same, round a valley";
}

TEST(XT42, AHillGivesNoCoverFromAMountain) {
  EXPECT_EQ(dice_at_it("hill"), (Counts{2, 2, 3})) << "from below";
  EXPECT_EQ(dice_at_it(ground("hill").terrain("mountain", {14, 4})), (Counts{3, 3, 3}));
}

// Flags.
TEST(XT01f, InfantryInATrenchMayIgnoreAFlag) {
  EXPECT_TRUE(may_ignore("trench", "infantry"));
  EXPECT_FALSE(may_ignore("trench", "armor"));
}
TEST(XT02f, InCityRuinsAFlagMayBeIgnored) {
  EXPECT_TRUE(may_ignore("city-ruins", "infantry"));
  EXPECT_TRUE(may_ignore("city-ruins", "artillery")) << "a battle may place any unit there";
}
TEST(XT03f, InfantryInARavineMayIgnoreAFlag) {
  EXPECT_TRUE(may_ignore("ravine", "infantry"));
  EXPECT_FALSE(may_ignore("ravine", "armor"));
}
TEST(XT10f, InAFieldBunkerAFlagMayBeIgnored) { EXPECT_TRUE(may_ignore("field-bunker", "infantry")); }

TEST(XT10f, ArmorAndArtilleryInsideDoNotRetreat) {
  for (const std::string type : {"armor", "artillery"}) {
    Table t = flagged(ground("field-bunker"), type, 2);
    const int full = t.figures(kSpot);
    ASSERT_EQ(t.decision(), "ignore-flag") << type;
    t.act("ignore-flag 12,4");
    EXPECT_EQ(t.figures(kSpot), full - 1) << type << ": one ignored, one paid for";
  }
  Table infantry = flagged(ground("field-bunker"), "infantry", 1);
  infantry.act("pass");
  EXPECT_EQ(infantry.decision(), "retreat");
}

TEST(XT01f_XT02f_XT03f_XT10f, NoOtherTerrainLetsAFlagBeIgnored) {
  for (const std::string is :
       {"marsh", "hill-forest", "hill-village", "frozen-river", "factory", "dragons-teeth", "ford", "fordable-stream",
        "airfield", "jungle", "rice-paddy", "fish-pond", "pier", "hospital", "hq-tents", "labor-camp", "minefield"}) {
    EXPECT_FALSE(may_ignore(is, "infantry")) << is;
  }
}

// XT-40: the better of two covers counts, and together they ignore one flag.
TEST(XT40, CoverDoesNotAddUp) {
  EXPECT_EQ(dice_at_it(ground("jungle").work("sandbags", kSpot)), (Counts{2, 1, 3}));
  EXPECT_EQ(dice_at_it(ground("trench").work("sandbags", kSpot)), (Counts{2, 2, 3}));
  EXPECT_EQ(dice_at_it(ground("mountain").work("sandbags", kSpot)), (Counts{1, 1, 3}));
  EXPECT_EQ(dice_at_it(ground("jungle").work("field-bunker", kSpot)), (Counts{2, 1, 3}));
}

TEST(XT40, OneFlagIsIgnoredNotTwo) {
  Table t = flagged(ground("trench").work("sandbags", kSpot), "infantry", 2);
  ASSERT_EQ(t.decision(), "ignore-flag");
  t.act("ignore-flag 12,4");
  EXPECT_EQ(t.decision(), "retreat");
}

}  // namespace
}  // namespace bocage
