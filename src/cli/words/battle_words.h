// A battle's texts for players. The catalogue's translation under `battle` comes first, then the battle file's own text
// in that language, then its English.
#pragma once

#include <optional>

#include "cli/words/words.h"
#include "scenario/scenario.h"

namespace bocage::cli {

std::string title_of(const Scenario& scenario, const Words& words);
std::optional<Briefing> briefing_of(const Scenario& scenario, const Words& words);
std::vector<Label> labels_of(const Scenario& scenario, const Words& words);  // names on the map

}  // namespace bocage::cli
