// A table as lists show it. The listing is stored with the table, so that a list is a query and loads no table.
#pragma once

#include "server/screen/table_json.h"

namespace bocage::server {

// The same for everyone; people are named by their ids.
Json listing_json(const Table& table);
// TableLine of the protocol, as `person` sees it.
Json table_line_json(const Json& listing, const TableRow& row, const std::string& person, const People& people);

std::vector<std::string> people_of_listing(const Json& listing);  // the ids of those with a seat
BySide<int> medals_of_listing(const Json& listing);
BySide<int> medals_of(const Table& table);

// The public lists.
inline constexpr std::string_view kOpenShelf = "open";    // waits for players
inline constexpr std::string_view kWatchShelf = "watch";  // is being played
std::string shelf_of(const Table& table);                 // empty if no public list shows it

// What an action can change in a listing. If this stays the same, so does the listing.
struct ListingKey {
  TableState state = TableState::Gathering;
  int turn = 0;
  BySide<int> medals{};
  PostSet waits_for{};
  friend bool operator==(const ListingKey&, const ListingKey&) = default;
};
ListingKey listing_key(const Table& table);

}  // namespace bocage::server
