// Names from the engine's tables, in lists that other files refer to.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bocage::reference {

using Names = std::vector<std::string>;

// The list called `list`, in the order of its table; nullopt if there is none of that name.
std::optional<Names> names(std::string_view list);

}  // namespace bocage::reference
