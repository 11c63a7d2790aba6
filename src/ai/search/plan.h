// What one post does from now on, until somebody else or chance has a say.
#pragma once

#include <vector>

#include "ai/search/gain.h"
#include "game/action.h"
#include "game/view.h"

namespace bocage {

struct Plan {
  std::vector<Action> actions;  // never empty; only the last one asks chance or ends the post's say
  View before_last;             // what the post sees when it takes the last one: tries begin there
  Gain gain;                    // over what comes to mind first

  bool leads_where(const Plan& other) const {
    return actions.back() == other.actions.back() && before_last == other.before_last;
  }
};

}  // namespace bocage
