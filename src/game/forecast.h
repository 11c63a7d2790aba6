// A battle before it is fought: its dice, its chances, and whether it may be declared.
#pragma once

#include "game/refusal.h"
#include "rules/dice_parts.h"
#include "rules/odds.h"

namespace bocage {

struct Forecast {
  DiceCount dice;
  DiceParts parts;
  Odds odds;
  Losses losses;
  bool attackable = false;  // whether range, sight and adjacency allow it, whatever the unit has done and the phase is
  Refusal why_not;          // why it may not be declared; none if it may
};

// The units on two hexes as they stand, at this moment of the game. Somebody must stand on each.
Forecast forecast(const Battle& battle, const State& state, Hex from, Hex to);

// The same as if battles were asked for now: `why_not` says nothing about the phase.
Forecast forecast_in_battles(const Battle& battle, const State& state, Hex from, Hex to);

}  // namespace bocage
