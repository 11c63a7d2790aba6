// What a player still knows from the question before. Most questions come in a row while the board stays as it is (which card,
// whom to order); and while our units move, the enemy stands where he stood.
#pragma once

#include "rules/field.h"

namespace bocage {

using Distances = ByHex<std::uint8_t>;

// It serves one set of weights, and knows a battle by its address: a battle must live as long as the memory of it.
class Memory {
 public:
  // Looks at the board anew, as this side sees it, and forgets what no longer holds. It must come before all questions.
  void look(const Battle& battle, const Field& field, Side side);

  // What an order under this card is worth to a unit that is as `as` says.
  template <class WorkOut>
  int order(UnitId unit, Card card, const Unit& as, WorkOut work_out) {
    Order& known = orders_[row_of(card)][index(unit)];
    if (known.look != looks_ || known.as != as) { known = {.look = looks_, .worth = work_out(), .as = as}; }
    return known.worth;
  }

  // The dice that all enemies together could roll at one of our units, were it there.
  template <class WorkOut>
  int enemy_dice(Hex hex, WorkOut work_out) {
    std::int16_t& known = dice_at_[index(hex)];
    if (known == kUnknown) { known = static_cast<std::int16_t>(work_out()); }
    return known;
  }

  // How far it is from each hex to the nearest of these.
  enum class Toward : std::uint8_t { Goal, Enemy };
  template <class WorkOut>
  const Distances& walk(Gait gait, Toward toward, const HexSet& to, WorkOut work_out) {
    Walk& known = walks_[index(gait)][static_cast<std::size_t>(toward)];
    if (!known.known || known.to != to) { known = {.to = to, .steps = work_out(), .known = true}; }
    return known.steps;
  }

 private:
  struct Order {
    std::uint32_t look = 0;  // 0: never
    int worth = 0;
    Unit as;
  };
  struct Walk {
    HexSet to;
    Distances steps;
    bool known = false;
  };
  static constexpr std::int16_t kUnknown = -1;

  // Cards that change the same for the units that they order share their answers: all section cards do, and some others.
  static std::size_t row_of(Card card);
  static constexpr std::size_t kRows = 9;

  bool enemy_stands(const Field& field, Side side) const;

  const Battle* battle_ = nullptr;
  Side side_ = Side::Axis;
  Field board_;              // the last one
  std::uint32_t looks_ = 0;  // at boards that differ
  std::array<std::array<Order, kMaxUnits>, kRows> orders_{};
  ByHex<std::int16_t> dice_at_{};
  ByGait<std::array<Walk, 2>> walks_{};
};

}  // namespace bocage
