// A game between computer players, with its record.
#pragma once

#include <memory>

#include "game/record.h"
#include "lab/simulate.h"

namespace bocage::cli {

// The record of the game that play_numbered_game() plays: the same players, cards and dice.
Record record_numbered_game(std::shared_ptr<const Battle> battle, const SimulationPlan& plan, int number);

}  // namespace bocage::cli
