// A cache that survives from one question to the next. Many questions in a row are about the same board (which card,
// which unit to order), and while our units move, the enemy stays put.
#pragma once

#include <algorithm>
#include <cassert>

#include "rules/cards.h"
#include "rules/field.h"

namespace bocage {

using Distances = ByHex<std::uint8_t>;

// The cache row of each card: cards with the same effect share one, as all section cards do.
inline constexpr auto kEffectRows = [] {
  std::array<std::uint8_t, kCardKinds> rows{};
  std::uint8_t next = 0;
  for (std::size_t i = 0; i < kCardKinds; ++i) {
    std::size_t first = 0;
    while (kCards[first].effect != kCards[i].effect) { ++first; }
    rows[i] = first == i ? next++ : rows[first];
  }
  return rows;
}();

// Valid for one set of weights. Battles are identified by address, so a battle must outlive the memory.
class Memory {
 public:
  // Invalidates what no longer holds on this board for this side. Call it before any lookup.
  void look(const Battle& battle, const Field& field, Side side);

  // The value of an order under this card to a unit in the state `as`.
  template <class WorkOut>
  int order(UnitId unit, Card card, const Unit& as, WorkOut work_out) {
    assert(battle_ != nullptr);  // look() comes first
    Order& known = orders_[kEffectRows[index(card)]][index(unit)];
    if (known.look != looks_ || known.as != as) { known = {.look = looks_, .worth = work_out(), .as = as}; }
    return known.worth;
  }

  // The total dice all enemies could roll at one of our units on this hex.
  template <class WorkOut>
  int enemy_dice(Hex hex, WorkOut work_out) {
    std::int16_t& known = dice_at_[index(hex)];
    if (known == kUnknown) { known = static_cast<std::int16_t>(work_out()); }
    return known;
  }

  // The distance from each hex to the nearest of these.
  enum class Toward : std::uint8_t { Goal, Enemy };
  template <class WorkOut>
  const Distances& walk(Gait gait, Toward toward, const HexSet& to, WorkOut work_out) {
    Walk& known = walks_[index(gait)][static_cast<std::size_t>(toward)];
    if (!known.known || known.to != to) { known = {.to = to, .steps = work_out(), .known = true}; }
    return known.steps;
  }

 private:
  struct Order {
    std::uint32_t look = 0;  // generation of the entry; 0: empty
    int worth = 0;
    Unit as;
  };
  struct Walk {
    HexSet to;
    Distances steps;
    bool known = false;
  };
  static constexpr std::int16_t kUnknown = -1;

  static constexpr std::size_t kRows = std::size_t{1} + *std::max_element(kEffectRows.begin(), kEffectRows.end());

  bool enemy_stands(const Field& field, Side side) const;

  const Battle* battle_ = nullptr;
  Side side_ = Side::Axis;
  Field board_;              // the current one
  std::uint32_t looks_ = 0;  // generation: the number of different boards seen
  std::array<std::array<Order, kMaxUnits>, kRows> orders_{};
  ByHex<std::int16_t> dice_at_{};
  ByGait<std::array<Walk, 2>> walks_{};
};

}  // namespace bocage
