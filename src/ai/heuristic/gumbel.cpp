#include "ai/heuristic/gumbel.h"

#include <array>
#include <cmath>

namespace bocage {
namespace {

constexpr std::uint32_t kSteps = 1024;
constexpr int kUnit = 256;  // of the table

// Quantiles of the standard Gumbel distribution, at the middle of each step.
std::array<std::int16_t, kSteps> quantiles() {
  std::array<std::int16_t, kSteps> table{};
  for (std::uint32_t i = 0; i < kSteps; ++i) {
    const double at = (i + 0.5) / kSteps;
    table[i] = static_cast<std::int16_t>(std::lround(-std::log(-std::log(at)) * kUnit));
  }
  return table;
}

}  // namespace

int gumbel_noise(FastChance& rng, int temperature) {
  static const std::array<std::int16_t, kSteps> kQuantiles = quantiles();
  return temperature == 0 ? 0 : kQuantiles[rng.next() % kSteps] * temperature / kUnit;
}

}  // namespace bocage
