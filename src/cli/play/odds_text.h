// Dice and chances of battles, as people read them.
#pragma once

#include <string>

#include "cli/words.h"
#include "game/state.h"
#include "rules/combat.h"

namespace bocage::cli {

// "2 dice: 0.7 hits, destroys 2 %, drives off 31 %"
std::string chances_of_battle(const Battle& battle, const Field& field, UnitId attacker, UnitId target,
                              Occasion occasion, Lang lang);

// The same for a target of Air Power or Barrage, as the frame on top says.
std::string chances_of_strike(const Battle& battle, const Public& open, UnitId target, Lang lang);

// "3 by range, +1 by card, -1 for the own hex, -1 for the target's hex"
std::string parts_of_dice(const DiceCount& dice, Lang lang);

}  // namespace bocage::cli
