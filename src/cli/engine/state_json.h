// A state and its parts as JSON. What is written can be read again, exactly: the hash is the same.
#pragma once

#include "cli/engine/answer.h"
#include "game/state.h"
#include "scenario/fault.h"

namespace bocage::cli::engine {

std::string hash_text(const State& state);  // 16 hexadecimal digits

// The whole state, hidden parts included.
Json state_json(const Battle& battle, const State& state);
// The part of it that everybody may see, in the same shape.
Json public_json(const Battle& battle, const Public& open);
Json cards_json(const CardBag& cards);  // the name of each, sorted as the deck's list is

// Reads what state_json wrote, or what somebody made of it. What follows from other fields (`hash`, `phase`, `medals`) is
// not looked at. The state that comes out is sound: the engine can go on from it. Places begin with "state".
Loaded<State> state_from_json(const Battle& battle, const nlohmann::json& written);

}  // namespace bocage::cli::engine
