// Reading a battle file. Every fault is reported with its place, not only the first; nothing is ever thrown.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "scenario/fault.h"
#include "scenario/scenario.h"

namespace bocage {

inline constexpr std::size_t kMaxScenarioText = std::size_t{1} << 20U;  // bytes
inline constexpr int kMaxScenarioDepth = 32;                            // lists and objects inside each other
inline constexpr std::size_t kMaxFaults = 100;                          // of a file; more would help nobody
inline constexpr std::size_t kMaxObjectives = 16;                       // Field::objectives_kept has a bit for each

// The format is scenarios/schema.json. Also understood, as the fact sheets have them and without effect: `cards` and
// `section` of recon-as-air-power, `drop_height_inches` of airdrop, `aim` and `each_step` of its digital_scatter. What the
// rule tables fix (the cost of a climb) may be left out of a special rule; where it is given it must agree.
Loaded<Scenario> read_scenario(std::string_view json_text);
Loaded<Scenario> read_scenario(const nlohmann::json& document);

}  // namespace bocage
