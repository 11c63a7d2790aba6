#include <gtest/gtest.h>

#include <vector>

#include "board/board.h"
#include "places.h"

namespace bocage {
namespace {

enum class Section : std::uint8_t { Left, Center, Right };  // as the viewer counts them
using enum Section;
using Sections = std::vector<Section>;

// The sections of a hex as the side at `edge` names them.
Sections seen_from(const Board& board, Edge edge, Coord at) {
  Sections list;
  for (const Section section : {Left, Center, Right}) {
    const int bit = strip(edge, static_cast<int>(section), board.sections());
    if ((board.sections_of(hex_at(board, at)) >> bit & 1) != 0) { list.push_back(section); }
  }
  return list;
}

// S1 to S6 of OVL-02, from the left of the picture.
std::vector<int> strips(const Board& board, Coord at) {
  std::vector<int> list;
  for (int number = 1; number <= board.sections(); ++number) {
    if ((board.sections_of(hex_at(board, at)) >> (number - 1) & 1) != 0) { list.push_back(number); }
  }
  return list;
}

TEST(SEC01, SeenFromTheBottomEdge) {
  const Board board(standard_board());
  ASSERT_EQ(board.sections(), 3);
  for (const Hex hex : hexes_of(board)) {
    const Coord at = board.coord(hex);
    Sections expected;
    if (at.col <= 7) { expected.push_back(Left); }
    if (7 <= at.col && at.col <= 17) { expected.push_back(Center); }
    if (at.col >= 17) { expected.push_back(Right); }
    EXPECT_EQ(seen_from(board, Edge::Bottom, at), expected) << text(at);
  }
}

TEST(SEC02, SeenFromTheTopEdgeTheFlanksAreSwapped) {
  const Board board(standard_board());
  for (const Hex hex : hexes_of(board)) {
    const Coord at = board.coord(hex);
    Sections expected;
    if (at.col >= 17) { expected.push_back(Left); }
    if (7 <= at.col && at.col <= 17) { expected.push_back(Center); }
    if (at.col <= 7) { expected.push_back(Right); }
    EXPECT_EQ(seen_from(board, Edge::Top, at), expected) << text(at);
  }
}

TEST(SEC02, TheCornersOfTheBoard) {
  const Board board(standard_board());
  for (const int row : {0, 8}) {
    EXPECT_EQ(seen_from(board, Edge::Bottom, {0, row}), Sections{Left});
    EXPECT_EQ(seen_from(board, Edge::Bottom, {24, row}), Sections{Right});
    EXPECT_EQ(seen_from(board, Edge::Top, {0, row}), Sections{Right});
    EXPECT_EQ(seen_from(board, Edge::Top, {24, row}), Sections{Left});
    EXPECT_EQ(seen_from(board, Edge::Bottom, {12, row}), Sections{Center});
    EXPECT_EQ(seen_from(board, Edge::Top, {12, row}), Sections{Center});
  }
}

TEST(SEC03, WorkedExamples) {
  const Board board(standard_board());
  EXPECT_EQ(seen_from(board, Edge::Bottom, {7, 3}), (Sections{Left, Center}));
  EXPECT_EQ(seen_from(board, Edge::Bottom, {6, 2}), Sections{Left});
  EXPECT_EQ(seen_from(board, Edge::Bottom, {8, 2}), Sections{Center});
  EXPECT_EQ(seen_from(board, Edge::Top, {7, 3}), (Sections{Center, Right}));
}

TEST(SEC03, EightHexesOnTheLinesBelongToTwoSections) {
  const Board board(standard_board());
  HexSet in_two;
  for (const Hex hex : hexes_of(board)) {
    const std::size_t count = seen_from(board, Edge::Bottom, board.coord(hex)).size();
    EXPECT_TRUE(count == 1 || count == 2);
    if (count == 2) { in_two.add(hex); }
  }
  EXPECT_EQ(places(board, in_two), sorted({{7, 1}, {7, 3}, {7, 5}, {7, 7}, {17, 1}, {17, 3}, {17, 5}, {17, 7}}));
}

TEST(SEC03, TheRightLineFromBothEdges) {
  const Board board(standard_board());
  EXPECT_EQ(seen_from(board, Edge::Bottom, {17, 5}), (Sections{Center, Right}));
  EXPECT_EQ(seen_from(board, Edge::Top, {17, 5}), (Sections{Left, Center}));
  EXPECT_EQ(seen_from(board, Edge::Bottom, {16, 4}), Sections{Center});
  EXPECT_EQ(seen_from(board, Edge::Bottom, {18, 4}), Sections{Right});
}

TEST(SEC01, ACustomBoardHasItsOwnLines) {
  const Board board(BoardSize{5, 4, {3, 5}});
  EXPECT_EQ(seen_from(board, Edge::Bottom, {2, 0}), Sections{Left});
  EXPECT_EQ(seen_from(board, Edge::Bottom, {3, 1}), (Sections{Left, Center}));
  EXPECT_EQ(seen_from(board, Edge::Bottom, {4, 2}), Sections{Center});
  EXPECT_EQ(seen_from(board, Edge::Bottom, {5, 3}), (Sections{Center, Right}));
  EXPECT_EQ(seen_from(board, Edge::Bottom, {6, 0}), Sections{Right});
  EXPECT_EQ(seen_from(board, Edge::Top, {6, 0}), Sections{Left});
}

TEST(OVL02, FiveLinesCutTheBoardIntoSixSections) {
  const Board board(overlord_board());
  ASSERT_EQ(board.sections(), 6);
  for (const Hex hex : hexes_of(board)) {
    const int col = board.coord(hex).col;
    std::vector<int> expected;
    if (0 <= col && col <= 7) { expected.push_back(1); }
    if (7 <= col && col <= 17) { expected.push_back(2); }
    if (17 <= col && col <= 25) { expected.push_back(3); }
    if (25 <= col && col <= 33) { expected.push_back(4); }
    if (33 <= col && col <= 43) { expected.push_back(5); }
    if (43 <= col && col <= 50) { expected.push_back(6); }
    EXPECT_EQ(strips(board, board.coord(hex)), expected) << text(board.coord(hex));
  }
}

TEST(OVL02, SixStripsCountedFromEitherEdge) {
  for (int from_left = 0; from_left < 6; ++from_left) {
    EXPECT_EQ(strip(Edge::Bottom, from_left, 6), from_left);
    EXPECT_EQ(strip(Edge::Top, from_left, 6), 5 - from_left);
  }
}

TEST(OVL03, HexesOnALineBelongToBothSectionsBesideIt) {
  const Board board(overlord_board());
  for (const int row : {1, 3, 5, 7}) {
    EXPECT_EQ(strips(board, {7, row}), (std::vector<int>{1, 2}));
    EXPECT_EQ(strips(board, {17, row}), (std::vector<int>{2, 3}));
    EXPECT_EQ(strips(board, {25, row}), (std::vector<int>{3, 4}));
    EXPECT_EQ(strips(board, {33, row}), (std::vector<int>{4, 5}));
    EXPECT_EQ(strips(board, {43, row}), (std::vector<int>{5, 6}));
  }
  int in_two = 0;
  for (const Hex hex : hexes_of(board)) { in_two += strips(board, board.coord(hex)).size() == 2 ? 1 : 0; }
  EXPECT_EQ(in_two, 5 * 4);
}

TEST(OVL03, TheSeamDividesTheEvenRowsCleanly) {
  const Board board(overlord_board());
  for (const int row : {0, 2, 4, 6, 8}) {
    EXPECT_EQ(strips(board, {24, row}), std::vector<int>{3});
    EXPECT_EQ(strips(board, {26, row}), std::vector<int>{4});
  }
}

}  // namespace
}  // namespace bocage
