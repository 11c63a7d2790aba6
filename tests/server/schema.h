// docs/protocol.schema.json for tests: everything the server sends must match it.
#pragma once

#include <string>
#include <string_view>

#include "wire/json.h"

namespace bocage {

// Where `value` violates the named definition; empty if it does not. Supports the JSON Schema keywords that our schema
// uses, and throws on any other.
std::string schema_fault(std::string_view definition, const Json& value);

}  // namespace bocage
