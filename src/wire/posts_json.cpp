#include "wire/posts_json.h"

#include "wire/words.h"

namespace bocage {
namespace {

// A list without its trailing empty entries, so that the others keep their positions.
template <class Entries, class Write>
Json without_empty_end(const Entries& entries, Write write) {
  std::size_t size = entries.size();
  while (size != 0 && entries[size - 1] == typename Entries::value_type{}) { --size; }
  Json list = Json::array();
  for (std::size_t i = 0; i < size; ++i) { list.push_back(write(entries[i])); }
  return list;
}

Json by_arm_json(const ByArm<std::uint8_t>& numbers) {
  Json out = Json::object();
  for (const Arm arm : kArms) { out[name(arm)] = numbers[index(arm)]; }
  return out;
}

Json spent_at_json(const ByPlace& spent) {
  Json out = Json::object();
  for (std::size_t place = 0; place < kPlaceNames.size(); ++place) {
    if (spent[place] != 0) { out[kPlaceNames[place]] = spent[place]; }
  }
  return out;
}

Json ids_json(const std::array<UnitId, 2>& units) {
  Json list = Json::array();
  for (const UnitId unit : units) {
    if (unit != kNoUnit) { list.push_back(index(unit)); }
  }
  return list;
}

Json orders_json(const Battle& battle, const Orders& orders) {
  Json arms = Json::array();
  for (const Arm arm : kArms) {
    if (has(orders.arms, arm)) { arms.push_back(name(arm)); }
  }
  Json in_strip = Json::array();
  for (int s = 0; s < battle.board().sections(); ++s) {
    in_strip.push_back(orders.in_strip[static_cast<std::size_t>(s)]);
  }
  return {{"card", card_json(orders.card)},
          {"arms", arms},
          {"within", strips_json(orders.within)},
          {"nearness", name(orders.nearness)},
          {"in_strip", in_strip},
          {"of_arm", by_arm_json(orders.of_arm)},
          {"anywhere", orders.anywhere},
          {"only", orders.only[0] == kNoUnit ? Json() : ids_json(orders.only)},
          {"spent_at", spent_at_json(orders.spent_at)},
          {"spent_on", by_arm_json(orders.spent_on)}};
}

Json placed_card_json(const PlacedCard& placed) {
  return {
      {"card", card_json(placed.card)}, {"acting", card_json(placed.acting)}, {"strips", strips_json(placed.strips)}};
}

Json play_json(const LastPlay& play) {
  return {{"acting", card_json(play.acting)}, {"strips", strips_json(play.strips)}};
}

}  // namespace

Json placed_json(const PostTurn& post) { return without_empty_end(post.placed, placed_card_json); }

namespace {

Json post_json(const Battle& battle, const PostTurn& post) {
  Json out = {{"step", name(post.step)}, {"given", post.given}, {"placed", placed_json(post)}};
  if (post.orders != Orders{}) { out["orders"] = orders_json(battle, post.orders); }
  if (post.sorties != 0) { out["sorties"] = post.sorties; }
  if (Json patients = ids_json(post.patients); !patients.empty()) { out["patients"] = std::move(patients); }
  if (post.treated != 0) { out["treated"] = post.treated; }
  if (post.healed != 0) { out["healed"] = true; }
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

Json given_json(const Given& given) {
  Json out = Json::object();
  for (const Role role : kRoles) {
    Json cards = without_empty_end(given[index(role)], card_json);
    if (!cards.empty()) { out[name(role)] = std::move(cards); }
  }
  return out;
}

Json last_plays_json(const Public& open) {
  Json out = Json::object();
  for (const Side side : kSides) {
    Json& of_side = out[name(side)] = Json::object();
    for (const Role role : kRoles) {
      Json plays = without_empty_end(open.last[index(side)][index(role)], play_json);
      if (!plays.empty()) { of_side[name(role)] = std::move(plays); }
    }
  }
  return out;
}

Json posts_json(const Battle& battle, const Public& open) {
  Json out = Json::object();
  for (const Role role : kRoles) {
    const PostTurn& post = open.posts[index(role)];
    if (post != PostTurn{}) { out[name(role)] = post_json(battle, post); }
  }
  return out;
}

}  // namespace bocage
