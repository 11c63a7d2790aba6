// The answer to `odds`: of the battles on offer, or of one unit against another.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/menu.h"

namespace bocage::cli {

// `rest` is what followed the word: nothing, or two hexes.
std::vector<std::string> odds_answer(const Scene& scene, const ActionList& offers, std::string_view rest);

}  // namespace bocage::cli
