// The post a request is about: the one it names, or the one that is pending.
#pragma once

#include "cli/engine/request.h"
#include "cli/engine/session.h"

namespace bocage::cli::engine {

// What to do if a request does not say which of several posts it means.
enum class IfSeveral : std::uint8_t {
  Refuse,
  TakeTheFirst,
};

// The post named by `side` and `post` of the request. If they leave several, the pending one among them. The post need
// not be pending. nullopt, with a fault, if the fields are malformed or ambiguous.
std::optional<Post> read_asked_post(const CurrentGame& current, Request& request, IfSeveral several);

}  // namespace bocage::cli::engine
