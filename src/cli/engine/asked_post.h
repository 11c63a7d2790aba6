// Whom a request is about: the post it names, or the one that is asked.
#pragma once

#include "cli/engine/request.h"
#include "cli/engine/session.h"

namespace bocage::cli::engine {

// When a request leaves open which of several posts it means.
enum class IfSeveral : std::uint8_t {
  Refuse,
  TakeTheFirst,
};

// The post that `side` and `post` of the request name, or the one that is asked among those they leave. It need not be
// asked. Nothing, and a fault, if they cannot be read or do not say which.
std::optional<Post> read_asked_post(const CurrentGame& current, Request& request, IfSeveral several);

}  // namespace bocage::cli::engine
