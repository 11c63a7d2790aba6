// The chances of an attack (rules/odds.h) from a table, in thousandths: a player looks at thousands of them.
#pragma once

#include "rules/dice.h"

namespace bocage {

struct Chances {
  int hits = 0;  // figures lost, expected
  int eliminate = 0;
  int retreat = 0;  // it survives, and has to go back
};

Chances chances(int dice, Arm target, int figures, int ignorable_flags, Stars stars);

}  // namespace bocage
