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

  const Json& rows() const { return rows_; }             // as shown in the list of battles
  const std::string* file(const std::string& id) const;  // the whole battle file; null if there is none
  std::shared_ptr<const Battle> battle(const std::string& id, const Options& options);  // null if there is none

 private:
  struct Known {
    Scenario scenario;
    std::string file;
    std::map<unsigned, std::shared_ptr<const Battle>> variants;  // by Options::bits()
  };
  std::map<std::string, Known> known_;
  Json rows_ = Json::array();
};

}  // namespace bocage::server
