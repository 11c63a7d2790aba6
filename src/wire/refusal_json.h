// A refusal as JSON: {"code", "rule"?, "args"?}, with the engine's names as values.
#pragma once

#include "game/refusal.h"
#include "wire/json.h"

namespace bocage {

Json refusal_json(const Board& board, const Refusal& refusal);

}  // namespace bocage
