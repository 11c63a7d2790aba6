// The game of a table as each person sees it, `Game` of docs/protocol.schema.json, and what changes on their screens.
// Everything is text: a tree of JSON for every viewer and action would be most of the server's work.
#pragma once

#include <map>
#include <memory>

#include "server/table/table.h"

namespace bocage::server {

// The game as one viewer was last sent it, in parts: the members of objects, without braces.
struct Screen {
  std::shared_ptr<const std::string> open;  // of `view`, as everyone sees them
  std::string own{};                        // of `view`, as this viewer sees them
  std::string rest{};                       // of the game, except `view`

  std::string text() const;
};
using Shown = std::shared_ptr<const Screen>;  // null before the game begins

// The screens of one moment. Each is made once, as is each part that several viewers share.
class Screens {
 public:
  // Clocks keep running between entries: the screens show them as of `now`.
  Screens(const Table& table, Timestamp now) : table_(table), now_(now) {}

  // A person without a post is a spectator, and all spectators see the same.
  Shown of(const std::string& person);
  // The merge patch that turns a screen into one of this moment.
  std::string changes(const Shown& before, const Shown& after);

 private:
  Screen made_for(const std::string& person);
  const std::string& open_changes(const std::shared_ptr<const std::string>& before);

  const Table& table_;
  Timestamp now_;
  std::shared_ptr<const std::string> open_;
  std::map<std::string, Shown> of_person_;
  std::vector<std::pair<std::shared_ptr<const std::string>, std::string>> open_changes_;  // by what was shown before
};

std::string text_of(const Shown& shown);  // "null" before the game begins
Json game_json(const Table& table, const std::string& person, Timestamp now);

}  // namespace bocage::server
