#include "game/state.h"

namespace bocage {
namespace {

// Values go in one by one, never as raw memory: the result depends on no padding and no byte order.
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
    add(std::uint64_t{999});  // an end mark, so that neighbouring sets cannot flow into each other
  }
  // Small numbers that belong together, eight to a word; nine would not fit.
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
    pack(orders.card, orders.arms, orders.within, orders.nearness, orders.anywhere, orders.only);
    pack(orders.in_strip[0], orders.in_strip[1], orders.in_strip[2], orders.in_strip[3], orders.in_strip[4],
         orders.in_strip[5]);
    pack(orders.of_arm[0], orders.of_arm[1], orders.of_arm[2], orders.spent_on[0], orders.spent_on[1],
         orders.spent_on[2]);
    for (const std::uint8_t spent : orders.spent_at) { add(spent); }
  }
  void add(const Unit& unit) { pack(unit.at, unit.figures, unit.effect, unit.moved, unit.marks, unit.by); }
  void add(const Frame& frame) {
    pack(frame.kind, frame.stage, frame.unit, frame.target, frame.from, frame.at);
    pack(frame.a, frame.b, frame.c);
  }
  std::uint64_t value() const { return hash_ ^ (hash_ >> 29U); }

 private:
  std::uint64_t hash_ = 0x243f6a8885a308d3U;
};

void add_field(Hasher& hasher, const Field& field) {
  for (const Unit& unit : field.units) { hasher.add(unit); }
  hasher.add(field.wire);
  hasher.add(field.sandbags);
  for (const std::uint8_t won : field.medals_won) { hasher.add(std::uint64_t{won}); }
  hasher.add(std::uint64_t{field.objectives_kept});
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
  return hasher.value();
}

}  // namespace bocage
