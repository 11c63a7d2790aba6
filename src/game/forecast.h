// An attack before it is made: its dice, its odds, and whether it may be declared.
#pragma once

#include "game/refusal.h"
#include "rules/dice_parts.h"
#include "rules/odds.h"

namespace bocage {

struct Forecast {
  DiceCount dice;
  DiceParts parts;  // how the number of dice comes about
  Odds odds;
  Losses losses;            // how likely each number of lost figures is
  bool attackable = false;  // whether range, sight and adjacency allow it, regardless of the phase and of past actions
  Refusal why_not;          // why it may not be declared; none if it may
};

// For the units on two hexes at this moment of the game. Both hexes must be occupied.
Forecast forecast(const Battle& battle, const State& state, Hex from, Hex to);

// The same as if battles were being declared now: `why_not` never refers to the phase.
Forecast forecast_in_battles(const Battle& battle, const State& state, Hex from, Hex to);

}  // namespace bocage
