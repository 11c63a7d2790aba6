// A fault in a battle file, with its location.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace bocage {

struct Fault {
  std::string at;   // units[3].at
  std::string why;  // off the board
  friend bool operator==(const Fault&, const Fault&) = default;
};

// The value read, or every fault in its text.
template <class T>
using Loaded = tl::expected<T, std::vector<Fault>>;

std::string to_text(const Fault& fault);                // units[3].at: off the board
std::string to_text(const std::vector<Fault>& faults);  // one per line

}  // namespace bocage
