// XT, column `m`: movement on expansion terrain.
#include "new_ground.h"

namespace bocage {
namespace {

const Ways kOpen{"open", "open", "open"};
const Ways kStops{"stops", "stops", "stops"};

TEST(XT01m, TrenchStopsInfantryAndArmorAndBarsArtillery) {
  EXPECT_EQ(ways_in("trench"), (Ways{"stops", "stops", "closed"}));
  EXPECT_FALSE(cut_off_by("trench", "infantry"));
  EXPECT_FALSE(cut_off_by("trench", "armor"));
  EXPECT_TRUE(cut_off_by("trench", "artillery"));
}

TEST(XT02m, CityRuinsStopInfantryAndBarTheRest) {
  EXPECT_EQ(ways_in("city-ruins"), (Ways{"stops", "closed", "closed"}));
  EXPECT_TRUE(cut_off_by("city-ruins", "armor"));
}

TEST(XT03m, RavineLetsInfantryThroughOnly) {
  EXPECT_EQ(ways_in("ravine"), (Ways{"open", "closed", "closed"}));
  EXPECT_TRUE(cut_off_by("ravine", "armor"));
}

// A unit must stop on entering it, and leaving it may move a single hex.
void expect_bog(const std::string& is) {
  EXPECT_EQ(ways_in(is), (Ways{"stops", "stops", "closed"})) << is;
  EXPECT_TRUE(cut_off_by(is, "artillery")) << is;
  for (const std::string type : {"infantry", "armor"}) {
    const Table t = ordered(ground(is), type, kSpot);
    EXPECT_TRUE(t.offers("move " + step(kSpot, {14, 4}))) << is << " " << type;
    EXPECT_FALSE(t.offers("move " + step(kSpot, {16, 4}))) << is << " " << type;
  }
}

TEST(XT04m, MarshIsEnteredAndLeftHexByHex) { expect_bog("marsh"); }
TEST(XT25m, RicePaddyAsMarsh) { expect_bog("rice-paddy"); }
TEST(XT26m, FishPondAsMarsh) { expect_bog("fish-pond"); }

TEST(XT05m, HillWithForestAsForest) { EXPECT_EQ(ways_in("hill-forest"), kStops); }
TEST(XT06m, HillWithVillageAsTown) { EXPECT_EQ(ways_in("hill-village"), kStops); }
TEST(XT08m, FactoryAsTown) { EXPECT_EQ(ways_in("factory"), kStops); }
TEST(XT30m, LaborCampAsTown) { EXPECT_EQ(ways_in("labor-camp"), kStops); }

TEST(XT09m, DragonsTeethStopInfantryAndBarTheRest) {
  EXPECT_EQ(ways_in("dragons-teeth"), (Ways{"stops", "closed", "closed"}));
  EXPECT_TRUE(cut_off_by("dragons-teeth", "armor"));
  EXPECT_FALSE(cut_off_by("dragons-teeth", "infantry"));
}

TEST(XT10m, OnlyInfantryEntersAFieldBunkerAndMayBattle) {
  EXPECT_EQ(ways_in("field-bunker"), (Ways{"open", "closed", "closed"}));
  EXPECT_TRUE(battles_there(ground("field-bunker"), "infantry", 1));
}

TEST(XT11m, FordStops) {
  EXPECT_EQ(ways_in("ford"), kStops);
  EXPECT_EQ(ways_in("fordable-river"), kStops);
  EXPECT_FALSE(cut_off_by("ford", "artillery"));
}

TEST(XT11m, ABridgeOverAFordDoesNotStop) { EXPECT_EQ(ways_in(ground("fordable-river").work("bridge", kSpot)), kOpen); }

TEST(XT12m, FordableStreamStops) { EXPECT_EQ(ways_in("fordable-stream"), kStops); }

TEST(XT12m, GroundMayBeTakenInAStreamAndOverrunFromIt) {
  Table t = ordered(ground("fordable-stream").unit("axis", "infantry", kSpot, 1).unit("axis", "infantry", {10, 4}),
                    "armor", {14, 4});
  t.skip_to("battle");
  t.dice({"grenade", "star", "star"}).act("battle 14,4 > 12,4");
  ASSERT_EQ(t.decision(), "take-ground");
  t.act("take-ground 14,4");
  ASSERT_EQ(t.decision(), "overrun");
  EXPECT_TRUE(t.offers("battle 12,4 > 10,4"));
}

TEST(XT20m, AirfieldHindersNoUnit) { EXPECT_EQ(ways_in("airfield"), kOpen); }

TEST(XT21m, JungleStops) { EXPECT_EQ(ways_in("jungle"), kStops); }

// The ice roll happens during the move, so a move over ice must be chosen explicitly.
TEST(XT07m, TwoDiceOnTheIceAndAFigureForEachStar) {
  for (const std::string type : {"infantry", "armor"}) {
    Table t = ordered(ground("frozen-river"), type, {14, 4});
    t.dice({"star", "grenade"}).act("move 14,4 > 12,4");
    EXPECT_EQ(t.figures(kSpot), info(type == "armor" ? UnitType::Armor : UnitType::Infantry).full - 1) << type;
  }
  Table lucky = ordered(ground("frozen-river"), "infantry", {14, 4});
  lucky.dice({"flag", "infantry"}).act("move 14,4 > 12,4");
  EXPECT_EQ(lucky.figures(kSpot), 4) << "no other face harms";
}

TEST(XT07m, AUnitThatCrossesTheIceRolls) {
  Table t = ordered(ground("frozen-river"), "infantry", {14, 4});
  EXPECT_FALSE(t.offers("move 14,4 > 10,4")) << "not without saying so";
  t.dice({"star", "star"}).act("move 14,4 > 10,4 via 12,4");
  EXPECT_EQ(t.figures({10, 4}), 2);
}

TEST(XT07m, TheLastFigureMayBreakThrough) {
  Table t = ordered(ground("frozen-river").unit("allies", "infantry", {16, 4}), "artillery", {14, 4});
  t.dice({"star", "star"}).act("move 14,4 > 12,4");
  EXPECT_TRUE(t.empty(kSpot));
  EXPECT_EQ(t.medals("axis"), 1);
}

TEST(XT07m, ARetreatOntoIceRolls) {
  Table t = flagged(with(with(Position(), "frozen-river", {11, 3}), "frozen-river", {13, 3}), "infantry", 1);
  ASSERT_EQ(t.decision(), "retreat");
  t.dice({"star", "flag"}).act("retreat 12,4 > 11,3");
  EXPECT_EQ(t.figures({11, 3}), 3);
}

TEST(XT07m, AUnitThatBreaksThroughInRetreatIsLost) {
  Position position = Position().terrain("frozen-river", {{11, 3}, {13, 3}, {10, 2}, {12, 2}, {14, 2}});
  Table t = ordered(position.unit("axis", "infantry", kSpot).unit("axis", "infantry", {0, 0}), "artillery", {14, 4});
  t.set_figures(kSpot, 1).skip_to("battle");
  t.dice({"flag", "flag", "star"}).act("battle 14,4 > 12,4");
  t.dice({"star", "star"}).act("retreat 12,4 > 11,3");
  EXPECT_TRUE(t.empty({11, 3}));
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_NE(t.decision(), "retreat") << "the second flag drives nobody";
}

TEST(XT07m, NoRollOnABridgeOverIce) {
  Table t = ordered(ground("frozen-river").work("bridge", kSpot), "infantry", {14, 4});
  EXPECT_TRUE(t.offers("move 14,4 > 10,4"));
  t.act("move 14,4 > 12,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
}

TEST(XT07m, NoRollWithBehindEnemyLines) {
  Table t = ground("frozen-river").unit("allies", "infantry", {14, 4}).hand("allies", {"behind-enemy-lines"}).play();
  t.run("play behind-enemy-lines", "order 14,4", "done");
  EXPECT_TRUE(t.offers("move 14,4 > 10,4"));
  t.act("move 14,4 > 12,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
}

// Mountains, and what counts as a way up.
Position mountain_beside(const std::string& is) { return ground("mountain").terrain(is, {14, 4}); }

TEST(XT22m, InfantryOnlyAndOnlyFromAHillOrMountain) {
  EXPECT_EQ(ways_in("mountain"), (Ways{"closed", "closed", "closed"})) << "from open ground";
  EXPECT_EQ(ways_in(mountain_beside("hill")), (Ways{"stops", "closed", "closed"})) << "and no way down to the west";
  EXPECT_EQ(way_in(mountain_beside("hill").terrain("hill", {10, 4}), "infantry"), "open");
  EXPECT_EQ(way_in(mountain_beside("mountain"), "infantry"), "stops");
  EXPECT_EQ(way_in(mountain_beside("mountain").terrain("mountain", {10, 4}), "infantry"), "open");
}

TEST(XT22m, AMountainIsLeftOnlyToAHillOrMountain) {
  const Table t = ordered(ground("mountain").terrain("hill", {14, 4}).terrain("mountain", {13, 5}), "infantry", kSpot);
  EXPECT_TRUE(t.offers("move 12,4 > 14,4"));
  EXPECT_TRUE(t.offers("move 12,4 > 13,5"));
  EXPECT_FALSE(t.offers("move 12,4 > 10,4"));
  EXPECT_TRUE(t.offers("move 12,4 > 16,4")) << "and on from the hill";
}

TEST(XT22m, RetreatsEnterAndLeaveAMountainOnlyOverHighGround) {
  EXPECT_TRUE(cut_off_by("mountain", "infantry")) << "no way up in retreat";
  const Table down = flagged(ground("mountain"), "infantry", 1);
  EXPECT_EQ(down.happened("figures-lost"), 1) << "no way down in retreat";
  const Table along = flagged(ground("mountain").terrain("hill", {11, 3}), "infantry", 1);
  ASSERT_EQ(along.decision(), "retreat");
  EXPECT_TRUE(along.offers("retreat 12,4 > 11,3"));
  EXPECT_FALSE(along.offers("retreat 12,4 > 13,3"));
}

TEST(XT22m, GroundIsTakenTheSameWay) {
  // Infantry rolls one die uphill at a mountain, and three along it.
  const auto asked = [](Position position, const std::vector<std::string>& faces) {
    position.unit("axis", "infantry", kSpot, 1).unit("axis", "infantry", {0, 0});
    Table t = ordered(position, "infantry", {14, 4});
    t.skip_to("battle");
    t.dice(faces).act("battle 14,4 > 12,4");
    return t.decision();
  };
  EXPECT_NE(asked(ground("mountain"), {"grenade"}), "take-ground");
  EXPECT_EQ(asked(mountain_beside("hill"), {"grenade"}), "take-ground");
  EXPECT_EQ(asked(mountain_beside("mountain"), {"grenade", "star", "star"}), "take-ground");
}

TEST(XT22m, ArtillerySetThereStays) {
  Table t = ordered(ground("mountain").terrain("hill", {14, 4}).terrain("mountain", {10, 4}), "artillery", kSpot);
  EXPECT_FALSE(t.offers_kind("move"));
  const Table struck = flagged(ground("mountain").terrain("hill", {{11, 3}, {13, 3}}), "artillery", 1);
  EXPECT_EQ(struck.happened("figures-lost"), 1) << "nor does it retreat";
}

TEST(XT43, HillsOfEveryKindLeadUp) {
  for (const std::string is : {"hill", "cliff", "bluff", "steep", "hill-forest", "hill-village"}) {
    EXPECT_EQ(way_in(mountain_beside(is), "infantry"), "stops") << is;
  }
  EXPECT_EQ(way_in(mountain_beside("hill").work("cave", {14, 4}), "infantry"), "stops") << "with a cave, too";
  EXPECT_EQ(way_in(mountain_beside("forest"), "infantry"), "closed");
}

TEST(XT23m, ACaveOnAHillIsForInfantryElseAHill) {
  EXPECT_EQ(ways_in(ground("hill").work("cave", kSpot)), (Ways{"open", "closed", "closed"}));
  EXPECT_EQ(ways_in("hill"), kOpen) << "without it";
  for (const std::string type : {"infantry", "armor"}) {
    Position position = with(with(Position(), "hill", {11, 3}), "hill", {13, 3});
    position.work("cave", {11, 3}).work("cave", {13, 3});
    EXPECT_EQ(flagged(position, type, 1).happened("figures-lost"), type == "armor" ? 1 : 0) << type;
  }
}

TEST(XT24m, ACaveOnAMountainAsMountain) {
  EXPECT_EQ(ways_in(ground("mountain").work("cave", kSpot)), (Ways{"closed", "closed", "closed"}));
  EXPECT_EQ(ways_in(mountain_beside("hill").work("cave", kSpot)), (Ways{"stops", "closed", "closed"}));
}

// A pier off the beach; rows 4 to 6 are beach, 7 and 8 ocean.
TEST(XT27m, APierIsEnteredFromLandOrBeachNotFromTheOcean) {
  const Position pier = Position().face("beach").terrain("pier", {12, 6});
  const Table from_beach = ordered(pier, "infantry", {14, 6});
  EXPECT_TRUE(from_beach.offers("move 14,6 > 12,6"));
  EXPECT_TRUE(from_beach.offers("move 14,6 > 10,6")) << "and nobody has to stop on it";
  const Table over_the_beach = ordered(pier, "infantry", {11, 7});
  EXPECT_TRUE(over_the_beach.offers("move 11,7 > 12,6")) << "two hexes, by way of 10,6";
  const Table from_sea = ordered(Position(pier).unit("allies", "armor", {10, 6}), "infantry", {11, 7});
  EXPECT_FALSE(from_sea.offers("move 11,7 > 12,6"));
  const Table inland = ordered(Position().terrain("pier", {12, 4}), "armor", {14, 4});
  EXPECT_TRUE(inland.offers("move 14,4 > 12,4"));
}

TEST(XT27m, LandingCraftDoNotEnterAPier) {
  Table t = Position()
                .face("beach")
                .terrain("pier", {12, 6})
                .unit("allies", "infantry", {11, 7})
                .in_craft()
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 11,7", "done");
  EXPECT_FALSE(t.offers("move 11,7 > 12,6"));
  EXPECT_TRUE(t.offers("move 11,7 > 10,6"));
}

TEST(XT31m, RopeBridgeAsBridge) {
  EXPECT_EQ(ways_in("river"), (Ways{"closed", "closed", "closed"}));
  EXPECT_EQ(ways_in(ground("river").work("rope-bridge", kSpot)), kOpen);
}

// The reader's tests cover what a mouth and a branch are: a river, or a stream.
TEST(XT32m, AsRiver) { EXPECT_EQ(ways_in("river"), (Ways{"closed", "closed", "closed"})); }

TEST(XT33m_PAC11, AMinefieldStopsEveryUnit) { EXPECT_EQ(ways_in("minefield"), kStops); }

}  // namespace
}  // namespace bocage
