// A second, independent implementation of line geometry, in floating point, to check src/board/line.cpp against.
#pragma once

#include <vector>

#include "board/board.h"

namespace bocage::second_sight {

enum class Contact : std::uint8_t { Across, Edge, Corner };
enum class Side : std::uint8_t { Middle, Left, Right };  // looking along the segment

struct Meeting {
  Hex hex;
  Contact contact;
  Side side;  // Middle if and only if the segment goes across
};

// Every hex that the segment between the centers of a and b meets, excluding a and b, in reading order. Clips the
// segment against regular hexagons.
std::vector<Meeting> meetings(const Board& board, Hex a, Hex b);

// Shift the segment slightly to either side: a hex it only touches is crossed by one of the shifted segments, a hex it
// crosses by both. So the rule can be stated without left and right sets: sight is clear if either shifted segment is.
struct Threads {
  std::vector<Hex> left;  // the hexes that the shifted segment crosses, excluding a and b
  std::vector<Hex> right;
};

Threads threads(const Board& board, Hex a, Hex b);
bool blocked(const Threads& threads, const ByHex<bool>& obstructed);

}  // namespace bocage::second_sight
