// What is wrong with a file that somebody wrote, and where.
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

// A value that was read, or everything that is wrong with its text.
template <class T>
using Loaded = tl::expected<T, std::vector<Fault>>;

std::string to_text(const Fault& fault);                // units[3].at: off the board
std::string to_text(const std::vector<Fault>& faults);  // one to a line

}  // namespace bocage
