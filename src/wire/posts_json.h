// Cards as posts have them, as JSON: given, placed and remembered.
#pragma once

#include "game/state.h"
#include "wire/json.h"

namespace bocage {

Json card_json(Card card);                                            // null for none
Json strips_json(SectionMask strips);                                 // [0,1]; null for all, however many there are
Json given_json(const Given& given);                                  // {"left": [card...]}, without empty posts
Json placed_json(const std::array<PlacedCard, kCardsOfPost>& cards);  // [{"card", "acting", "strips"}]
Json last_plays_json(const LastPlays& posts);                         // {"left": [{"acting", "strips"}]}

}  // namespace bocage
