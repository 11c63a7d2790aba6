// The streams and the language of a command.
#pragma once

#include <iosfwd>

#include "cli/terminal.h"
#include "cli/words/words.h"

namespace bocage::cli {

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Terminal terminal;
  Words words{};
};

}  // namespace bocage::cli
