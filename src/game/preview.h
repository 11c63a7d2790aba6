// Previews: the hexes a unit could move to, and its targets from each.
#pragma once

#include <optional>
#include <vector>

#include "game/engine.h"

namespace bocage {

// A target within reach, and the dice an attack on it would roll.
struct Aim {
  Hex at = kNoHex;
  int dice = 0;
  friend bool operator==(const Aim&, const Aim&) = default;
};

// A move, and what it leads to.
struct Prospect {
  Hex to = kNoHex;
  bool may_battle = false;  // whether the unit may still battle after that move, if it finds a target
  std::vector<Aim> targets;
};

struct Preview {
  std::vector<Aim> targets;  // from where it stands
  std::vector<Prospect> moves;
};

// Computed by making each move in a copy of the state, so that all rules apply. A unit that could be ordered now is
// treated as if it alone had been. Where several paths lead to a hex, one that still allows a battle is preferred. Empty
// if no unit of the post's side is on the hex `unit`.
Preview preview(const Battle& battle, const State& state, Post post, Hex unit);

// The state after such a move, by any pending post of the unit's side; nothing if the unit cannot move there.
std::optional<State> after_move(const Battle& battle, const State& state, Hex unit, Hex to);

}  // namespace bocage
