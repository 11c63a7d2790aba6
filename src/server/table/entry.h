// One thing that happened at a table, as it is stored. The entries in order are the table.
#pragma once

#include "server/table/post_set.h"
#include "store/store.h"
#include "wire/json.h"

namespace bocage::server {

enum class EntryKind : std::uint8_t {
  Sit,              // who, posts
  Leave,            // who, posts
  Bot,              // posts, text: the player
  Begin,            //
  Act,              // who (nobody: a program), posts: the one that acts, text: the action
  Undo,             // who
  Say,              // who, to, text, posts: those that hear it
  Resign,           // who, posts: of the side
  OfferDraw,        // who, posts: of the side
  RefuseDraw,       // who
  AgreeDraw,        // who
  TimeOut,          // posts: of the side whose time is over
  StandIn,          // posts, text: the player that sits in for people who are gone
  GiveBack,         // who, posts: is back
  OfferRematch,     // who
  RefuseRematch,    // who
  AgreeRematch,     // who, while others have yet to answer
  WithdrawRematch,  // who
  Rematch,          // who: the last to say yes, text: the table of the rematch
};
inline constexpr int kEntryKinds = 19;
std::string_view name(EntryKind kind);

struct Entry {
  EntryKind kind = EntryKind::Begin;
  Milliseconds at = 0;
  std::string who{};      // the id of a person
  std::string request{};  // so that the same request is not carried out twice
  PostSet posts{};
  std::string to{};
  std::string text{};
  friend bool operator==(const Entry&, const Entry&) = default;
};

// Exact inverses. What is stored was written by us, so reading throws std::runtime_error on anything else.
std::string to_text(const Entry& entry);
Entry entry_from_text(std::string_view text);

}  // namespace bocage::server
