// Players for tests: searches are limited by nodes, so they are short and reproducible on every machine.
#pragma once

#include <string>

#include "ai/player.h"

namespace bocage {

inline std::string bounded(const std::string& name) { return name == "general" ? "general@60n" : name; }

}  // namespace bocage
