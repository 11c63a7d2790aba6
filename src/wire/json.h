// JSON as the protocols write it.
#pragma once

#include <nlohmann/json.hpp>

namespace bocage {

// Fields come out in the order in which they were put in, as the documentation shows them.
using Json = nlohmann::ordered_json;

}  // namespace bocage
