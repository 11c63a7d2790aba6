// A battle before its first turn, for drawing it: `Battle` of docs/protocol.schema.json.
#pragma once

#include "rules/battle.h"
#include "scenario/scenario.h"
#include "wire/json.h"

namespace bocage {

// Board, ground, objectives and opening position as the engine has them with the battle's options; from the file only
// names, texts, and what pictures need. `battle` must have been made from `scenario`.
Json battle_json(const Scenario& scenario, const Battle& battle);

}  // namespace bocage
