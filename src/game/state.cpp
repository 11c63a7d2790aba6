#include "game/state.h"

namespace bocage {
namespace {

// Hashes value by value, never raw memory, so that the result depends on neither padding nor byte order.
class Hasher {
 public:
  void add(std::uint64_t value) {
    hash_ = (hash_ ^ value) * 0x9fb21c651e98df25U;
    hash_ ^= hash_ >> 32U;
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void add(Enum value) {
    add(static_cast<std::uint64_t>(value));
  }
  void add(const HexSet& hexes) {
    hexes.for_each([&](Hex hex) { add(index(hex)); });
    add(std::uint64_t{999});  // a terminator, so that adjacent sets cannot be confused
  }
  // Up to eight small numbers in one word.
  template <class... Values>
  void pack(Values... values) {
    static_assert(sizeof...(Values) <= 8);
    std::uint64_t word = 0;
    ((word = (word << 8U) | static_cast<std::uint8_t>(values)), ...);
    add(word);
  }
  void add(const CardBag& bag) {
    for (std::size_t i = 0; i < bag.of.size(); i += 8) {
      pack(bag.of[i], bag.of[i + 1], bag.of[i + 2], bag.of[i + 3], bag.of[i + 4], bag.of[i + 5], bag.of[i + 6],
           bag.of[i + 7]);
    }
  }
  void add(const Orders& orders) {
    pack(orders.card, orders.arms, orders.within, orders.nearness, orders.anywhere, orders.only[0]);
    pack(orders.in_strip[0], orders.in_strip[1], orders.in_strip[2], orders.in_strip[3], orders.in_strip[4],
         orders.in_strip[5]);
    pack(orders.of_arm[0], orders.of_arm[1], orders.of_arm[2], orders.spent_on[0], orders.spent_on[1],
         orders.spent_on[2]);
    for (const std::uint8_t spent : orders.spent_at) { add(spent); }
  }
  void add(const Unit& unit) {
    pack(unit.at, unit.figures, unit.effect, unit.moved, unit.marks, unit.by);
    if (unit.traits != 0) { add(std::uint64_t{unit.traits}); }
    if (unit.began != kNoHex) { add(unit.began); }
  }
  void add(const Frame& frame) {
    std::array<std::uint8_t, 8> at{};
    at[place(HashPlace::Unit)] = at[place(HashPlace::Target)] = static_cast<std::uint8_t>(kNoUnit);
    at[place(HashPlace::From)] = at[place(HashPlace::At)] = static_cast<std::uint8_t>(kNoHex);
    std::visit(
        [&](const auto& fields) {
          fields.describe(fields, [&](std::string_view, auto value, HashPlace where) {
            at[place(where)] = static_cast<std::uint8_t>(value);
          });
        },
        frame);
    pack(kind_of(frame), at[0], at[1], at[2], at[3], at[4]);
    pack(at[5], at[6], at[7]);
  }
  std::uint64_t value() const { return hash_ ^ (hash_ >> 29U); }

 private:
  static constexpr std::size_t place(HashPlace where) { return static_cast<std::size_t>(where); }

  std::uint64_t hash_ = 0x243f6a8885a308d3U;
};

void add_field(Hasher& hasher, const Field& field) {
  for (const Unit& unit : field.units) { hasher.add(unit); }
  hasher.add(field.wire);
  hasher.add(field.sandbags);
  for (const std::uint8_t won : field.medals_won) { hasher.add(std::uint64_t{won}); }
  hasher.add(std::uint64_t{field.objectives_kept});
}

void add_field_extras(Hasher& hasher, const Field& field) {
  if (field.mine_shown != decltype(field.mine_shown){}) {  // even if all mines are gone by now
    hasher.add(field.mines);
    for (const std::uint8_t value : field.mine_shown) { hasher.add(std::uint64_t{value}); }
  }
  for (const HexSet* hexes : {&field.caves, &field.captured_tents}) {
    if (hexes->any()) { hasher.add(*hexes); }
  }
  for (const CrossHair& mark : field.cross_hairs) {
    if (mark.gun != kNoUnit) { hasher.pack(1, mark.gun, mark.target); }
  }
  for (const Plane& plane : field.planes) {
    if (plane.at == kNoHex) { continue; }
    hasher.pack(2, plane.at, plane.is, plane.side, plane.parked, plane.marks, plane.by);
    hasher.pack(plane.path[0], plane.path[1], plane.path[2], plane.path[3]);
  }
  if (field.visibility != 0) { hasher.pack(3, field.visibility); }
}

// Features of only some battles. An absent feature adds nothing, so that hashes of other battles never change.
void add_extras(Hasher& hasher, const State& state) {
  const Public& open = state.open;
  add_field_extras(hasher, open.field);
  const auto add_cards = [&](std::uint8_t tag, const std::array<Card, kChipCards>& cards) {
    if (cards[0] != Card::None) { hasher.pack(tag, cards[0], cards[1], cards[2]); }
  };
  for (const Side side : kSides) {
    const std::size_t i = index(side);
    if (open.sorties[i] != 0) { hasher.pack(4, side, open.sorties[i]); }
    if (open.chip_size[i] != 0) { hasher.pack(5, side, open.chip_size[i]); }
    add_cards(6, state.hidden.chip[i]);
  }
  add_cards(7, state.hidden.taken);
  add_cards(8, state.hidden.taken_up);
  if (open.taken_up != 0) { hasher.pack(9, open.taken_up); }
  if (open.named != Role::Commander) { hasher.pack(10, open.named); }
  if (state.hidden.named != Role::Commander) { hasher.pack(11, state.hidden.named); }
  if (open.sortie_played != 0) { hasher.pack(12, open.sortie_played); }
  if (open.sorties_given != 0) { hasher.pack(16, open.sorties_given); }
  if (open.flown_over != 0) { hasher.pack(17, open.flown_over); }
  for (const Role role : kRoles) {
    const PostTurn& post = open.posts[index(role)];
    if (post.sorties != 0) { hasher.pack(13, role, post.sorties); }
    if (post.treated != 0) { hasher.pack(14, role, post.treated, post.healed, post.patients[0], post.patients[1]); }
    if (post.orders.only[1] != kNoUnit) { hasher.pack(15, role, post.orders.only[1]); }
  }
  if (open.field.mine_shown != decltype(open.field.mine_shown){}) {
    for (const std::uint8_t value : state.hidden.mines) { hasher.add(std::uint64_t{value}); }
  }
}

}  // namespace

std::uint64_t hash(const State& state) {
  Hasher hasher;
  const Public& open = state.open;
  add_field(hasher, open.field);
  hasher.add(std::uint64_t{open.turn});
  hasher.add(open.on_turn);
  hasher.add(open.ending);
  hasher.add(open.winner);
  hasher.add(open.played);
  hasher.add(open.acting);
  hasher.add(std::uint64_t{open.recon_draw});
  for (const Side side : kSides) {
    hasher.add(std::uint64_t{open.own_turns[index(side)]});
    hasher.add(std::uint64_t{open.ambushes[index(side)]});
    for (const auto& plays : open.last[index(side)]) {
      for (const LastPlay& play : plays) {
        hasher.add(play.acting);
        hasher.add(std::uint64_t{play.strips});
      }
    }
    hasher.add(state.hidden.hands[index(side)]);
  }
  hasher.add(open.discard);
  hasher.add(open.discard_top);
  hasher.add(state.hidden.deck);
  for (const Card card : state.hidden.drawn) { hasher.add(card); }
  for (const auto& cards : state.hidden.given) {
    for (const Card card : cards) { hasher.add(card); }
  }
  hasher.add(state.hidden.given_as);
  hasher.add(open.visit);
  hasher.add(open.visited);
  hasher.add(std::uint64_t{open.council_over});
  for (const PostTurn& post : open.posts) {
    hasher.add(post.step);
    hasher.add(std::uint64_t{post.given});
    for (const PlacedCard& placed : post.placed) {
      hasher.add(placed.card);
      hasher.add(placed.acting);
      hasher.add(std::uint64_t{placed.strips});
    }
    hasher.add(post.orders);
  }
  for (const UnitId target : open.targets) { hasher.add(target); }
  hasher.add(std::uint64_t{open.targets_named});
  for (std::size_t i = 0; i < open.frames.depth(); ++i) { hasher.add(open.frames[i]); }
  add_extras(hasher, state);
  return hasher.value();
}

}  // namespace bocage
