// Expands an offer into actions, as a client does.
#pragma once

#include <string>
#include <vector>

#include "wire/json.h"

namespace bocage::client {

// The texts of all actions that a client can compose from an offer, by the protocol, in the offer's order.
std::vector<std::string> offered_actions(const Json& offer);

}  // namespace bocage::client
