// Which cards a viewer may know, by the rules and from the true state: an oracle that shares no code with the server's
// output.
#pragma once

#include <set>
#include <string>

#include "game/state.h"
#include "game/view.h"
#include "wire/json.h"

namespace bocage {

using CardNames = std::set<std::string>;

CardNames may_know(const Battle& battle, const State& state, Viewer viewer);

// Every card name in any text of a message, including the texts of actions. Words that merely look like a card (the
// decision "ambush") occur in fields that never contain one.
CardNames named_in(const Json& message);

}  // namespace bocage
