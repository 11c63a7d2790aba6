// The battles that can be played, and those that stored tables are played on. A battle is known by the hash of its
// content: when a shipped file changes, tables that were begun on the old one stay on it. Used by the event loop and the
// lanes at the same time.
#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "rules/battle.h"
#include "scenario/library.h"
#include "store/store.h"
#include "wire/json.h"

namespace bocage::server {

class Battles {
 public:
  explicit Battles(const Library& library);

  const Json& rows() const { return rows_; }  // as shown in the list of battles
  // The shipped battle with this id; null if there is none.
  const std::string* current(const std::string& id) const;
  bool knows(const std::string& hash) const;
  // Learns the battle of a stored table. Throws std::runtime_error if its content cannot be read.
  void learn(const BattleRow& row);

  // By hash; the battle must be known.
  BattleRow row(const std::string& hash) const;
  std::shared_ptr<const Battle> battle(const std::string& hash, const Options& options);
  std::shared_ptr<const std::string> drawn(const std::string& hash, const Options& options);  // battle_json() as text

 private:
  struct Variant {
    std::shared_ptr<const Battle> battle;
    std::shared_ptr<const std::string> drawn;  // null until someone asks for it
  };
  struct Known {
    Scenario scenario;
    std::string content;
    std::map<unsigned, Variant> variants;  // by Options::bits()
  };
  // The lock must be held for this.
  Variant& variant(const std::string& hash, const Options& options);

  mutable std::mutex mutex_;                    // guards `known_`; the other members never change
  std::map<std::string, Known> known_;          // by hash
  std::map<std::string, std::string> current_;  // hash by id
  Json rows_ = Json::array();
};

}  // namespace bocage::server
