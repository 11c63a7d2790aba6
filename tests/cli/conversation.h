// A session in which the next line depends on what the program has just printed.
#pragma once

#include <functional>
#include <streambuf>
#include <string>
#include <vector>

#include "program.h"

namespace bocage::cli {

// What was printed before a line was asked for, and the line that was given.
struct Exchange {
  std::string shown;
  std::string said;
};

// Given what was printed since the last line, the next one; nothing ends the input.
using Talker = std::function<std::optional<std::string>(const std::string& shown)>;

struct Conversation {
  Ran ran;
  std::vector<Exchange> exchanges;
};

Conversation converse(const std::vector<std::string>& args, const Terminal& terminal, const Talker& talker);

}  // namespace bocage::cli
