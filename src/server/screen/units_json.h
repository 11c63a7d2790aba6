// The units on the board, as sent to clients. False values are left out.
#pragma once

#include "game/state.h"
#include "wire/json.h"

namespace bocage::server {

Json screen_units_json(const Battle& battle, const Public& open);

}  // namespace bocage::server
