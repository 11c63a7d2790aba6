// The commissar's chip during a turn (COMR).
#pragma once

#include "game/frames/frames.h"

namespace bocage {

// COMR-01, COMR-62: before the first turn of the battle.
void push_first_chips(Flow& flow);
// COMR-63: takes up the cards under the chip, to be replaced by others.
void take_up_chip(Flow& flow);
// Updates the public sizes of the chip and the hand, and announces how many cards are under the chip now.
void publish_chip(Flow& flow, Side side);

}  // namespace bocage
