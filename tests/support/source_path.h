// Where tests find golden files, documents and battle files.
#pragma once

#include <string>
#include <string_view>

namespace bocage {

std::string source_path(std::string_view file);  // given from the root of the project: "docs/line-protocol.md"

}  // namespace bocage
