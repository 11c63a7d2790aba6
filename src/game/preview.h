// What a unit could do, before anybody decides: where it could go, and whom it could battle from there.
#pragma once

#include <optional>
#include <vector>

#include "game/engine.h"

namespace bocage {

struct Aim {
  Hex at = kNoHex;
  int dice = 0;
  friend bool operator==(const Aim&, const Aim&) = default;
};

struct Prospect {
  Hex to = kNoHex;
  bool may_battle = false;  // whether the unit may still battle after that move, if it finds somebody to battle
  std::vector<Aim> targets;
};

struct Preview {
  std::vector<Aim> targets;  // from where it stands
  std::vector<Prospect> moves;
};

// Made by really moving it, in a copy of the state, so every rule has its say. A unit that could be ordered now is shown as
// if it were and nobody else. Where several ways lead to a hex, one after which it may battle counts.
Preview preview(const Battle& battle, const State& state, Post post, Hex unit);

// The state after such a move, whoever of its side may make it; nothing if the unit cannot go there.
std::optional<State> after_move(const Battle& battle, const State& state, Hex unit, Hex to);

}  // namespace bocage
