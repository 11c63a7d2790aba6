// What players read about a battle. A battle's file is in English; what a language's catalogue has of it under
// `battle` comes first, then what the file itself has in that language.
#pragma once

#include <optional>

#include "cli/words/words.h"
#include "scenario/scenario.h"

namespace bocage::cli {

std::string title_of(const Scenario& scenario, const Words& words);
std::optional<Briefing> briefing_of(const Scenario& scenario, const Words& words);
std::vector<Label> labels_of(const Scenario& scenario, const Words& words);  // names on the map

}  // namespace bocage::cli
