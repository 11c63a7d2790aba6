// LOS-12 to LOS-15 and LOS-18: sight and hills.
#include <gtest/gtest.h>

#include "rules/sight.h"
#include "support/scenes.h"

namespace bocage {
namespace {

using Places = std::initializer_list<Coord>;

// Whether they see each other: by the tables, by the geometry, both ways, and by what is offered to armor on `a`.
// Bystanders next to it must be friends (BAT-08).
bool sees(Position position, Coord a, Coord b) {
  Table t = position.unit("allies", "armor", a).unit("axis", "armor", b).hand("allies", {"direct-from-hq"}).play();
  const Field& field = t.state().open.field;
  const bool seen = can_see(t.battle(), field, t.hex(a), t.hex(b));
  EXPECT_EQ(can_see(t.battle(), field, t.hex(b), t.hex(a)), seen);
  EXPECT_EQ(blockers(t.battle(), field, t.hex(a), t.hex(b)).empty(), seen);
  EXPECT_EQ(blockers(t.battle(), field, t.hex(b), t.hex(a)).empty(), seen);
  t.run("play direct-from-hq", "order " + text(a), "done").skip_to("battle");
  EXPECT_EQ(t.offers("battle " + text(a) + " > " + text(b)), seen) << t.why_not("battle " + text(a) + " > " + text(b));
  return seen;
}

Position hills(Places at, const std::string& kind = "hill") { return Position().terrain(kind, at); }

TEST(LOS12, AHillHexBlocksUnlessAllThreeAreOneHill) {
  // Straight, at distance 2: [6,4], [8,4], [10,4].
  EXPECT_FALSE(sees(hills({{8, 4}}), {6, 4}, {10, 4}));                  // neither unit is on it
  EXPECT_FALSE(sees(hills({{6, 4}, {8, 4}}), {6, 4}, {10, 4}));          // only the attacker
  EXPECT_FALSE(sees(hills({{8, 4}, {10, 4}}), {6, 4}, {10, 4}));         // only the target
  EXPECT_TRUE(sees(hills({{6, 4}, {8, 4}, {10, 4}}), {6, 4}, {10, 4}));  // all of them
  EXPECT_TRUE(sees(hills({{6, 4}, {10, 4}}), {6, 4}, {10, 4}));          // low ground in between
}

TEST(LOS12, AtDistanceThreeEveryHexInBetweenMustBeOfThatHillOrLow) {
  EXPECT_TRUE(sees(hills({{6, 4}, {8, 4}, {10, 4}, {12, 4}}), {6, 4}, {12, 4}));
  EXPECT_FALSE(sees(hills({{6, 4}, {8, 4}, {10, 4}}), {6, 4}, {12, 4}));
  EXPECT_FALSE(sees(hills({{6, 4}, {8, 4}, {12, 4}}), {6, 4}, {12, 4}));
  EXPECT_FALSE(sees(hills({{8, 4}}), {6, 4}, {12, 4}));
  EXPECT_FALSE(sees(hills({{10, 4}}), {6, 4}, {12, 4}));
  // Bent: [6,4] to [11,5] crosses [8,4] and [9,5].
  EXPECT_TRUE(sees(hills({{6, 4}, {8, 4}, {9, 5}, {11, 5}}), {6, 4}, {11, 5}));
  EXPECT_FALSE(sees(hills({{6, 4}, {8, 4}, {9, 5}}), {6, 4}, {11, 5}));
}

TEST(LOS12, AlongAnEdgeBothSidesMustBeHillsThatBlock) {
  EXPECT_FALSE(sees(hills({{5, 5}, {7, 5}}), {6, 4}, {6, 6}));
  EXPECT_TRUE(sees(hills({{5, 5}}), {6, 4}, {6, 6}));
  EXPECT_TRUE(sees(hills({{5, 5}, {7, 5}, {6, 4}, {6, 6}}), {6, 4}, {6, 6}));
  EXPECT_FALSE(sees(hills({{5, 5}, {7, 5}, {6, 4}}), {6, 4}, {6, 6}));
}

TEST(LOS12, EveryKindOfHillIsAHill) {
  for (const char* kind : {"hill", "steep", "cliff", "bluff", "impassable"}) {
    EXPECT_FALSE(sees(hills({{8, 4}}, kind), {6, 4}, {10, 4})) << kind;
    EXPECT_TRUE(sees(hills({{6, 4}, {10, 4}}).terrain(kind, {8, 4}), {6, 4}, {10, 4})) << kind;
    EXPECT_FALSE(sees(hills({{6, 4}}).terrain(kind, {8, 4}), {6, 4}, {10, 4})) << kind;
  }
}

// [6,4] and [12,4] with a hill hex at [10,4]; other hexes decide whether they are one connected hill.
TEST(LOS13, AHillIsAConnectedGroupOfHexes) {
  const Places apart{{6, 4}, {10, 4}, {12, 4}};
  EXPECT_FALSE(sees(hills(apart), {6, 4}, {12, 4}));
  EXPECT_TRUE(sees(hills(apart).terrain("hill", {{7, 3}, {9, 3}}), {6, 4}, {12, 4}));
  EXPECT_FALSE(sees(hills(apart).terrain("hill", {7, 3}), {6, 4}, {12, 4}));
  // A long way around is just as good.
  EXPECT_TRUE(sees(hills(apart).terrain("hill", {{5, 5}, {6, 6}, {8, 6}, {10, 6}, {11, 5}}), {6, 4}, {12, 4}));
  EXPECT_FALSE(sees(hills(apart).terrain("hill", {{5, 5}, {6, 6}, {10, 6}, {11, 5}}), {6, 4}, {12, 4}));
}

TEST(LOS13, HillsOfDifferentKindsAreConnected) {
  for (const char* kind : {"steep", "cliff", "bluff", "impassable"}) {
    const Position apart = hills({{6, 4}, {10, 4}, {12, 4}});
    EXPECT_TRUE(sees(Position(apart).terrain(kind, {{7, 3}, {9, 3}}), {6, 4}, {12, 4})) << kind;
  }
  // A forest or a town does not connect hills.
  EXPECT_FALSE(sees(hills({{6, 4}, {10, 4}, {12, 4}}).terrain("town", {{7, 3}, {9, 3}}), {6, 4}, {12, 4}));
}

TEST(LOS14, OtherObstructionsBlockAtEveryHeight) {
  const std::vector<std::string> kinds{"forest", "hedgerow", "town", "bunker", "unit"};
  for (const std::string& kind : kinds) {
    const auto block = [&](Position position, Coord at) {
      if (kind == "bunker") { return position.bunker("axis", at); }
      return kind == "unit" ? position.unit("allies", "armor", at) : position.terrain(kind, at);
    };
    SCOPED_TRACE(kind);
    EXPECT_FALSE(sees(block(hills({{6, 4}}), {8, 4}), {6, 4}, {10, 4}));           // down from a hill
    EXPECT_FALSE(sees(block(hills({{10, 4}}), {8, 4}), {6, 4}, {10, 4}));          // up to one
    EXPECT_FALSE(sees(block(hills({{6, 4}, {10, 4}}), {8, 4}), {6, 4}, {10, 4}));  // from one to another
    // From a hill to the same hill, past the obstruction.
    EXPECT_FALSE(sees(block(hills({{6, 4}, {7, 3}, {9, 3}, {10, 4}}), {8, 4}), {6, 4}, {10, 4}));
    // On one side of an edge it needs an obstruction on the other side too.
    EXPECT_TRUE(sees(block(hills({{6, 4}, {6, 6}}), {5, 5}), {6, 4}, {6, 6}));
    EXPECT_FALSE(sees(block(block(hills({{6, 4}, {6, 6}}), {5, 5}), {7, 5}), {6, 4}, {6, 6}));
  }
}

TEST(LOS15, ABunkerOnAHillBlocksBetweenUnitsOfThatHill) {
  const Places ridge{{6, 4}, {8, 4}, {10, 4}};
  EXPECT_TRUE(sees(hills(ridge), {6, 4}, {10, 4}));
  EXPECT_FALSE(sees(hills(ridge).bunker("axis", {8, 4}), {6, 4}, {10, 4}));
  EXPECT_FALSE(sees(hills(ridge).bunker("allies", {8, 4}), {6, 4}, {10, 4}));
  // Works other than bunkers do not.
  EXPECT_TRUE(sees(hills(ridge).work("sandbags", {8, 4}).work("wire", {8, 4}), {6, 4}, {10, 4}));
  // Along an edge the bunker is one of the two obstructions needed.
  const Places plateau{{6, 4}, {5, 5}, {7, 5}, {6, 6}};
  EXPECT_TRUE(sees(hills(plateau).bunker("axis", {5, 5}), {6, 4}, {6, 6}));
  EXPECT_FALSE(sees(hills(plateau).bunker("axis", {5, 5}).bunker("axis", {7, 5}), {6, 4}, {6, 6}));
}

TEST(LOS18, CaseAFirstRankOfAHillIsSeenFromBelow) { EXPECT_TRUE(sees(hills({{1, 1}}), {1, 1}, {1, 3})); }

TEST(LOS18, CaseBTheFrontHexBlocksTheSecondRank) {
  EXPECT_FALSE(sees(hills({{8, 0}, {7, 1}}), {8, 0}, {7, 3}));
  EXPECT_FALSE(sees(hills({{8, 0}, {7, 1}}), {7, 3}, {8, 0}));
}

TEST(LOS18, CaseCNoUnitSeesOverAHill) { EXPECT_FALSE(sees(hills({{13, 1}}), {14, 0}, {13, 3})); }

TEST(LOS18, CaseDPlateau) { EXPECT_TRUE(sees(hills({{22, 0}, {22, 2}, {21, 1}, {23, 1}}), {22, 0}, {22, 2})); }

TEST(LOS18, CaseELowGroundBetweenTwoHillsIsOpen) { EXPECT_TRUE(sees(hills({{2, 6}, {2, 8}}), {2, 6}, {2, 8})); }

TEST(LOS18, CaseFOnlyOneSideOfTheEdgeIsObstructed) {
  EXPECT_TRUE(sees(hills({{8, 6}, {8, 8}, {7, 7}}).terrain("town", {9, 7}), {8, 6}, {8, 8}));
}

TEST(LOS18, CaseGNoSightOverATown) {
  EXPECT_FALSE(sees(hills({{12, 8}}).terrain("town", {13, 7}), {14, 6}, {12, 8}));
  EXPECT_TRUE(sees(hills({{12, 8}}), {14, 6}, {12, 8}));
}

TEST(LOS18, CaseHAUnitBlocksAtAnyHeight) {
  EXPECT_FALSE(sees(hills({{18, 6}, {16, 8}}).unit("allies", "infantry", {17, 7}), {18, 6}, {16, 8}));
  EXPECT_TRUE(sees(hills({{18, 6}, {16, 8}}), {18, 6}, {16, 8}));
}

// The two are one hill, connected through [22,6] and [21,7]; the town lies in the bend.
TEST(LOS18, CaseITheSameHillDoesNotHelpAgainstATown) {
  const Places bend{{24, 6}, {22, 6}, {21, 7}, {22, 8}};
  EXPECT_FALSE(sees(hills(bend).terrain("town", {23, 7}), {24, 6}, {22, 8}));
  EXPECT_FALSE(sees(hills({{24, 6}, {22, 8}}).terrain("town", {23, 7}), {24, 6}, {22, 8}));
  EXPECT_TRUE(sees(hills(bend), {24, 6}, {22, 8}));
}

TEST(LOS18, CaseJNotOneCommonHill) {
  EXPECT_FALSE(sees(hills({{16, 4}, {20, 4}, {22, 4}}), {16, 4}, {22, 4}));
  EXPECT_TRUE(sees(hills({{16, 4}, {22, 4}}), {16, 4}, {22, 4}));
}

}  // namespace
}  // namespace bocage
