// The table as sent to one person: seats, result, chat. `TableInfo`, `TableLine`, `Seat`, `Result` and `Said` of
// docs/protocol.schema.json.
#pragma once

#include <functional>

#include "server/table/table.h"

namespace bocage::server {

// What the table does not know about people, whom it only knows by id.
struct People {
  std::function<std::string(const std::string& id)> name_of;
  std::function<bool(const std::string& id)> is_here;
};

// Of a match: its first game, with the medals assigned to the sides of this one.
struct FirstGame {
  std::string table;
  BySide<int> medals{};
};

// What the table does not know about itself.
struct TableFacts {
  Milliseconds since = 0;
  std::string maker{};    // the id of a person
  PostSet may_sit{};      // empty posts that this person may take
  std::string rematch{};  // the table of the rematch, if there is one
  std::optional<FirstGame> first_game{};
};

Json table_info_json(const Table& table, const std::string& person, const People& people, const TableFacts& facts);
Json table_row_json(const Table& table, const std::string& person, const People& people, Milliseconds since);
Json seats_json(const Table& table, const std::string& person, const People& people);
Json result_json(const Table& table);  // null if the game is not over
Json said_json(const Said& said, const People& people);
// All chat messages this person may read.
Json heard_json(const Table& table, const std::string& person, const People& people);

}  // namespace bocage::server
