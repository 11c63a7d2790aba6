#include "lab/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace bocage {
namespace {

double average(std::span<const double> values) {
  return ratio(std::accumulate(values.begin(), values.end(), 0.0), static_cast<double>(values.size()));
}

}  // namespace

Interval wilson(double wins, double games) {
  if (games <= 0) { return {0, 1}; }
  const double rate = wins / games;
  const double z2 = kZ95 * kZ95 / games;  // z squared over n
  const double middle = (rate + z2 / 2) / (1 + z2);
  const double margin = std::sqrt(z2 * (rate * (1 - rate) + z2 / 4)) / (1 + z2);
  return {std::max(0.0, middle - margin), std::min(1.0, middle + margin)};
}

Mean mean_of(std::span<const double> values) {
  Mean found{.count = static_cast<int>(values.size()), .mean = average(values)};
  if (found.count < 2) { return found; }
  double squares = 0;
  for (const double value : values) { squares += (value - found.mean) * (value - found.mean); }
  found.error = std::sqrt(squares / (found.count - 1) / found.count);
  return found;
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) { return 0; }
  std::sort(values.begin(), values.end());
  const double place = share * static_cast<double>(values.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, values.size() - 1);
  return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
}

double correlation(std::span<const double> a, std::span<const double> b) {
  assert(a.size() == b.size());
  const double mean_a = average(a);
  const double mean_b = average(b);
  double products = 0;
  double squares_a = 0;
  double squares_b = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    products += (a[i] - mean_a) * (b[i] - mean_b);
    squares_a += (a[i] - mean_a) * (a[i] - mean_a);
    squares_b += (b[i] - mean_b) * (b[i] - mean_b);
  }
  return ratio(products, std::sqrt(squares_a * squares_b));
}

}  // namespace bocage
