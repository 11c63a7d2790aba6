// A view as JSON: the shape of a state, with a size instead of the cards of a hand that the viewer may not see.
#pragma once

#include "game/view.h"
#include "wire/json.h"

namespace bocage {

// Contains no hash: the hash of the state depends on its hidden part.
Json view_json(const Battle& battle, const View& view);

}  // namespace bocage
