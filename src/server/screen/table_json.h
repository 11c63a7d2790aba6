// The table as sent to one person: seats, result, chat. `TableInfo`, `TableLine`, `Seat`, `Result` and `Said` of
// docs/protocol.schema.json.
#pragma once

#include <functional>

#include "server/table/table.h"

namespace bocage::server {

// What the table, which knows people only by id, does not know about them.
struct People {
  std::function<std::string(const std::string& id)> name_of;
  std::function<bool(const std::string& id)> is_here;
};

// The first game of a match, for the table of the second: the medals are by the sides of the second game.
struct FirstGame {
  std::string table;
  BySide<int> medals{};
};

// What the table does not know about itself.
struct TableFacts {
  Timestamp since = 0;    // when it was created
  std::string maker{};    // the id of a person
  Timestamp expires{};    // when it ends if nobody plays; 0 if it has ended
  PostSet may_sit{};      // empty posts that this person may take
  std::string rematch{};  // the table of the rematch, if there is one
  std::optional<FirstGame> first_game{};
};

// TableInfo, as `person` sees it.
Json table_info_json(const Table& table, const std::string& person, const People& people, const TableFacts& facts);
Json seats_json(const Table& table, const std::string& person, const People& people);
Json result_json(const Table& table);  // null if the game is not over
Json post_set_json(PostSet posts);
std::string_view word(TableState state);
Json said_json(const Said& said, const People& people);
// All chat messages this person may read.
Json heard_json(const Table& table, const std::string& person, const People& people);

}  // namespace bocage::server
