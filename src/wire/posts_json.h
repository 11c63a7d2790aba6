// Cards as posts have them, as JSON: given, placed, and last played.
#pragma once

#include "game/state.h"
#include "wire/json.h"

namespace bocage {

Json card_json(Card card);  // null for none
template <class Cards>
Json card_names_json(const Cards& cards) {  // in their order, without gaps
  Json list = Json::array();
  for (const Card card : cards) {
    if (card != Card::None) { list.push_back(name(card)); }
  }
  return list;
}
Json strips_json(SectionMask strips);                                 // [0,1]; null for all, however many there are
Json given_json(const Given& given);                                  // {"left": [card...]}, without empty posts
Json placed_json(const std::array<PlacedCard, kCardsOfPost>& cards);  // [{"card", "acting", "strips"}]
Json last_plays_json(const LastPlays& posts);                         // {"left": [{"acting", "strips"}]}

}  // namespace bocage
