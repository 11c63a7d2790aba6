// Chance for tests: says what was queued. Dice that nobody queued are a mistake of the test; draws and picks that nobody
// queued are the first there are, so that a test never depends on luck.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "game/chance.h"

namespace bocage {

class BenchChance final : public Chance {
 public:
  void queue_dice(std::vector<Face> faces);
  void queue_draw(Card card) { draws_.push_back(card); }
  void queue_pick(int pick) { picks_.push_back(pick); }
  void roll_freely(std::uint64_t seed) { free_dice_.emplace(seed); }

  Face die() override;
  Card draw(const CardBag& from) override;
  int pick(int choices) override;

  // What went wrong since the last call, in words; empty if nothing did. A roll that was begun must be used up.
  std::string take_complaint();
  // What is left over at the end of a test.
  std::string leftovers() const;
  void forget();

 private:
  std::deque<std::vector<Face>> rolls_;  // the first may be half used
  std::size_t used_ = 0;                 // of the first
  std::deque<Card> draws_;
  std::deque<int> picks_;
  std::optional<FastChance> free_dice_;
  int missing_dice_ = 0;
  std::string impossible_;
};

}  // namespace bocage
