// Playing a position on, by players without foresight.
#pragma once

#include "ai/heuristic_player.h"

namespace bocage {

// One after the other the posts that are asked act, until so many turns have begun or the battle is over.
// Returns the number of actions taken.
int play_on(const Battle& battle, State& state, const BySide<Player*>& players, Chance& chance, int until_turn,
            EventSink* events);

}  // namespace bocage
