// XT, column `b`: battling from expansion terrain.
#include "new_ground.h"

namespace bocage {
namespace {

// Whether infantry and armor may battle in the turn they enter from the adjacent hex.
std::vector<bool> on_entering(const std::string& is) {
  return {battles_there(ground(is), "infantry", 1), battles_there(ground(is), "armor", 1)};
}
std::vector<bool> standing(const std::string& is) {
  return {battles_there(ground(is), "infantry", 0), battles_there(ground(is), "armor", 0)};
}
using Yes = std::vector<bool>;

TEST(XT01b, ArmorInATrenchDoesNotBattle) {
  EXPECT_EQ(on_entering("trench"), (Yes{true, false}));
  EXPECT_EQ(standing("trench"), (Yes{true, false}));
}

TEST(XT02b, NoBattleOnEnteringCityRuins) {
  EXPECT_FALSE(battles_there(ground("city-ruins"), "infantry", 1));
  EXPECT_TRUE(battles_there(ground("city-ruins"), "infantry", 0));
}

TEST(XT05b, HillWithForestAsForest) {
  EXPECT_EQ(on_entering("hill-forest"), (Yes{false, false}));
  EXPECT_EQ(dice_out_of_it("hill-forest"), (Counts{3, 3, 3}));
}

// Like a town: no battle on entering, and armor inside rolls two dice fewer.
void expect_town(const std::string& is) {
  EXPECT_EQ(on_entering(is), (Yes{false, false})) << is;
  EXPECT_EQ(dice_out_of_it(is), (Counts{3, 1, 3})) << is;
}
TEST(XT06b, HillWithVillageAsTown) { expect_town("hill-village"); }
TEST(XT08b, FactoryAsTown) { expect_town("factory"); }
TEST(XT30b, LaborCampAsTown) { expect_town("labor-camp"); }

TEST(XT10b, AFieldBunkerFiresAllRound) {
  for (const Coord enemy : {Coord{14, 4}, Coord{10, 4}, Coord{11, 3}, Coord{13, 3}, Coord{11, 5}, Coord{13, 5}}) {
    EXPECT_EQ(dice(ground("field-bunker").unit("axis", "infantry", enemy), "infantry", kSpot, enemy), 3) << text(enemy);
  }
}

TEST(XT11b, OneDieFewerFromAFord) {
  EXPECT_EQ(dice_out_of_it("ford"), (Counts{2, 2, 2}));
  EXPECT_TRUE(battles_there(ground("ford"), "infantry", 1)) << "in the turn of entering, too";
  const Position bridged = ground("ford").work("bridge", kSpot).unit("axis", "infantry", {10, 4});
  EXPECT_EQ(dice(bridged, "infantry", kSpot, {10, 4}), 3) << "on a bridge nobody stands in the water";
}

// Marsh and paddy: armor may not battle after entering or leaving; infantry may, except in a pond.
Table leaving(const std::string& is, const std::string& type) {
  Table t = ordered(ground(is).unit("axis", "infantry", {16, 4}), type, kSpot);
  t.act("move 12,4 > 14,4").skip_to("battle");
  return t;
}

void expect_bog(const std::string& is) {
  EXPECT_FALSE(battles_there(ground(is), "armor", 1)) << is;
  EXPECT_TRUE(battles_there(ground(is), "armor", 0)) << is << ": who stands in it may";
  EXPECT_FALSE(leaving(is, "armor").offers("battle 14,4 > 16,4")) << is;
  EXPECT_TRUE(leaving(is, "infantry").offers("battle 14,4 > 16,4")) << is;
}

TEST(XT04b, ArmorDoesNotBattleInTheTurnItEntersOrLeavesAMarsh) {
  expect_bog("marsh");
  EXPECT_TRUE(battles_there(ground("marsh"), "infantry", 1));
}
TEST(XT25b, RicePaddyAsMarsh) {
  expect_bog("rice-paddy");
  EXPECT_TRUE(battles_there(ground("rice-paddy"), "infantry", 1));
}
TEST(XT26b, FishPondAsMarshAndNotForInfantryThatEnters) {
  expect_bog("fish-pond");
  EXPECT_FALSE(battles_there(ground("fish-pond"), "infantry", 1));
  EXPECT_TRUE(battles_there(ground("fish-pond"), "infantry", 0));
}

// Armor moves from `from` to 14,4, eliminates the unit on the hex under test and takes ground; another enemy is behind
// it.
Table taking(const std::string& is, Coord from, const std::vector<std::string>& faces) {
  Table t = ordered(ground(is).unit("axis", "infantry", kSpot, 1).unit("axis", "infantry", {10, 4}), "armor", from);
  if (from != Coord{14, 4}) { t.act("move " + step(from, {14, 4})); }
  t.skip_to("battle");
  t.dice(faces).act("battle 14,4 > 12,4");
  EXPECT_EQ(t.decision(), "take-ground") << is;
  t.act("take-ground 14,4");
  return t;
}

TEST(XT04b, ArmorTakesGroundInAMarshButDoesNotOverrun) {
  for (const std::string is : {"marsh", "rice-paddy", "fish-pond"}) {
    const Table t = taking(is, {14, 4}, {"grenade", "star", "star"});
    EXPECT_EQ(t.unit(kSpot)->side, "allies") << is;
    EXPECT_NE(t.decision(), "overrun") << is;
  }
}

TEST(XT21b, ArmorOverrunsFromJungleIfItsMoveBeganBesideIt) {
  EXPECT_EQ(taking("jungle", {14, 4}, {"grenade"}).decision(), "overrun") << "it had not moved";
  EXPECT_EQ(taking("jungle", {13, 5}, {"grenade"}).decision(), "overrun") << "it came along the edge";
  EXPECT_NE(taking("jungle", {16, 4}, {"grenade"}).decision(), "overrun") << "it came from afar";
}

TEST(XT21b_XT41, AUnitThatEnteredJungleBattlesIfItMovedOneHex) {
  EXPECT_EQ(on_entering("jungle"), (Yes{true, true}));
  EXPECT_EQ(standing("jungle"), (Yes{true, true}));
  for (const std::string type : {"special-forces", "armor", "cavalry"}) {
    EXPECT_FALSE(battles_there(ground("jungle"), type, 2)) << type;
    EXPECT_TRUE(battles_there(Position(), type, 2)) << type << " could in the open";
  }
  EXPECT_FALSE(battles_there(ground("jungle"), "armor", 3));
}

TEST(XT22b, ArtillerySetOnAMountainReachesSevenHexes) {
  Counts counts;
  for (int away = 1; away <= 8; ++away) {
    const Coord target{24 - 2 * away, 4};
    const Position position = Position().terrain("mountain", {24, 4}).unit("axis", "artillery", target);
    counts.push_back(dice(position, "artillery", {24, 4}, target));
  }
  EXPECT_EQ(counts, (Counts{3, 3, 2, 2, 1, 1, 1, 0}));
}

}  // namespace
}  // namespace bocage
