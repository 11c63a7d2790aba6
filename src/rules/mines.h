// Minefield markers (PAC-10).
#pragma once

#include <cassert>

#include "rules/battle.h"

namespace bocage {

inline constexpr std::array<std::uint8_t, kMinesOfBox> kMineMarkers{0, 0, 0, 1, 1, 2, 2, 3, 4};  // in one box

// The supply of face-down markers.
class MineHeap {
 public:
  explicit MineHeap(const Battle& battle) {
    for (int box = 0; box < battle.chain().decks; ++box) {
      for (const std::uint8_t value : kMineMarkers) { values_[size_++] = value; }
    }
  }
  int size() const { return static_cast<int>(size_); }
  std::uint8_t take(int at) {
    assert(at >= 0 && at < size());
    const auto i = static_cast<std::size_t>(at);
    const std::uint8_t value = values_[i];
    values_[i] = values_[--size_];
    return value;
  }
  void take_value(std::uint8_t value) {
    std::size_t at = 0;
    while (at < size_ && values_[at] != value) { ++at; }
    take(static_cast<int>(at));
  }

 private:
  std::array<std::uint8_t, kMostMines> values_{};
  std::size_t size_ = 0;
};
static_assert(kMostMines == 2 * kMineMarkers.size());

}  // namespace bocage
