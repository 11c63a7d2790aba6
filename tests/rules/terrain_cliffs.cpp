// TER-22 to TER-26 and TER-32: cliffs and sea bluffs. TER-29 and TER-30: the sea wall.
//
// On the beach face rows 4 to 6 are beach, rows 7 and 8 are ocean (GRID-06). The cliff stands on [12,4], with the beach
// at [11,5] and [13,5] and the country at [11,3] and [13,3].
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

const Texts kBoth{"cliff", "bluff"};

Position shore(const std::string& hill) { return Position().face("beach").terrain(hill, {12, 4}); }

TEST(TER22, CliffsAndBluffsProtectAgainstAttackersBelowOnBothSides) {
  for (const std::string& hill : kBoth) {
    const Position target = shore(hill).unit("axis", "infantry", {12, 4});
    for (const Coord below : {Coord{11, 5}, Coord{13, 5}, Coord{10, 4}, Coord{11, 3}, Coord{13, 3}}) {
      SCOPED_TRACE(hill + " from " + text(below));
      EXPECT_EQ(dice(target, "infantry", below, {12, 4}), 2);
      EXPECT_EQ(dice(target, "armor", below, {12, 4}), 2);
      EXPECT_EQ(dice(target, "artillery", below, {12, 4}), 3);
    }
    const Position joined = shore(hill).terrain("hill", {11, 3}).unit("axis", "infantry", {12, 4});
    EXPECT_EQ(dice(joined, "infantry", {11, 3}, {12, 4}), 3) << hill;
    EXPECT_EQ(dice(joined, "armor", {11, 3}, {12, 4}), 3) << hill;
  }
}

TEST(TER22, CliffsAndBluffsAreHillsForSight) {
  for (const std::string& hill : kBoth) {
    SCOPED_TRACE(hill);
    // Along the beach, and from inland to the beach: they block sight.
    EXPECT_EQ(dice(shore(hill).unit("axis", "infantry", {14, 4}), "armor", {10, 4}, {14, 4}), 0);
    EXPECT_EQ(dice(shore(hill).unit("axis", "infantry", {11, 3}), "armor", {13, 5}, {11, 3}), 0);
    EXPECT_EQ(dice(shore(hill).unit("axis", "infantry", {13, 5}), "armor", {11, 3}, {13, 5}), 0);
    // Along one hill they do not block sight.
    const Position ridge =
        shore(hill).terrain(hill, {10, 4}).terrain("hill", {14, 4}).unit("axis", "infantry", {14, 4});
    EXPECT_EQ(dice(ridge, "armor", {10, 4}, {14, 4}), 3);
  }
}

// The same without the way around by [11,3] or [13,3].
Position sheer_shore(const std::string& hill) { return shore(hill).terrain("river", {{11, 3}, {13, 3}}); }

TEST(TER23, TheClimbFromTheBeachCostsTwo) {
  for (const std::string& hill : kBoth) {
    for (const Coord beach : {Coord{11, 5}, Coord{13, 5}, Coord{10, 4}, Coord{14, 4}}) {
      for (const std::string type : {"infantry", "special-forces", "resistance"}) {
        EXPECT_EQ(cost(sheer_shore(hill), type, beach, {12, 4}), 2) << hill << " " << type << " from " << text(beach);
      }
    }
  }
  EXPECT_EQ(cost(shore("cliff"), "armor", {11, 5}, {12, 4}), 2);
  EXPECT_EQ(cost(shore("cliff"), "elite-armor", {11, 5}, {12, 4}), 2);
  EXPECT_EQ(cost(shore("cliff"), "artillery", {11, 5}, {12, 4}), 0);  // it moves one hex only
}

TEST(TER23, RegularInfantryThatClimbedDoesNotBattleRangersDo) {
  for (const std::string& hill : kBoth) {
    for (const std::string type : {"infantry", "resistance", "special-forces"}) {
      Table t = ordered(shore(hill).unit("axis", "infantry", {13, 3}), type, {11, 5});
      t.act("move 11,5 > 12,4").skip_to("battle");
      EXPECT_EQ(t.offers("battle 12,4 > 13,3"), type == "special-forces") << hill << " " << type;
    }
  }
}

TEST(TER23, AUnitThatMovedOneHexCannotClimbWithAnAllowanceOfTwo) {
  for (const std::string& hill : kBoth) {
    for (const std::string type : {"infantry", "special-forces", "resistance"}) {
      EXPECT_EQ(cost(shore(hill), type, {10, 6}, {12, 4}), 0) << hill << " " << type;
      EXPECT_EQ(cost(shore(hill), type, {8, 4}, {12, 4}), 0) << hill << " " << type;
    }
  }
  // A move that enters a beach is at most 2, so a third hex does not help (MOV-13).
  EXPECT_EQ(cost(shore("cliff"), "armor", {10, 6}, {12, 4}), 0);
}

TEST(TER23, ArmorOnACliffHasOneHexLeft) {
  EXPECT_EQ(cost(shore("cliff"), "armor", {11, 5}, {13, 3}), 3);  // there is no other path within three
  EXPECT_EQ(cost(shore("cliff"), "armor", {11, 5}, {14, 2}), 0);
}

TEST(TER24, ArmorDoesNotClimbABluffFromTheBeach) {
  for (const std::string type : {"armor", "elite-armor"}) {
    for (const Coord beach : {Coord{11, 5}, Coord{13, 5}, Coord{10, 4}, Coord{14, 4}}) {
      EXPECT_EQ(cost(sheer_shore("bluff"), type, beach, {12, 4}), 0) << type << " " << text(beach);
    }
    EXPECT_EQ(cost(shore("bluff"), type, {10, 4}, {12, 4}), 2) << type;  // round by [11,3]
  }
}

TEST(TER24, ArmorEntersABluffFromElsewhereAndOthersFromTheBeach) {
  for (const std::string type : {"armor", "elite-armor"}) {
    EXPECT_EQ(cost(shore("bluff"), type, {13, 3}, {12, 4}), 1) << type;
    EXPECT_EQ(cost(shore("bluff").terrain("bluff", {14, 4}), type, {14, 4}, {12, 4}), 1) << type;
    EXPECT_EQ(cost(shore("bluff").terrain("hill", {10, 4}), type, {10, 4}, {12, 4}), 1) << type;
  }
  for (const std::string& hill : kBoth) {
    Table guns = ordered(shore(hill), "artillery", {11, 5}, "artillery-bombard");
    guns.act("move 11,5 > 12,4");
    EXPECT_EQ(guns.unit({12, 4})->moved, 2) << hill;
  }
}

TEST(TER25, AllOtherMovesOntoAndOffThemCostOne) {
  for (const std::string& hill : kBoth) {
    const Position position = shore(hill).terrain(hill, {14, 4}).terrain("hill", {11, 3});
    for (const std::string& type : kEveryType) {
      SCOPED_TRACE(hill + " " + type);
      EXPECT_EQ(cost(position, type, {13, 3}, {12, 4}), 1);  // from the country
      EXPECT_EQ(cost(position, type, {11, 3}, {12, 4}), 1);  // from a hill
      EXPECT_EQ(cost(position, type, {14, 4}, {12, 4}), 1);  // along
      EXPECT_EQ(cost(position, type, {12, 4}, {13, 3}), 1);  // to the country
      EXPECT_EQ(cost(position, type, {12, 4}, {11, 5}), 1);  // down to the beach
      EXPECT_EQ(cost(position, type, {12, 4}, {10, 4}), 1);
    }
  }
}

TEST(TER25, FromInlandAClimbCostsOneFromAnyTerrain) {
  for (const std::string& hill : kBoth) {
    SCOPED_TRACE(hill);
    for (const std::string inland : {"forest", "town", "hedgerow", "hill", "steep"}) {
      EXPECT_EQ(cost(shore(hill).terrain(inland, {13, 3}), "artillery", {13, 3}, {12, 4}), 1) << inland;
    }
    const Position bridge = shore(hill).terrain("river", {13, 3}).work("bridge", {13, 3});
    EXPECT_EQ(cost(bridge, "artillery", {13, 3}, {12, 4}), 1);
    EXPECT_EQ(cost(shore(hill), "infantry", {14, 2}, {12, 4}), 2);  // the second hex of a move
    EXPECT_EQ(cost(shore(hill), "armor", {15, 1}, {12, 4}), 3);
  }
}

TEST(TER25, TheDescentIsAnOrdinaryMove) {
  for (const std::string& hill : kBoth) {
    SCOPED_TRACE(hill);
    EXPECT_EQ(cost(shore(hill), "infantry", {13, 3}, {11, 5}), 2);  // over the top and down
    Table t = ordered(shore(hill).unit("axis", "infantry", {10, 6}), "infantry", {12, 4});
    t.act("move 12,4 > 11,5").skip_to("battle");
    EXPECT_TRUE(t.offers("battle 11,5 > 10,6"));
    // Down and one hex of beach is 2; the beach allows no third.
    EXPECT_EQ(cost(shore(hill), "armor", {12, 4}, {12, 6}), 2);
    EXPECT_EQ(cost(shore(hill), "armor", {13, 3}, {12, 6}), 0);
  }
}

TEST(TER26, EveryUnitRetreatsUpCliffsAndBluffs) {
  for (const std::string& hill : kBoth) {
    for (const std::string& type : kEveryType) {
      SCOPED_TRACE(hill + " " + type);
      const Position below = Position().face("beach").terrain(hill, {{11, 5}, {13, 5}}).unit("axis", type, {12, 6}, 2);
      Table t = ordered(below, "infantry", {10, 6});
      t.skip_to("battle").dice({"flag", "star", "star"}).act("battle 10,6 > 12,6");
      EXPECT_EQ(t.legal(), (Texts{"retreat 12,6 > 11,5", "retreat 12,6 > 13,5"}));
      t.act("retreat 12,6 > 11,5");
      EXPECT_EQ(t.figures({11, 5}), 2);
    }
  }
}

TEST(TER26, EveryUnitRetreatsDownCliffsAndBluffs) {
  for (const std::string& hill : kBoth) {
    for (const std::string& type : kEveryType) {
      SCOPED_TRACE(hill + " " + type);
      Table t = shore(hill).unit("allies", type, {12, 4}, 2).unit("axis", "infantry", {13, 3}).first("axis").play();
      t.run("play probe-center", "order 13,3", "done").skip_to("battle");
      t.dice({"flag", "flag"}).act("battle 13,3 > 12,4");  // one die fewer against the hill
      EXPECT_EQ(t.legal(), (Texts{"retreat 12,4 > 11,5", "retreat 12,4 > 13,5"}));
      t.act("retreat 12,4 > 11,5");
      EXPECT_EQ(t.legal(), (Texts{"retreat 11,5 > 10,6", "retreat 11,5 > 12,6"}));
      t.act("retreat 11,5 > 12,6");
      EXPECT_EQ(t.figures({12, 6}), 2);
    }
  }
}

TEST(TER32, TheClimbFromTheSeaCostsTwoAsWell) {
  for (const std::string& hill : kBoth) {
    const Position position = Position().face("beach").terrain(hill, {12, 6}).unit("axis", "infantry", {13, 5});
    for (const std::string type : {"infantry", "resistance", "special-forces"}) {
      SCOPED_TRACE(hill + " " + type);
      Table t = ordered(position, type, {11, 7});
      t.act("move 11,7 > 12,6");
      EXPECT_EQ(t.unit({12, 6})->moved, 2);
      t.skip_to("battle");
      EXPECT_EQ(t.offers("battle 12,6 > 13,5"), type == "special-forces");
    }
    EXPECT_EQ(cost(position, "infantry", {13, 7}, {12, 6}), 2) << hill;
    EXPECT_EQ(cost(position, "artillery", {11, 7}, {12, 6}), 0) << hill;
  }
  EXPECT_EQ(cost(Position().face("beach").terrain("cliff", {12, 6}), "armor", {11, 7}, {12, 6}), 2);
}

// An Axis unit of this type on [13,3] attacks the Allied one on [12,4].
Table attacked(Position position, const std::string& attacker) {
  Table t = position.unit("axis", attacker, {13, 3}).first("axis").play();
  t.run("play probe-center", "order 13,3", "done").skip_to("battle");
  return t;
}

TEST(TER29, ASeaWallProtectsItsOwner) {
  const Position own = Position().sea_wall("allies", {12, 4}).unit("allies", "infantry", {12, 4});
  attacked(own, "infantry").dice({"star", "star"}).act("battle 13,3 > 12,4");
  attacked(own, "armor").dice({"star", "star"}).act("battle 13,3 > 12,4");
  attacked(own, "artillery").dice({"star", "star", "star"}).act("battle 13,3 > 12,4");
}

TEST(TER29, ASeaWallDoesNotProtectTheOtherSide) {
  const Position other = Position().sea_wall("axis", {12, 4}).unit("allies", "infantry", {12, 4});
  for (const std::string type : {"infantry", "armor", "artillery"}) {
    attacked(other, type).dice({"star", "star", "star"}).act("battle 13,3 > 12,4");
  }
}

TEST(TER29, TheOwnerOfASeaWallMayIgnoreOneFlag) {
  Table own = attacked(Position().sea_wall("allies", {12, 4}).unit("allies", "infantry", {12, 4}), "infantry");
  own.dice({"flag", "flag"}).act("battle 13,3 > 12,4");
  EXPECT_EQ(own.decision(), "ignore-flag");
  own.act("ignore-flag 12,4");
  EXPECT_EQ(own.decision(), "retreat");
  own.act("retreat 12,4 > 11,5");
  EXPECT_FALSE(own.empty({11, 5}));  // one hex for the other flag
  EXPECT_EQ(own.pending_side(), "axis");

  Table other = attacked(Position().sea_wall("axis", {12, 4}).unit("allies", "infantry", {12, 4}), "infantry");
  other.dice({"flag", "star", "star"}).act("battle 13,3 > 12,4");
  EXPECT_EQ(other.decision(), "retreat");
}

TEST(TER29, ASeaWallAffectsNeitherMovementNorSight) {
  for (const std::string owner : {"axis", "allies"}) {
    const Position wall = Position().sea_wall(owner, {14, 4});
    for (const std::string& type : kEveryType) {
      SCOPED_TRACE(owner + " " + type);
      EXPECT_EQ(cost(wall, type, {12, 4}, {14, 4}), 1);
      const Coord beyond{type == "artillery" ? 14 : type.ends_with("armor") ? 18 : 16, 4};
      EXPECT_EQ(cost(wall, type, {12, 4}, beyond), (beyond.col - 12) / 2);
      EXPECT_EQ(cost(wall, type, {14, 4}, {16, 4}), 1);
    }
    Table entered = ordered(Position(wall).unit("axis", "infantry", {16, 4}), "infantry", {12, 4});
    entered.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_TRUE(entered.offers("battle 14,4 > 16,4"));
    EXPECT_EQ(dice(Position(wall).unit("axis", "infantry", {16, 4}), "infantry", {12, 4}, {16, 4}), 2);
  }
}

TEST(TER30, ASeaWallStaysWhenItsUnitLeavesOrDies) {
  Table t = Position()
                .sea_wall("allies", {12, 4})
                .unit("allies", "infantry", {12, 4})
                .unit("allies", "infantry", {13, 5}, 1)
                .unit("axis", "infantry", {13, 3})
                .hand("allies", {"probe-center", "attack-center"})
                .hand("axis", {"probe-center", "attack-center"})
                .play();
  t.run("play probe-center", "order 12,4", "order 13,5", "done", "move 12,4 > 10,4", "move 13,5 > 12,4").end_turn();
  t.run("play probe-center", "order 13,3", "done").skip_to("battle");
  t.dice({"grenade", "flag"})
      .act("battle 13,3 > 12,4")
      .end_turn();  // two dice: it also protects the next unit, which is eliminated
  EXPECT_TRUE(t.empty({12, 4}));
  t.run("play attack-center", "order 10,4", "done", "move 10,4 > 12,4").end_turn();
  t.run("play attack-center", "order 13,3", "done").skip_to("battle");
  t.dice({"flag", "star"}).act("battle 13,3 > 12,4");
  EXPECT_EQ(t.decision(), "ignore-flag");
}

}  // namespace
}  // namespace bocage
