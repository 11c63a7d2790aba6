// The table itself, as one person's screen is sent it: who sits where, how it ended, what was said. `TableInfo`,
// `TableLine`, `Seat`, `Result` and `Said` of docs/protocol.schema.json.
#pragma once

#include <functional>

#include "server/table/table.h"

namespace bocage::server {

// What the table does not know of the people that it names by their ids.
struct People {
  std::function<std::string(const std::string& id)> name_of;
  std::function<bool(const std::string& id)> is_here;
};

// Of a match of two: the first game, its medals by the sides of this one.
struct FirstGame {
  std::string table;
  BySide<int> medals{};
};

// What the table does not know of itself.
struct TableFacts {
  Milliseconds since = 0;
  std::string maker{};    // the id of a person
  PostSet may_sit{};      // empty posts that the one who looks may take
  std::string rematch{};  // the table of the rematch, if there is one
  std::optional<FirstGame> first_game{};
};

Json table_info_json(const Table& table, const std::string& person, const People& people, const TableFacts& facts);
Json table_line_json(const Table& table, const std::string& person, const People& people, Milliseconds since);
Json seats_json(const Table& table, const std::string& person, const People& people);
Json result_json(const Table& table);  // null as long as there is none
Json said_json(const Said& said, const People& people);
// What he may hear of all that was said.
Json heard_json(const Table& table, const std::string& person, const People& people);

}  // namespace bocage::server
