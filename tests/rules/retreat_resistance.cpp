// RET-21: the Resistance retreats one to three hexes per flag.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

// Axis artillery on the same row, two hexes to the left, has fired at the Allied unit.
Table shelled(Position position, Coord at, std::size_t n) {
  const Coord from{at.col - 4, at.row};
  Table t = position.unit("axis", "artillery", from).first("axis").hand("axis", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order " + text(from), "done").skip_to("battle");
  t.dice(flags(n)).act("battle " + text(from) + " > " + text(at));
  return t;
}

Position resistance(Coord at) {
  return Position().unit("allies", "resistance", at).unit("allies", "infantry", {24, 0});
}

// Retreats in a zigzag for as long as it is asked; returns after how many steps it may stop.
std::vector<int> possible_stops(Table& t, Coord at) {
  std::vector<int> stops;
  int moves = 0;
  while (t.decision() == "retreat") {
    if (t.offers("done")) { stops.push_back(moves); }
    const Coord next{at.col + (moves % 2 == 0 ? 1 : -1), at.row + 1};
    t.act("retreat " + text(at) + " > " + text(next));
    at = next;
    ++moves;
  }
  stops.push_back(moves);  // at the end of the path there is no question
  EXPECT_FALSE(t.empty(at));
  return stops;
}

TEST(RET21, AnyDistanceFromNToThreeN) {
  Table one = shelled(resistance({12, 0}), {12, 0}, 1);
  EXPECT_EQ(possible_stops(one, {12, 0}), (std::vector{1, 2, 3}));
  EXPECT_EQ(one.figures({13, 3}), 3);
  Table two = shelled(resistance({12, 0}), {12, 0}, 2);
  EXPECT_EQ(possible_stops(two, {12, 0}), (std::vector{2, 3, 4, 5, 6}));
  EXPECT_EQ(two.figures({12, 6}), 3);
  // Three flags allow up to nine hexes; the board has only eight more rows.
  Table three = shelled(resistance({12, 0}), {12, 0}, 3);
  EXPECT_EQ(possible_stops(three, {12, 0}), (std::vector{3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(three.figures({12, 8}), 3);
}

TEST(RET21, TheOwnerChoosesWhereToStop) {
  for (int moves = 2; moves <= 5; ++moves) {
    Table t = shelled(resistance({12, 0}), {12, 0}, 2);
    Coord at{12, 0};
    for (int i = 0; i < moves; ++i) {
      const Coord next{at.col + 1, at.row + 1};
      t.act("retreat " + text(at) + " > " + text(next));
      at = next;
    }
    EXPECT_EQ(t.pending_side(), "allies");
    t.act("done");
    EXPECT_EQ(t.figures(at), 3) << moves;
    EXPECT_EQ(t.decision(), "battle");
    EXPECT_EQ(t.pending_side(), "axis");
  }
}

TEST(RET21, EachHexIsAnOrdinaryRetreatMove) {
  Table t = shelled(resistance({12, 4}).unit("allies", "infantry", {10, 6}).terrain("river", {13, 7}), {12, 4}, 1);
  EXPECT_EQ(t.legal(), (Texts{"retreat 12,4 > 11,5", "retreat 12,4 > 13,5"}));
  t.act("retreat 12,4 > 11,5");
  EXPECT_EQ(t.legal(), (Texts{"retreat 11,5 > 12,6", "done"}));
  t.act("retreat 11,5 > 12,6");
  EXPECT_EQ(t.legal(), (Texts{"retreat 12,6 > 11,7", "done"}));
}

TEST(RET21, ResistanceRetreatsFartherTowardsTheTopToo) {
  Table t = Position()
                .unit("axis", "resistance", {12, 4})
                .unit("allies", "artillery", {16, 4})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.run("play direct-from-hq", "order 16,4", "done").skip_to("battle");
  t.dice(flags(1)).run("battle 16,4 > 12,4", "retreat 12,4 > 11,3", "retreat 11,3 > 10,2");
  EXPECT_EQ(t.legal(), (Texts{"retreat 10,2 > 9,1", "retreat 10,2 > 11,1", "done"}));
  t.act("retreat 10,2 > 9,1");
  EXPECT_EQ(t.decision(), "battle");
}

TEST(RET21, ResistanceWithOneHexForTwoFlagsGoesThereAndLosesAFigure) {
  Table t = shelled(resistance({12, 4}).terrain("river", {{13, 5}, {10, 6}, {12, 6}}), {12, 4}, 2);
  EXPECT_EQ(t.legal(), Texts{"retreat 12,4 > 11,5"});
  t.act("retreat 12,4 > 11,5");
  EXPECT_EQ(t.figures({11, 5}), 2);
  EXPECT_EQ(t.decision(), "battle");
}

TEST(RET21, ResistanceOnItsBaselineLosesOneFigurePerFlag) {
  const Table t = shelled(resistance({12, 8}), {12, 8}, 1);
  EXPECT_EQ(t.figures({12, 8}), 2);
}

// RET-13 binds only the first n hexes: after that a dead end is allowed.
TEST(RET21, OnlyTheRequiredMovesAreForced) {
  const Position fork = resistance({12, 4}).terrain("river", {{10, 6}, {12, 6}});
  Table one = shelled(fork, {12, 4}, 1);  // [11,5] is a dead end, but one hex is all that is required
  EXPECT_EQ(one.legal(), (Texts{"retreat 12,4 > 11,5", "retreat 12,4 > 13,5"}));
  one.act("retreat 12,4 > 11,5");
  EXPECT_EQ(one.figures({11, 5}), 3);
  EXPECT_EQ(one.decision(), "battle");
  Table two = shelled(fork, {12, 4}, 2);
  EXPECT_EQ(two.legal(), Texts{"retreat 12,4 > 13,5"});
}

TEST(RET21, AnIgnoredFlagTakesItsThreeHexesAway) {
  Table t = shelled(resistance({12, 0}).work("sandbags", {12, 0}), {12, 0}, 2);
  t.act("ignore-flag 12,0");
  EXPECT_EQ(possible_stops(t, {12, 0}), (std::vector{1, 2, 3}));
}

TEST(RET21, NoOtherUnitMayGoFarther) {
  for (const std::string type : {"infantry", "special-forces", "armor", "elite-armor", "artillery"}) {
    Table t = shelled(Position().unit("allies", type, {12, 4}), {12, 4}, 1);
    t.act("retreat 12,4 > 11,5");
    EXPECT_EQ(t.decision(), "battle") << type;
    EXPECT_FALSE(t.empty({11, 5})) << type;
  }
}

}  // namespace
}  // namespace bocage
