#include "rules/odds.h"

#include <algorithm>

namespace bocage {

Odds odds(int dice, Arm target, int figures, int ignorable_flags, Stars stars) {
  int hit_sides = 0;
  int flag_sides = 0;
  for (const Face face : kDieSides) {
    hit_sides += is_hit(face, target, stars) ? 1 : 0;
    flag_sides += face == Face::Flag ? 1 : 0;
  }
  const double sides = static_cast<double>(kDieSides.size());
  const double p_hit = hit_sides / sides;
  const double p_flag = flag_sides / sides;

  // chance[h][f]: so far h hits and f flags.
  dice = std::clamp(dice, 0, kMaxDice);
  std::array<std::array<double, kMaxDice + 1>, kMaxDice + 1> chance{};
  chance[0][0] = 1;
  for (int rolled = 0; rolled < dice; ++rolled) {
    for (int hit = rolled; hit >= 0; --hit) {
      for (int flag = rolled - hit; flag >= 0; --flag) {
        const auto h = static_cast<std::size_t>(hit);
        const auto f = static_cast<std::size_t>(flag);
        const double now = chance[h][f];
        chance[h + 1][f] += now * p_hit;
        chance[h][f + 1] += now * p_flag;
        chance[h][f] = now * (1 - p_hit - p_flag);
      }
    }
  }
  Odds result;
  for (int hit = 0; hit <= dice; ++hit) {
    for (int flag = 0; flag + hit <= dice; ++flag) {
      const double p = chance[static_cast<std::size_t>(hit)][static_cast<std::size_t>(flag)];
      result.expected_hits += p * std::min(hit, figures);
      if (hit >= figures) {
        result.eliminate += p;
      } else if (flag > ignorable_flags) {
        result.retreat += p;
      }
    }
  }
  return result;
}

}  // namespace bocage
