// Thinking time. A clock is a function of the entries and their times, never a thread.
#pragma once

#include <optional>

#include "rules/vocabulary.h"
#include "store/store.h"

namespace bocage::server {

enum class ClockKind : std::uint8_t {
  None,
  Turn,  // a budget per turn of a side; with days, this is correspondence play
  Game,  // a budget for the whole game, and an increment per turn
};

struct ClockRule {
  ClockKind kind = ClockKind::None;
  Milliseconds budget = 0;
  Milliseconds increment = 0;
  friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

// A side's clock runs while one of its people must decide: usually for the side on turn, but for the enemy alone while
// it must answer. Both may run at once; neither does while only computer players think.
class Clock {
 public:
  Clock() = default;
  Clock(const ClockRule& rule, Milliseconds now) : rule_(rule), left_{rule.budget, rule.budget}, since_(now) {}

  const ClockRule& rule() const { return rule_; }
  bool runs(Side side) const { return running_[index(side)]; }
  Milliseconds left(Side side, Milliseconds now) const { return left_[index(side)] - (runs(side) ? now - since_ : 0); }
  // When a side runs out of time if nothing happens before.
  std::optional<Milliseconds> ends_at() const;

  void turn_ended(Side side);
  void set_running(BySide<bool> running, Milliseconds now);

 private:
  ClockRule rule_;
  BySide<Milliseconds> left_{};
  BySide<bool> running_{};
  Milliseconds since_ = 0;
};

}  // namespace bocage::server
