#include "rules/odds.h"

#include <algorithm>

namespace bocage {
namespace {

template <class Is>
double share_of_sides(Is is) {
  int found = 0;
  for (const Face face : kDieSides) { found += is(face) ? 1 : 0; }
  return found / static_cast<double>(kDieSides.size());
}

}  // namespace

double hit_probability(FaceMask faces) {
  return share_of_sides([&](Face face) { return has(faces, face); });
}

Odds odds(int dice, FaceMask faces, int figures, int ignorable_flags) {
  const double p_hit = hit_probability(faces);
  const double p_flag = share_of_sides([](Face face) { return face == Face::Flag; });

  // chance[h][f]: probability of h hits and f flags so far.
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

Losses losses(int dice, FaceMask faces, int figures) {
  const double p_hit = hit_probability(faces);
  dice = std::clamp(dice, 0, kMaxDice);
  Losses found;
  found.size = static_cast<std::size_t>(std::min(dice, figures)) + 1;
  found.chance[0] = 1;
  const std::size_t most = found.size - 1;
  for (int rolled = 0; rolled < dice; ++rolled) {
    // Downwards, so that each step reads the previous roll's entries; surplus hits are lost (DICE-08).
    for (std::size_t lost = most; lost != 0; --lost) {
      const double stays = lost == static_cast<std::size_t>(figures) ? 1 : 1 - p_hit;
      found.chance[lost] = found.chance[lost] * stays + found.chance[lost - 1] * p_hit;
    }
    if (most != 0) { found.chance[0] *= 1 - p_hit; }
  }
  return found;
}

}  // namespace bocage
