// A finished game: its replay and its statistics. `ReplayPart` and `Summary` of docs/protocol.schema.json.
#pragma once

#include "game/record.h"
#include "wire/json.h"

namespace bocage::server {

inline constexpr std::size_t kReplayPart = 100;  // steps per response

// The steps starting at `from`. `total` counts all steps, including the setup, which is step 0.
Json replay_part_json(const Battle& battle, const Record& record, std::size_t from);

// `steps` counts like `total`. Each turn has the step at which it begins and the medals at its end. `table` is the
// TableInfo.
Json summary_json(const Battle& battle, const Record& record, Json table);

}  // namespace bocage::server
