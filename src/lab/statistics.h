// What can be said from a number of games, and how surely. Everything is at 95 %.
#pragma once

#include <span>
#include <vector>

namespace bocage {

inline constexpr double kSure = 1.959963984540054;  // standard errors to each side that hold 95 % of a normal law

struct Interval {
  double low = 0;
  double high = 0;
};

inline double ratio(double part, double whole) { return whole > 0 ? part / whole : 0; }

// Wilson's score interval for a chance of which `wins` of `games` were seen: honest for few games and for none or all won.
// Without games it is everything, 0 to 1.
Interval wilson(double wins, double games);

struct Mean {
  int count = 0;
  double mean = 0;
  double error = 0;  // the standard error of the mean; 0 for fewer than two values
  Interval interval() const { return {mean - kSure * error, mean + kSure * error}; }
};
Mean mean_of(std::span<const double> values);

// The value below which this part of them lies, between two of them on the line that joins them. 0 if there are none.
double quantile(std::vector<double> values, double part);

// Pearson's, between -1 and 1; 0 where one of them never changes.
double correlation(std::span<const double> a, std::span<const double> b);

}  // namespace bocage
