// Thinking time. A clock is a function of what happened and when; it is never a thread.
#pragma once

#include <optional>

#include "rules/vocabulary.h"
#include "store/store.h"

namespace bocage::server {

enum class ClockKind : std::uint8_t {
  None,
  Turn,  // so much for each turn of a side; with a budget of days it is correspondence
  Game,  // so much for all of them, and an increment for each
};

struct ClockRule {
  ClockKind kind = ClockKind::None;
  Milliseconds budget = 0;
  Milliseconds increment = 0;
  friend bool operator==(const ClockRule&, const ClockRule&) = default;
};

// Both sides may be running at once: in the midst of a turn the enemy may have to answer, and then he alone is on the
// clock; nobody is while a program thinks.
class Clock {
 public:
  Clock() = default;
  Clock(const ClockRule& rule, Milliseconds now) : rule_(rule), left_{rule.budget, rule.budget}, since_(now) {}

  const ClockRule& rule() const { return rule_; }
  bool runs(Side side) const { return running_[index(side)]; }
  Milliseconds left(Side side, Milliseconds now) const { return left_[index(side)] - (runs(side) ? now - since_ : 0); }
  // When a side will have run out of time, if nothing happens before.
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
