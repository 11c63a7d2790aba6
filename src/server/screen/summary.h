// A game that is over: its replay and its figures. `ReplayPart` and `Summary` of docs/protocol.schema.json.
#pragma once

#include "game/record.h"
#include "wire/json.h"

namespace bocage::server {

inline constexpr std::size_t kReplayPart = 100;  // steps that are sent at once

// The steps from this one on. `total` counts them all with the set-up, which is step 0.
Json replay_part_json(const Battle& battle, const Record& record, std::size_t from);

// `steps` counts as `total` does; a turn has the step with which it begins and the medals at its end. `table` is its
// TableInfo.
Json summary_json(const Battle& battle, const Record& record, Json table);

}  // namespace bocage::server
