// Answers to questions about units: `Look` and `Odds` of docs/protocol.schema.json.
#pragma once

#include <optional>

#include "game/engine.h"
#include "wire/json.h"

namespace bocage::server {

Json look_json(const Battle& battle, const State& state, Post post, Hex unit);

// With `after`: once the unit has moved there. Nothing if one of the hexes is empty or the move is impossible.
std::optional<Json> odds_json(const Battle& battle, const State& state, Hex from, Hex to, std::optional<Hex> after);

}  // namespace bocage::server
