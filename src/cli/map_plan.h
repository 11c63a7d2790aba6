// Which part of a board is drawn, and how large, to fit the width of the screen.
#pragma once

#include "board/board.h"

namespace bocage::cli {

// Two lines per row of hexes, with the ground drawn in; or one, if there is little room.
enum class Scale : std::uint8_t { Tall, Flat };

// Columns of the screen that a hex takes.
enum class Cell : std::uint8_t { Tiny = 3, Narrow = 4, Wide = 6 };

struct MapPlan {
  Scale scale = Scale::Tall;
  Cell cell = Cell::Wide;
  int first = 0;  // columns of the board, in half hexes: the first that is drawn ...
  int end = 0;    // ... and the one after the last

  // Whether a hex of this column is drawn completely.
  bool shows(int col) const { return col >= first && col + 2 <= end; }
  bool operator==(const MapPlan&) const = default;
};

// The whole board, in the widest cells with which it fits.
MapPlan whole_board(const Board& board, Scale scale, int width);

// The columns from `from` to `to` in the middle, and as much around them as fits in wide cells.
MapPlan part_of_board(const Board& board, Scale scale, int width, int from, int to);

// The first and last column of some strips of the board.
struct Columns {
  int from = 0;
  int to = 0;
};
Columns columns_of(const Board& board, SectionMask strips);

}  // namespace bocage::cli
