// A session in which the next line depends on what the program has just printed.
#pragma once

#include <functional>
#include <streambuf>
#include <string>
#include <vector>

#include "program.h"

namespace bocage::cli {

// The output before a prompt, and the line entered there.
struct Exchange {
  std::string shown;
  std::string said;
};

// The next line, given the output since the last one; nullopt ends the input.
using Talker = std::function<std::optional<std::string>(const std::string& shown)>;

struct Conversation {
  Ran ran;
  std::vector<Exchange> exchanges;
};

Conversation converse(const std::vector<std::string>& args, const Terminal& terminal, const Talker& talker);

}  // namespace bocage::cli
