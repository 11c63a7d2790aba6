// A view as JSON: the shape of a state, with the size of a hand where its cards may not be known.
#pragma once

#include "game/view.h"
#include "wire/json.h"

namespace bocage {

// There is no hash in it: that of the state depends on what is hidden.
Json view_json(const Battle& battle, const View& view);

}  // namespace bocage
