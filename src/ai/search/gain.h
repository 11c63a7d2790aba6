// What tries of a plan brought more than equal tries of another. Equal tries meet equal hands and dice, so their difference
// tells far more of the plans than either result does.
#pragma once

#include <algorithm>

namespace bocage {

// What came of one try, or how two of them differ.
struct Try {
  double value = 0;  // chance of victory at its end
  double luck = 0;   // in medals, see luck.h

  friend Try operator-(const Try& a, const Try& b) { return {a.value - b.value, a.luck - b.luck}; }
};

// Values are looked at less `price` times the luck in them: what a medal's worth of luck is worth. Luck is nothing on
// average, so this changes no mean in the long run; it only gets there sooner.
class Gain {
 public:
  void add(const Try& more) {
    ++tries_;
    value_ += more.value;
    luck_ += more.luck;
    values_squared_ += more.value * more.value;
    luck_squared_ += more.luck * more.luck;
    together_ += more.value * more.luck;
  }

  int tries() const { return tries_; }
  double mean(double price) const { return tries_ == 0 ? 0 : (value_ - price * luck_) / tries_; }
  // Of one try. Few tries that came out alike prove little.
  double variance(double price) const {
    static constexpr double kLeast = 1e-5;
    static constexpr double kUnknown = 0.04;
    if (tries_ < 3) { return kUnknown; }
    const double squares = values_squared_ - 2 * price * together_ + price * price * luck_squared_;
    const double rest = value_ - price * luck_;
    return std::max(kLeast, (squares - rest * rest / tries_) / (tries_ - 1));
  }
  double squared_error(double price) const { return variance(price) / std::max(1, tries_); }

  // How values and luck go together, and how luck varies: their ratio is the price.
  double covariation() const { return tries_ == 0 ? 0 : together_ - value_ * luck_ / tries_; }
  double luck_variation() const { return tries_ == 0 ? 0 : luck_squared_ - luck_ * luck_ / tries_; }

 private:
  int tries_ = 0;
  double value_ = 0;
  double luck_ = 0;
  double values_squared_ = 0;
  double luck_squared_ = 0;
  double together_ = 0;
};

}  // namespace bocage
