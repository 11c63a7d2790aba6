// Who a viewer may talk to now: `Talk` of docs/protocol.schema.json.
#pragma once

#include "game/talk.h"
#include "game/view.h"
#include "wire/json_writer.h"

namespace bocage::server {

void write_talk(JsonWriter& out, const Battle& battle, const Public& open, Viewer viewer, const TalkOptions& options);

// COM-20: after the end, however it came about, everyone may talk to everyone.
void write_talk_after(JsonWriter& out, const Battle& battle, Viewer viewer);

}  // namespace bocage::server
