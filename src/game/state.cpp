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
  void add(const CardBag& bag) {
    for (const std::uint8_t n : bag.of) { add(std::uint64_t{n}); }
  }
  void add(const Orders& orders) {
    add(orders.card);
    add(std::uint64_t{orders.arms});
    add(orders.nearness);
    for (const std::uint8_t n : orders.in_strip) { add(std::uint64_t{n}); }
    for (const std::uint8_t n : orders.of_arm) { add(std::uint64_t{n}); }
    add(std::uint64_t{orders.anywhere});
    add(orders.only);
  }
  void add(const Unit& unit) {
    add(unit.at);
    add(std::uint64_t{unit.figures});
    add(unit.effect);
    add(std::uint64_t{unit.moved});
    add(std::uint64_t{unit.marks});
    add(unit.by);
  }
  void add(const Frame& frame) {
    add(frame.kind);
    add(std::uint64_t{frame.stage});
    add(frame.unit);
    add(frame.target);
    add(frame.from);
    add(frame.at);
    add(std::uint64_t{frame.a});
    add(std::uint64_t{frame.b});
    add(std::uint64_t{frame.c});
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
    hasher.add(open.last_card[index(side)]);
    hasher.add(std::uint64_t{open.last_strip[index(side)]});
    hasher.add(state.hidden.hands[index(side)]);
  }
  hasher.add(open.discard);
  hasher.add(open.discard_top);
  hasher.add(state.hidden.deck);
  for (const Card card : state.hidden.drawn) { hasher.add(card); }
  for (const PostTurn& post : open.posts) {
    hasher.add(post.step);
    hasher.add(post.orders);
  }
  for (const UnitId target : open.targets) { hasher.add(target); }
  hasher.add(std::uint64_t{open.targets_named});
  for (std::size_t i = 0; i < open.frames.depth(); ++i) { hasher.add(open.frames[i]); }
  return hasher.value();
}

}  // namespace bocage
