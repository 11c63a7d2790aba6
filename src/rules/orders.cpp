#include "rules/orders.h"

#include <algorithm>

namespace bocage {
namespace {

constexpr int kMasks = 1 << kMaxSections;

Orders allowance_of(Card card) {
  const CardInfo& row = info(card);
  return {.card = card, .arms = row.arms, .nearness = row.nearness, .anywhere = row.anywhere};
}

// CARD-05: by the core rules alone.
Orders fallback() { return {.card = Card::None, .arms = kAnyArm, .anywhere = 1}; }

// How many of the units counted by their sections find no order in one of them. A unit stands in one section or in two
// neighbouring ones, so filling from the left, those who can go nowhere else first, is the best assignment (ORD-06).
int left_over(const std::array<std::uint8_t, kMasks>& count, const std::array<std::uint8_t, kMaxSections>& in_strip) {
  int missing = 0;
  int carried = 0;  // units on the line to the left of this strip, not yet placed
  for (std::size_t s = 0; s < kMaxSections; ++s) {
    int room = in_strip[s];
    const int must = count[1U << s] + carried;
    missing += std::max(0, must - room);
    room = std::max(0, room - must);
    const int shared = s + 1 < kMaxSections ? count[3U << s] : 0;
    carried = std::max(0, shared - room);
  }
  return missing + carried;
}

bool fits(const Orders& orders, const std::array<std::uint8_t, kMasks>& by_strip, const ByArm<int>& by_arm) {
  int without = left_over(by_strip, orders.in_strip);
  for (const Arm arm : kArms) {
    // Section orders and orders by face never come together, so what the one leaves over the other may take.
    const int faces = orders.of_arm[index(arm)];
    without -= std::min(faces, by_arm[index(arm)]);
  }
  return without <= orders.anywhere;
}

bool near_enough(const Battle& battle, const Field& field, Side side, Nearness nearness, Hex hex) {
  const bool adjacent = (battle.board().adjacent(hex) & field.units_of(other(side))).any();
  switch (nearness) {
    case Nearness::Any: return true;
    case Nearness::NextToEnemy: return adjacent;
    case Nearness::AwayFromEnemies: return !adjacent;
  }
  return true;
}

// DIG-05 to DIG-07: a unit that gets no sandbags where it stands, or for want of a piece, is not ordered by Dig In.
bool can_dig_in(const Battle& battle, const Field& field, Hex hex, int pieces) {
  return !battle.never_battles().contains(hex) && (field.sandbags.contains(hex) || pieces > 0);
}

}  // namespace

bool falls_back(const Battle& battle, const Field& field, Side side, Card card) {
  return info(card).fallback && count_units(battle, field, side, info(card).arms) == 0;
}

Orders orders_of(const Battle& battle, const Field& field, Side side, Card card) {
  if (falls_back(battle, field, side, card)) { return fallback(); }
  Orders orders = allowance_of(card);
  const int sections = battle.board().sections();
  for (int flank = 0; flank < 3; ++flank) {
    const auto strip_number = static_cast<std::size_t>(strip(battle.edge(side), flank, sections));
    orders.in_strip[strip_number] = info(card).in_section[static_cast<std::size_t>(flank)];
  }
  return orders;
}

Orders orders_in_strip(const Battle& battle, const Field& field, Side side, Card card, int strip_number) {
  if (falls_back(battle, field, side, card)) { return fallback(); }
  Orders orders = allowance_of(card);
  orders.in_strip[static_cast<std::size_t>(strip_number)] = kAllUnits;
  return orders;
}

Orders orders_of_faces(Card card, const Roll& roll) {
  Orders orders = allowance_of(card);
  orders.of_arm[index(Arm::Infantry)] = static_cast<std::uint8_t>(roll.count(Face::Infantry));
  orders.of_arm[index(Arm::Armor)] = static_cast<std::uint8_t>(roll.count(Face::Armor));
  orders.anywhere = static_cast<std::uint8_t>(roll.count(Face::Star));
  return orders;
}

Orders order_for_one(UnitId unit) { return {.arms = kAnyArm, .anywhere = 1, .only = unit}; }

HexSet may_order(const Battle& battle, const Field& field, Side side, const Orders& orders) {
  std::array<std::uint8_t, kMasks> by_strip{};
  ByArm<int> by_arm{};
  int pieces = free_sandbags(battle, field);
  const bool digs = info(orders.card).effect.places_sandbags;
  HexSet others;
  field.units_of(side).for_each([&](Hex hex) {
    const UnitId unit = field.at(hex);
    if (!field[unit].has(kOrdered)) {
      others.add(hex);
      return;
    }
    ++by_strip[battle.board().sections_of(hex)];
    ++by_arm[index(battle.arm(unit))];
    pieces -= digs && !field.sandbags.contains(hex) ? 1 : 0;
  });
  HexSet found;
  others.for_each([&](Hex hex) {
    const UnitId unit = field.at(hex);
    const Arm arm = battle.arm(unit);
    if (!has(orders.arms, arm) || (orders.only != kNoUnit && orders.only != unit)) { return; }
    if (!near_enough(battle, field, side, orders.nearness, hex)) { return; }
    if (digs && !can_dig_in(battle, field, hex, pieces)) { return; }
    const SectionMask sections = battle.board().sections_of(hex);
    ++by_strip[sections];
    ++by_arm[index(arm)];
    if (fits(orders, by_strip, by_arm)) { found.add(hex); }
    --by_strip[sections];
    --by_arm[index(arm)];
  });
  return found;
}

}  // namespace bocage
