// The files that repeat the engine's tables.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace bocage::reference {

// By their path in the repository.
inline constexpr std::array<std::string_view, 4> kFiles{"scenarios/schema.json", "docs/protocol.schema.json",
                                                        "docs/line-protocol.md", "web/src/reference.ts"};

// What the file should contain, from what it contains now.
std::string made(std::string_view file, std::string_view now);

}  // namespace bocage::reference
