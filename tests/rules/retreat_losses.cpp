// RET-12 to RET-16: retreat steps that cannot be made.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

TEST(RET12, AFigureForEachMoveThatCannotBeMade) {
  for (const std::string side : {"allies", "axis"}) {
    const Coord home{12, side == "allies" ? 8 : 0};
    const Table t = shelled(Position().unit(side, "infantry", home), side, {16, home.row}, home, flags(2), 3);
    EXPECT_EQ(t.figures(home), 1);
    EXPECT_EQ(t.decision(), "battle");
    EXPECT_EQ(t.happened("unit-retreated"), 0);
  }
}

TEST(RET12, AUnitByTheSeaOrInItLosesAFigurePerFlag) {
  for (const Coord at : {Coord{12, 6}, Coord{11, 7}, Coord{12, 8}, Coord{0, 8}, Coord{23, 7}}) {
    const Coord from = at.row == 8 ? Coord{at.col, 6} : Coord{at.col, at.row - 2};
    for (std::size_t n = 0; n <= 3; ++n) {
      const Table t = shelled(Position().face("beach").unit("allies", "infantry", at), "allies", from, at, flags(n));
      EXPECT_EQ(t.figures(at), 4 - static_cast<int>(n)) << text(at) << " " << n;
    }
  }
}

TEST(RET12, MovesThatCanBeMadeCostNothing) {
  Table t = shelled(Position().unit("allies", "infantry", {12, 6}), "allies", {12, 4}, {12, 6}, flags(3));
  t.run("retreat 12,6 > 11,7", "retreat 11,7 > 10,8");
  EXPECT_EQ(t.figures({10, 8}), 3);  // two rows to the edge, and one flag too many
}

Position crossroads() {
  return Position()
      .unit("allies", "infantry", {12, 4})
      .unit("allies", "infantry", {10, 6})
      .unit("allies", "infantry", {12, 6});
}

TEST(RET13, APathThatEndsEarlyIsIllegalWhileALongerOneExists) {
  Table t = shelled(crossroads(), "allies", {12, 2}, {12, 4}, flags(2));
  EXPECT_EQ(t.legal(), Texts{"retreat 12,4 > 13,5"});
  t.act("retreat 12,4 > 13,5");
  EXPECT_EQ(t.legal(), Texts{"retreat 13,5 > 14,6"});
  t.act("retreat 13,5 > 14,6");
  EXPECT_EQ(t.figures({14, 6}), 4);
  EXPECT_EQ(t.decision(), "battle");
}

TEST(RET13, WithoutALongerOneTheOwnerChooses) {
  for (const std::string end : {"11,5", "13,5"}) {
    Table t = shelled(crossroads().unit("allies", "infantry", {14, 6}), "allies", {12, 2}, {12, 4}, flags(2));
    EXPECT_EQ(sorted(t.legal()), (Texts{"retreat 12,4 > 11,5", "retreat 12,4 > 13,5"}));
    t.act("retreat 12,4 > " + end);
    EXPECT_EQ(t.figures(end == "11,5" ? Coord{11, 5} : Coord{13, 5}), 3);
    EXPECT_EQ(t.decision(), "battle");
  }
}

TEST(RET13, OneFlagLeavesBothHexesOpen) {
  Table t = shelled(crossroads(), "allies", {12, 2}, {12, 4}, flags(1));
  EXPECT_EQ(sorted(t.legal()), (Texts{"retreat 12,4 > 11,5", "retreat 12,4 > 13,5"}));
  t.act("retreat 12,4 > 11,5");
  EXPECT_EQ(t.figures({11, 5}), 4);
}

// The dead end shows only at the third hex: [11,3], [10,2] leads nowhere, [13,3] has a way on at [14,2], [15,1].
TEST(RET13, TheSameUpwardsAndThreeHexesDeep) {
  const Position maze = Position()
                            .unit("axis", "armor", {12, 4})
                            .terrain("river", {{12, 2}, {9, 1}, {11, 1}, {13, 1}})
                            .unit("axis", "infantry", {0, 0});
  Table t = shelled(maze, "axis", {12, 6}, {12, 4}, flags(3));
  EXPECT_EQ(t.legal(), Texts{"retreat 12,4 > 13,3"});
  t.act("retreat 12,4 > 13,3");
  EXPECT_EQ(t.legal(), Texts{"retreat 13,3 > 14,2"});
  t.act("retreat 13,3 > 14,2");
  EXPECT_EQ(t.legal(), Texts{"retreat 14,2 > 15,1"});
  // Two flags: both ways are two hexes long.
  Table two = shelled(maze, "axis", {12, 6}, {12, 4}, flags(2));
  EXPECT_EQ(sorted(two.legal()), (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
}

// Strength 1, two flags; [11,5] is an objective and a dead end.
Position objective_ahead(const std::string& kind) {
  Position position = Position()
                          .unit("allies", "infantry", {12, 4})
                          .unit("allies", "infantry", {24, 8})
                          .terrain("river", {{13, 5}, {10, 6}, {12, 6}})
                          .medals("allies", 1);
  return kind == "permanent" ? position.permanent_objective("allies", {{11, 5}})
                             : position.objective("allies", {{11, 5}});
}

TEST(RET14, AUnitThatDiesAtTheEndOfItsRetreatNeverHeldTheObjective) {
  for (const std::string kind : {"temporary", "permanent"}) {
    Table t = shelled(objective_ahead(kind), "allies", {12, 2}, {12, 4}, flags(2), 1);
    t.act("retreat 12,4 > 11,5");
    EXPECT_FALSE(t.over()) << kind;
    EXPECT_TRUE(t.empty({11, 5})) << kind;
    EXPECT_EQ(t.medals("allies"), 0) << kind;
    EXPECT_EQ(t.medals("axis"), 1) << kind;
  }
}

TEST(RET14, ASurvivorHoldsIt) {
  for (const std::string kind : {"temporary", "permanent"}) {
    Table t = shelled(objective_ahead(kind), "allies", {12, 2}, {12, 4}, flags(2), 2);
    t.act("retreat 12,4 > 11,5");
    EXPECT_EQ(t.figures({11, 5}), 1) << kind;
    EXPECT_EQ(t.winner(), "allies") << kind;
  }
}

TEST(RET14, TheMovesAreMadeFirst) {
  Table t = shelled(objective_ahead("temporary").medals("allies", 5), "allies", {12, 2}, {12, 4}, flags(3));
  EXPECT_EQ(t.figures({12, 4}), 4);  // nothing is lost until the unit has gone as far as it can
  t.act("retreat 12,4 > 11,5");
  EXPECT_EQ(t.story(),
            (Texts{"unit-retreated allies 12,4 > 11,5", "figures-lost allies 11,5 2", "medals-changed allies 1"}));
}

// The retreat is complete only after both steps: a hex passed on the way does not count (VIC-07).
TEST(RET14, AnObjectiveThatIsPassedDoesNotCount) {
  Table t = shelled(
      Position().unit("allies", "infantry", {12, 4}).medals("allies", 1).permanent_objective("allies", {{11, 5}}),
      "allies", {12, 2}, {12, 4}, flags(2));
  t.act("retreat 12,4 > 11,5");
  EXPECT_FALSE(t.over());
  t.act("retreat 11,5 > 10,6");
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.medals("allies"), 0);
}

TEST(RET15, LossesOfARetreatEliminateLikeAnyOther) {
  for (const std::string side : {"allies", "axis"}) {
    for (const std::string& type : kEveryType) {
      const Coord home{12, side == "allies" ? 8 : 0};
      const Coord spare{0, 4};
      const Table t = shelled(Position().unit(side, type, home).unit(side, "infantry", spare), side, {16, home.row},
                              home, flags(2), 2);
      EXPECT_TRUE(t.empty(home)) << side << " " << type;
      EXPECT_EQ(t.medals(other_side(side)), 1) << side << " " << type;
      EXPECT_EQ(t.medals(side), 0);
      EXPECT_EQ(t.happened("unit-eliminated"), 1);
    }
  }
}

TEST(RET15, MoreFlagsThanFiguresAreStillOneMedal) {
  const Table t = shelled(Position().unit("axis", "infantry", {12, 0}).unit("axis", "infantry", {0, 4}), "axis",
                          {16, 0}, {12, 0}, flags(3), 1);
  EXPECT_TRUE(t.empty({12, 0}));
  EXPECT_EQ(t.medals("allies"), 1);
}

// A close assault against a unit on its baseline.
Table assaulted(int figures, const Texts& roll) {
  Table t = Position()
                .unit("axis", "infantry", {12, 0})
                .unit("axis", "infantry", {0, 4})
                .unit("allies", "armor", {13, 1})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.set_figures({12, 0}, figures);
  t.run("play direct-from-hq", "order 13,1", "done").skip_to("battle");
  t.dice(roll).act("battle 13,1 > 12,0");
  return t;
}

TEST(RET16, AUnitThatLosesFiguresInsteadHasNotLeftItsHex) {
  const Table t = assaulted(4, flags(3));
  EXPECT_EQ(t.figures({12, 0}), 1);
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("take-ground"));
}

TEST(RET16, AUnitEliminatedByItsRetreatHasLeftItsHex) {
  const Table t = assaulted(3, flags(3));
  EXPECT_TRUE(t.empty({12, 0}));
  EXPECT_EQ(t.decision(), "take-ground");
}

TEST(RET16, AUnitThatMakesAtLeastOneMoveHasLeftItsHex) {
  Table t = Position()
                .unit("axis", "infantry", {12, 2})
                .unit("allies", "armor", {13, 3})
                .terrain("river", {{10, 0}, {12, 0}})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 13,3", "done").skip_to("battle");
  t.dice(flags(3)).run("battle 13,3 > 12,2", "retreat 12,2 > 13,1", "retreat 13,1 > 14,0");
  EXPECT_EQ(t.figures({14, 0}), 3);
  EXPECT_EQ(t.decision(), "take-ground");
}

}  // namespace
}  // namespace bocage
