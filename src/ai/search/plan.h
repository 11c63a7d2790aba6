// What one post does from now on, until somebody else or chance has a say.
#pragma once

#include <algorithm>
#include <vector>

#include "game/action.h"
#include "game/view.h"

namespace bocage {

struct Plan {
  std::vector<Action> actions;  // never empty; only the last one asks chance or ends the post's say
  View before_last;             // what the post sees when it takes the last one: tries begin there

  // What came of the tries: chances of victory at their ends.
  int tries = 0;
  double sum = 0;
  double squares = 0;

  void add(double value) {
    ++tries;
    sum += value;
    squares += value * value;
  }
  double mean() const { return tries == 0 ? 0 : sum / tries; }
  // Of one try. Few tries that came out alike prove little.
  double variance() const {
    static constexpr double kLeast = 1e-4;
    static constexpr double kUnknown = 0.04;
    return tries < 3 ? kUnknown : std::max(kLeast, (squares - sum * sum / tries) / (tries - 1));
  }
  double squared_error() const { return variance() / std::max(1, tries); }

  bool leads_where(const Plan& other) const {
    return actions.back() == other.actions.back() && before_last == other.before_last;
  }
};

}  // namespace bocage
