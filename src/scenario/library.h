// The battles in a directory, one file each: <id>.json.
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
  // By id, or by the beginning of one if no other begins so: `01-pegasus-bridge`, `01`.
  Loaded<Scenario> load(std::string_view id) const;

 private:
  Loaded<std::string> find(std::string_view id) const;

  std::filesystem::path directory_;
};

// Where BOCAGE_SCENARIOS says, else the battles that came with the program.
Library default_library();

}  // namespace bocage
