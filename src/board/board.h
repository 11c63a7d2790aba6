// Board geometry: hexes, adjacency, distance and sections.
#pragma once

#include <cassert>
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

enum class Edge : std::uint8_t { Top, Bottom };  // the long board edge a side sits at
inline constexpr int kEdges = 2;

// The six directions from a hex, clockwise from the right.
enum class Direction : std::uint8_t { East, SouthEast, SouthWest, West, NorthWest, NorthEast };
inline constexpr int kDirections = 6;

// Sections are vertical strips of the board, numbered from the left as drawn. A set of sections is a bit mask; bit 0 is
// the leftmost strip.
using SectionMask = std::uint8_t;
inline constexpr int kMaxSections = 6;
constexpr SectionMask section_bit(int strip) {
  assert(strip >= 0 && strip < kMaxSections);
  return static_cast<SectionMask>(1U << static_cast<unsigned>(strip));
}

constexpr bool has_strip(SectionMask sections, int strip) { return (sections & section_bit(strip)) != 0; }

struct BoardSize {
  int width = 13;          // hexes in even rows; odd rows have one fewer
  int height = 9;          // rows
  std::vector<int> lines;  // columns of the dotted lines between sections, ascending; at most kMaxSections - 1
  friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

BoardSize standard_board();  // 13x9, three sections
BoardSize overlord_board();  // 26x9, six sections

// Immutable after construction, so it can be shared between threads. Hexes passed in must be on the board, or kNoHex
// where a lookup has an answer for it: kNoHex has no neighbours and lies in no section.
class Board {
 public:
  // The reason why this size is invalid; empty if it is valid.
  static std::string fault(const BoardSize& size);
  explicit Board(const BoardSize& size);  // fault(size) must be empty

  const BoardSize& size() const { return size_; }
  int hexes() const { return hexes_; }
  int sections() const { return static_cast<int>(size_.lines.size()) + 1; }
  const HexSet& all() const { return all_; }

  // Conversion between coordinates and hexes.
  std::optional<Hex> find(Coord at) const;  // nullopt if the board has no such hex (GRID-01, GRID-02)
  Coord coord(Hex hex) const {
    assert(all_.contains(hex));
    return coords_[index(hex)];
  }
  std::string name(Hex hex) const;  // GRID-08: G5, d6

  // Neighbours and distance (GRID-03, GRID-04).
  Hex neighbour(Hex hex, Direction way) const {  // kNoHex beyond the edge of the board
    return neighbours_[index(hex)][static_cast<std::size_t>(way)];
  }
  const HexSet& adjacent(Hex hex) const { return adjacent_[index(hex)]; }
  bool are_adjacent(Hex a, Hex b) const { return adjacent(a).contains(b); }
  int distance(Hex a, Hex b) const {
    assert(all_.contains(a) && all_.contains(b));
    return distances_[index(a) * kHexValues + index(b)];
  }
  // All hexes at distance 1 to `range`.
  const HexSet& within(Hex hex, int range) const {
    assert(range >= 0 && range <= kMaxRange);
    return within_[index(hex)][static_cast<std::size_t>(range)];
  }

  // Sections (SEC-01 to SEC-03). Which strip is a side's left depends on its edge: see strip().
  SectionMask sections_of(Hex hex) const { return sections_[index(hex)]; }

  // The neighbours one row closer to `edge`, where a unit of that side retreats to; never sideways (RET-04).
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
  ByHex<std::array<HexSet, kEdges>> behind_{};
  ByHex<SectionMask> sections_{};
  std::vector<std::uint8_t> distances_;  // by pair of hexes: the first times kHexValues, plus the second
};

// GRID-04: in hexes. The coordinates need not be on a board.
int distance(Coord a, Coord b);

// The strip that a player sitting at `edge` counts as number `from_left` from their left (SEC-01, SEC-02).
constexpr int strip(Edge edge, int from_left, int sections) {
  assert(from_left >= 0 && from_left < sections);
  return edge == Edge::Bottom ? from_left : sections - 1 - from_left;
}

}  // namespace bocage
