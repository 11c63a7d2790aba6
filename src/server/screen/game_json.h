// The game of a table as sent to one person: `Game` of docs/protocol.schema.json.
#pragma once

#include "server/table/table.h"

namespace bocage::server {

// Null before the game begins. A person without a post is a spectator.
Json game_json(const Table& table, const std::string& person, Timestamp now);

// The viewer's view of the game, as contained in game_json.
Json table_view_json(const Table& table, Viewer viewer);

}  // namespace bocage::server
