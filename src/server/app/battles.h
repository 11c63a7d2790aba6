// All playable battles, each loaded once.
#pragma once

#include <map>
#include <memory>

#include "rules/battle.h"
#include "scenario/library.h"
#include "wire/json.h"

namespace bocage::server {

class Battles {
 public:
  explicit Battles(const Library& library);

  const Json& rows() const { return rows_; }  // as shown in the list of battles
  bool has(const std::string& id) const { return known_.contains(id); }
  // With these options; null if there is no such battle.
  std::shared_ptr<const Battle> battle(const std::string& id, const Options& options);
  std::shared_ptr<const std::string> drawn(const std::string& id, const Options& options);  // battle_json() as text

 private:
  struct Variant {
    std::shared_ptr<const Battle> battle;
    std::shared_ptr<const std::string> drawn;  // null until someone asks for it
  };
  struct Known {
    Scenario scenario;
    std::map<unsigned, Variant> variants;  // by Options::bits()
  };
  Variant* variant(const std::string& id, const Options& options);

  std::map<std::string, Known> known_;
  Json rows_ = Json::array();
};

}  // namespace bocage::server
