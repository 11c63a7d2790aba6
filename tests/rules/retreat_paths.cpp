// RET-01 to RET-06: flags and retreat paths.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

// The options of a unit of this type on `at` after one flag, fired at from two rows away.
Texts first_steps(Position position, const std::string& side, const std::string& type, Coord at, Coord from) {
  const Table t = shelled(position.unit(side, type, at), side, from, at, flags(1));
  EXPECT_EQ(t.decision(), "retreat");
  EXPECT_EQ(t.pending_side(), side);
  return sorted(t.legal());
}

TEST(RET01, FlagsDoNothingToAUnitThatTheHitsRemoved) {
  const Table t = shelled(Position().unit("axis", "infantry", {12, 4}, 1).unit("axis", "infantry", {0, 0}), "axis",
                          {12, 6}, {12, 4}, {"flag", "infantry", "flag"});
  EXPECT_TRUE(t.empty({12, 4}));
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_EQ(t.happened("unit-retreated"), 0);
}

TEST(RET01, FlagsComeAfterAllHits) {
  Table t =
      shelled(Position().unit("axis", "infantry", {12, 4}), "axis", {12, 6}, {12, 4}, {"flag", "infantry", "grenade"});
  EXPECT_EQ(t.figures({12, 4}), 2);
  EXPECT_EQ(t.decision(), "retreat");
  t.act("retreat 12,4 > 11,3");
  EXPECT_EQ(t.figures({11, 3}), 2);
}

TEST(RET02, OneHexForEachFlag) {
  for (const std::string side : {"allies", "axis"}) {
    for (const std::string type : {"infantry", "special-forces", "armor", "elite-armor", "artillery"}) {
      const int down = side == "allies" ? 1 : -1;
      Coord at{12, 4};
      for (std::size_t n = 0; n <= 3; ++n) {
        at = {12, 4};
        Table t = shelled(Position().unit(side, type, at), side, {12, 4 - 2 * down}, at, flags(n));
        for (std::size_t i = 0; i < n; ++i) {
          ASSERT_EQ(t.decision(), "retreat") << side << " " << type << " " << n;
          EXPECT_FALSE(t.offers_kind("done"));
          const Coord next{at.col + 1, at.row + down};
          t.act("retreat " + text(at) + " > " + text(next));
          at = next;
        }
        EXPECT_EQ(t.decision(), "battle");
        EXPECT_EQ(t.unit(at)->type, type);
      }
    }
  }
}

TEST(RET02, AFlagThatIsIgnoredObligesToNothing) {
  Table t = shelled(Position().unit("axis", "infantry", {12, 4}).work("sandbags", {12, 4}), "axis", {12, 6}, {12, 4},
                    flags(1));
  t.act("ignore-flag 12,4");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.figures({12, 4}), 4);
}

TEST(RET03, TheOwnerChoosesThePath) {
  for (const std::string side : {"allies", "axis"}) {
    const int down = side == "allies" ? 1 : -1;
    for (const Coord end : {Coord{10, 4 + 2 * down}, Coord{12, 4 + 2 * down}, Coord{14, 4 + 2 * down}}) {
      Table t = shelled(Position().unit(side, "infantry", {12, 4}), side, {12, 4 - 2 * down}, {12, 4}, flags(2));
      EXPECT_EQ(t.pending_side(), side);
      EXPECT_NE(t.side_on_turn(), side);
      const Coord first{end.col < 12 ? 11 : 13, 4 + down};
      t.act("retreat 12,4 > " + text(first));
      EXPECT_EQ(t.pending_side(), side);
      t.act("retreat " + text(first) + " > " + text(end));
      EXPECT_EQ(t.unit(end)->side, side);
      EXPECT_EQ(t.pending_side(), other_side(side));
    }
  }
}

TEST(RET04, OneRowNearerToTheOwnEdgeNeverSideways) {
  for (const std::string& type : kEveryType) {
    EXPECT_EQ(first_steps(Position(), "allies", type, {12, 4}, {12, 2}),
              (Texts{"retreat 12,4 > 11,5", "retreat 12,4 > 13,5"}))
        << type;
    EXPECT_EQ(first_steps(Position(), "axis", type, {12, 4}, {12, 6}),
              (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}))
        << type;
    EXPECT_EQ(first_steps(Position(), "allies", type, {0, 4}, {0, 2}), (Texts{"retreat 0,4 > 1,5"})) << type;
    EXPECT_EQ(first_steps(Position(), "allies", type, {1, 5}, {1, 3}),
              (Texts{"retreat 1,5 > 0,6", "retreat 1,5 > 2,6"}))
        << type;
  }
}

TEST(RET04, AtTheSidesOfTheBoardOnlyOneHexIsOpen) {
  EXPECT_EQ(first_steps(Position(), "allies", "infantry", {24, 4}, {24, 2}), (Texts{"retreat 24,4 > 23,5"}));
  EXPECT_EQ(first_steps(Position(), "axis", "infantry", {24, 4}, {24, 6}), (Texts{"retreat 24,4 > 23,3"}));
  EXPECT_EQ(first_steps(Position(), "axis", "infantry", {0, 4}, {0, 6}), (Texts{"retreat 0,4 > 1,3"}));
  EXPECT_EQ(first_steps(Position(), "allies", "infantry", {23, 5}, {23, 3}),
            (Texts{"retreat 23,5 > 22,6", "retreat 23,5 > 24,6"}));
  EXPECT_EQ(first_steps(Position(), "axis", "infantry", {1, 5}, {1, 7}),
            (Texts{"retreat 1,5 > 0,4", "retreat 1,5 > 2,4"}));
}

TEST(RET05, AUnitMayHaveToGoTowardsItsAttackerAndPastIt) {
  EXPECT_EQ(first_steps(Position(), "allies", "infantry", {12, 4}, {12, 6}),
            (Texts{"retreat 12,4 > 11,5", "retreat 12,4 > 13,5"}));
  EXPECT_EQ(first_steps(Position(), "allies", "armor", {12, 4}, {13, 5}), (Texts{"retreat 12,4 > 11,5"}));
  EXPECT_EQ(first_steps(Position(), "axis", "artillery", {12, 4}, {11, 3}), (Texts{"retreat 12,4 > 13,3"}));
  EXPECT_EQ(first_steps(Position(), "axis", "infantry", {12, 4}, {16, 4}),
            (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
  Table t = shelled(Position().unit("allies", "infantry", {12, 4}), "allies", {13, 5}, {12, 4}, flags(3));
  t.run("retreat 12,4 > 11,5", "retreat 11,5 > 12,6", "retreat 12,6 > 13,7");
  EXPECT_EQ(t.figures({13, 7}), 4);
}

TEST(RET05, TheOwnEdgeIsTheOneTheSideOwns) {
  const Position turned = Position().edge("axis", "bottom").edge("allies", "top");
  for (const Coord from : {Coord{12, 2}, Coord{12, 6}}) {
    EXPECT_EQ(first_steps(turned, "axis", "infantry", {12, 4}, from),
              (Texts{"retreat 12,4 > 11,5", "retreat 12,4 > 13,5"}));
    EXPECT_EQ(first_steps(turned, "allies", "infantry", {12, 4}, from),
              (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
  }
}

// Three flags, with this terrain along the whole retreat path.
TEST(RET06, StopHexesDoNotStopARetreat) {
  for (const std::string ground : {"forest", "hedgerow", "town", "wire"}) {
    for (const std::string& type : kEveryType) {
      Position position = Position().unit("allies", type, {12, 4});
      for (const Coord at : {Coord{12, 4}, Coord{11, 5}, Coord{12, 6}, Coord{11, 7}}) {
        if (ground == "wire") {
          position.work("wire", at);
        } else {
          position.terrain(ground, at);
        }
      }
      Table t = shelled(position, "allies", {12, 2}, {12, 4}, flags(3));
      const int full = t.figures({12, 4});
      t.run("retreat 12,4 > 11,5", "retreat 11,5 > 12,6", "retreat 12,6 > 11,7");
      EXPECT_EQ(t.figures({11, 7}), full) << ground << " " << type;
    }
  }
}

TEST(RET06, ABeachDoesNotLimitARetreat) {
  for (const std::string& type : kEveryType) {
    Table t = shelled(Position().face("beach").unit("allies", type, {11, 3}), "allies", {11, 1}, {11, 3}, flags(3));
    t.run("retreat 11,3 > 12,4", "retreat 12,4 > 11,5", "retreat 11,5 > 12,6");
    EXPECT_EQ(t.unit({12, 6})->type, type);
  }
}

// Climbing costs two hexes of movement, and armor may not climb a bluff at all; neither applies to retreats (TER-26).
TEST(RET06, AClimbDoesNotShortenARetreat) {
  for (const std::string hill : {"cliff", "bluff", "steep"}) {
    for (const std::string& type : kEveryType) {
      Table t = shelled(Position().face("beach").unit("axis", type, {12, 6}).terrain(hill, {{11, 5}, {13, 5}, {12, 4}}),
                        "axis", {8, 6}, {12, 6}, flags(3));
      const int full = t.figures({12, 6});
      EXPECT_EQ(sorted(t.legal()), (Texts{"retreat 12,6 > 11,5", "retreat 12,6 > 13,5"})) << hill << " " << type;
      t.run("retreat 12,6 > 11,5", "retreat 11,5 > 12,4", "retreat 12,4 > 11,3");
      EXPECT_EQ(t.figures({11, 3}), full) << hill << " " << type;
    }
  }
}

}  // namespace
}  // namespace bocage
