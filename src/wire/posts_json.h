// The posts of a side as JSON: steps, orders, and cards handed out, placed and remembered.
#pragma once

#include "game/state.h"
#include "wire/json.h"

namespace bocage {

Json card_json(Card card);                                  // null for none
Json strips_json(SectionMask strips);                       // [0,1]; null for all strips, however many the board has
Json given_json(const Given& given);                        // {"left": [card...]}, without posts that hold none
Json placed_json(const PostTurn& post);                     // [{"card", "acting", "strips"}], those it has shown
Json last_plays_json(const Public& open);                   // {"axis": {"left": [{"acting", "strips"}]}, "allies": {}}
Json posts_json(const Battle& battle, const Public& open);  // without posts that have nothing to do and did nothing

}  // namespace bocage
