// The units on the board, as sent to clients. False values are left out.
#pragma once

#include "game/state.h"
#include "wire/json_writer.h"

namespace bocage::server {

void write_units(JsonWriter& out, const Battle& battle, const Public& open);  // in the order of their ids

}  // namespace bocage::server
