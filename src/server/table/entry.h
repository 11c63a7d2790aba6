// One thing that happened at a table, as stored. A table is a fold over its entries.
#pragma once

#include "game/record.h"
#include "server/table/post_set.h"
#include "store/store.h"
#include "wire/json.h"

namespace bocage::server {

enum class EntryKind : std::uint8_t {
  Sit,              // who, posts
  Leave,            // who, posts
  Bot,              // posts, text: the computer player
  Contribute,       // who, text: what they add to the seed of the dice, in hexadecimal
  Begin,            // who (empty: the table begins by itself, see Settings::await_contributions)
  Act,              // who (empty: a computer player), post, text: the action
  Undo,             // who
  Say,              // who, to, text, posts: the listeners
  Resign,           // who, side
  OfferDraw,        // who, side
  RefuseDraw,       // who
  AgreeDraw,        // who
  TimeOut,          // side: the one that ran out of time
  StandIn,          // posts, text: the computer player that plays for absent people
  GiveBack,         // who, posts: they are back
  OfferRematch,     // who
  RefuseRematch,    // who
  AgreeRematch,     // who, while others have yet to answer
  WithdrawRematch,  // who
  Rematch,          // who: the last to agree, text: the table of the rematch
  Expire,           // nobody came back for a long time
};
inline constexpr int kEntryKinds = 21;
std::string_view name(EntryKind kind);

// Addressees of a chat message, besides a single post.
inline constexpr std::string_view kToTable = "table";  // everyone, spectators included
inline constexpr std::string_view kToSide = "side";    // the speaker's own side

// What an entry did to the game: what chance returned, and the hash of the state afterwards. With it, loading a table can
// verify that its entries still lead to the same game.
struct Effect {
  Outcomes outcomes;
  std::uint64_t hash = 0;
  friend bool operator==(const Effect&, const Effect&) = default;
};

// Which of the fields after `request` have a meaning depends on the kind; see above.
struct Entry {
  EntryKind kind = EntryKind::Begin;
  Timestamp at = 0;
  std::string who{};      // the id of a person
  std::string request{};  // KEY:ID of the client's request; a repeated one is recognised by it
  std::optional<Post> post{};
  std::optional<Side> side{};
  PostSet posts{};
  std::string to{};  // Say: kToTable, kToSide or a post
  std::string text{};
  std::optional<Effect> effect{};  // Begin, Act, Undo; not in logs of the first schema
  friend bool operator==(const Entry&, const Entry&) = default;
};

// Exact inverses. Only the server writes entries, so malformed text is not a client's fault: it throws
// std::runtime_error.
std::string to_text(const Entry& entry);
Entry entry_from_text(std::string_view text);

}  // namespace bocage::server
