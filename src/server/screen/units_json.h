// The units on the board, as a screen is sent them. Lean: what is false is left out.
#pragma once

#include "game/state.h"
#include "wire/json.h"

namespace bocage::server {

Json screen_units_json(const Battle& battle, const Public& open);

}  // namespace bocage::server
