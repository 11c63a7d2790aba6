// Gumbel noise, which turns a greedy choice into a softmax choice (the Gumbel-max trick).
#pragma once

#include "game/chance.h"

namespace bocage {

// Noise in points, to be added to each offer's worth: the maximum of the sums is a sample of the softmax at this
// temperature. 0, without using the generator, at temperature 0.
int gumbel_noise(FastChance& rng, int temperature);

}  // namespace bocage
