// Where in the turn a game is, in a word.
#pragma once

#include "game/state.h"

namespace bocage {

// TURN-01, OVL-51: whatever is asked at the moment. Generals go at their own pace; the slowest is meant.
std::string_view phase_name(const Public& open);

}  // namespace bocage
