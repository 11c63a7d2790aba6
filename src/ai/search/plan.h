// A plan: a post's actions from now until chance is used or another post must decide.
#pragma once

#include <vector>

#include "ai/search/gain.h"
#include "game/action.h"
#include "game/view.h"

namespace bocage {

struct Plan {
  std::vector<Action> actions;  // never empty; only the last may use chance or pass the decision on
  View before_last;             // the post's view before the last action, where rollouts start
  Gain gain;                    // over the baseline plan

  // A transposition: the actions may differ, but they lead to the same last step.
  bool is_equivalent_to(const Plan& other) const {
    return actions.back() == other.actions.back() && before_last == other.before_last;
  }
};

}  // namespace bocage
