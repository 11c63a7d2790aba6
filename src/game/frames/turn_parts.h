// What every turn has in common, whoever hands out the cards.
#pragma once

#include "game/frames/frames.h"

namespace bocage {

void begin_turn(Flow& flow);

// Pushes the battles, if anybody could fight.
void begin_battles(Flow& flow);

// Discards a card that lies on the table, if there is one.
void discard_played(Flow& flow, Side side, Card& card);

// SCN-01: the extra draws of a growing hand.
void draw_extra(Flow& flow);

// VIC-13, TURN-09: tests the conditions at the end of a turn, forgets what held for the turn, and changes sides.
void end_turn(Flow& flow);

}  // namespace bocage
