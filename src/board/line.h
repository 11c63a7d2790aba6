// The straight segment between two hex centers, by exact integer geometry: what it crosses and what it runs beside.
#pragma once

#include "board/board.h"

namespace bocage {

// LOS-03 to LOS-08. Off-board space is in none of the sets: it obstructs nothing.
struct Line {
  HexSet across;  // hexes whose interior the segment crosses, without its two ends
  HexSet left;    // hexes it touches, along an edge or in a corner, on the left of somebody who looks from a to b ...
  HexSet right;   // ... and on the right
  friend bool operator==(const Line&, const Line&) = default;
};

Line line_between(const Board& board, Hex a, Hex b);

// Whether obstructions in these hexes hide b from a: one across the line, or one on either side of it.
constexpr bool blocks(const Line& line, const HexSet& obstructions) {
  return (line.across & obstructions).any() || ((line.left & obstructions).any() && (line.right & obstructions).any());
}

}  // namespace bocage
