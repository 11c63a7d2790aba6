// Answers to questions about units: `Look` and `Odds` of docs/protocol.schema.json.
#pragma once

#include <optional>

#include "game/engine.h"
#include "wire/json.h"

namespace bocage::server {

// Where the unit on hex `unit` could move and what it could attack, if this post ordered it.
Json look_json(const Battle& battle, const State& state, Post post, Hex unit);

// The odds of an attack from `from` on `to`; with `after`, once the attacker has moved there. Nullopt if one of the
// hexes is empty or the move is impossible.
std::optional<Json> odds_json(const Battle& battle, const State& state, Hex from, Hex to, std::optional<Hex> after);

}  // namespace bocage::server
