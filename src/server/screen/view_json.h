// What one viewer may know of a game: `View` of docs/protocol.schema.json.
#pragma once

#include "game/talk.h"
#include "game/view.h"
#include "wire/json.h"

namespace bocage::server {

Json screen_view_json(const Battle& battle, const View& view, const TalkOptions& talk);

// The same with every card, for the replay of a finished game.
Json open_view_json(const Battle& battle, const State& state);

}  // namespace bocage::server
