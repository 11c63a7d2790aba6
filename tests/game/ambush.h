// The close assault that the tests of Ambush are about.
#pragma once

#include <string>

#include "support/position.h"

namespace bocage {

// An Allied attacker on [12,4] next to an Axis unit on [13,3], whose side holds the card.
inline Position assault(const std::string& attacker, const std::string& attacked) {
  return Position()
      .unit("allies", attacker, {12, 4})
      .unit("axis", attacked, {13, 3})
      .hand("allies", {"direct-from-hq"})
      .hand("axis", {"ambush", "probe-left"});
}

inline void declare(Table& t) { t.run("play direct-from-hq", "order 12,4", "done", "done", "battle 12,4 > 13,3"); }

}  // namespace bocage
