#include "server/screen/listing.h"

#include "rules/medals.h"
#include "wire/by_side.h"

namespace bocage::server {
namespace {

constexpr const char* kPerson = "person";  // the `holder` of a seat

// The posts at which a person must decide.
PostSet waits_for(const Table& table) {
  PostSet posts;
  if (table.state() != TableState::Playing) { return posts; }
  for (const PendingPost& asked : pending(table.battle(), table.game()->state())) {
    if (table.program_of(asked.post).empty()) { posts.add(asked.post); }
  }
  return posts;
}

}  // namespace

Json listing_json(const Table& table) {
  const auto id_of = [](const std::string& id) { return id; };
  const ListingKey key = listing_key(table);
  Json seats = seats_json(table, "", {id_of, [](const std::string&) { return false; }});
  return {{"battle", table.settings().battle},
          {"state", word(key.state)},
          {"listed", table.settings().listed},
          {"seats", std::move(seats)},
          {"turn", key.turn},
          {"medals", by_side([&](Side side) { return key.medals[index(side)]; })},
          {"waits_for", post_set_json(key.waits_for)},
          {"result", result_json(table)}};
}

Json table_line_json(const Json& listing, const TableRow& row, const std::string& person, const People& people) {
  Json line = listing;
  bool asked = false;
  for (Json& seat : line.at("seats")) {
    if (seat.at("holder") != kPerson) { continue; }
    const std::string id = seat.at("name").get<std::string>();
    const bool you = id == person;
    seat["name"] = people.name_of(id);
    seat["you"] = you;
    seat["here"] = people.is_here(id);
    for (const Json& post : line.at("waits_for")) { asked = asked || (you && post == seat.at("post")); }
  }
  line.erase("waits_for");
  line["id"] = row.id;
  line["since"] = row.since;
  line["asked"] = asked;
  return line;
}

std::vector<std::string> people_of_listing(const Json& listing) {
  std::vector<std::string> ids;
  for (const Json& seat : listing.at("seats")) {
    if (seat.at("holder") == kPerson) { ids.push_back(seat.at("name").get<std::string>()); }
  }
  return ids;
}

BySide<int> medals_of_listing(const Json& listing) {
  BySide<int> won{};
  for (const Side side : kSides) { won[index(side)] = listing.at("medals").at(std::string(name(side))).get<int>(); }
  return won;
}

BySide<int> medals_of(const Table& table) {
  BySide<int> won{};
  if (table.game() == nullptr) { return won; }
  for (const Side side : kSides) { won[index(side)] = medals(table.battle(), table.game()->state().open.field, side); }
  return won;
}

std::string shelf_of(const Table& table) {
  if (!table.settings().listed) { return ""; }
  switch (table.state()) {
    case TableState::Gathering: return std::string(kOpenShelf);
    case TableState::Playing: return std::string(kWatchShelf);
    case TableState::Over:
    case TableState::Frozen: return "";
  }
  return "";
}

ListingKey listing_key(const Table& table) {
  const int turn = table.game() == nullptr ? 0 : int{table.game()->state().open.turn};
  return {table.state(), turn, medals_of(table), waits_for(table)};
}

}  // namespace bocage::server
