// What happened, as one person's screen is sent it: `Event` of docs/protocol.schema.json.
#pragma once

#include <span>

#include "game/event.h"
#include "game/view.h"
#include "wire/json.h"

namespace bocage::server {

// A card that the viewer may not know is left out (DRAW-03); everything else that happens lies open.
Json events_json(const Battle& battle, std::span<const Event> events, Viewer viewer);

// With every card, for the replay of a game that is over.
Json open_events_json(const Battle& battle, std::span<const Event> events);

}  // namespace bocage::server
