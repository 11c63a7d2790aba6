#include "board/line.h"

#include <gtest/gtest.h>

#include <vector>

#include "places.h"

namespace bocage {
namespace {

struct Mirror {
  int col;
  int row;
};
constexpr std::array<Mirror, 4> kMirrors{{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}};

Coord mirrored(Coord offset, Mirror mirror) { return {offset.col * mirror.col, offset.row * mirror.row}; }

std::vector<Coord> from(Coord origin, const std::vector<Coord>& offsets, Mirror mirror) {
  std::vector<Coord> list;
  for (const Coord offset : offsets) { list.push_back(origin + mirrored(offset, mirror)); }
  return sorted(list);
}

Line line(const Board& board, Coord a, Coord b) { return line_between(board, hex_at(board, a), hex_at(board, b)); }

bool hidden(const Board& board, Coord a, Coord b, std::initializer_list<Coord> obstructions) {
  return blocks(line(board, a, b), hexes_at(board, obstructions));
}

// A row of the table at the top of the LOS chapter: the target, and the only hexes that can block.
struct Row {
  Coord target;
  std::vector<Coord> hexes;
};

const std::vector<Row> kStraight{
    {{4, 0}, {{2, 0}}}, {{2, 2}, {{1, 1}}}, {{6, 0}, {{2, 0}, {4, 0}}}, {{3, 3}, {{1, 1}, {2, 2}}}};
const std::vector<Row> kEdge{{{0, 2}, {{-1, 1}, {1, 1}}}, {{3, 1}, {{2, 0}, {1, 1}}}};
const std::vector<Row> kBent{{{5, 1}, {{2, 0}, {3, 1}}}, {{4, 2}, {{1, 1}, {3, 1}}}, {{1, 3}, {{1, 1}, {0, 2}}}};

constexpr Coord kOrigin{12, 4};  // far enough from every edge for the whole table

// Straight and bent lines: every candidate hex is crossed and blocks on its own; no other hex matters.
void expect_across(const std::vector<Row>& rows) {
  const Board board(standard_board());
  for (const Row& row : rows) {
    for (const Mirror mirror : kMirrors) {
      const Coord target = kOrigin + mirrored(row.target, mirror);
      SCOPED_TRACE(text(kOrigin) + " to " + text(target));
      const std::vector<Coord> expected = from(kOrigin, row.hexes, mirror);
      const Line seen = line(board, kOrigin, target);
      EXPECT_EQ(places(board, seen.across), expected);
      EXPECT_EQ(places(board, seen.left | seen.right), std::vector<Coord>{});
      for (const Coord at : expected) { EXPECT_TRUE(hidden(board, kOrigin, target, {at})); }
      EXPECT_FALSE(blocks(seen, board.all() - seen.across));
    }
  }
}

TEST(LOS03, StraightLinesInEveryDirection) { expect_across(kStraight); }
TEST(LOS03, BentLinesInEveryDirection) { expect_across(kBent); }

TEST(LOS03, WorkedExamples) {
  const Board board(standard_board());
  EXPECT_TRUE(hidden(board, {6, 4}, {11, 5}, {{8, 4}}));
  EXPECT_TRUE(hidden(board, {6, 4}, {11, 5}, {{9, 5}}));
  EXPECT_TRUE(hidden(board, {6, 4}, {10, 6}, {{7, 5}}));
  EXPECT_TRUE(hidden(board, {6, 4}, {10, 6}, {{9, 5}}));
  EXPECT_TRUE(hidden(board, {6, 4}, {7, 7}, {{7, 5}}));
  EXPECT_TRUE(hidden(board, {6, 4}, {7, 7}, {{6, 6}}));
}

TEST(LOS03, NothingInTheWayHidesNothing) {
  const Board board(standard_board());
  for (const Hex a : hexes_of(board)) {
    for (const Hex b : hexes_of(board)) { ASSERT_FALSE(blocks(line_between(board, a, b), HexSet{})); }
  }
}

TEST(LOS04, EdgeLinesInEveryDirection) {
  const Board board(standard_board());
  for (const Row& row : kEdge) {
    for (const Mirror mirror : kMirrors) {
      const Coord target = kOrigin + mirrored(row.target, mirror);
      SCOPED_TRACE(text(kOrigin) + " to " + text(target));
      const std::vector<Coord> pair = from(kOrigin, row.hexes, mirror);
      const Line seen = line(board, kOrigin, target);
      EXPECT_EQ(places(board, seen.across), std::vector<Coord>{});
      EXPECT_EQ(places(board, seen.left | seen.right), pair);
      EXPECT_EQ(seen.left.count(), 1);
      EXPECT_EQ(seen.right.count(), 1);
      EXPECT_TRUE(hidden(board, kOrigin, target, {pair[0], pair[1]}));
      EXPECT_FALSE(blocks(seen, board.all() - HexSet::of(hex_at(board, pair[0]))));
      EXPECT_FALSE(blocks(seen, board.all() - HexSet::of(hex_at(board, pair[1]))));
    }
  }
}

TEST(LOS04, TheTableNamesEveryTargetAtDistanceTwoAndThree) {
  const Board board(standard_board());
  HexSet targets;
  for (const std::vector<Row>* rows : {&kStraight, &kEdge, &kBent}) {
    for (const Row& row : *rows) {
      for (const Mirror mirror : kMirrors) { targets.add(hex_at(board, kOrigin + mirrored(row.target, mirror))); }
    }
  }
  const Hex origin = hex_at(board, kOrigin);
  EXPECT_EQ(targets, board.within(origin, 3) - board.within(origin, 1));
}

TEST(LOS04, WorkedExamples) {
  const Board board(standard_board());
  EXPECT_FALSE(hidden(board, {6, 4}, {6, 6}, {{5, 5}}));
  EXPECT_TRUE(hidden(board, {6, 4}, {6, 6}, {{5, 5}, {7, 5}}));
  const Line slanted = line(board, {6, 4}, {9, 5});
  EXPECT_EQ(places(board, slanted.left | slanted.right), sorted({{8, 4}, {7, 5}}));
  EXPECT_TRUE(hidden(board, {6, 4}, {9, 5}, {{8, 4}, {7, 5}}));
  EXPECT_FALSE(hidden(board, {6, 4}, {9, 5}, {{8, 4}}));
  EXPECT_FALSE(hidden(board, {6, 4}, {9, 5}, {{7, 5}}));
}

TEST(LOS04, LeftAndRightAreTheViewers) {
  const Board board(standard_board());
  const Line down = line(board, {6, 4}, {6, 6});  // looking down the picture, its right side is on the viewer's left
  EXPECT_EQ(places(board, down.left), sorted({{7, 5}}));
  EXPECT_EQ(places(board, down.right), sorted({{5, 5}}));
  const Line up = line(board, {6, 6}, {6, 4});
  EXPECT_EQ(places(board, up.left), sorted({{5, 5}}));
  EXPECT_EQ(places(board, up.right), sorted({{7, 5}}));
  const Line across = line(board, {6, 4}, {9, 5});  // to the right and slightly down
  EXPECT_EQ(places(board, across.left), sorted({{8, 4}}));
  EXPECT_EQ(places(board, across.right), sorted({{7, 5}}));
}

TEST(LOS05, TheTwoObstructionsMayBeOfDifferentKinds) {
  const Board board(standard_board());
  const Line down = line(board, {6, 4}, {6, 6});
  const HexSet units = hexes_at(board, {{5, 5}});
  const HexSet towns = hexes_at(board, {{7, 5}});
  EXPECT_FALSE(blocks(down, units));
  EXPECT_FALSE(blocks(down, towns));
  EXPECT_TRUE(blocks(down, units | towns));
}

TEST(LOS06, WorkedExamples) {
  const Board board(standard_board());
  EXPECT_TRUE(hidden(board, {6, 0}, {6, 4}, {{5, 1}, {7, 3}}));
  EXPECT_FALSE(hidden(board, {6, 0}, {6, 4}, {{5, 1}, {5, 3}}));
  EXPECT_TRUE(hidden(board, {6, 0}, {6, 4}, {{6, 2}}));
}

TEST(LOS06, EveryPairOfASeveralEdgesLine) {
  const Board board(standard_board());
  for (const Coord left : {Coord{7, 1}, Coord{7, 3}}) {
    for (const Coord right : {Coord{5, 1}, Coord{5, 3}}) {
      EXPECT_TRUE(hidden(board, {6, 0}, {6, 4}, {left, right}));
      EXPECT_TRUE(hidden(board, {6, 4}, {6, 0}, {left, right}));
    }
  }
  EXPECT_FALSE(hidden(board, {6, 0}, {6, 4}, {{7, 1}, {7, 3}}));
  // The other kind of edge, twice: offset [6,2] is [3,1] two times over.
  EXPECT_TRUE(hidden(board, {6, 2}, {12, 4}, {{8, 2}, {10, 4}}));
  EXPECT_TRUE(hidden(board, {6, 2}, {12, 4}, {{7, 3}, {11, 3}}));
  EXPECT_FALSE(hidden(board, {6, 2}, {12, 4}, {{8, 2}, {11, 3}}));
  EXPECT_FALSE(hidden(board, {6, 2}, {12, 4}, {{7, 3}, {10, 4}}));
  EXPECT_TRUE(hidden(board, {6, 2}, {12, 4}, {{9, 3}}));
}

TEST(LOS07, WorkedExampleInEveryDirection) {
  const Board board(standard_board());
  for (const Mirror mirror : kMirrors) {
    const Coord target = kOrigin + mirrored({6, 4}, mirror);
    SCOPED_TRACE(text(kOrigin) + " to " + text(target));
    const Coord upper = kOrigin + mirrored({3, 1}, mirror);
    const Coord lower = kOrigin + mirrored({3, 3}, mirror);
    const Line seen = line(board, kOrigin, target);
    EXPECT_EQ(places(board, seen.across), from(kOrigin, {{1, 1}, {2, 2}, {4, 2}, {5, 3}}, mirror));
    // Either reflection swaps left and right; without one the upper hex is on the left.
    const bool exchanged = mirror.col * mirror.row < 0;
    EXPECT_EQ(places(board, seen.left), std::vector<Coord>{exchanged ? lower : upper});
    EXPECT_EQ(places(board, seen.right), std::vector<Coord>{exchanged ? upper : lower});
    EXPECT_TRUE(hidden(board, kOrigin, target, {upper, lower}));
    EXPECT_FALSE(hidden(board, kOrigin, target, {upper}));
    EXPECT_FALSE(hidden(board, kOrigin, target, {lower}));
    for (const Coord crossed : from(kOrigin, {{1, 1}, {2, 2}, {4, 2}, {5, 3}}, mirror)) {
      EXPECT_TRUE(hidden(board, kOrigin, target, {crossed}));
    }
  }
}

// Hexes on the two sides of an edge are neighbours; a hex touched only at a corner has no such partner.
TEST(LOS07, NoSingleCornerBelowDistanceFive) {
  const Board board(BoardSize{13, 17, {7, 17}});
  const Hex a = hex_at(board, {12, 8});
  board.within(a, 4).for_each([&](Hex b) {
    const Line seen = line_between(board, a, b);
    seen.left.for_each([&](Hex hex) { EXPECT_EQ((board.adjacent(hex) & seen.right).count(), 1) << board.name(b); });
    seen.right.for_each([&](Hex hex) { EXPECT_EQ((board.adjacent(hex) & seen.left).count(), 1) << board.name(b); });
  });
}

TEST(LOS08, SpaceOffTheBoardIsNoObstruction) {
  const Board board(standard_board());
  EXPECT_FALSE(hidden(board, {0, 2}, {0, 4}, {{1, 3}}));
  EXPECT_FALSE(hidden(board, {0, 4}, {0, 2}, {{1, 3}}));
  EXPECT_FALSE(hidden(board, {24, 2}, {24, 4}, {{23, 3}}));
  const Line rim = line(board, {0, 2}, {0, 4});
  EXPECT_EQ(places(board, rim.across | rim.left | rim.right), sorted({{1, 3}}));
}

TEST(LOS08, AlongTheBoardEdgeOnlyHexesOnTheLineBlock) {
  const Board board(standard_board());
  for (const int col : {0, 24}) {
    const Line rim = line(board, {col, 0}, {col, 8});
    EXPECT_EQ(places(board, rim.across), sorted({{col, 2}, {col, 4}, {col, 6}}));
    EXPECT_FALSE(blocks(rim, board.all() - rim.across));
  }
}

TEST(LOS01, NothingIsBetweenAdjacentHexes) {
  for (const BoardSize& size : {standard_board(), overlord_board()}) {
    const Board board(size);
    for (const Hex a : hexes_of(board)) {
      board.adjacent(a).for_each([&](Hex b) { EXPECT_EQ(line_between(board, a, b), Line{}); });
      EXPECT_EQ(line_between(board, a, a), Line{});
    }
  }
}

TEST(LOS02, TheEndsAreInNoneOfTheSets) {
  const Board board(standard_board());
  for (const Hex a : hexes_of(board)) {
    for (const Hex b : hexes_of(board)) {
      const Line seen = line_between(board, a, b);
      const HexSet met = seen.across | seen.left | seen.right;
      ASSERT_FALSE(met.contains(a) || met.contains(b));
      ASSERT_FALSE(blocks(seen, HexSet::of(a) | HexSet::of(b)));
      ASSERT_EQ(met - board.all(), HexSet{});
      ASSERT_EQ(met.count(), seen.across.count() + seen.left.count() + seen.right.count()) << "each hex in one set";
    }
  }
}

TEST(LOS16, TheReverseLineHasTheSameHexesWithLeftAndRightSwapped) {
  for (const BoardSize& size : {standard_board(), overlord_board()}) {
    const Board board(size);
    for (const Hex a : hexes_of(board)) {
      for (const Hex b : hexes_of(board)) {
        const Line there = line_between(board, a, b);
        const Line back = line_between(board, b, a);
        ASSERT_EQ(there, (Line{back.across, back.right, back.left})) << board.name(a) << " and " << board.name(b);
      }
    }
  }
}

TEST(LOS16, AMirroredPictureHasMirroredLines) {
  const Board board(standard_board());
  const auto flip = [&](Hex hex) { return hex_at(board, {24 - board.coord(hex).col, board.coord(hex).row}); };
  const auto flip_all = [&](const HexSet& set) {
    HexSet image;
    set.for_each([&](Hex hex) { image.add(flip(hex)); });
    return image;
  };
  for (const Hex a : hexes_of(board)) {
    for (const Hex b : hexes_of(board)) {
      const Line seen = line_between(board, a, b);
      const Line image = line_between(board, flip(a), flip(b));
      ASSERT_EQ(image, (Line{flip_all(seen.across), flip_all(seen.right), flip_all(seen.left)}));
    }
  }
}

}  // namespace
}  // namespace bocage
