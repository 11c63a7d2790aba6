// Reads a state from JSON: the exact inverse of wire/state_json.h, with the same hash.
#pragma once

#include <nlohmann/json.hpp>

#include "game/state.h"
#include "scenario/fault.h"

namespace bocage::cli::engine {

// Reads the output of state_json, possibly edited. Ignores fields that follow from others (`hash`, `phase`, `medals`).
// The result is sound: the engine can go on from it. Paths of faults begin with "state".
Loaded<State> state_from_json(const Battle& battle, const nlohmann::json& written);

}  // namespace bocage::cli::engine
