// The geometry of a board: which hexes there are, what lies beside what, how far, in which sections.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "board/hex.h"

namespace bocage {

// GRID-01: column in half hexes, row from the top; both even or both odd.
struct Coord {
  int col = 0;
  int row = 0;
  friend constexpr bool operator==(const Coord&, const Coord&) = default;
};

enum class Edge : std::uint8_t { Top, Bottom };  // a side's own long edge of the board

// The six ways out of a hex, clockwise from the right.
enum class Direction : std::uint8_t { East, SouthEast, SouthWest, West, NorthWest, NorthEast };
inline constexpr int kDirections = 6;

// Sections are strips of columns counted from the left of the picture; a set of them is a mask with bit 0 the leftmost.
using SectionMask = std::uint8_t;
inline constexpr int kMaxSections = 6;

struct BoardSize {
  int width = 13;          // hexes in even rows; odd rows have one less
  int height = 9;          // rows
  std::vector<int> lines;  // columns of the dotted lines between sections, ascending; at most kMaxSections - 1
  friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

BoardSize standard_board();  // 13x9, three sections
BoardSize overlord_board();  // 26x9, six sections

class Board {
 public:
  // Says what is wrong with a size; empty if it can be a board.
  static std::string fault(const BoardSize& size);
  explicit Board(const BoardSize& size);

  const BoardSize& size() const { return size_; }
  int hexes() const { return hexes_; }
  int sections() const { return static_cast<int>(size_.lines.size()) + 1; }
  const HexSet& all() const { return all_; }

  // Between coordinates and hexes.
  std::optional<Hex> find(Coord at) const;  // nothing if there is no such hex (GRID-01, GRID-02)
  Coord coord(Hex hex) const { return coords_[index(hex)]; }
  std::string name(Hex hex) const;  // GRID-08: G5, d6

  // Neighbours and distance (GRID-03, GRID-04).
  Hex neighbour(Hex hex, Direction way) const { return neighbours_[index(hex)][static_cast<std::size_t>(way)]; }
  const HexSet& adjacent(Hex hex) const { return adjacent_[index(hex)]; }
  bool are_adjacent(Hex a, Hex b) const { return adjacent(a).contains(b); }
  int distance(Hex a, Hex b) const { return distances_[index(a) * 256 + index(b)]; }
  // All hexes at a distance of 1 to `range`.
  const HexSet& within(Hex hex, int range) const { return within_[index(hex)][static_cast<std::size_t>(range)]; }

  // Sections (SEC-01 to SEC-03). Where a side's left is depends on its edge; see strip().
  SectionMask sections_of(Hex hex) const { return sections_[index(hex)]; }

  // The row behind a hex for somebody who goes home to `edge`: one row nearer, never sideways (RET-04).
  const HexSet& behind(Hex hex, Edge edge) const { return behind_[index(hex)][static_cast<std::size_t>(edge)]; }

  static constexpr int kMaxRange = 8;

 private:
  BoardSize size_;
  int hexes_ = 0;
  HexSet all_;
  ByHex<Coord> coords_{};
  ByHex<std::array<Hex, kDirections>> neighbours_{};
  ByHex<HexSet> adjacent_{};
  ByHex<std::array<HexSet, kMaxRange + 1>> within_{};
  ByHex<std::array<HexSet, 2>> behind_{};
  ByHex<SectionMask> sections_{};
  std::vector<std::uint8_t> distances_;
};

// GRID-04, for any two coordinates.
int distance(Coord a, Coord b);

// Seen from `edge`, the strip that is number `from_left` counted from the viewer's left (SEC-01, SEC-02).
constexpr int strip(Edge edge, int from_left, int sections) {
  return edge == Edge::Bottom ? from_left : sections - 1 - from_left;
}

}  // namespace bocage
