// Sight for a second time, in real numbers and by another method than src/board/line.cpp: a witness against it.
#pragma once

#include <vector>

#include "board/board.h"

namespace bocage::second_sight {

enum class Contact : std::uint8_t { Across, Edge, Corner };
enum class Side : std::uint8_t { Middle, Left, Right };  // seen by somebody who looks along the segment

struct Meeting {
  Hex hex;
  Contact contact;
  Side side;  // Middle if and only if the segment goes across
};

// Every hex that the segment between the centers of a and b meets, without a and b, in reading order: the segment
// is clipped against regular hexagons.
std::vector<Meeting> meetings(const Board& board, Hex a, Hex b);

// A hex beside the segment is crossed by a segment moved a hair to its side, and a hex across it by both such
// segments. So the rule can be told without left and right sets: sight is clear while one of two threads is, each a
// hair off the middle.
struct Threads {
  std::vector<Hex> left;  // the hexes through which that thread runs, without a and b
  std::vector<Hex> right;
};

Threads threads(const Board& board, Hex a, Hex b);
bool blocked(const Threads& threads, const ByHex<bool>& obstructed);

}  // namespace bocage::second_sight
