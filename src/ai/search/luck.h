// Dice luck: damage minus its expectation. Zero-mean (up to rounding to thousandths), so rollouts use it as a control
// variate.
#pragma once

#include <optional>

#include "game/event.h"
#include "game/state.h"

namespace bocage {

struct LuckyRoll {
  Side side = Side::Axis;  // who attacked
  double figures = 0;      // lost by the target beyond expectation; surplus hits do not count (DICE-08)
  double medals = 0;       // the same, valued in medals
};

// Call after the roll and before any figure is removed. nullopt unless a unit's attack was rolled.
std::optional<LuckyRoll> luck_of(const Battle& battle, const State& state, const Roll& roll);

// Accumulates a side's luck minus the enemy's while a game is played on.
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
