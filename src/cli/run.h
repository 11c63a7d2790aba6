// The program, callable: what main() does with the real streams, tests do with strings.
#pragma once

#include <string>
#include <vector>

#include "cli/console.h"

namespace bocage::cli {

// `args` without the program's name. Returns the exit code.
int run(const std::vector<std::string>& args, Console console);

}  // namespace bocage::cli
