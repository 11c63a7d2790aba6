// docs/protocol.schema.json, for tests: what the server sends must be what it says.
#pragma once

#include <string>
#include <string_view>

#include "wire/json.h"

namespace bocage {

// Where `value` is not what the definition of that name says; empty if it is. Knows the words of JSON Schema that our schema
// uses, and throws at any other.
std::string schema_fault(std::string_view definition, const Json& value);

}  // namespace bocage
