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

  // Describes what went wrong since the last call; empty if nothing did. A roll must be used up once begun.
  std::string take_complaint();
  // Describes what was queued and never used; empty if nothing is left.
  std::string leftovers() const;
  void forget();  // empties the queues

 private:
  std::deque<std::vector<Face>> rolls_;  // the first may be partly used
  std::size_t used_ = 0;                 // dice of the first roll
  std::deque<Card> draws_;
  std::deque<int> picks_;
  std::optional<FastChance> free_dice_;
  int missing_dice_ = 0;
  std::string impossible_;
};

}  // namespace bocage
