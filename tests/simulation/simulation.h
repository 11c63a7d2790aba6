// A run: eight clients at their tables, faults, then calm, then what must hold.
#pragma once

#include "client.h"
#include "client/folder.h"

namespace bocage::simulation {

struct Report {
  std::vector<std::string> violations;
  std::uint64_t events = 0;
  std::size_t acknowledged = 0;
  std::size_t messages = 0;
  int kills = 0;
  std::uint64_t trace = 0;  // a hash of everything the clients received: equal for equal seeds
};

Report simulate(std::uint64_t seed);

}  // namespace bocage::simulation
