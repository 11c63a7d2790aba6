// Puts the engine's lists of names into the files that repeat them.
#pragma once

#include <string>
#include <string_view>

#include "reference/lists.h"

namespace bocage::reference {

// A JSON schema: after `"x-table": "<list>", "enum": [` stand the names of that list, and what follows `]` is kept.
// A Markdown file: between `<!-- names: <list> -->` and `<!-- end -->` stand the names of that list.
// Throws std::runtime_error for a list that does not exist.
std::string with_names(std::string_view text);

}  // namespace bocage::reference
