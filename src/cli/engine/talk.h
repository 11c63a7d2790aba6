// One line in, one line out.
#pragma once

#include <string>

#include "cli/engine/session.h"

namespace bocage::cli::engine {

// Answers a request, however malformed. Never throws; a refused request changes nothing.
std::string answer_line(Session& session, const std::string& line);
std::string answer_long_line();  // the answer to a line that was too long to keep

}  // namespace bocage::cli::engine
