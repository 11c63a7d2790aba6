// Events as sent to one viewer: `Event` of docs/protocol.schema.json.
#pragma once

#include <span>

#include "game/event.h"
#include "game/view.h"
#include "wire/json_writer.h"

namespace bocage::server {

// Leaves out cards that the viewer may not know (DRAW-03); everything else is public.
void write_events(JsonWriter& out, const Battle& battle, std::span<const Event> events, Viewer viewer);
Json events_json(const Battle& battle, std::span<const Event> events, Viewer viewer);

// With every card, for the replay of a finished game.
Json open_events_json(const Battle& battle, std::span<const Event> events);

}  // namespace bocage::server
