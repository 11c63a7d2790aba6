// The legal actions of a post, grouped by what a person selects: `Offer` of docs/protocol.schema.json.
#pragma once

#include "game/engine.h"
#include "wire/json_writer.h"

namespace bocage::server {

// `asked` must be pending.
void write_offer(JsonWriter& out, const Battle& battle, const State& state, const PendingPost& asked);
Json offer_json(const Battle& battle, const State& state, const PendingPost& asked);
// The same with only one of its actions.
Json offer_json(const Battle& battle, const State& state, const PendingPost& asked, const Action& action);

}  // namespace bocage::server
