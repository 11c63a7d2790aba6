// The state, described once: every field with its name, its limits and its part in the hash. The hash, the JSON of the line
// protocol in both directions and the protocol's reference are visitors of this description, so a new field is one line here.
//
// The order is that of the hash. Records store hashes, so lines keep their order and tags keep their numbers; a new field
// goes to the end as a rare one, with a new HashTag.
#pragma once

#include <optional>

#include "game/state.h"

namespace bocage {

// Where a field is: its name, with the group it belongs to ("cards.played"), and the side or post whose value it is if
// there is one per side or post.
struct FieldName {
  std::string_view name;
  std::optional<Side> side = std::nullopt;
  std::optional<Role> post = std::nullopt;
};

// The largest value a number may have: `number`, or the copies of a card in the battle's deck if `copies_of` is set.
struct Most {
  int number = 0;
  Card copies_of = Card::None;
};
inline constexpr Most kAnyByte{255};
inline constexpr Most kAnyTurn{65535};

// What distinguishes rare fields in the hash, where an absent one adds nothing. A number is never used again.
namespace hash_tag {
enum HashTag : std::uint8_t {
  kCrossHairs = 1,
  kPlane = 2,
  kVisibility = 3,
  kSorties = 4,
  kChipSize = 5,
  kChip = 6,
  kTaken = 7,
  kTakenUp = 8,
  kTakenUpCount = 9,
  kNamed = 10,
  kNaming = 11,
  kSortiePlayed = 12,
  kSortiesOfPost = 13,
  kTreatment = 14,
  kSecondOfOnly = 15,
  kSortiesGiven = 16,
  kFlownOver = 17,
};
}  // namespace hash_tag

// A visitor V has a method per shape of field:
//
//   number, count                 a number that must be given; one that is 0 if it is left out
//   flag, word, card, row, bag    0 or 1; an enumerator; a card or none; cards in their order; cards in any order
//   strips, hexes, bits ...       as they are named
//   rare_*                        the same, hashed with a tag and written only if it is not empty
//   enters                        whether to look at a part that may be left out
//   open_word, close_word         fields in between go into one word of the hash
//
// and kSeesHidden: whether it gets the hidden part.

template <class Unit, class V>
void describe_unit(Unit& unit, V& v) {
  v.open_word();
  v.hex({"at"}, unit.at);
  v.figures({"figures"}, unit.figures);
  v.card({"card"}, unit.effect);
  v.count({"hexes_moved"}, unit.moved, kAnyByte);
  v.marks(kUnitMarkNames, unit.marks);
  v.word({"post"}, unit.by);
  v.close_word();
  v.rare_marks(kUnitTraitNames, unit.traits);
  v.rare_hex({"began"}, unit.began);
}

template <class Plane, class V>
void describe_plane(Plane& plane, V& v) {
  v.open_word(hash_tag::kPlane);
  v.hex({"at"}, plane.at);
  v.word({"is"}, plane.is);
  v.word({"side"}, plane.side);
  v.flag({"parked"}, plane.parked);
  v.marks(kPlaneMarkNames, plane.marks);
  v.word({"post"}, plane.by);
  v.close_word();
  v.open_word();
  v.path({"path"}, plane.path);
  v.close_word();
}

template <class Orders, class V>
void describe_orders(Role role, Orders& orders, V& v) {
  const auto at = [role](std::string_view name) { return FieldName{.name = name, .post = role}; };
  v.open_word();
  v.card(at("orders.card"), orders.card);
  v.arms(at("orders.arms"), orders.arms);
  v.strips(at("orders.within"), orders.within);
  v.word(at("orders.nearness"), orders.nearness);
  v.count(at("orders.anywhere"), orders.anywhere, kAnyByte);
  v.only(at("orders.only"), orders.only);
  v.close_word();
  v.open_word();
  v.by_strip(at("orders.in_strip"), orders.in_strip);
  v.close_word();
  v.open_word();
  v.by_arm(at("orders.of_arm"), orders.of_arm);
  v.by_arm(at("orders.spent_on"), orders.spent_on);
  v.close_word();
  v.by_place(at("orders.spent_at"), orders.spent_at);
}

template <class PostTurn, class V>
void describe_post(Role role, PostTurn& post, V& v) {
  const auto at = [role](std::string_view name) { return FieldName{.name = name, .post = role}; };
  v.word(at("step"), post.step);
  v.count(at("given"), post.given, {kCardsOfPost});
  v.placed(at("placed"), post.placed);
  if (v.enters(at("orders"), post.orders)) { describe_orders(role, post.orders, v); }
}

template <class Public, class Hidden, class V>
void describe(Public& open, Hidden& hidden, V& v) {
  auto& field = open.field;
  v.units(field);
  v.pieces(Work::Wire, field.wire);
  v.pieces(Work::Sandbags, field.sandbags);
  for (const Side side : kSides) { v.number({"medals_won", side}, field.medals_won[index(side)], kAnyByte); }
  v.objectives({"objectives_kept"}, field.objectives_kept);
  v.number({"turn"}, open.turn, kAnyTurn);
  v.word({"side"}, open.on_turn);
  v.ending(open.ending, open.winner);
  v.card({"cards.played"}, open.played);
  v.card({"cards.acting"}, open.acting);
  v.flag({"cards.recon_draw"}, open.recon_draw);
  for (const Side side : kSides) {
    v.number({"own_turns", side}, open.own_turns[index(side)], kAnyTurn);
    v.count({"cards.ambushes", side}, open.ambushes[index(side)], {.copies_of = Card::Ambush});
    v.last_plays({"cards.last", side}, open.last[index(side)]);
    if constexpr (V::kSeesHidden) { v.bag({"hands", side}, hidden.hands[index(side)]); }
  }
  v.discard({"discard"}, open.discard, open.discard_top);
  if constexpr (V::kSeesHidden) {
    v.bag({"deck"}, hidden.deck);
    v.row({"drawn"}, hidden.drawn);
    v.given({"given"}, hidden.given);
    v.card({"given_as"}, hidden.given_as);
  }
  v.visit(open.visit, open.visited);
  v.flag({"council_over"}, open.council_over);
  for (const Role role : kRoles) {
    auto& post = open.posts[index(role)];
    if (v.enters({.name = "", .post = role}, post)) { describe_post(role, post, v); }
  }
  v.targets({"targets"}, field, open.targets, open.targets_named);
  v.frames({"frames"}, open.frames);

  v.mines({"mines"}, field.mines, field.mine_shown);
  v.rare_pieces(Work::Cave, field.caves);
  v.rare_hexes({"captured_tents"}, field.captured_tents);
  v.cross_hairs({"cross_hairs"}, field.cross_hairs, hash_tag::kCrossHairs);
  v.planes({"planes"}, field.planes);
  v.rare_count({"visibility"}, field.visibility, {kFullVisibility}, hash_tag::kVisibility);
  for (const Side side : kSides) {
    v.rare_count({"cards.sorties", side}, open.sorties[index(side)], {.copies_of = Card::AirSortie},
                 hash_tag::kSorties);
    v.rare_count({"cards.chips", side}, open.chip_size[index(side)], {kChipCards}, hash_tag::kChipSize);
    if constexpr (V::kSeesHidden) { v.rare_row({"chip", side}, hidden.chip[index(side)], hash_tag::kChip); }
  }
  if constexpr (V::kSeesHidden) {
    v.rare_row({"taken"}, hidden.taken, hash_tag::kTaken);
    v.rare_row({"taken_up"}, hidden.taken_up, hash_tag::kTakenUp);
  }
  v.rare_count({"cards.taken_up"}, open.taken_up, {kChipCards}, hash_tag::kTakenUpCount);
  v.rare_general({"cards.named"}, open.named, hash_tag::kNamed);
  if constexpr (V::kSeesHidden) { v.rare_general({"naming"}, hidden.named, hash_tag::kNaming); }
  v.rare_flag({"cards.sortie_played"}, open.sortie_played, hash_tag::kSortiePlayed);
  v.rare_count({"cards.sorties_given"}, open.sorties_given, {.copies_of = Card::AirSortie}, hash_tag::kSortiesGiven);
  v.rare_strips({"cards.flown_over"}, open.flown_over, hash_tag::kFlownOver);
  for (const Role role : kRoles) {
    auto& post = open.posts[index(role)];
    v.rare_count({.name = "sorties", .post = role}, post.sorties, {kCardsOfPost}, hash_tag::kSortiesOfPost);
    v.treatment(role, post.treated, post.healed, post.patients, hash_tag::kTreatment);
    v.second_of_only(role, post.orders.only, hash_tag::kSecondOfOnly);
  }
  if constexpr (V::kSeesHidden) { v.mine_values({"mine_values"}, field.mine_shown, hidden.mines); }
}

}  // namespace bocage
