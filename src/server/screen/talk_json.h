// Who a viewer may talk to now: `Talk` of docs/protocol.schema.json.
#pragma once

#include "game/talk.h"
#include "game/view.h"
#include "wire/json.h"

namespace bocage::server {

Json talk_json(const Battle& battle, const Public& open, Viewer viewer, const TalkOptions& options);

// COM-20: after the end, however it came about, everyone may talk to everyone.
Json talk_after_json(const Battle& battle, Viewer viewer);

}  // namespace bocage::server
