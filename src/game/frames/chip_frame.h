// The commissar's chip in the course of a turn (COMR).
#pragma once

#include "game/frames/frames.h"

namespace bocage {

// COMR-01, COMR-62: before the first turn of the battle.
void push_first_chips(Flow& flow);
// COMR-63: the cards under the chip are taken up, and others go there.
void take_up_chip(Flow& flow);
// Everybody hears how many cards lie under the chip now.
void tell_chip(Flow& flow, Side side);

}  // namespace bocage
