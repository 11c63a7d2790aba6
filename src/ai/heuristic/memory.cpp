#include "ai/heuristic/memory.h"

#include <algorithm>

namespace bocage {
namespace {

// The part of a unit that matters to other units' values: not what it did this turn, nor who ordered it. A unit's own
// marks are part of the cache key.
Unit as_others_see(const Unit& unit) {
  Unit seen = rested(unit);
  seen.by = {};
  return seen;
}

// Compares positions first, since they change most often.
bool same_board(const Field& a, const Field& b) {
  if (a.occupied != b.occupied) { return false; }
  Field but_for_units = a;
  but_for_units.units = b.units;
  return std::equal(a.units.begin(), a.units.end(), b.units.begin(),
                    [](const Unit& one, const Unit& other) { return as_others_see(one) == as_others_see(other); }) &&
         but_for_units == b;
}

}  // namespace

// Whether the cached enemy dice still hold. Caves protect only some units, and artillery may be placed in one, so a
// result for one unit need not hold for another: with caves nothing is kept.
bool Memory::enemy_stands(const Field& field, Side side) const {
  const HexSet& enemies = field.units_of(other(side));
  if (enemies != board_.units_of(other(side)) || field.sandbags != board_.sandbags) { return false; }
  if (field.visibility != board_.visibility || field.caves.any() || board_.caves.any()) { return false; }
  bool same = true;
  enemies.for_each([&](Hex hex) { same = same && field.at(hex) == board_.at(hex); });
  return same;
}

void Memory::look(const Battle& battle, const Field& field, Side side) {
  const bool other_battle = &battle != battle_;
  if (other_battle) { walks_ = {}; }
  if (other_battle || side != side_ || !enemy_stands(field, side)) { dice_at_.fill(kUnknown); }
  if (!other_battle && side == side_ && same_board(field, board_)) { return; }
  ++looks_;
  battle_ = &battle;
  side_ = side;
  board_ = field;
}

}  // namespace bocage
