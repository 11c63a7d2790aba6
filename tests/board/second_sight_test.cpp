// Compares the engine's lines with the second implementation, and that one with the worked examples of the rules.
#include "second_sight.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "board/line.h"
#include "places.h"

namespace bocage {
namespace {

using second_sight::Contact;
using second_sight::Meeting;
using second_sight::Side;
using second_sight::Threads;

template <class Visit>
void for_each_pair(const Board& board, int range, Visit visit) {
  for (const Hex a : hexes_of(board)) {
    for (const Hex b : hexes_of(board)) {
      if (a != b && board.distance(a, b) <= range) { visit(a, b); }
    }
  }
}

Line as_line(const std::vector<Meeting>& meetings) {
  Line line;
  for (const Meeting& meeting : meetings) {
    switch (meeting.side) {
      case Side::Middle: line.across.add(meeting.hex); break;
      case Side::Left: line.left.add(meeting.hex); break;
      case Side::Right: line.right.add(meeting.hex); break;
    }
  }
  return line;
}

void expect_same_lines(const Board& board, int range) {
  int differences = 0;
  for_each_pair(board, range, [&](Hex a, Hex b) {
    const Line ours = line_between(board, a, b);
    const Line theirs = as_line(second_sight::meetings(board, a, b));
    if (ours == theirs || ++differences > 10) { return; }
    SCOPED_TRACE(board.name(a) + " to " + board.name(b));
    EXPECT_EQ(places(board, ours.across), places(board, theirs.across));
    EXPECT_EQ(places(board, ours.left), places(board, theirs.left));
    EXPECT_EQ(places(board, ours.right), places(board, theirs.right));
  });
  EXPECT_EQ(differences, 0);
}

void expect_same_answers(const Board& board, int range, int rounds) {
  struct Pair {
    Hex a;
    Hex b;
    Line line;
    Threads threads;
  };
  std::vector<Pair> pairs;
  for_each_pair(board, range, [&](Hex a, Hex b) {
    pairs.push_back({a, b, line_between(board, a, b), second_sight::threads(board, a, b)});
  });

  std::mt19937 random(1944);
  std::int64_t hidden = 0;
  for (int round = 0; round < rounds; ++round) {
    const auto percent = 2 + random() % 30;  // denser boards would hide nearly everything
    HexSet obstructions;
    ByHex<bool> obstructed{};
    board.all().for_each([&](Hex hex) {
      if (random() % 100 < percent) {
        obstructions.add(hex);
        obstructed[index(hex)] = true;
      }
    });
    for (const Pair& pair : pairs) {
      const bool ours = blocks(pair.line, obstructions);
      hidden += ours ? 1 : 0;
      if (ours != second_sight::blocked(pair.threads, obstructed)) {
        FAIL() << "round " << round << ": " << board.name(pair.a) << " to " << board.name(pair.b);
      }
    }
  }
  // Both answers must be frequent for the comparison to be meaningful.
  const std::int64_t asked = std::int64_t{rounds} * std::ssize(pairs);
  EXPECT_GT(hidden, asked / 5);
  EXPECT_LT(hidden, asked - asked / 5);
}

void expect_no_near_corners(const Board& board, int range) {
  int corners = 0;
  for_each_pair(board, range, [&](Hex a, Hex b) {
    for (const Meeting& meeting : second_sight::meetings(board, a, b)) {
      if (meeting.contact != Contact::Corner) { continue; }
      ++corners;
      EXPECT_GE(board.distance(a, b), 5) << board.name(a) << " to " << board.name(b);
    }
  });
  EXPECT_GT(corners, 0);  // farther away there are some
}

TEST(LOS03, SecondSightSeesTheSameLines) { expect_same_lines(Board(standard_board()), 12); }
TEST(LOS03, SecondSightSeesTheSameLinesOnTheLongBoard) { expect_same_lines(Board(overlord_board()), 8); }

TEST(LOS06, SecondSightGivesTheSameAnswers) { expect_same_answers(Board(standard_board()), 12, 2000); }
TEST(LOS06, SecondSightGivesTheSameAnswersOnTheLongBoard) { expect_same_answers(Board(overlord_board()), 8, 1000); }

TEST(LOS07, SecondSightFindsNoSingleCornerBelowDistanceFive) { expect_no_near_corners(Board(standard_board()), 12); }

// The second implementation itself, against the examples in the rules.
bool hidden(const Board& board, Coord a, Coord b, std::initializer_list<Coord> obstructions) {
  ByHex<bool> obstructed{};
  for (const Coord at : obstructions) { obstructed[index(hex_at(board, at))] = true; }
  return second_sight::blocked(second_sight::threads(board, hex_at(board, a), hex_at(board, b)), obstructed);
}

TEST(SecondSight, KnowsTheWorkedExamples) {
  const Board board(standard_board());
  EXPECT_TRUE(hidden(board, {6, 4}, {11, 5}, {{8, 4}}));  // LOS-03
  EXPECT_TRUE(hidden(board, {6, 4}, {11, 5}, {{9, 5}}));
  EXPECT_TRUE(hidden(board, {6, 4}, {7, 7}, {{6, 6}}));
  EXPECT_FALSE(hidden(board, {6, 4}, {6, 6}, {{5, 5}}));  // LOS-04
  EXPECT_TRUE(hidden(board, {6, 4}, {6, 6}, {{5, 5}, {7, 5}}));
  EXPECT_TRUE(hidden(board, {6, 4}, {9, 5}, {{8, 4}, {7, 5}}));
  EXPECT_TRUE(hidden(board, {6, 0}, {6, 4}, {{5, 1}, {7, 3}}));  // LOS-06
  EXPECT_FALSE(hidden(board, {6, 0}, {6, 4}, {{5, 1}, {5, 3}}));
  EXPECT_TRUE(hidden(board, {6, 0}, {6, 4}, {{6, 2}}));
  EXPECT_TRUE(hidden(board, {6, 2}, {12, 6}, {{9, 3}, {9, 5}}));  // LOS-07
  EXPECT_FALSE(hidden(board, {6, 2}, {12, 6}, {{9, 3}}));
  EXPECT_FALSE(hidden(board, {6, 2}, {12, 6}, {{9, 5}}));
  EXPECT_FALSE(hidden(board, {0, 2}, {0, 4}, {{1, 3}}));  // LOS-08
}

TEST(SecondSight, TellsEdgesFromCorners) {
  const Board board(standard_board());
  const auto contacts = [&](Coord a, Coord b, Contact contact) {
    HexSet set;
    for (const Meeting& meeting : second_sight::meetings(board, hex_at(board, a), hex_at(board, b))) {
      if (meeting.contact == contact) { set.add(meeting.hex); }
    }
    return places(board, set);
  };
  EXPECT_EQ(contacts({6, 4}, {6, 6}, Contact::Edge), sorted({{5, 5}, {7, 5}}));
  EXPECT_EQ(contacts({6, 4}, {6, 6}, Contact::Corner), std::vector<Coord>{});
  EXPECT_EQ(contacts({6, 2}, {12, 6}, Contact::Corner), sorted({{9, 3}, {9, 5}}));
  EXPECT_EQ(contacts({6, 2}, {12, 6}, Contact::Edge), std::vector<Coord>{});
  EXPECT_EQ(contacts({6, 2}, {12, 6}, Contact::Across), sorted({{7, 3}, {8, 4}, {10, 4}, {11, 5}}));
}

}  // namespace
}  // namespace bocage
