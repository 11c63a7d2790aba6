#include "board/board.h"

#include <gtest/gtest.h>

#include <climits>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "places.h"

namespace bocage {
namespace {

BoardSize small_board() { return {5, 4, {3, 5}}; }    // rows of 5, 4, 5 and 4 hexes
BoardSize deep_board() { return {13, 17, {7, 17}}; }  // two standard boards, long edge to long edge
BoardSize broad_board() { return {30, 8, {7, 17}}; }  // more columns than the alphabet has letters

// The invariants hold on every board, so their tests run on all of these.
template <class Check>
void on_every_board(Check check) {
  for (const BoardSize& size : {standard_board(), overlord_board(), small_board(), deep_board(), broad_board()}) {
    SCOPED_TRACE(std::to_string(size.width) + "x" + std::to_string(size.height));
    check(Board(size));
  }
}

std::vector<Coord> columns_of_row(const Board& board, int row) {
  std::vector<Coord> list;
  for (int col = -5; col <= 2 * board.size().width + 5; ++col) {
    if (board.find({col, row})) { list.push_back({col, row}); }
  }
  return list;
}

// Breadth-first distances from `start` to every hex.
std::vector<int> steps_from(const Board& board, Hex start) {
  std::vector<int> steps(256, -1);
  std::vector<Hex> ring{start};
  steps[index(start)] = 0;
  for (int step = 1; !ring.empty(); ++step) {
    std::vector<Hex> next;
    for (const Hex hex : ring) {
      board.adjacent(hex).for_each([&](Hex beside) {
        if (steps[index(beside)] < 0) {
          steps[index(beside)] = step;
          next.push_back(beside);
        }
      });
    }
    ring = next;
  }
  return steps;
}

TEST(GRID01, ColumnAndRowAreBothEvenOrBothOdd) {
  const Board board(standard_board());
  EXPECT_TRUE(board.find({6, 4}));
  EXPECT_TRUE(board.find({7, 3}));
  EXPECT_FALSE(board.find({6, 3}));
  EXPECT_FALSE(board.find({7, 4}));
}

TEST(GRID01, NoHexBeyondTheEdges) {
  const Board board(standard_board());
  for (const Coord outside : {Coord{-2, 0}, Coord{-1, 1}, Coord{26, 0}, Coord{25, 1}, Coord{0, -2}, Coord{1, -1},
                              Coord{1, 9}, Coord{0, 10}, Coord{-2, -2}, Coord{26, 10}}) {
    EXPECT_FALSE(board.find(outside)) << text(outside);
  }
}

TEST(GRID01, RowZeroIsTheTopEdgeAndRowEightTheBottom) {
  const Board board(standard_board());
  EXPECT_TRUE(board.behind(hex_at(board, {12, 0}), Edge::Top).empty());
  EXPECT_TRUE(board.behind(hex_at(board, {12, 8}), Edge::Bottom).empty());
}

TEST(GRID01, HexesAndCoordinatesInvert) {
  on_every_board([](const Board& board) {
    int place = 0;
    for (const Hex hex : hexes_of(board)) {
      EXPECT_EQ(index(hex), static_cast<std::size_t>(place)) << "reading order without gaps";
      EXPECT_EQ(board.find(board.coord(hex)), hex);
      ++place;
    }
    EXPECT_EQ(place, board.hexes());
    EXPECT_EQ(board.all().count(), board.hexes());
    EXPECT_FALSE(board.all().contains(kNoHex));
  });
}

TEST(GRID01, ReadingOrderIsRowByRow) {
  on_every_board([](const Board& board) {
    const std::vector<Hex> hexes = hexes_of(board);
    std::vector<Coord> in_order;
    for (const Hex hex : hexes) { in_order.push_back(board.coord(hex)); }
    EXPECT_EQ(in_order, sorted(in_order));
  });
}

TEST(GRID02, EvenRowsHaveThirteenHexesOddRowsTwelve) {
  const Board board(standard_board());
  std::vector<Coord> even;
  std::vector<Coord> odd;
  for (int col = 0; col <= 24; col += 2) { even.push_back({col, 0}); }
  for (int col = 1; col <= 23; col += 2) { odd.push_back({col, 0}); }
  ASSERT_EQ(even.size(), 13U);
  ASSERT_EQ(odd.size(), 12U);
  for (int row = 0; row <= 8; ++row) {
    std::vector<Coord> expected = row % 2 == 0 ? even : odd;
    for (Coord& at : expected) { at.row = row; }
    EXPECT_EQ(columns_of_row(board, row), expected);
  }
}

TEST(GRID02, OneHundredAndThirteenInAll) { EXPECT_EQ(Board(standard_board()).hexes(), 113); }

TEST(GRID02, ACustomBoardHasRowsOfTheSameShape) {
  const Board board(small_board());
  EXPECT_EQ(board.hexes(), 18);
  EXPECT_EQ(columns_of_row(board, 0), (std::vector<Coord>{{0, 0}, {2, 0}, {4, 0}, {6, 0}, {8, 0}}));
  EXPECT_EQ(columns_of_row(board, 1), (std::vector<Coord>{{1, 1}, {3, 1}, {5, 1}, {7, 1}}));
  EXPECT_EQ(columns_of_row(board, 2), (std::vector<Coord>{{0, 2}, {2, 2}, {4, 2}, {6, 2}, {8, 2}}));
  EXPECT_EQ(columns_of_row(board, 3), (std::vector<Coord>{{1, 3}, {3, 3}, {5, 3}, {7, 3}}));
  EXPECT_TRUE(columns_of_row(board, 4).empty());
  EXPECT_EQ(board.size(), small_board());
  EXPECT_EQ(Board(deep_board()).hexes(), 9 * 13 + 8 * 12);
}

TEST(OVL01, EvenRowsHaveTwentySixHexesOddRowsTwentyFive) {
  const Board board(overlord_board());
  EXPECT_EQ(board.hexes(), 230);
  EXPECT_EQ(board.all().count(), 230);
  for (int row = 0; row <= 8; ++row) {
    const std::vector<Coord> hexes = columns_of_row(board, row);
    EXPECT_EQ(hexes.size(), row % 2 == 0 ? 26U : 25U);
    EXPECT_EQ(hexes.front(), (Coord{row % 2, row}));
    EXPECT_EQ(hexes.back(), (Coord{row % 2 == 0 ? 50 : 49, row}));
  }
  EXPECT_FALSE(board.find({0, 9}));
  EXPECT_FALSE(board.find({1, 9}));
}

TEST(OVL01, TheSeamIsColumnTwentyFiveOfTheOddRows) {
  const Board board(overlord_board());
  for (int row = 0; row <= 8; ++row) { EXPECT_EQ(board.find({25, row}).has_value(), row % 2 == 1) << row; }
}

TEST(OVL11, NeighboursAndDistanceRunAcrossTheSeam) {
  const Board board(overlord_board());
  EXPECT_EQ(places(board, board.adjacent(hex_at(board, {25, 3}))),
            sorted({{23, 3}, {27, 3}, {24, 2}, {26, 2}, {24, 4}, {26, 4}}));
  EXPECT_TRUE(board.are_adjacent(hex_at(board, {24, 4}), hex_at(board, {26, 4})));
  EXPECT_EQ(board.distance(hex_at(board, {24, 4}), hex_at(board, {26, 4})), 1);
  EXPECT_EQ(board.distance(hex_at(board, {22, 2}), hex_at(board, {29, 3})), 4);
  EXPECT_EQ(board.distance(hex_at(board, {0, 0}), hex_at(board, {50, 0})), 25);
  EXPECT_EQ(board.distance(hex_at(board, {0, 0}), hex_at(board, {50, 8})), 29);
}

TEST(GRID03, SixNeighboursInTheOpen) {
  const Board board(standard_board());
  EXPECT_EQ(places(board, board.adjacent(hex_at(board, {6, 4}))),
            sorted({{4, 4}, {8, 4}, {5, 3}, {7, 3}, {5, 5}, {7, 5}}));
  EXPECT_EQ(places(board, board.adjacent(hex_at(board, {7, 3}))),
            sorted({{5, 3}, {9, 3}, {6, 2}, {8, 2}, {6, 4}, {8, 4}}));
}

TEST(GRID03, FewerNeighboursAtTheEdge) {
  const Board board(standard_board());
  const auto neighbours = [&](Coord at) { return places(board, board.adjacent(hex_at(board, at))); };
  EXPECT_EQ(neighbours({0, 0}), sorted({{2, 0}, {1, 1}}));
  EXPECT_EQ(neighbours({24, 0}), sorted({{22, 0}, {23, 1}}));
  EXPECT_EQ(neighbours({0, 8}), sorted({{2, 8}, {1, 7}}));
  EXPECT_EQ(neighbours({24, 8}), sorted({{22, 8}, {23, 7}}));
  EXPECT_EQ(neighbours({0, 4}), sorted({{2, 4}, {1, 3}, {1, 5}}));
  EXPECT_EQ(neighbours({1, 3}), sorted({{3, 3}, {0, 2}, {2, 2}, {0, 4}, {2, 4}}));
  EXPECT_EQ(neighbours({23, 3}), sorted({{21, 3}, {22, 2}, {24, 2}, {22, 4}, {24, 4}}));
  EXPECT_EQ(neighbours({12, 0}), sorted({{10, 0}, {14, 0}, {11, 1}, {13, 1}}));
}

TEST(GRID03, EachDirectionIsItsOwnStep) {
  const Board board(standard_board());
  const Hex from = hex_at(board, {12, 4});
  EXPECT_EQ(board.neighbour(from, Direction::East), hex_at(board, {14, 4}));
  EXPECT_EQ(board.neighbour(from, Direction::SouthEast), hex_at(board, {13, 5}));
  EXPECT_EQ(board.neighbour(from, Direction::SouthWest), hex_at(board, {11, 5}));
  EXPECT_EQ(board.neighbour(from, Direction::West), hex_at(board, {10, 4}));
  EXPECT_EQ(board.neighbour(from, Direction::NorthWest), hex_at(board, {11, 3}));
  EXPECT_EQ(board.neighbour(from, Direction::NorthEast), hex_at(board, {13, 3}));

  const Hex corner = hex_at(board, {0, 0});
  EXPECT_EQ(board.neighbour(corner, Direction::East), hex_at(board, {2, 0}));
  EXPECT_EQ(board.neighbour(corner, Direction::SouthEast), hex_at(board, {1, 1}));
  for (const auto way : {Direction::SouthWest, Direction::West, Direction::NorthWest, Direction::NorthEast}) {
    EXPECT_EQ(board.neighbour(corner, way), kNoHex);
  }
}

TEST(GRID03, NeighboursAreMutualAndAtDistanceOne) {
  on_every_board([](const Board& board) {
    for (const Hex a : hexes_of(board)) {
      EXPECT_FALSE(board.are_adjacent(a, a));
      EXPECT_FALSE(board.are_adjacent(a, kNoHex));
      for (const Hex b : hexes_of(board)) {
        EXPECT_EQ(board.are_adjacent(a, b), board.are_adjacent(b, a));
        EXPECT_EQ(board.are_adjacent(a, b), board.distance(a, b) == 1);
      }
    }
  });
}

TEST(GRID03, DirectionsLeadThereAndBack) {
  on_every_board([](const Board& board) {
    for (const Hex hex : hexes_of(board)) {
      HexSet reached;
      for (int way = 0; way < kDirections; ++way) {
        const Hex beside = board.neighbour(hex, static_cast<Direction>(way));
        if (beside == kNoHex) { continue; }
        reached.add(beside);
        EXPECT_EQ(board.neighbour(beside, static_cast<Direction>((way + 3) % kDirections)), hex);
      }
      EXPECT_EQ(reached, board.adjacent(hex));
    }
  });
}

TEST(GRID04, DistanceOfTheWorkedExamples) {
  EXPECT_EQ(distance(Coord{6, 4}, Coord{6, 6}), 2);
  EXPECT_EQ(distance(Coord{6, 4}, Coord{9, 5}), 2);
  EXPECT_EQ(distance(Coord{6, 4}, Coord{11, 5}), 3);
  EXPECT_EQ(distance(Coord{0, 0}, Coord{24, 0}), 12);

  const Board board(standard_board());
  const auto apart = [&](Coord a, Coord b) { return board.distance(hex_at(board, a), hex_at(board, b)); };
  EXPECT_EQ(apart({6, 4}, {6, 6}), 2);
  EXPECT_EQ(apart({6, 4}, {9, 5}), 2);
  EXPECT_EQ(apart({6, 4}, {11, 5}), 3);
  EXPECT_EQ(apart({0, 0}, {24, 0}), 12);
}

TEST(GRID04, DistanceIsAMetric) {
  on_every_board([](const Board& board) {
    const std::vector<Hex> hexes = hexes_of(board);
    for (const Hex a : hexes) {
      for (const Hex b : hexes) {
        const int apart = board.distance(a, b);
        ASSERT_EQ(apart == 0, a == b);
        ASSERT_EQ(apart, board.distance(b, a));
        ASSERT_EQ(apart, distance(board.coord(a), board.coord(b)));
        for (const Hex c : hexes) {
          if (board.distance(a, c) > apart + board.distance(b, c)) {
            FAIL() << board.name(a) << " to " << board.name(c) << " is shorter by way of " << board.name(b);
          }
        }
      }
    }
  });
}

TEST(GRID04, DistanceIsTheNumberOfStepsBetweenNeighbours) {
  on_every_board([](const Board& board) {
    for (const Hex a : hexes_of(board)) {
      const std::vector<int> steps = steps_from(board, a);
      for (const Hex b : hexes_of(board)) { ASSERT_EQ(board.distance(a, b), steps[index(b)]); }
    }
  });
}

TEST(GRID04, HexesWithinARangeOfAWorkedHex) {
  const Board board(standard_board());
  const Hex middle = hex_at(board, {12, 4});
  EXPECT_TRUE(board.within(middle, 0).empty());
  EXPECT_EQ(board.within(middle, 1), board.adjacent(middle));
  // The rings around a hex away from the edges have 6, 12, 18 and 24 hexes.
  EXPECT_EQ(board.within(middle, 2).count(), 6 + 12);
  EXPECT_EQ(board.within(middle, 3).count(), 6 + 12 + 18);
  EXPECT_EQ(board.within(middle, 4).count(), 6 + 12 + 18 + 24);
  EXPECT_EQ(places(board, board.within(hex_at(board, {0, 0}), 2)),
            sorted({{2, 0}, {1, 1}, {4, 0}, {3, 1}, {0, 2}, {2, 2}}));
}

TEST(GRID04, WithinIsAllHexesFromDistanceOneToTheRange) {
  on_every_board([](const Board& board) {
    for (const Hex a : hexes_of(board)) {
      for (int range = 0; range <= Board::kMaxRange; ++range) {
        HexSet expected;
        for (const Hex b : hexes_of(board)) {
          const int apart = distance(board.coord(a), board.coord(b));
          if (apart >= 1 && apart <= range) { expected.add(b); }
        }
        ASSERT_EQ(board.within(a, range), expected) << board.name(a) << " range " << range;
      }
    }
  });
}

TEST(GRID08, NamesOfTheWorkedExamples) {
  const Board board(standard_board());
  EXPECT_EQ(board.name(hex_at(board, {12, 4})), "G5");
  EXPECT_EQ(board.name(hex_at(board, {7, 3})), "d6");
  EXPECT_EQ(board.name(hex_at(board, {24, 8})), "M1");
}

TEST(GRID08, LettersRunFromAToMOnEvenRowsAndFromSmallAToLOnOddRows) {
  const Board board(standard_board());
  const std::string even = "ABCDEFGHIJKLM";
  const std::string odd = "abcdefghijkl";
  for (int row = 0; row <= 8; ++row) {
    const std::string& letters = row % 2 == 0 ? even : odd;
    const std::vector<Coord> hexes = columns_of_row(board, row);
    ASSERT_EQ(hexes.size(), letters.size());
    for (std::size_t i = 0; i < letters.size(); ++i) {
      EXPECT_EQ(board.name(hex_at(board, hexes[i])), letters[i] + std::to_string(9 - row));
    }
  }
}

TEST(GRID08, TheLongBoardUsesTheWholeAlphabet) {
  const Board board(overlord_board());
  EXPECT_EQ(board.name(hex_at(board, {0, 0})), "A9");
  EXPECT_EQ(board.name(hex_at(board, {50, 8})), "Z1");
  EXPECT_EQ(board.name(hex_at(board, {49, 1})), "y8");
  EXPECT_EQ(board.name(hex_at(board, {25, 3})), "m6");
}

TEST(GRID08, AfterZLettersAreDoubled) {
  const Board board(broad_board());
  EXPECT_EQ(board.name(hex_at(board, {50, 0})), "Z8");
  EXPECT_EQ(board.name(hex_at(board, {52, 0})), "AA8");
  EXPECT_EQ(board.name(hex_at(board, {54, 6})), "AB2");
  EXPECT_EQ(board.name(hex_at(board, {57, 7})), "ac1");
}

TEST(GRID08, NoTwoHexesShareAName) {
  on_every_board([](const Board& board) {
    std::set<std::string> names;
    for (const Hex hex : hexes_of(board)) { EXPECT_TRUE(names.insert(board.name(hex)).second) << board.name(hex); }
  });
}

TEST(RET04, OneRowNearerToTheOwnEdgeInTheWorkedExamples) {
  const Board board(standard_board());
  const auto behind = [&](Coord at, Edge edge) { return places(board, board.behind(hex_at(board, at), edge)); };
  EXPECT_EQ(behind({12, 4}, Edge::Bottom), sorted({{11, 5}, {13, 5}}));
  EXPECT_EQ(behind({12, 4}, Edge::Top), sorted({{11, 3}, {13, 3}}));
  EXPECT_EQ(behind({0, 4}, Edge::Bottom), sorted({{1, 5}}));
  EXPECT_EQ(behind({1, 5}, Edge::Bottom), sorted({{0, 6}, {2, 6}}));
}

TEST(RET04, BehindIsTheNextRowAndNeverSideways) {
  on_every_board([](const Board& board) {
    for (const Hex hex : hexes_of(board)) {
      HexSet up;
      HexSet down;
      for (const Hex other : hexes_of(board)) {
        const int side = std::abs(board.coord(other).col - board.coord(hex).col);
        const int rows = board.coord(other).row - board.coord(hex).row;
        if (side == 1 && rows == -1) { up.add(other); }
        if (side == 1 && rows == 1) { down.add(other); }
      }
      EXPECT_EQ(board.behind(hex, Edge::Top), up);
      EXPECT_EQ(board.behind(hex, Edge::Bottom), down);
    }
  });
}

TEST(BoardFault, NoneForTheBoardsOfTheGame) {
  for (const BoardSize& size : {standard_board(), overlord_board(), small_board(), deep_board(), broad_board()}) {
    EXPECT_EQ(Board::fault(size), "");
  }
}

TEST(BoardFault, TooSmall) {
  const std::string small = "a board needs at least 2 columns and 1 row";
  EXPECT_EQ(Board::fault({1, 9, {7, 17}}), small);
  EXPECT_EQ(Board::fault({0, 9, {7, 17}}), small);
  EXPECT_EQ(Board::fault({-13, 9, {7, 17}}), small);
  EXPECT_EQ(Board::fault({13, 0, {7, 17}}), small);
  EXPECT_EQ(Board::fault({13, INT_MIN, {7, 17}}), small);
}

TEST(BoardFault, TooLarge) {
  const std::string large = "a board has at most 255 hexes";
  EXPECT_EQ(Board::fault({255, 1, {7, 17}}), "");  // exactly 255
  EXPECT_EQ(Board::fault({256, 1, {7, 17}}), large);
  EXPECT_EQ(Board::fault({29, 9, {7, 17}}), large);  // 5 * 29 + 4 * 28 = 257
  EXPECT_EQ(Board::fault({28, 9, {7, 17}}), "");     // 5 * 28 + 4 * 27 = 248
  EXPECT_EQ(Board::fault({16, 16, {7, 17}}), "");    // 8 * 16 + 8 * 15 = 248, though 16 * 16 would be too many
  EXPECT_EQ(Board::fault({INT_MAX, INT_MAX, {7, 17}}), large);
}

TEST(BoardFault, OtherThanThreeOrSixSections) {
  const std::string sections = "a board has three or six sections: 2 or 5 lines";
  EXPECT_EQ(Board::fault({13, 9, {}}), sections);
  EXPECT_EQ(Board::fault({13, 9, {7}}), sections);
  EXPECT_EQ(Board::fault({13, 9, {5, 11, 17}}), sections);
  EXPECT_EQ(Board::fault({13, 9, {3, 7, 11, 15}}), sections);
  EXPECT_EQ(Board::fault({13, 9, {3, 7, 11, 15, 19, 21}}), sections);
  EXPECT_EQ(Board::fault({13, 9, {3, 7, 11, 15, 19}}), "");
}

TEST(BoardFault, LinesOutOfOrderOrOutsideTheBoard) {
  const std::string lines = "the lines must be ascending columns inside the board";
  EXPECT_EQ(Board::fault({13, 9, {17, 7}}), lines);
  EXPECT_EQ(Board::fault({13, 9, {7, 7}}), lines);
  EXPECT_EQ(Board::fault({13, 9, {0, 17}}), lines);
  EXPECT_EQ(Board::fault({13, 9, {-7, 17}}), lines);
  EXPECT_EQ(Board::fault({13, 9, {7, 24}}), lines);
  EXPECT_EQ(Board::fault({13, 9, {7, 25}}), lines);
  EXPECT_EQ(Board::fault({13, 9, {1, 23}}), "");
  EXPECT_EQ(Board::fault({26, 9, {7, 17, 25, 43, 33}}), lines);
}

TEST(BoardSize, TheFullestBoardStillWorks) {
  const Board board(BoardSize{255, 1, {7, 17}});
  EXPECT_EQ(board.hexes(), 255);
  EXPECT_FALSE(board.all().contains(kNoHex));
  EXPECT_EQ(board.distance(Hex{0}, Hex{254}), 254);
  EXPECT_EQ(board.neighbour(Hex{254}, Direction::East), kNoHex);
}

}  // namespace
}  // namespace bocage
