// Who answers `hint`, at the terminal and in the line protocol.
#pragma once

#include <string_view>

namespace bocage::cli {

// A question gets up to half of what he may think about a turn: about a second.
inline constexpr std::string_view kAdviser = "general@2s";

}  // namespace bocage::cli
