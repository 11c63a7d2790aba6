#include "wire/posts_json.h"

namespace bocage {
namespace {

// A list that stops where only empty entries follow, so that positions survive.
template <class Entries>
std::size_t size_without_empty_end(const Entries& entries) {
  std::size_t size = entries.size();
  while (size != 0 && entries[size - 1] == typename Entries::value_type{}) { --size; }
  return size;
}

template <class Entries, class Write>
Json without_empty_end(const Entries& entries, Write write) {
  Json list = Json::array();
  for (std::size_t i = 0; i < size_without_empty_end(entries); ++i) { list.push_back(write(entries[i])); }
  return list;
}

Json placed_card_json(const PlacedCard& placed) {
  return {
      {"card", card_json(placed.card)}, {"acting", card_json(placed.acting)}, {"strips", strips_json(placed.strips)}};
}

Json play_json(const LastPlay& play) {
  return {{"acting", card_json(play.acting)}, {"strips", strips_json(play.strips)}};
}

template <class Posts, class Write>
Json by_post(const Posts& posts, Write write) {
  Json out = Json::object();
  for (const Role role : kRoles) {
    Json list = without_empty_end(posts[index(role)], write);
    if (!list.empty()) { out[name(role)] = std::move(list); }
  }
  return out;
}

}  // namespace

Json card_json(Card card) { return card == Card::None ? Json() : Json(name(card)); }

Json strips_json(SectionMask strips) {
  if (strips == kEverySection) { return nullptr; }
  Json list = Json::array();
  for (int s = 0; s < kMaxSections; ++s) {
    if (((strips >> s) & 1) != 0) { list.push_back(s); }
  }
  return list;
}

Json given_json(const Given& given) { return by_post(given, card_json); }
Json last_plays_json(const LastPlays& posts) { return by_post(posts, play_json); }
Json placed_json(const std::array<PlacedCard, kCardsOfPost>& cards) {
  return without_empty_end(cards, placed_card_json);
}

void write_card(JsonWriter& out, Card card) { card == Card::None ? out.null() : out.value(name(card)); }

void write_strips(JsonWriter& out, SectionMask strips) {
  if (strips == kEverySection) { return out.null(); }
  out.open_list();
  for (int s = 0; s < kMaxSections; ++s) {
    if (((strips >> s) & 1) != 0) { out.value(s); }
  }
  out.close_list();
}

void write_placed(JsonWriter& out, const std::array<PlacedCard, kCardsOfPost>& cards) {
  out.open_list();
  for (std::size_t i = 0; i < size_without_empty_end(cards); ++i) {
    out.open_object();
    out.key("card");
    write_card(out, cards[i].card);
    out.key("acting");
    write_card(out, cards[i].acting);
    out.key("strips");
    write_strips(out, cards[i].strips);
    out.close_object();
  }
  out.close_list();
}

}  // namespace bocage
