// Where a command reads and writes.
#pragma once

#include <iosfwd>

#include "cli/terminal.h"

namespace bocage::cli {

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Terminal terminal;
};

}  // namespace bocage::cli
