// MOV-13 to MOV-15: beaches and the sea. BAT-20 and BAT-21: whether a unit may battle after its move.
//
// On the beach face rows 4 to 6 are beach, rows 7 and 8 are ocean (GRID-06).
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

TEST(MOV13, TheHexAMoveStartsFromIsNotEntered) {
  Table t = ordered(beach(), "armor", {12, 4});  // off the beach by [11,3], [12,2], [11,1]
  EXPECT_TRUE(t.offers("move 12,4 > 11,3"));
  EXPECT_TRUE(t.offers("move 12,4 > 12,2"));
  t.act("move 12,4 > 11,1");
  EXPECT_EQ(t.unit({11, 1})->moved, 3);
}

TEST(MOV13, ArmorThatEntersABeachMakesOneMoreHexNotTwo) {
  // The paths inland are closed: from [11,3] only [12,4] is left.
  const Position gate = beach().terrain("river", {{9, 3}, {13, 3}, {10, 2}, {12, 2}, {10, 4}, {14, 2}});
  const Table t = ordered(gate, "armor", {11, 3});
  EXPECT_EQ(moves(t, {11, 3}), (Hexes{"12,4", "14,4", "11,5", "13,5"}));
}

TEST(MOV13, TheLimitHoldsWhereverThePathMeetsTheBeach) {
  // [15,3] is inland, but the only path of three hexes crosses the beach: [12,4], [14,4], [15,3].
  const Position gate = beach().terrain("river", {{13, 3}, {12, 2}});
  EXPECT_FALSE(ordered(gate, "armor", {11, 3}).offers("move 11,3 > 15,3"));
  EXPECT_TRUE(ordered(beach().terrain("river", {13, 3}), "armor", {11, 3}).offers("move 11,3 > 15,3"));  // by row 2
  // Two hexes inland, the third a beach.
  EXPECT_FALSE(ordered(beach(), "armor", {11, 1}).offers("move 11,1 > 12,4"));
  EXPECT_TRUE(ordered(beach(), "armor", {12, 2}).offers("move 12,2 > 12,4"));
}

TEST(MOV13, AlongTheBeachTwoHexesAreTheMost) {
  for (const std::string type : {"armor", "elite-armor", "infantry", "special-forces", "resistance"}) {
    SCOPED_TRACE(type);
    const Table t = ordered(beach(), type, {12, 4});
    EXPECT_TRUE(t.offers("move 12,4 > 16,4"));
    EXPECT_FALSE(t.offers("move 12,4 > 18,4"));
    EXPECT_TRUE(t.offers("move 12,4 > 12,6"));
    EXPECT_TRUE(t.offers("move 12,4 > 15,3"));
  }
  EXPECT_TRUE(ordered(Position(), "armor", {12, 4}).offers("move 12,4 > 18,4"));
  EXPECT_EQ(moves(ordered(beach(), "artillery", {12, 4}), {12, 4}),
            (Hexes{"10,4", "14,4", "11,3", "13,3", "11,5", "13,5"}));
}

TEST(MOV13, APathThatKeepsOffTheBeachIsNotLimited) {
  // [17,3] from [12,4]: [13,3], [15,3], [17,3] are all countryside.
  EXPECT_TRUE(ordered(beach(), "armor", {12, 4}).offers("move 12,4 > 17,3"));
  // With [13,3] closed, the path along the beach is too long.
  EXPECT_FALSE(ordered(beach().terrain("river", {13, 3}), "armor", {12, 4}).offers("move 12,4 > 17,3"));
}

TEST(MOV13, ATileOnABeachRowIsNoBeach) {
  const Position dunes = beach().terrain("hill", {{14, 4}, {16, 4}, {18, 4}});
  EXPECT_TRUE(ordered(dunes, "armor", {12, 4}).offers("move 12,4 > 18,4"));
}

TEST(MOV13, TheLimitHoldsForWaysThroughSandbags) {
  const Table t = ordered(beach().work("sandbags", {14, 4}), "armor", {12, 4});
  EXPECT_TRUE(t.offers("move 12,4 > 16,4 via 14,4"));
  EXPECT_FALSE(t.offers("move 12,4 > 18,4 via 14,4"));
  const Table inland = ordered(beach().work("sandbags", {14, 2}), "armor", {12, 2});
  EXPECT_TRUE(inland.offers("move 12,2 > 18,2 via 14,2"));
  EXPECT_TRUE(inland.offers("move 12,2 > 15,3 via 14,2"));
  EXPECT_FALSE(inland.offers("move 12,2 > 16,4 via 14,2"));  // the third hex a beach
}

TEST(MOV14, AMoveIntoTheSeaIsOneHex) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    const Table next_to_it = ordered(beach(), type, {12, 6});
    EXPECT_TRUE(next_to_it.offers("move 12,6 > 11,7"));
    EXPECT_TRUE(next_to_it.offers("move 12,6 > 13,7"));
    for (const std::string row_8 : {"10,8", "12,8", "14,8"}) {
      EXPECT_FALSE(next_to_it.offers("move 12,6 > " + row_8)) << row_8;
    }
    const Table one_off = ordered(beach(), type, {11, 5});
    for (const std::string row_7 : {"9,7", "11,7", "13,7"}) {
      EXPECT_FALSE(one_off.offers("move 11,5 > " + row_7)) << row_7;
    }
  }
}

TEST(MOV14, FromSeaToSeaItIsOneHexToo) {
  for (const std::string type : {"infantry", "armor"}) {
    const Table t = ordered(beach(), type, {12, 8});
    EXPECT_EQ(moves(t, {12, 8}), (Hexes{"10,8", "14,8", "11,7", "13,7"})) << type;
  }
}

TEST(MOV15, ArmorComesAshoreAndGoesOneBeachHexFurther) {
  const Table t = ordered(beach(), "armor", {11, 7});
  EXPECT_TRUE(t.offers("move 11,7 > 12,6"));
  EXPECT_TRUE(t.offers("move 11,7 > 11,5"));   // by way of [12,6]: two beach hexes
  EXPECT_FALSE(t.offers("move 11,7 > 12,4"));  // three
}

TEST(MOV15, ArmorInTheOuterRowGoesToTheInnerRowAndNoFurther) {
  const Table t = ordered(beach(), "armor", {12, 8});
  EXPECT_TRUE(t.offers("move 12,8 > 11,7"));
  EXPECT_FALSE(t.offers("move 12,8 > 12,6"));
  EXPECT_FALSE(t.offers("move 12,8 > 11,5"));
}

TEST(MOV15, TheFirstHexNeedNotBeABeach) {
  for (const std::string tile : {"forest", "town", "hedgerow", "hill"}) {
    for (const std::string type : {"infantry", "armor", "artillery"}) {
      EXPECT_TRUE(ordered(beach().terrain(tile, {12, 6}), type, {11, 7}).offers("move 11,7 > 12,6"))
          << tile << " " << type;
    }
  }
  EXPECT_FALSE(ordered(beach().terrain("river", {12, 6}), "infantry", {11, 7}).offers("move 11,7 > 12,6"));
  // Once ashore, the sea no longer limits a move.
  const Position hills = beach().terrain("hill", {{12, 6}, {11, 5}, {12, 4}});
  EXPECT_TRUE(ordered(hills, "armor", {11, 7}).offers("move 11,7 > 12,4"));
}

// Whether a unit of this type may fire at two hexes after moving this many hexes in the open.
bool battles_after(const std::string& type, int hexes) {
  const Coord end{4 + 2 * hexes, 4};
  const Coord enemy{8 + 2 * hexes, 4};
  Table t = ordered(Position().unit("axis", "infantry", enemy), type, {4, 4});
  if (hexes != 0) { t.act("move 4,4 > " + text(end)); }
  t.skip_to("battle");
  const std::string battle = "battle " + text(end) + " > " + text(enemy);
  if (!t.offers(battle)) { EXPECT_TRUE(t.why_not(battle).starts_with("BAT-20")) << t.why_not(battle); }
  return t.offers(battle);
}

TEST(BAT20, RegularInfantryAndResistanceBattleAfterOneHexAtMost) {
  for (const std::string type : {"infantry", "resistance"}) {
    EXPECT_TRUE(battles_after(type, 0)) << type;
    EXPECT_TRUE(battles_after(type, 1)) << type;
    EXPECT_FALSE(battles_after(type, 2)) << type;
  }
}

TEST(BAT20, SpecialForcesBattleAfterTwoHexes) {
  for (const int hexes : {0, 1, 2}) { EXPECT_TRUE(battles_after("special-forces", hexes)) << hexes; }
}

TEST(BAT20, ArmorBattlesAfterThreeHexes) {
  for (const int hexes : {0, 1, 2, 3}) {
    EXPECT_TRUE(battles_after("armor", hexes)) << hexes;
    EXPECT_TRUE(battles_after("elite-armor", hexes)) << hexes;
  }
}

TEST(BAT20, ArtilleryBattlesOnlyIfItStoodStill) {
  EXPECT_TRUE(battles_after("artillery", 0));
  EXPECT_FALSE(battles_after("artillery", 1));
}

TEST(BAT20, MovementOfAnEarlierTurnDoesNotCount) {
  Table t = Position().unit("allies", "infantry", {4, 4}).unit("axis", "infantry", {12, 4}).play();
  t.run("play probe-left", "order 4,4", "done", "move 4,4 > 8,4").end_turn();
  t.act("play probe-left").end_turn();
  t.run("play probe-center", "order 8,4", "done").skip_to("battle");
  EXPECT_TRUE(t.offers("battle 8,4 > 12,4"));
}

TEST(BAT21, NoUnitBattlesFromTheSea) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    Table row_7 = ordered(beach().unit("axis", "infantry", {12, 6}), type, {11, 7});
    row_7.skip_to("battle");
    EXPECT_FALSE(row_7.offers_kind("battle"));
    EXPECT_TRUE(row_7.why_not("battle 11,7 > 12,6").starts_with("BAT-21"));
    Table row_8 = ordered(beach().unit("axis", "infantry", {12, 6}), type, {12, 8});
    row_8.skip_to("battle");
    EXPECT_FALSE(row_8.offers_kind("battle"));
    Table ashore = ordered(beach().unit("axis", "infantry", {12, 6}), type, {10, 6});
    ashore.skip_to("battle");
    EXPECT_TRUE(ashore.offers("battle 10,6 > 12,6"));
  }
}

TEST(BAT21, AUnitThatLandedMayBattleAndOneThatPutToSeaMayNot) {
  for (const std::string type : {"infantry", "special-forces", "resistance", "armor"}) {
    SCOPED_TRACE(type);
    const Position enemy = beach().unit("axis", "infantry", {13, 5});
    Table landed = ordered(enemy, type, {11, 7});
    landed.act("move 11,7 > 12,6").skip_to("battle");
    EXPECT_TRUE(landed.offers("battle 12,6 > 13,5"));
    Table at_sea = ordered(enemy, type, {10, 6});
    at_sea.act("move 10,6 > 11,7").skip_to("battle");
    EXPECT_FALSE(at_sea.offers_kind("battle"));
  }
}

TEST(BAT21, ArmorThatTookGroundInTheSeaDoesNotOverrun) {
  const Position enemies = beach().unit("axis", "infantry", {11, 7}, 1).unit("axis", "infantry", {9, 7});
  Table t = ordered(enemies, "armor", {12, 6});
  t.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 12,6 > 11,7");
  t.act("take-ground 12,6");
  EXPECT_EQ(t.unit({11, 7})->type, "armor");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("battle"));
}

}  // namespace
}  // namespace bocage
