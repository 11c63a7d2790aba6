// A directory of battle files, <id>.json.
#pragma once

#include <filesystem>

#include "scenario/fault.h"
#include "scenario/scenario.h"

namespace bocage {

class Library {
 public:
  explicit Library(std::filesystem::path directory) : directory_(std::move(directory)) {}

  const std::filesystem::path& directory() const { return directory_; }
  std::vector<std::string> ids() const;  // sorted; empty if there is no such directory
  // By id or by a unique prefix of one: `01-pegasus-bridge`, `01`.
  Loaded<Scenario> load(std::string_view id) const;

 private:
  Loaded<std::string> find(std::string_view id) const;

  std::filesystem::path directory_;
};

// The directory in BOCAGE_SCENARIOS if set, otherwise the battles shipped with the program.
Library default_library();

}  // namespace bocage
