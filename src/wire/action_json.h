// Decisions and actions as JSON.
#pragma once

#include "game/engine.h"
#include "wire/json_writer.h"

namespace bocage {

Json hex_json(const Board& board, Hex hex);  // [12,4]
Json hexes_json(const Board& board, const HexSet& hexes);

Json pending_json(const Pending& pending);                   // [{"side", "post", "kind"}]
Json action_json(const Board& board, const Action& action);  // {"text", "kind", ...parts}

// As text.
void write_hex(JsonWriter& out, const Board& board, Hex hex);
void write_hexes(JsonWriter& out, const Board& board, const HexSet& hexes);
// The action's detail as a member: "section", "post", "plane" or "air_action", depending on its kind; none for most.
void write_detail(JsonWriter& out, const Action& action);

}  // namespace bocage
