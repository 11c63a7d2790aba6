// AIR-20 to AIR-24: the Air Check.
#include "rules/air_rules.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

int value_at(const Position& position, Coord at) {
  const Table t = position.play();
  return air_check_value(t.battle(), t.state().open.field, t.hex(at));
}

TEST(AIR20, Terrain) {
  EXPECT_EQ(value_at(Position(), {12, 4}), 0) << "open ground";
  EXPECT_EQ(value_at(Position().terrain("airfield", {12, 4}), {12, 4}), 0);
  EXPECT_EQ(value_at(Position().face("beach"), {12, 6}), 0) << "beach";
  for (const char* one : {"cliff", "bluff", "hill", "steep", "fish-pond", "ford", "fordable-stream", "frozen-river",
                          "hospital", "marsh", "ravine", "rice-paddy", "river", "trench"}) {
    EXPECT_EQ(value_at(Position().terrain(one, {12, 4}), {12, 4}), 1) << one;
  }
  EXPECT_EQ(value_at(Position().tents("axis", {12, 4}), {12, 4}), 1) << "HQ tents";
  for (const char* two : {"city-ruins", "factory", "forest", "hedgerow", "hill-forest", "hill-village", "jungle",
                          "labor-camp", "mountain", "pier", "town"}) {
    EXPECT_EQ(value_at(Position().terrain(two, {12, 4}), {12, 4}), 2) << two;
  }
  EXPECT_EQ(value_at(Position().face("beach"), {12, 8}), 2) << "ocean";
}

TEST(AIR20, WorksAndShips) {
  EXPECT_EQ(value_at(Position().work("road", {12, 4}), {12, 4}), 0);
  for (const char* one : {"wire", "sandbags", "hedgehog", "dragons-teeth"}) {
    EXPECT_EQ(value_at(Position().work(one, {12, 4}), {12, 4}), 1) << one;
  }
  EXPECT_EQ(value_at(Position().terrain("river", {12, 4}).work("bridge", {12, 4}), {12, 4}), 1);
  EXPECT_EQ(value_at(Position().terrain("river", {12, 4}).work("rope-bridge", {12, 4}), {12, 4}), 1);
  EXPECT_EQ(value_at(Position().sea_wall("axis", {12, 4}), {12, 4}), 1);
  EXPECT_EQ(value_at(Position().minefield("axis", {12, 4}), {12, 4}), 1);
  EXPECT_EQ(value_at(Position().bunker("axis", {12, 4}), {12, 4}), 2);
  EXPECT_EQ(value_at(Position().work("field-bunker", {12, 4}), {12, 4}), 2);
}

TEST(XU10no8, ACarrierCountsOne) { EXPECT_EQ(kCarrierAirCheck, 1); }

TEST(AIR21, TheHighestOfSeveral) {
  EXPECT_EQ(value_at(Position().terrain("forest", {12, 4}).work("wire", {12, 4}), {12, 4}), 2);
  EXPECT_EQ(value_at(Position().terrain("hill", {12, 4}).work("cave", {12, 4}), {12, 4}), 2);
  EXPECT_EQ(value_at(Position().terrain("hill", {12, 4}).work("sandbags", {12, 4}), {12, 4}), 1);
  EXPECT_EQ(value_at(Position().face("beach").unit("axis", "aircraft-carrier", {12, 8}), {12, 8}), 2)
      << "a carrier on the ocean";
}

// A destroyed work no longer counts.
TEST(AIR21, RemovedWorksDoNotCountForTheAirCheck) {
  Table t = Position().work("wire", {12, 4}).play();
  t.state().open.field.wire.remove(t.hex({12, 4}));
  EXPECT_EQ(air_check_value(t.battle(), t.state().open.field, t.hex({12, 4})), 0);
}

int dice_of(const Position& position) {
  Table t = Position(position).air().play();
  t.fly("allies", "p-40", {12, 4});
  return air_check_dice(t.battle(), t.state().open.field, PlaneId{0});
}

TEST(AIR22, TheHexAndOneForEachEnemyBeside) {
  EXPECT_EQ(dice_of(Position()), 0);
  EXPECT_EQ(dice_of(Position().terrain("forest", {12, 4})), 2);
  EXPECT_EQ(dice_of(Position().unit("axis", "infantry", {14, 4}).unit("axis", "armor", {11, 3})), 2);
  EXPECT_EQ(dice_of(Position().terrain("hill", {12, 4}).unit("axis", "artillery", {14, 4})), 2);
  EXPECT_EQ(dice_of(Position().unit("allies", "infantry", {14, 4})), 0) << "friends do not fire";
  EXPECT_EQ(dice_of(Position().unit("axis", "infantry", {16, 4})), 0) << "two hexes away";
  EXPECT_EQ(kFlakDice, 1);
}

// The example: a Spitfire over a forest next to one enemy infantry, ordered by an Attack card.
Position spitfire_over_the_forest() {
  return Position()
      .nation("allies", "britain")
      .terrain("forest", {12, 4})
      .unit("axis", "infantry", {14, 4})
      .unit("allies", "infantry", {10, 6})
      .unit("allies", "infantry", {12, 6})
      .unit("allies", "infantry", {14, 6})
      .hand("allies", {"attack-center"})
      .air();
}

TEST(AIR22_AIR23, TheExampleItLivesAndUsesOneOfThreeOrders) {
  Table t = spitfire_over_the_forest().play();
  t.fly("allies", "spitfire", {12, 4});
  t.act("play attack-center");
  t.dice({"infantry", "flag", "grenade"}).act("order-plane 12,4");
  EXPECT_TRUE(t.plane({12, 4}).has_value());
  t.run("order 10,6", "order 12,6");
  EXPECT_FALSE(t.offers("order 14,6"));
}

TEST(AIR24, TheExampleWithAnAirSortieAllThreeOrdersAreForUnits) {
  Table t = spitfire_over_the_forest().play();
  t.fly("allies", "spitfire", {12, 4});
  t.run("play air-sortie", "play attack-center", "order 10,6", "order 12,6", "order 14,6", "done");
  t.act("fly 12,4 > 10,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
}

TEST(AIR23, AnyStarShootsItDown) {
  Table t = spitfire_over_the_forest().play();
  t.fly("allies", "spitfire", {12, 4});
  t.act("play attack-center");
  t.dice({"infantry", "flag", "star"}).act("order-plane 12,4");
  EXPECT_FALSE(t.plane({12, 4}).has_value());
  EXPECT_EQ(t.happened("plane-lost"), 1);
  t.run("order 10,6", "order 12,6");
  EXPECT_FALSE(t.offers("order 14,6")) << "the order is spent all the same";
}

TEST(AIR23, WithoutDiceTheAirCheckIsSkipped) {
  Table t = Position().hand("allies", {"attack-center"}).air().play();
  t.fly("allies", "p-40", {12, 4});
  t.run("play attack-center", "order-plane 12,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
}

TEST(AIR24, TheAirCheckComesBeforeTheMove) {
  Table t = spitfire_over_the_forest().play();
  t.fly("allies", "spitfire", {12, 4});
  t.act("play attack-center");
  t.dice({"armor", "armor", "armor"}).act("order-plane 12,4");
  EXPECT_EQ(t.happened("dice-rolled"), 1);
  t.run("done", "fly 12,4 > 10,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
}

TEST(AIR24, AirPowerNeedsNoAirCheck) {
  Table t = spitfire_over_the_forest().hand("allies", {"air-power"}).play();
  t.fly("allies", "spitfire", {12, 4});
  t.run("play air-power", "fly 12,4 > 10,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
}

TEST(AIR24, NoneForTakingOff) {
  Table t = Position()
                .terrain("airfield", {12, 6})
                .parked("allies", "p-40", {12, 6})
                .unit("axis", "infantry", {14, 6})
                .hand("allies", {"probe-center"})
                .air()
                .play();
  t.run("play probe-center", "order-plane 12,6");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
}

}  // namespace
}  // namespace bocage
