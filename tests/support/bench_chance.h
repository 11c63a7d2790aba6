// Scripted chance for tests: returns what was queued. Rolling more dice than were queued is a test error; draws and
// picks that were not queued return the first choice, so that a test never depends on luck.
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

  // The error since the last call, in words; empty if there was none. A roll that was started must be used up.
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
