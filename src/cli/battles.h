// Finding the battle that was named on the command line.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/console.h"
#include "rules/battle.h"
#include "scenario/fault.h"
#include "scenario/scenario.h"

namespace bocage::cli {

bool is_path(std::string_view name);

// By id, by the beginning of an id, or by the path of a battle file: `01-pegasus-bridge`, `01`, `./my-battle.json`.
Loaded<Scenario> find_scenario(const std::string& name, const Words& words = {});

// The same; what is wrong is printed, with the battles that could have been meant.
std::optional<Scenario> scenario_or_complaint(const std::string& name, Console& console);

// Several of them, each once and in this order; `all` is every battle there is, `standard` those for one player a side. What
// is wrong is printed.
std::optional<std::vector<std::shared_ptr<const Battle>>> battles_or_complaint(const std::vector<std::string>& names,
                                                                               Console& console);

// The known battle whose name is nearest to this one; nothing if none is near.
std::optional<std::string> nearest_battle(std::string_view name);

std::shared_ptr<const Battle> make_battle(const Scenario& scenario, const Options& options);

// A file as one string; nothing if it cannot be read.
std::optional<std::string> read_file(const std::string& path);

}  // namespace bocage::cli
