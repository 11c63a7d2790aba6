// Synthetic battles with a bit of everything from the expansions.
#pragma once

#include "support/position.h"

namespace bocage {

Position island();  // Japanese and Marines: jungle, mountains, caves, mines, ships, tents, late weapons
Position steppe();  // Germans and Soviets in winter: ice, trenches, ruins, roads, early weapons

}  // namespace bocage
