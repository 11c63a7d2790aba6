// One line in, one line out.
#pragma once

#include <string>

#include "cli/engine/session.h"

namespace bocage::cli::engine {

// Answers a request. Whatever it is, there is an answer, and nothing is thrown; a refused request changes nothing.
std::string answer_line(Session& session, const std::string& line);
std::string answer_long_line();  // one of which not even the beginning was kept

}  // namespace bocage::cli::engine
