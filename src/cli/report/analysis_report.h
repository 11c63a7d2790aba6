// An analysis as text for the terminal and as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "cli/words/words.h"
#include "lab/analysis.h"

namespace bocage::cli {

nlohmann::ordered_json analysis_json(const Record& record, const AnalysisPlan& plan, const Analysis& analysis);

// One line with a bar per turn, and the turning points below.
std::vector<std::string> analysis_lines(const Record& record, const AnalysisPlan& plan, const Analysis& analysis,
                                        const Words& words, const Terminal& terminal);

}  // namespace bocage::cli
