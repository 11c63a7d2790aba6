// The straight segment between two hex centers in exact integer geometry: the hexes it crosses and those it only
// touches.
#pragma once

#include "board/board.h"

namespace bocage {

// LOS-03 to LOS-08. Space off the board is in none of the sets, so it never obstructs.
struct Line {
  HexSet across;  // hexes whose interior the segment crosses, both ends excluded
  HexSet left;    // hexes it touches along an edge or at a corner, on the left looking from a to b ...
  HexSet right;   // ... and on the right
  friend bool operator==(const Line&, const Line&) = default;
};

// `a` and `b` must be on the board. Exchanging them exchanges `left` and `right`.
Line line_between(const Board& board, Hex a, Hex b);

// Whether obstructions in these hexes hide b from a: one on the line, or one on each side of it.
constexpr bool blocks(const Line& line, const HexSet& obstructions) {
  return (line.across & obstructions).any() || ((line.left & obstructions).any() && (line.right & obstructions).any());
}

}  // namespace bocage
