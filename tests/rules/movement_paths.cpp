// MOV-01 to MOV-08, MOV-20 and MOV-21: the length of paths, where they may not go, and what depends on them.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/scenes.h"

namespace bocage {
namespace {

Hexes within(const Table& t, Coord at, int range) {
  Hexes found;
  const Board& board = t.battle().board();
  board.all().for_each([&](Hex hex) {
    const int away = distance(at, board.coord(hex));
    if (away >= 1 && away <= range) { found.insert(to_text(board, hex)); }
  });
  return found;
}

// The unit of this type on [0,8] of a corridor has its order.
Table in_corridor(Position position, std::string_view type) {
  Table t = position.unit("allies", type, {0, 8}).play();
  t.run("play probe-left", "order 0,8", "done");
  return t;
}

// The unit of this type on [12,4] has its order.
Table in_the_middle(Position position, std::string_view type) {
  Table t = position.unit("allies", type, {12, 4}).play();
  t.run("play probe-center", "order 12,4", "done");
  return t;
}

TEST(MOV01, AnOrderedUnitMovesOnceEvenIfItHasHexesLeft) {
  Table t = Position().unit("allies", "infantry", {12, 4}).unit("allies", "infantry", {12, 8}).play();
  t.run("play probe-center", "order 12,4", "order 12,8", "done");
  t.act("move 12,4 > 14,4");
  EXPECT_EQ(moves(t, {14, 4}), Hexes{});
  EXPECT_TRUE(t.why_not("move 14,4 > 16,4").starts_with("MOV-01")) << t.why_not("move 14,4 > 16,4");
  EXPECT_EQ(moves(t, {12, 8}), within(t, {12, 8}, 2));  // the other one has not moved yet
  t.act("move 12,8 > 10,8");
  EXPECT_EQ(t.legal(), std::vector<std::string>{"done"});
}

TEST(MOV01, AnOrderedUnitNeedNotMove) {
  Table t = in_the_middle(Position(), "infantry");
  t.act("done");
  EXPECT_EQ(t.figures({12, 4}), 4);
  EXPECT_EQ(t.unit({12, 4})->moved, 0);
  EXPECT_EQ(t.decision(), "battle");
}

TEST(MOV01, AUnitWithoutAnOrderDoesNotMove) {
  Table t = Position().unit("allies", "infantry", {12, 4}).unit("allies", "armor", {12, 8}).play();
  t.run("play probe-center", "order 12,4", "done");
  EXPECT_EQ(moves(t, {12, 8}), Hexes{});
  EXPECT_EQ(moves(t, {12, 4}), within(t, {12, 4}, 2));
}

TEST(MOV02, OverOpenGroundAUnitReachesEveryHexThatItsAllowanceReaches) {
  const std::vector<int> allowances{2, 2, 2, 3, 3, 1};
  for (std::size_t i = 0; i < kEveryType.size(); ++i) {
    SCOPED_TRACE(kEveryType[i]);
    const Table t = in_the_middle(Position(), kEveryType[i]);
    EXPECT_EQ(moves(t, {12, 4}), within(t, {12, 4}, allowances[i]));
  }
}

TEST(MOV02, EachHexEnteredCostsOne) {
  for (int hexes = 1; hexes <= 3; ++hexes) {
    Table t = in_the_middle(Position(), "armor");
    t.act("move 12,4 > " + std::to_string(12 + 2 * hexes) + ",4");
    EXPECT_EQ(t.unit({12 + 2 * hexes, 4})->moved, hexes);
  }
}

TEST(MOV02, AHexBehindAnObstacleIsNotReached) {
  // [16,4] is two hexes away, but the only hex in between is a river and the way around is longer.
  const Position split = Position().terrain("river", {14, 4});
  EXPECT_FALSE(moves(in_the_middle(split, "infantry"), {12, 4}).contains("16,4"));
  EXPECT_TRUE(moves(in_the_middle(split, "armor"), {12, 4}).contains("16,4"));
}

TEST(MOV03, AHexThatCostsTwoCountsAsTwoHexesMoved) {
  const Position hill = Position().terrain("steep", {14, 4}).unit("axis", "infantry", {16, 4});
  for (const std::string type : {"infantry", "special-forces", "resistance", "armor"}) {
    SCOPED_TRACE(type);
    Table t = in_the_middle(hill, type);
    t.act("move 12,4 > 14,4");
    EXPECT_EQ(t.unit({14, 4})->moved, 2);
    t.skip_to("battle");
    EXPECT_EQ(t.offers("battle 14,4 > 16,4"), type == "special-forces" || type == "armor");
  }
}

TEST(MOV03, TheSumOfTheCostsMayNotExceedTheAllowance) {
  const Position hill = Position().terrain("steep", {16, 4});
  EXPECT_FALSE(moves(in_the_middle(hill, "infantry"), {12, 4}).contains("16,4"));  // 1 + 2
  EXPECT_TRUE(moves(in_the_middle(hill, "armor"), {12, 4}).contains("16,4"));      // 1 + 2
  EXPECT_FALSE(moves(in_the_middle(hill, "armor"), {12, 4}).contains("18,4"));     // 1 + 2 + 1
  EXPECT_TRUE(moves(in_the_middle(Position(), "armor"), {12, 4}).contains("18,4"));
}

TEST(MOV04, NoPathLeadsIntoOrThroughAUnit) {
  EXPECT_EQ(moves(in_corridor(corridor(), "armor"), {0, 8}), (Hexes{"2,8", "4,8", "6,8"}));
  for (const std::string side : {"axis", "allies"}) {
    for (const std::string& type : kEveryType) {
      SCOPED_TRACE(side + " " + type);
      EXPECT_EQ(moves(in_corridor(corridor().unit(side, type, {2, 8}), "armor"), {0, 8}), Hexes{});
      EXPECT_EQ(moves(in_corridor(corridor().unit(side, type, {4, 8}), "armor"), {0, 8}), Hexes{"2,8"});
    }
  }
}

TEST(MOV04, APathMayLeadRoundAUnit) {
  for (const std::string side : {"axis", "allies"}) {
    SCOPED_TRACE(side);
    const Table t = in_the_middle(Position().unit(side, "infantry", {14, 4}), "infantry");
    Hexes expected = within(t, {12, 4}, 2);
    expected.erase("14,4");
    expected.erase("16,4");  // straight behind it: two hexes through it, three around it
    EXPECT_EQ(moves(t, {12, 4}), expected);
  }
}

TEST(MOV05, NoPathLeavesTheBoard) {
  Table corners = Position()
                      .unit("allies", "infantry", {0, 8})
                      .unit("allies", "infantry", {24, 0})
                      .hand("allies", {"direct-from-hq"})
                      .play();
  corners.run("play direct-from-hq", "order 0,8", "order 24,0", "done");
  EXPECT_EQ(moves(corners, {0, 8}), (Hexes{"2,8", "4,8", "1,7", "3,7", "0,6", "2,6"}));
  EXPECT_EQ(moves(corners, {24, 0}), (Hexes{"22,0", "20,0", "23,1", "21,1", "24,2", "22,2"}));

  Table edges = Position()
                    .unit("allies", "infantry", {23, 3})
                    .unit("allies", "artillery", {0, 4})
                    .hand("allies", {"direct-from-hq"})
                    .play();
  edges.run("play direct-from-hq", "order 23,3", "order 0,4", "done");
  EXPECT_EQ(moves(edges, {23, 3}),
            (Hexes{"21,3", "19,3", "22,2", "24,2", "20,2", "22,4", "24,4", "20,4", "21,1", "23,1", "21,5", "23,5"}));
  EXPECT_EQ(moves(edges, {0, 4}), (Hexes{"2,4", "1,3", "1,5"}));
}

TEST(MOV06, NoUnitEntersImpassableHexes) {
  for (const std::string terrain : {"river", "impassable", "wide-river"}) {
    for (const std::string& type : kEveryType) {
      SCOPED_TRACE(terrain + " " + type);
      EXPECT_EQ(moves(in_corridor(corridor().terrain(terrain, {2, 8}), type), {0, 8}), Hexes{});
    }
  }
}

TEST(MOV06, AHexForbiddenToAKindOfUnitIsClosedToThatKindOnly) {
  const std::vector<Position> closed{corridor().work("hedgehog", {2, 8}), corridor().bunker("allies", {2, 8}),
                                     corridor().bunker("axis", {2, 8})};
  for (const Position& position : closed) {
    for (const std::string type : {"infantry", "special-forces", "resistance"}) {
      EXPECT_EQ(moves(in_corridor(position, type), {0, 8}), (Hexes{"2,8", "4,8"})) << type;
    }
    for (const std::string type : {"armor", "elite-armor", "artillery"}) {
      EXPECT_EQ(moves(in_corridor(position, type), {0, 8}), Hexes{}) << type;
    }
  }
}

TEST(MOV07, AllFiguresGoTogether) {
  Table t = in_the_middle(Position(), "infantry");
  t.set_figures({12, 4}, 3).act("move 12,4 > 13,5");
  EXPECT_TRUE(t.empty({12, 4}));
  EXPECT_EQ(t.figures({13, 5}), 3);
  EXPECT_EQ(t.happened("unit-moved"), 1);
}

TEST(MOV07, WeakUnitsDoNotMerge) {
  for (const std::string type : {"infantry", "armor", "artillery"}) {
    SCOPED_TRACE(type);
    Table t = Position().unit("allies", type, {12, 4}).unit("allies", type, {14, 4}).play();
    t.set_figures({12, 4}, 1).set_figures({14, 4}, 1).run("play probe-center", "order 12,4", "order 14,4", "done");
    EXPECT_FALSE(t.offers("move 12,4 > 14,4"));
    EXPECT_FALSE(t.offers("move 14,4 > 12,4"));
    EXPECT_TRUE(t.offers("move 12,4 > 10,4"));
  }
}

TEST(MOV08, SectionLinesHinderNoUnit) {
  Table t = Position()
                .unit("allies", "infantry", {6, 4})
                .unit("allies", "armor", {4, 6})
                .unit("axis", "infantry", {10, 4})
                .play();
  t.run("play probe-left", "order 6,4", "order 4,6", "done");
  EXPECT_TRUE(t.offers("move 6,4 > 7,3"));   // on the dotted line
  EXPECT_TRUE(t.offers("move 6,4 > 8,4"));   // beyond it
  EXPECT_TRUE(t.offers("move 4,6 > 10,6"));  // far beyond it
  t.run("move 6,4 > 8,4", "done");
  EXPECT_TRUE(t.offers("battle 8,4 > 10,4"));  // ordered on the left, it battles in the center
}

TEST(MOV20, TheMoverChoosesBetweenPathsThatDiffer) {
  const Position bags = Position().work("sandbags", {14, 4});
  Table round = in_the_middle(bags, "infantry");
  EXPECT_TRUE(round.offers("move 12,4 > 15,3 via 14,4"));
  round.act("move 12,4 > 15,3");  // by [13,3]
  EXPECT_TRUE(round.has_sandbags({14, 4}));
  EXPECT_EQ(round.unit({15, 3})->moved, 2);

  Table through = in_the_middle(bags, "infantry");
  through.act("move 12,4 > 15,3 via 14,4");
  EXPECT_FALSE(through.has_sandbags({14, 4}));
  EXPECT_EQ(through.unit({15, 3})->moved, 2);
}

TEST(MOV20, ALongerPathIsAsGoodAsAShortOne) {
  // Two hexes through the sandbags to an adjacent hex: legal, but too far to battle.
  const Position bags = Position().work("sandbags", {14, 4}).unit("axis", "infantry", {14, 2});
  Table through = in_the_middle(bags, "infantry");
  through.act("move 12,4 > 13,3 via 14,4");
  EXPECT_EQ(through.unit({13, 3})->moved, 2);
  through.skip_to("battle");
  EXPECT_FALSE(through.offers("battle 13,3 > 14,2"));

  Table straight = in_the_middle(bags, "infantry");
  straight.act("move 12,4 > 13,3");
  EXPECT_EQ(straight.unit({13, 3})->moved, 1);
  straight.skip_to("battle");
  EXPECT_TRUE(straight.offers("battle 13,3 > 14,2"));
}

TEST(MOV20, WhereItMakesNoDifferenceTheEngineTakesACheapestPath) {
  // Onto the steep [16,4] from the hill [14,4]: 1 + 1. From low ground it would be 1 + 2.
  Table over_the_hill = in_the_middle(Position().terrain("hill", {14, 4}).terrain("steep", {16, 4}), "armor");
  over_the_hill.act("move 12,4 > 16,4");
  EXPECT_EQ(over_the_hill.unit({16, 4})->moved, 2);
  // To [15,3] by [13,3]: 2. Over the steep [14,4] it would be 3.
  Table round = in_the_middle(Position().terrain("steep", {14, 4}), "armor");
  round.act("move 12,4 > 15,3");
  EXPECT_EQ(round.unit({15, 3})->moved, 2);
}

// Every path of at most three hexes from `at` over open ground, in the notation of moves(): its end, and the sandbags
// on it.
void walk(const Table& t, const std::vector<Coord>& path, Hexes& found) {
  const Board& board = t.battle().board();
  if (path.size() > 1) {
    std::set<Hex> crossed;
    for (std::size_t i = 1; i + 1 < path.size(); ++i) {
      if (t.has_sandbags(path[i])) { crossed.insert(t.hex(path[i])); }
    }
    std::string way = to_text(board, t.hex(path.back()));
    if (!crossed.empty()) { way += " via"; }
    for (const Hex hex : crossed) { way += " " + to_text(board, hex); }
    found.insert(way);
  }
  if (path.size() == 4) { return; }
  board.adjacent(t.hex(path.back())).for_each([&](Hex hex) {
    const Coord next = board.coord(hex);
    if (std::find(path.begin(), path.end(), next) != path.end()) { return; }
    std::vector<Coord> longer = path;
    longer.push_back(next);
    walk(t, longer, found);
  });
}

TEST(MOV20, NoPathIsLostAmongTwelveSandbags) {
  Position bags;
  for (const Coord at : {Coord{10, 4}, Coord{14, 4}, Coord{11, 3}, Coord{13, 3}, Coord{11, 5}, Coord{13, 5},
                         Coord{9, 3}, Coord{15, 3}, Coord{9, 5}, Coord{15, 5}, Coord{12, 2}, Coord{12, 6}}) {
    bags.work("sandbags", at);
  }
  const Table t = in_the_middle(bags, "armor");
  Hexes expected;
  walk(t, {{12, 4}}, expected);
  EXPECT_EQ(moves(t, {12, 4}), expected);
}

TEST(MOV21, OnePathIsOfferedToEachHexAndOneMoreThroughSandbags) {
  const Table bags = in_the_middle(Position().work("sandbags", {14, 4}), "infantry");
  Hexes expected = within(bags, {12, 4}, 2);
  expected.erase("16,4");  // the only path leads through them
  expected.merge(Hexes{"16,4 via 14,4", "15,3 via 14,4", "15,5 via 14,4", "13,3 via 14,4", "13,5 via 14,4"});
  EXPECT_EQ(moves(bags, {12, 4}), expected);
}

TEST(MOV21, NothingElseMakesADifference) {
  const Table t = in_the_middle(Position()
                                    .terrain("forest", {10, 4})
                                    .terrain("hill", {14, 4})
                                    .terrain("steep", {13, 3})
                                    .work("wire", {11, 5})
                                    .unit("allies", "infantry", {13, 5})
                                    .work("sandbags", {13, 5}),  // no path passes through these
                                "armor");
  Hexes once;
  for (const std::string& action : t.legal()) {
    EXPECT_EQ(action.find("via"), std::string::npos) << action;
    EXPECT_TRUE(once.insert(action).second) << action;
  }
  EXPECT_TRUE(once.contains("move 12,4 > 13,3"));
}

TEST(MOV21, BothSandbagsOnThePathAreNamed) {
  Table t = in_corridor(corridor().work("sandbags", {2, 8}).work("sandbags", {4, 8}), "armor");
  EXPECT_EQ(moves(t, {0, 8}), (Hexes{"2,8", "4,8 via 2,8", "6,8 via 2,8 4,8"}));
  t.act("move 0,8 > 6,8 via 2,8 4,8");
  EXPECT_FALSE(t.has_sandbags({2, 8}));
  EXPECT_FALSE(t.has_sandbags({4, 8}));
  EXPECT_EQ(t.unit({6, 8})->moved, 3);
}

}  // namespace
}  // namespace bocage
