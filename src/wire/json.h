// The JSON type of the protocols.
#pragma once

#include <nlohmann/json.hpp>

namespace bocage {

// Keeps fields in insertion order, as the documentation shows them.
using Json = nlohmann::ordered_json;

}  // namespace bocage
