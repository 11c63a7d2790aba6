// Refusals as sentences: the message from the catalogue, followed by the number of the rule.
#pragma once

#include "cli/words/words.h"
#include "game/refusal.h"

namespace bocage::cli {

// "Probe Left orders units in the left section; this unit is in the center. (ORD-04)"
std::string refusal_text(const Board& board, const Refusal& refusal, const Words& words);

}  // namespace bocage::cli
