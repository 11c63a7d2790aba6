// Restores a table from the store by folding its log. Runs in the replay lane.
#pragma once

#include "server/app/battles.h"
#include "server/app/step_log.h"

namespace bocage::server {

// Everything a room needs to know about its table from the start.
struct LoadedTable {
  TableRow row;
  Table table;
  StepLog log{};
  std::vector<PersonRow> people{};            // those with a seat or a chat message
  std::optional<BySide<int>> first_medals{};  // in a match: of its first game
  std::optional<BattleRow> adopted_battle{};  // its row did not name its battle yet; both are to be stored
  bool is_new = false;                        // not stored yet
};

// Nullopt if there is no such table. Throws std::runtime_error if its data cannot be read. If one of its entries has
// another effect than when it was stored, the table is frozen at the entry before.
std::optional<LoadedTable> load_table(Store& store, Battles& battles, const std::string& id);

// The steps of a game for one viewer, from the first entry with at least this number: PastStep of the protocol.
struct PastQuestion {
  std::string table;
  Viewer viewer;
  std::uint32_t from = 0;
};
Json past_json(Store& store, Battles& battles, const PastQuestion& question);

}  // namespace bocage::server
