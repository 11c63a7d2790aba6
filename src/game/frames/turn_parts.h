// Parts of a turn that both chains of command share.
#pragma once

#include "game/frames/frames.h"

namespace bocage {

void begin_turn(Flow& flow);

// Pushes the battles, if any unit or airplane can act.
void begin_battles(Flow& flow);

// Discards a card from the table, if there is one.
void discard_played(Flow& flow, Side side, Card& card);

// SCN-01: the extra draws of a growing hand.
void draw_extra(Flow& flow);

// VIC-13, TURN-09: tests the conditions at the end of a turn, resets what held for the turn only, and changes sides.
void end_turn(Flow& flow);

}  // namespace bocage
