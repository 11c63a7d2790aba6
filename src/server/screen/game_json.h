// Where the game of a table stands, for one person: `Game` of docs/protocol.schema.json.
#pragma once

#include "server/table/table.h"

namespace bocage::server {

// Null while people gather. Whoever does not sit there is a spectator.
Json game_json(const Table& table, const std::string& person, Milliseconds now);

// What he may know of the game, by itself: the same view that is part of game_json.
Json table_view_json(const Table& table, Viewer viewer);

}  // namespace bocage::server
