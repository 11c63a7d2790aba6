#include "ai/heuristic/memory.h"

#include <algorithm>

namespace bocage {
namespace {

// By card: the first card with the same effects, numbered.
constexpr auto kRowOf = [] {
  std::array<std::uint8_t, kCardKinds> rows{};
  std::uint8_t next = 0;
  for (std::size_t i = 0; i < kCardKinds; ++i) {
    std::size_t first = 0;
    while (kCards[first].effect != kCards[i].effect) { ++first; }
    rows[i] = first == i ? next++ : rows[first];
  }
  return rows;
}();

// TURN-09: what is left of a unit's doings when the turn is over.
Unit without_doings(const Unit& unit) { return {.at = unit.at, .figures = unit.figures, .traits = unit.traits}; }

// Whatever units were told to do. Where they stand is compared first: that is what changes most.
bool same_board(const Field& a, const Field& b) {
  if (a.occupied != b.occupied) { return false; }
  Field as_b = a;
  for (std::size_t i = 0; i < as_b.units.size(); ++i) {
    if (without_doings(a.units[i]) != without_doings(b.units[i])) { return false; }
    as_b.units[i] = b.units[i];
  }
  return as_b == b;
}

// Ring by ring outward from the hexes to be reached. Steps count alike in both directions here, which only cliffs and
// the like do not.
Distances steps_to(const Battle& battle, Gait gait, const HexSet& to) {
  Distances steps;
  steps.fill(kFar);
  HexSet left = battle.board().all();
  HexSet ring = to;
  for (std::uint8_t distance = 0; distance < kFar && ring.any(); ++distance) {
    HexSet next;
    ring.for_each([&](Hex hex) {
      steps[index(hex)] = distance;
      next |= battle.enter_at_1(gait, hex) | battle.enter_at_2(gait, hex);
    });
    left -= ring;
    ring = next & left;
  }
  return steps;
}

}  // namespace

std::size_t Memory::row_of(Card card) {
  static_assert(*std::max_element(kRowOf.begin(), kRowOf.end()) + 1 == kRows);
  return kRowOf[index(card)];
}

// Whether dice at our hexes are what they were. What is in a cave depends on who asks, so it is not kept.
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

const Distances& Memory::walk(Gait gait, Toward toward, const HexSet& to) {
  Walk& known = walks_[index(gait)][static_cast<std::size_t>(toward)];
  if (!known.known || known.to != to) { known = {.to = to, .steps = steps_to(*battle_, gait, to), .known = true}; }
  return known.steps;
}

}  // namespace bocage
