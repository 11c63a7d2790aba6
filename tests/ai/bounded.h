// Players for tests: those that think do so by number, which is the same on every machine, and not for long.
#pragma once

#include <string>

#include "ai/player.h"

namespace bocage {

inline std::string bounded(const std::string& name) { return name == "general" ? "general@60n" : name; }

}  // namespace bocage
