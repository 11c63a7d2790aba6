// MOV-09 to MOV-12 and MOV-16 to MOV-19: forests, hedgerows, towns and wire on a unit's path.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

const Texts kStops{"forest", "hedgerow", "town", "wire"};
const Texts kCovers{"forest", "hedgerow", "town"};

Position lay(Position position, const std::string& what, Coord at) {
  const bool obstacle = what == "wire" || what == "hedgehog" || what == "sandbags";
  return obstacle ? position.work(what, at) : position.terrain(what, at);
}

// Where a unit of this type may move from [0,8] of a corridor.
Hexes along(Position position, const std::string& type) {
  Table t = position.unit("allies", type, {0, 8}).play();
  t.run("play probe-left", "order 0,8", "done");
  return moves(t, {0, 8});
}

// The unit of this type on [12,4] has its order.
Table in_the_middle(Position position, const std::string& type) {
  Table t = position.unit("allies", type, {12, 4}).play();
  t.run("play probe-center", "order 12,4", "done");
  return t;
}

TEST(MOV09, AMoveEndsOnEnteringAStopHex) {
  for (const std::string& stop : kStops) {
    for (const std::string& type : kEveryType) {
      SCOPED_TRACE(stop + " " + type);
      EXPECT_EQ(along(lay(corridor(), stop, {2, 8}), type), Hexes{"2,8"});
    }
  }
}

TEST(MOV09, WhateverAllowanceIsLeft) {
  for (const std::string stop : {"forest", "town", "wire"}) {
    SCOPED_TRACE(stop);
    EXPECT_EQ(along(lay(corridor(), stop, {4, 8}), "armor"), (Hexes{"2,8", "4,8"}));
    EXPECT_EQ(along(lay(corridor(), stop, {6, 8}), "armor"), (Hexes{"2,8", "4,8", "6,8"}));
  }
}

TEST(MOV09, OtherHexesDoNotEndAMove) {
  EXPECT_EQ(along(corridor(), "armor"), (Hexes{"2,8", "4,8", "6,8"}));
  EXPECT_EQ(along(corridor().terrain("hill", {2, 8}), "armor"), (Hexes{"2,8", "4,8", "6,8"}));
  EXPECT_EQ(along(corridor().terrain("river", {2, 8}).work("bridge", {2, 8}), "armor"), (Hexes{"2,8", "4,8", "6,8"}));
  EXPECT_EQ(along(corridor().sea_wall("axis", {2, 8}), "armor"), (Hexes{"2,8", "4,8", "6,8"}));
  EXPECT_EQ(along(corridor().work("hedgehog", {2, 8}), "infantry"), (Hexes{"2,8", "4,8"}));
  EXPECT_EQ(along(corridor().bunker("axis", {2, 8}), "infantry"), (Hexes{"2,8", "4,8"}));
}

TEST(MOV10, AUnitThatBeginsInAForestTownOrWireIsNotHeld) {
  for (const std::string stop : {"forest", "town", "wire"}) {
    SCOPED_TRACE(stop);
    const Position start = lay(corridor(), stop, {0, 8});
    EXPECT_EQ(along(start, "infantry"), (Hexes{"2,8", "4,8"}));
    EXPECT_EQ(along(start, "special-forces"), (Hexes{"2,8", "4,8"}));
    EXPECT_EQ(along(start, "resistance"), (Hexes{"2,8", "4,8"}));
    EXPECT_EQ(along(start, "armor"), (Hexes{"2,8", "4,8", "6,8"}));
    EXPECT_EQ(along(start, "elite-armor"), (Hexes{"2,8", "4,8", "6,8"}));
    EXPECT_EQ(along(start, "artillery"), Hexes{"2,8"});
  }
}

TEST(MOV11, AHedgerowIsEnteredAsTheFirstHexOfAMove) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    EXPECT_EQ(along(corridor().terrain("hedgerow", {2, 8}), type), Hexes{"2,8"});
  }
}

TEST(MOV11, ArmorTwoHexesAwayCannotEnterAHedgerowAlthoughItCouldMoveThree) {
  EXPECT_EQ(along(corridor().terrain("hedgerow", {4, 8}), "armor"), Hexes{"2,8"});
  EXPECT_EQ(along(corridor().terrain("hedgerow", {4, 8}), "elite-armor"), Hexes{"2,8"});
  EXPECT_EQ(along(corridor().terrain("hedgerow", {6, 8}), "armor"), (Hexes{"2,8", "4,8"}));
}

TEST(MOV11, InfantryTwoHexesAwayCannotEnterAHedgerow) {
  for (const std::string type : {"infantry", "special-forces", "resistance"}) {
    EXPECT_EQ(along(corridor().terrain("hedgerow", {4, 8}), type), Hexes{"2,8"}) << type;
  }
}

TEST(MOV11, AHedgerowNextToTheStartIsNotEnteredByADetourEither) {
  // [13,3] is adjacent to both [12,4] and the sandbags on [14,4]: through them it would be the second hex.
  const Table t = in_the_middle(Position().terrain("hedgerow", {13, 3}).work("sandbags", {14, 4}), "armor");
  EXPECT_TRUE(t.offers("move 12,4 > 13,3"));
  EXPECT_FALSE(t.offers("move 12,4 > 13,3 via 14,4"));
  EXPECT_TRUE(t.offers("move 12,4 > 13,5 via 14,4"));
}

TEST(MOV11, AUnitThatMovedUpToAHedgerowEntersItInItsNextTurn) {
  Table t = Position().terrain("hedgerow", {16, 4}).unit("allies", "armor", {12, 4}).play();
  t.run("play probe-center", "order 12,4", "done", "move 12,4 > 14,4").end_turn();
  t.act("play probe-left").end_turn();
  t.run("play attack-center", "order 14,4", "done");
  EXPECT_TRUE(t.offers("move 14,4 > 16,4"));
}

TEST(MOV12, AUnitThatBeginsInAHedgerowMovesOneHexOnly) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    EXPECT_EQ(along(corridor().terrain("hedgerow", {0, 8}), type), Hexes{"2,8"});
    EXPECT_EQ(moves(in_the_middle(Position().terrain("hedgerow", {12, 4}), type), {12, 4}),
              (Hexes{"10,4", "14,4", "11,3", "13,3", "11,5", "13,5"}));
  }
}

TEST(MOV12, TheOneHexMayBeAnyThatItsAllowanceReaches) {
  const Position hedge = Position().terrain("hedgerow", {12, 4});
  EXPECT_TRUE(in_the_middle(Position(hedge).terrain("hedgerow", {14, 4}), "infantry").offers("move 12,4 > 14,4"));
  const Position steep = Position(hedge).terrain("steep", {14, 4});
  EXPECT_TRUE(in_the_middle(steep, "infantry").offers("move 12,4 > 14,4"));  // one hex that costs 2
  EXPECT_TRUE(in_the_middle(steep, "armor").offers("move 12,4 > 14,4"));
  EXPECT_FALSE(in_the_middle(steep, "armor").offers("move 12,4 > 16,4"));
  const Position bags = Position(hedge).work("sandbags", {14, 4});
  EXPECT_FALSE(in_the_middle(bags, "armor").offers("move 12,4 > 16,4 via 14,4"));
}

// Whether a unit of this type can battle an adjacent enemy from a hex it started in.
bool battles_from(const std::string& ground, const std::string& type) {
  Table t = in_the_middle(lay(Position().unit("axis", "infantry", {14, 4}), ground, {12, 4}), type);
  return t.skip_to("battle").offers("battle 12,4 > 14,4");
}

TEST(MOV16, AUnitThatDoesNotMoveBattlesFromWhateverStopHexItStandsIn) {
  for (const std::string& stop : kStops) {
    for (const std::string& type : kEveryType) { EXPECT_TRUE(battles_from(stop, type)) << stop << " " << type; }
  }
}

TEST(MOV16, SoDoesAUnitThatEnteredItInAnEarlierTurn) {
  for (const std::string& stop : kStops) {
    SCOPED_TRACE(stop);
    Table t = in_the_middle(lay(Position().unit("axis", "infantry", {16, 4}), stop, {14, 4}), "infantry");
    t.act("move 12,4 > 14,4").end_turn();
    t.act("play probe-left").end_turn();
    t.run("play attack-center", "order 14,4", "done").skip_to("battle");
    EXPECT_TRUE(t.offers("battle 14,4 > 16,4"));
  }
}

// Whether a unit of this type can battle the enemy on [16,4] after moving one hex, to [14,4].
bool battles_after_entering(const std::string& ground, const std::string& type) {
  Table t = in_the_middle(lay(Position().unit("axis", "infantry", {16, 4}), ground, {14, 4}), type);
  t.act("move 12,4 > 14,4").skip_to("battle");
  const bool offered = t.offers("battle 14,4 > 16,4");
  if (!offered) { EXPECT_TRUE(t.why_not("battle 14,4 > 16,4").starts_with("MOV-17")) << ground << " " << type; }
  return offered;
}

TEST(MOV17, AUnitThatEnteredCoverThisTurnDoesNotBattleHoweverShortTheMove) {
  for (const std::string& cover : kCovers) {
    for (const std::string type : {"infantry", "special-forces", "armor", "elite-armor"}) {
      EXPECT_FALSE(battles_after_entering(cover, type)) << cover << " " << type;
    }
  }
}

TEST(MOV17, EnteringOtherHexesCostsNoBattle) {
  for (const std::string ground : {"wire", "hill", "sandbags"}) {
    for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
      EXPECT_TRUE(battles_after_entering(ground, type)) << ground << " " << type;
    }
  }
}

// Whether a unit of this type can battle the enemy on [16,4] after moving from one terrain to another.
bool battles_after_leaving(const std::string& from, const std::string& to, const std::string& type) {
  Position position = lay(Position().unit("axis", "infantry", {16, 4}), from, {12, 4});
  if (!to.empty()) { position = lay(position, to, {14, 4}); }
  Table t = in_the_middle(position, type);
  t.act("move 12,4 > 14,4").skip_to("battle");
  return t.offers("battle 14,4 > 16,4");
}

TEST(MOV18, InfantryLeavesAForestForTheOpenAndBattles) {
  EXPECT_TRUE(battles_after_leaving("forest", "", "infantry"));
  EXPECT_FALSE(battles_after_leaving("forest", "forest", "infantry"));  // from one forest to the next
}

TEST(MOV18, LeavingCoverCostsNoUnitItsBattle) {
  for (const std::string& cover : kCovers) {
    for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
      EXPECT_TRUE(battles_after_leaving(cover, "", type)) << cover << " " << type;
    }
    for (const std::string& next : kCovers) {
      EXPECT_FALSE(battles_after_leaving(cover, next, "infantry")) << cover << " " << next;
      EXPECT_FALSE(battles_after_leaving(cover, next, "armor")) << cover << " " << next;
    }
  }
}

TEST(MOV19, RegularInfantryGoesOverTheOpenIntoAForestAndDoesNotBattle) {
  Table t = in_the_middle(Position().terrain("forest", {16, 4}).unit("axis", "infantry", {18, 4}), "infantry");
  t.act("move 12,4 > 16,4").skip_to("battle");
  EXPECT_EQ(t.unit({16, 4})->moved, 2);
  EXPECT_FALSE(t.offers_kind("battle"));
}

TEST(MOV19, AForestAsTheFirstHexEndsTheMoveAfterOne) {
  Table t = in_the_middle(Position().terrain("forest", {14, 4}), "infantry");
  EXPECT_FALSE(t.offers("move 12,4 > 16,4"));
  t.act("move 12,4 > 14,4");
  EXPECT_EQ(t.unit({14, 4})->moved, 1);
}

TEST(MOV19, SpecialForcesBattleAfterTwoOpenHexesButNotFromAForest) {
  const Position enemy = Position().unit("axis", "infantry", {18, 4});
  Table open = in_the_middle(enemy, "special-forces");
  open.act("move 12,4 > 16,4").skip_to("battle");
  EXPECT_TRUE(open.offers("battle 16,4 > 18,4"));

  Table forest = in_the_middle(Position(enemy).terrain("forest", {16, 4}), "special-forces");
  forest.act("move 12,4 > 16,4").skip_to("battle");
  EXPECT_FALSE(forest.offers_kind("battle"));
}

TEST(MOV19, ArmorGoesOverTwoOpenHexesIntoATownAndDoesNotBattle) {
  const Position enemy = Position().unit("axis", "infantry", {20, 4});
  Table town = in_the_middle(Position(enemy).terrain("town", {18, 4}), "armor");
  town.act("move 12,4 > 18,4").skip_to("battle");
  EXPECT_EQ(town.unit({18, 4})->moved, 3);
  EXPECT_FALSE(town.offers_kind("battle"));

  Table open = in_the_middle(enemy, "armor");
  open.act("move 12,4 > 18,4").skip_to("battle");
  EXPECT_TRUE(open.offers("battle 18,4 > 20,4"));
}

TEST(MOV19, AStopHexBeyondTheAllowanceIsNotReached) {
  EXPECT_FALSE(in_the_middle(Position().terrain("forest", {18, 4}), "infantry").offers("move 12,4 > 18,4"));
  EXPECT_FALSE(in_the_middle(Position().terrain("town", {20, 4}), "armor").offers("move 12,4 > 20,4"));
  EXPECT_FALSE(in_the_middle(Position().terrain("town", {16, 4}), "artillery").offers("move 12,4 > 16,4"));
}

}  // namespace
}  // namespace bocage
