// The dice and odds of battles in words.
#pragma once

#include <string>

#include "cli/words/words.h"
#include "game/state.h"
#include "rules/combat.h"

namespace bocage::cli {

// "2 dice: 0.7 hits, eliminates 2%, drives back 31%"
std::string chances_of_battle(const Battle& battle, const Field& field, UnitId attacker, UnitId target,
                              Occasion occasion, const Words& words);

// The same for a target of Air Power or Barrage, as the frame on top says.
std::string chances_of_strike(const Battle& battle, const Public& open, UnitId target, const Words& words);

// "3 at this range, +1 (card) and −1 (cover)"
std::string parts_of_dice(const DiceCount& dice, const Words& words);

}  // namespace bocage::cli
