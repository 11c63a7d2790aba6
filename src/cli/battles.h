// Finds the battle named on the command line.
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

// The same, but prints what is wrong and suggests similar names.
std::optional<Scenario> scenario_or_complaint(const std::string& name, Console& console);

// Several battles, without duplicates and in this order; `all` means every battle, `standard` those with one player per
// side. Prints what is wrong.
std::optional<std::vector<std::shared_ptr<const Battle>>> battles_or_complaint(const std::vector<std::string>& names,
                                                                               Console& console);

// The known battle with the most similar name; nullopt if none is similar.
std::optional<std::string> nearest_battle(std::string_view name);

std::shared_ptr<const Battle> make_battle(const Scenario& scenario, const Options& options);

// The contents of a file; nullopt if it cannot be read.
std::optional<std::string> read_file(const std::string& path);

}  // namespace bocage::cli
