#include "board/board.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace bocage {
namespace {

// By Direction.
constexpr std::array<Coord, kDirections> kSteps{{{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}}};

// Even rows hold `width` hexes, odd rows one fewer, so the number of hexes and the index of [c,r] in reading order have
// closed forms.
int hex_count(const BoardSize& size) { return size.width * size.height - size.height / 2; }
Hex hex_of(const BoardSize& size, Coord at) {
  return Hex{static_cast<std::uint8_t>(at.row * size.width - at.row / 2 + at.col / 2)};
}

bool is_hex(const BoardSize& size, Coord at) {
  const bool on_board = at.row >= 0 && at.row < size.height && at.col >= 0 && at.col <= 2 * (size.width - 1);
  return on_board && (at.col + at.row) % 2 == 0;
}

// SEC-01, SEC-03: a hex on a dotted line belongs to the sections on both sides of it.
SectionMask section_mask(const BoardSize& size, Coord at) {
  SectionMask mask = 0;
  for (std::size_t s = 0; s <= size.lines.size(); ++s) {  // the strip between lines s - 1 and s
    const bool right_of_left_line = s == 0 || at.col >= size.lines[s - 1];
    const bool left_of_right_line = s == size.lines.size() || at.col <= size.lines[s];
    if (right_of_left_line && left_of_right_line) {
      mask = static_cast<SectionMask>(mask | section_bit(static_cast<int>(s)));
    }
  }
  return mask;
}

}  // namespace

BoardSize standard_board() { return {13, 9, {7, 17}}; }
BoardSize overlord_board() { return {26, 9, {7, 17, 25, 33, 43}}; }

int distance(Coord a, Coord b) {
  const int dx = std::abs(a.col - b.col);
  const int dy = std::abs(a.row - b.row);
  return dy + std::max(0, (dx - dy) / 2);
}

std::string Board::fault(const BoardSize& size) {
  if (size.width < 2 || size.height < 1) { return "a board needs at least 2 columns and 1 row"; }
  // Width and height are checked first, so that their product cannot overflow.
  if (size.width > kMaxHexes || size.height > kMaxHexes || hex_count(size) > kMaxHexes) {
    return "a board has at most " + std::to_string(kMaxHexes) + " hexes";
  }
  if (size.lines.size() != 2 && size.lines.size() != 5) { return "a board has three or six sections: 2 or 5 lines"; }
  for (std::size_t i = 0; i < size.lines.size(); ++i) {
    const int before = i == 0 ? 0 : size.lines[i - 1];
    if (size.lines[i] <= before || size.lines[i] >= 2 * (size.width - 1)) {
      return "the lines must be ascending columns inside the board";
    }
  }
  return {};
}

Board::Board(const BoardSize& size) : size_(size), distances_(kHexValues * kHexValues) {
  assert(fault(size).empty());
  hexes_ = hex_count(size);
  for (auto& ways : neighbours_) { ways.fill(kNoHex); }

  for (int row = 0; row < size.height; ++row) {
    for (int col = row % 2; is_hex(size, {col, row}); col += 2) {
      const Hex hex = hex_of(size, {col, row});
      coords_[index(hex)] = {col, row};
      sections_[index(hex)] = section_mask(size, {col, row});
      all_.add(hex);
    }
  }
  all_.for_each([&](Hex a) {
    for (std::size_t way = 0; way < kSteps.size(); ++way) {
      const auto beside = find({coord(a).col + kSteps[way].col, coord(a).row + kSteps[way].row});
      if (!beside) { continue; }
      neighbours_[index(a)][way] = *beside;
      adjacent_[index(a)].add(*beside);
      if (kSteps[way].row < 0) { behind_[index(a)][static_cast<std::size_t>(Edge::Top)].add(*beside); }
      if (kSteps[way].row > 0) { behind_[index(a)][static_cast<std::size_t>(Edge::Bottom)].add(*beside); }
    }
    all_.for_each([&](Hex b) {
      const int apart = bocage::distance(coord(a), coord(b));
      distances_[index(a) * kHexValues + index(b)] = static_cast<std::uint8_t>(apart);
      for (int range = std::max(apart, 1); a != b && range <= kMaxRange; ++range) {
        within_[index(a)][static_cast<std::size_t>(range)].add(b);
      }
    });
  });
}

std::optional<Hex> Board::find(Coord at) const {
  if (!is_hex(size_, at)) { return std::nullopt; }
  return hex_of(size_, at);
}

std::string Board::name(Hex hex) const {
  const Coord at = coord(hex);
  const int letter = at.col / 2;  // after Z come AA, AB
  const char first = at.row % 2 == 0 ? 'A' : 'a';
  std::string text;
  if (letter >= 26) { text += static_cast<char>(first + letter / 26 - 1); }
  text += static_cast<char>(first + letter % 26);
  return text + std::to_string(size_.height - at.row);
}

}  // namespace bocage
