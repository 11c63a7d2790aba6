// What a client makes of an offer.
#pragma once

#include <string>
#include <vector>

#include "wire/json.h"

namespace bocage::client {

// The texts of all actions that a client can compose from an offer, as the protocol says, in the offer's order.
std::vector<std::string> offered_actions(const Json& offer);

}  // namespace bocage::client
