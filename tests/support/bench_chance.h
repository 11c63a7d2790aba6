// Scripted chance for tests. A die that was not queued is an error of the test; draws and picks that were not queued
// take the first choice, so that no test depends on luck.
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

  // What went wrong since the last call, in words; empty if nothing did. A roll must be used up once begun.
  std::string take_complaint();
  // What was queued and never used.
  std::string leftovers() const;
  void forget();

 private:
  std::deque<std::vector<Face>> rolls_;  // the first may be partly used
  std::size_t used_ = 0;                 // of the first roll
  std::deque<Card> draws_;
  std::deque<int> picks_;
  std::optional<FastChance> free_dice_;
  int missing_dice_ = 0;
  std::string impossible_;
};

}  // namespace bocage
