// The phase of a turn, in one word.
#pragma once

#include "game/state.h"

namespace bocage {

// TURN-01, OVL-51. Field Generals proceed at their own pace; the phase is that of the slowest. At a decision or after the
// battle.
std::string_view phase_name(const Public& open);

}  // namespace bocage
