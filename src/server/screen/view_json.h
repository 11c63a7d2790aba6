// What one viewer may know of a game: `View` of docs/protocol.schema.json.
#pragma once

#include "game/talk.h"
#include "game/view.h"
#include "wire/json_writer.h"

namespace bocage::server {

// The members of a view in two parts, so that what everyone sees is written only once.
void write_open_view(JsonWriter& out, const Battle& battle, const Public& open);
void write_own_view(JsonWriter& out, const Battle& battle, const View& view);  // except `talk`

// The whole.
Json screen_view_json(const Battle& battle, const View& view, const TalkOptions& talk);

// The same with every card, for the replay of a finished game.
Json open_view_json(const Battle& battle, const State& state);

}  // namespace bocage::server
