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
  Milliseconds increment = 0;  // of a Game clock
  friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

// A side's clock runs while one of its people must decide: usually for the side on turn, but for the enemy alone while
// it must answer. Both may run at once; neither does while only computer players think.
class Clock {
 public:
  Clock() = default;
  Clock(const ClockRule& rule, Timestamp now) : rule_(rule), left_{rule.budget, rule.budget}, since_(now) {}

  const ClockRule& rule() const { return rule_; }
  bool runs(Side side) const { return running_[index(side)]; }
  Milliseconds left(Side side, Timestamp now) const { return left_[index(side)] - (runs(side) ? now - since_ : 0); }
  // When the first side runs out of time unless something happens before; nullopt if no clock runs.
  std::optional<Timestamp> ends_at() const;

  void turn_ended(Side side);  // resets the budget, or adds the increment
  void set_running(BySide<bool> running, Timestamp now);

 private:
  ClockRule rule_;
  BySide<Milliseconds> left_{};
  BySide<bool> running_{};
  Timestamp since_ = 0;  // when `left_` was up to date
};

}  // namespace bocage::server
