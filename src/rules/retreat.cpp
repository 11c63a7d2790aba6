#include "rules/retreat.h"

#include <algorithm>

namespace bocage {

int longest_retreat(const Battle& battle, const Field& field, UnitId unit, Hex from, int most) {
  if (most == 0) { return 0; }
  int longest = 0;
  retreat_hexes(battle, field, unit, from).for_each([&](Hex to) {
    if (longest < most) { longest = std::max(longest, 1 + longest_retreat(battle, field, unit, to, most - 1)); }
  });
  return longest;
}

}  // namespace bocage
