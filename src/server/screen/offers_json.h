// What a post can do now, by what a person points at: `Offer` of docs/protocol.schema.json.
#pragma once

#include "game/engine.h"
#include "wire/json.h"

namespace bocage::server {

// `asked` is one of those who are pending.
Json offer_json(const Battle& battle, const State& state, const PendingPost& asked);
// The same with one of its actions alone.
Json offer_json(const Battle& battle, const State& state, const PendingPost& asked, const Action& action);

}  // namespace bocage::server
