// A state out of JSON: the exact inverse of wire/state_json.h, the hash is the same.
#pragma once

#include <nlohmann/json.hpp>

#include "game/state.h"
#include "scenario/fault.h"

namespace bocage::cli::engine {

// Reads what state_json wrote, possibly edited. What follows from other fields (`hash`, `phase`, `medals`) is
// not looked at. The state that comes out is sound: the engine can go on from it. Places begin with "state".
Loaded<State> state_from_json(const Battle& battle, const nlohmann::json& written);

}  // namespace bocage::cli::engine
