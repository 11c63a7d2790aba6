// Who answers those who ask for a hint: at the terminal, in the line protocol, at a table of the server.
#pragma once

#include <string_view>

namespace bocage {

// A question gets up to half of what he may think about a turn, and the chance as long again: a second or two.
inline constexpr std::string_view kAdviser = "general@2s";

}  // namespace bocage
