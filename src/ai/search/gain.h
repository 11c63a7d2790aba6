// Statistics of the paired differences between a plan's rollouts and the baseline's. Pairs share their hidden cards and
// dice (common random numbers), so the differences vary far less than the results themselves.
#pragma once

#include <algorithm>

namespace bocage {

// The result of one rollout, or the difference of two.
struct Rollout {
  double value = 0;  // win probability at its end
  double luck = 0;   // control variate, in medals: see luck.h

  friend Rollout operator-(const Rollout& a, const Rollout& b) { return {a.value - b.value, a.luck - b.luck}; }
};

// Luck is a control variate: `coefficient` times it is subtracted from each value. It has mean zero, so this reduces
// the variance without biasing the mean.
class Gain {
 public:
  void add(const Rollout& more) {
    ++rollouts_;
    value_ += more.value;
    luck_ += more.luck;
    values_squared_ += more.value * more.value;
    luck_squared_ += more.luck * more.luck;
    products_ += more.value * more.luck;
  }

  int rollouts() const { return rollouts_; }
  double mean(double coefficient) const { return rollouts_ == 0 ? 0 : (value_ - coefficient * luck_) / rollouts_; }
  // Of one rollout. Floored, and assumed for few rollouts: a few equal results prove little.
  double variance(double coefficient) const {
    static constexpr double kLeast = 1e-5;
    static constexpr double kUnknown = 0.04;
    if (rollouts_ < 3) { return kUnknown; }
    const double squares = values_squared_ - 2 * coefficient * products_ + coefficient * coefficient * luck_squared_;
    const double rest = value_ - coefficient * luck_;
    return std::max(kLeast, (squares - rest * rest / rollouts_) / (rollouts_ - 1));
  }
  double squared_error(double coefficient) const { return variance(coefficient) / std::max(1, rollouts_); }

  // Sums of products about the means; their ratio is the regression coefficient.
  double covariation() const { return rollouts_ == 0 ? 0 : products_ - value_ * luck_ / rollouts_; }
  double luck_variation() const { return rollouts_ == 0 ? 0 : luck_squared_ - luck_ * luck_ / rollouts_; }

 private:
  int rollouts_ = 0;
  double value_ = 0;
  double luck_ = 0;
  double values_squared_ = 0;
  double luck_squared_ = 0;
  double products_ = 0;
};

}  // namespace bocage
