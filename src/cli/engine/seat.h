// A viewer in a request: a side, a post, several posts of one side, or a spectator.
#pragma once

#include "cli/engine/request.h"

namespace bocage::cli::engine {

struct Seat {
  std::optional<Side> side;  // nullopt: a spectator
  RoleMask roles = kNoRole;
};

// "allies" (all its posts), "allies/left", ["allies/left", "allies/right"], "spectator".
std::optional<Seat> read_seat(Request& request, std::string_view field);

std::string post_text(Post post);  // "allies/left"

}  // namespace bocage::cli::engine
