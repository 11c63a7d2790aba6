// Decisions and actions as JSON.
#pragma once

#include "game/engine.h"
#include "wire/json.h"

namespace bocage {

Json hex_json(const Board& board, Hex hex);  // [12,4]
Json hexes_json(const Board& board, const HexSet& hexes);

Json pending_json(const Pending& pending);                   // [{"side", "post", "kind"}]
Json action_json(const Board& board, const Action& action);  // {"text", "kind", ...parts}
// The action's detail: {"section"}, {"post"}, {"plane"} or {"air_action"}, depending on its kind.
void add_number(Json& out, const Action& action);

}  // namespace bocage
