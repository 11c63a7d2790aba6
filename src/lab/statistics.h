// Statistics of game results. All intervals are at the 95 % level.
#pragma once

#include <span>
#include <vector>

namespace bocage {

inline constexpr double kZ95 = 1.959963984540054;  // the 97.5 % quantile of the standard normal distribution

struct Interval {
  double low = 0;
  double high = 0;
};

// 0 if there is no whole.
inline double ratio(double part, double whole) { return whole > 0 ? part / whole : 0; }

// Wilson score interval for a win rate: accurate even for few games and for rates near 0 or 1. [0, 1] without games.
Interval wilson(double wins, double games);

struct Mean {
  int count = 0;
  double mean = 0;
  double error = 0;  // the standard error of the mean; 0 for fewer than two values
  Interval interval() const { return {mean - kZ95 * error, mean + kZ95 * error}; }
};
Mean mean_of(std::span<const double> values);

// The quantile at `share` (0 to 1), by linear interpolation. 0 if there are no values.
double quantile(std::vector<double> values, double share);

// Pearson correlation of two series of the same length; 0 if either is constant.
double correlation(std::span<const double> a, std::span<const double> b);

}  // namespace bocage
