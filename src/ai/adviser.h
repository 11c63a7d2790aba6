// The player that gives hints: in the terminal, the line protocol and on the server.
#pragma once

#include <string_view>

namespace bocage {

// The hint uses up to half of the turn's budget and the win probability as much again: one or two seconds in all.
inline constexpr std::string_view kAdviser = "general@2s";

}  // namespace bocage
