// The shipped battles, for tests that run on all of them.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "rules/battle.h"
#include "scenario/library.h"

namespace bocage {

inline std::unique_ptr<const Battle> load_battle(const std::string& id) {
  auto scenario = default_library().load(id);
  if (!scenario) { throw std::runtime_error(to_text(scenario.error())); }
  return std::make_unique<const Battle>(std::move(scenario->spec), Options{});
}

inline std::string test_name(const testing::TestParamInfo<std::string>& battle) {
  std::string name = battle.param;
  for (char& letter : name) {
    if (letter == '-') { letter = '_'; }
  }
  return name;
}

}  // namespace bocage
