// Doubt: what a player likes a little less it sometimes does all the same.
#pragma once

#include "game/chance.h"

namespace bocage {

// Points to be added to what an offer is worth. Whoever takes the best sum takes each offer as often as a softmax with this
// temperature would (the noise is Gumbel's). Nothing for a whim of 0, and no chance is asked then.
int doubt(FastChance& chance, int whim);

}  // namespace bocage
