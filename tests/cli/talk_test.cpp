// Parsing of typed lines.
#include "cli/play/talk.h"

#include <gtest/gtest.h>

namespace bocage::cli {
namespace {

struct Line {
  std::string typed;
  WishKind kind;
};
void PrintTo(const Line& row, std::ostream* out) { *out << '"' << row.typed << '"'; }

class Typed : public testing::TestWithParam<Line> {};

TEST_P(Typed, IsUnderstood) {
  const Board board(standard_board());
  EXPECT_EQ(understand(board, GetParam().typed).kind, GetParam().kind);
}

INSTANTIATE_TEST_SUITE_P(
    Talk, Typed,
    testing::Values(Line{"", WishKind::Nothing}, Line{"   ", WishKind::Nothing}, Line{"7", WishKind::Numbers},
                    Line{" 1  3 4 \r", WishKind::Numbers}, Line{"5,5", WishKind::Place}, Line{"5,4", WishKind::Unknown},
                    Line{"done", WishKind::Act}, Line{"d", WishKind::Act}, Line{"p", WishKind::Act},
                    Line{"move 5,5 > 6,4", WishKind::Act}, Line{"move 5,5", WishKind::Unknown},
                    Line{"help", WishKind::Help}, Line{"?", WishKind::Help}, Line{"m", WishKind::Map},
                    Line{"hand", WishKind::Hand}, Line{"odds 5,5 7,3", WishKind::Odds}, Line{"i", WishKind::Hint},
                    Line{"undo", WishKind::Undo}, Line{"b", WishKind::Back}, Line{"save a b.rec", WishKind::Save},
                    Line{"quit", WishKind::Quit}, Line{"99999999999999999999", WishKind::Unknown},
                    Line{"charge", WishKind::Unknown}));

TEST(Talk, KeepsWhatFollowsTheWord) {
  const Board board(standard_board());
  EXPECT_EQ(understand(board, "save  my game.rec ").rest, "my game.rec");
  EXPECT_EQ(understand(board, "1 3").numbers, (std::vector<int>{1, 3}));
  EXPECT_EQ(understand(board, "d").action.kind, ActionKind::Done);
}

}  // namespace
}  // namespace bocage::cli
