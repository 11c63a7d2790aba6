#include "rules/orders.h"

#include <algorithm>
#include <bit>

namespace bocage {
namespace {

// Units counted by where they stand: in strip s alone at [2s], on the line between s and s + 1 at [2s + 1].
using ByPlace = std::array<std::uint8_t, std::size_t{2} * kMaxSections>;
constexpr std::size_t place_of(SectionMask sections) {
  const bool on_line = (sections & (sections - 1)) != 0;
  return 2 * static_cast<std::size_t>(std::countr_zero(sections)) + (on_line ? 1 : 0);
}

Orders allowance_of(Card card) {
  const CardInfo& row = info(card);
  return {.card = card, .arms = row.arms, .nearness = row.nearness, .anywhere = row.anywhere};
}

// CARD-05: by the core rules alone.
Orders fallback() { return {.card = Card::None, .arms = kAnyArm, .anywhere = 1}; }

// How many of the units counted by their sections find no order in one of them. A unit stands in one section or in two
// neighbouring ones, so filling from the left, those who can go nowhere else first, is the best assignment (ORD-06).
int left_over(const ByPlace& count, const std::array<std::uint8_t, kMaxSections>& in_strip) {
  int missing = 0;
  int carried = 0;  // units on the line to the left of this strip, not yet placed
  for (std::size_t s = 0; s < kMaxSections; ++s) {
    int room = in_strip[s];
    const int must = count[2 * s] + carried;
    missing += std::max(0, must - room);
    room = std::max(0, room - must);
    carried = std::max(0, count[2 * s + 1] - room);
  }
  return missing + carried;
}

bool fits(const Orders& orders, const ByPlace& by_place, const ByArm<int>& by_arm) {
  int without = left_over(by_place, orders.in_strip);
  for (const Arm arm : kArms) {
    // Section orders and orders by face never come together, so what the one leaves over the other may take.
    const int faces = orders.of_arm[index(arm)];
    without -= std::min(faces, by_arm[index(arm)]);
  }
  return without <= orders.anywhere;
}

bool near_enough(const Battle& battle, const Field& field, Side side, Nearness nearness, Hex hex) {
  if (nearness == Nearness::Any) { return true; }
  const bool adjacent = (battle.board().adjacent(hex) & field.units_of(other(side))).any();
  return adjacent == (nearness == Nearness::NextToEnemy);
}

// DIG-05 to DIG-07: a unit that gets no sandbags where it stands, or for want of a piece, is not ordered by Dig In.
bool can_dig_in(const Battle& battle, const Field& field, Hex hex, int pieces) {
  return !battle.never_battles().contains(hex) && (field.sandbags.contains(hex) || pieces > 0);
}

// An allowance and the units it has ordered so far.
class Ordering {
 public:
  Ordering(const Battle& battle, const Field& field, Side side, const Orders& orders)
      : battle_(battle), field_(field), side_(side), orders_(orders), digs_(info(orders.card).effect.places_sandbags) {
    for (std::size_t s = 0; s < kMaxSections; ++s) {
      if (orders.in_strip[s] != 0) { open_strips_ = static_cast<SectionMask>(open_strips_ | (1U << s)); }
    }
    if (digs_) { pieces_ = free_sandbags(battle, field); }
    field.units_of(side).for_each([&](Hex hex) {
      const UnitId unit = field.at(hex);
      if (!field[unit].has(kOrdered)) { return; }
      ++by_place_[place_of(battle.board().sections_of(hex))];
      ++by_arm_[index(battle.arm(unit))];
      pieces_ -= digs_ && !field.sandbags.contains(hex) ? 1 : 0;
    });
  }

  // Whether the unit on this hex may be ordered on top of those.
  bool takes(Hex hex) const {
    const UnitId unit = field_.at(hex);
    const Arm arm = battle_.arm(unit);
    const SectionMask sections = battle_.board().sections_of(hex);
    if (field_[unit].has(kOrdered) || !has(orders_.arms, arm)) { return false; }
    if (open_strips_ != 0 && (sections & open_strips_) == 0) { return false; }
    if (orders_.only != kNoUnit && orders_.only != unit) { return false; }
    if (!near_enough(battle_, field_, side_, orders_.nearness, hex)) { return false; }
    if (digs_ && !can_dig_in(battle_, field_, hex, pieces_)) { return false; }
    auto by_place = by_place_;
    auto by_arm = by_arm_;
    ++by_place[place_of(sections)];
    ++by_arm[index(arm)];
    return fits(orders_, by_place, by_arm);
  }

 private:
  const Battle& battle_;
  const Field& field_;
  Side side_;
  const Orders& orders_;
  bool digs_;
  SectionMask open_strips_ = 0;
  ByPlace by_place_{};
  ByArm<int> by_arm_{};
  int pieces_ = 0;
};

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
  const Ordering ordering(battle, field, side, orders);
  HexSet found;
  field.units_of(side).for_each([&](Hex hex) {
    if (ordering.takes(hex)) { found.add(hex); }
  });
  return found;
}

bool may_order(const Battle& battle, const Field& field, Side side, const Orders& orders, Hex hex) {
  return field.units_of(side).contains(hex) && Ordering(battle, field, side, orders).takes(hex);
}

}  // namespace bocage
