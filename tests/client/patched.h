// Applies the changes of an update to the game, as a client does.
#pragma once

#include "wire/json.h"

namespace bocage::client {

// A JSON merge patch (RFC 7396). In addition, an object changes a list of things by their ids.
Json patched(Json target, const Json& patch);

}  // namespace bocage::client
