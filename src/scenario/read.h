// Reads a battle file. Reports every fault with its location, not only the first. Never throws.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "scenario/fault.h"
#include "scenario/scenario.h"

namespace bocage {

inline constexpr std::size_t kMaxScenarioText = std::size_t{1} << 20U;  // bytes
inline constexpr int kMaxScenarioDepth = 32;                            // nesting of lists and objects
inline constexpr std::size_t kMaxFaults = 100;                          // per file; more would not help anyone
inline constexpr std::size_t kMaxObjectives = 16;                       // Field::objectives_kept has one bit for each

// The format is scenarios/schema.json. Some keys from the fact sheets are accepted without effect: `cards` and
// `section` of recon-as-air-power, `drop_height_inches` of airdrop, `aim` and `each_step` of its digital_scatter.
// Parameters fixed by the rule tables (such as the cost of a climb) may be omitted from a special rule; if given, they
// must agree.
Loaded<Scenario> read_scenario(std::string_view json_text);
Loaded<Scenario> read_scenario(const nlohmann::json& document);

}  // namespace bocage
