#include "cli/map_plan.h"

#include <algorithm>

namespace bocage::cli {
namespace {

constexpr int kAround = 2;  // the numbers of the rows, and the last border

int half_columns(const Board& board) { return 2 * board.size().width; }

}  // namespace

MapPlan whole_board(const Board& board, Scale scale, int width) {
  for (const Cell cell : {Cell::Wide, Cell::Narrow}) {
    if (kAround + board.size().width * static_cast<int>(cell) <= width) {
      return {scale, cell, 0, half_columns(board)};
    }
  }
  return {scale, Cell::Tiny, 0, half_columns(board)};
}

MapPlan part_of_board(const Board& board, Scale scale, int width, int from, int to) {
  const int hexes = std::min((width - kAround) / static_cast<int>(Cell::Wide), board.size().width);
  const int middle = (from + to + 1) / 2;
  const int first = std::clamp(middle - hexes, 0, half_columns(board) - 2 * hexes) / 2 * 2;  // even, so that rows align
  return {scale, Cell::Wide, first, first + 2 * hexes};
}

Columns columns_of(const Board& board, SectionMask strips) {
  const auto& lines = board.size().lines;
  const int sections = board.sections();
  int low = 0;
  while (low + 1 < sections && (strips >> static_cast<unsigned>(low) & 1U) == 0) { ++low; }
  int high = sections - 1;
  while (high > low && (strips >> static_cast<unsigned>(high) & 1U) == 0) { --high; }
  return {low == 0 ? 0 : lines[static_cast<std::size_t>(low) - 1],
          high == sections - 1 ? half_columns(board) - 2 : lines[static_cast<std::size_t>(high)]};
}

}  // namespace bocage::cli
