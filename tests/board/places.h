// Hexes by coordinate, for tests: short to write, and readable in failure messages.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "board/board.h"

namespace bocage {

inline std::string text(Coord at) { return "[" + std::to_string(at.col) + "," + std::to_string(at.row) + "]"; }

// gtest prints values with it.
inline void PrintTo(const Coord& at, std::ostream* out) { *out << text(at); }

// The hex at coordinates that must exist; otherwise the test fails.
inline Hex hex_at(const Board& board, Coord at) {
  const auto hex = board.find(at);
  if (!hex) { throw std::invalid_argument("no hex " + text(at)); }
  return *hex;
}

inline HexSet hexes_at(const Board& board, std::initializer_list<Coord> places) {
  HexSet set;
  for (const Coord at : places) { set.add(hex_at(board, at)); }
  return set;
}

// Sorted in reading order. Both sides of a comparison pass through here, so a test may list its hexes in any order.
inline std::vector<Coord> sorted(std::vector<Coord> places) {
  std::sort(places.begin(), places.end(),
            [](Coord a, Coord b) { return a.row != b.row ? a.row < b.row : a.col < b.col; });
  return places;
}

inline std::vector<Coord> places(const Board& board, const HexSet& set) {
  std::vector<Coord> list;
  set.for_each([&](Hex hex) { list.push_back(board.coord(hex)); });
  return sorted(list);
}

inline Coord operator+(Coord a, Coord b) { return {a.col + b.col, a.row + b.row}; }

// All hexes as a list, for loops that may exit early.
inline std::vector<Hex> hexes_of(const Board& board) {
  std::vector<Hex> list;
  board.all().for_each([&](Hex hex) { list.push_back(hex); });
  return list;
}

}  // namespace bocage
