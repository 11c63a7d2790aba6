// Cards as posts have them, as JSON: given, placed, and last played.
#pragma once

#include "game/state.h"
#include "wire/json_writer.h"

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

// The same as text.
void write_card(JsonWriter& out, Card card);
template <class Cards>
void write_card_names(JsonWriter& out, const Cards& cards) {
  out.open_list();
  for (const Card card : cards) {
    if (card != Card::None) { out.value(name(card)); }
  }
  out.close_list();
}
void write_strips(JsonWriter& out, SectionMask strips);
void write_placed(JsonWriter& out, const std::array<PlacedCard, kCardsOfPost>& cards);

}  // namespace bocage
