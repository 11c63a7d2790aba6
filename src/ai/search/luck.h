// How far the dice of an attack did more than was to be expected of them. Whoever attacks whom, it is nothing on average (but for
// the thousandths to which expectations are rounded).
#pragma once

#include <optional>

#include "game/event.h"
#include "game/state.h"

namespace bocage {

struct LuckyRoll {
  Side side = Side::Axis;  // who attacked
  double figures = 0;      // that the target lost beyond expectation; surplus hits count for nothing (DICE-08)
  double medals = 0;       // the same as what they and the unit are worth
};

// Asked when the dice lie and before any figure is gone. Nothing for rolls that are not of a unit's attack.
std::optional<LuckyRoll> luck_of(const Battle& battle, const State& state, const Roll& roll);

// Adds up the luck of a side, less its enemy's, while a position is played on.
class LuckMeter final : public EventSink {
 public:
  LuckMeter(const Battle& battle, const State& state, Side side) : battle_(battle), state_(state), side_(side) {}
  void on(const Event& event) override;
  double medals() const { return medals_; }

 private:
  const Battle& battle_;
  const State& state_;
  Side side_;
  double medals_ = 0;
};

}  // namespace bocage
