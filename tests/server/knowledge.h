// What somebody may know of the cards, by the rules and from the true state: an oracle that shares no code with what the
// server shows.
#pragma once

#include <set>
#include <string>

#include "game/state.h"
#include "game/view.h"
#include "wire/json.h"

namespace bocage {

using CardNames = std::set<std::string>;

CardNames may_know(const Battle& battle, const State& state, Viewer viewer);

// Every name of a card in every text of a message, also within the texts of actions. Words that only happen to be spelled
// like a card (the decision "ambush") stand in fields that never hold one.
CardNames named_in(const Json& message);

}  // namespace bocage
