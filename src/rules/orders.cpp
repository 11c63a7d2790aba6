#include "rules/orders.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace bocage {
namespace {

// The places in ByPlace: a strip, and the line between it and the next.
constexpr std::size_t inside(std::size_t strip) { return 2 * strip; }
constexpr std::size_t on_line_after(std::size_t strip) { return 2 * strip + 1; }

constexpr std::size_t place_of(SectionMask sections) {
  assert(sections != 0);  // every hex is in a section
  const auto first = static_cast<std::size_t>(std::countr_zero(sections));
  return std::has_single_bit(sections) ? inside(first) : on_line_after(first);
}

Orders allowance_of(Card card, SectionMask within) {
  const CardInfo& row = info(card);
  return {.card = card, .arms = row.arms, .within = within, .nearness = row.nearness, .anywhere = row.anywhere};
}

// Where a card that names no section applies: everywhere for the commander (TEAM-06), otherwise in the post's wing.
SectionMask reach_of(const Battle& battle, Post post) {
  return post.role == Role::Commander ? battle.whole_board() : battle.wing(post.side, post.role);
}

// How many of these units cannot be matched to a section order. A unit is in one section, or in two adjacent ones, so a
// greedy sweep from the left that serves the units with no other option first is an optimal matching (ORD-06).
int left_over(const ByPlace& count, const std::array<std::uint8_t, kMaxSections>& in_strip) {
  int missing = 0;
  int carried = 0;  // unmatched units on the line to the left of this strip
  for (std::size_t s = 0; s < kMaxSections; ++s) {
    int room = in_strip[s];
    const int must = count[inside(s)] + carried;
    missing += std::max(0, must - room);
    room = std::max(0, room - must);
    carried = std::max(0, count[on_line_after(s)] - room);
  }
  return missing + carried;
}

bool fits(const Orders& orders, const ByPlace& by_place, const ByArm<std::uint8_t>& by_arm) {
  int without = left_over(by_place, orders.in_strip);
  for (const Arm arm : kArms) {
    // A card never gives both section orders and orders by die face, so one may cover what the other leaves over.
    const int faces = orders.of_arm[index(arm)];
    without -= std::min<int>(faces, by_arm[index(arm)]);
  }
  return without <= orders.anywhere;
}

// The sections a section card gives orders in; empty for other cards.
SectionMask open_strips(const Orders& orders) {
  SectionMask strips = 0;
  for (int s = 0; s < kMaxSections; ++s) {
    const bool open = orders.in_strip[static_cast<std::size_t>(s)] != 0;
    if (open) { strips = static_cast<SectionMask>(strips | section_bit(s)); }
  }
  return strips;
}

// CLO-01, FIR-01.
OrderBan nearness_ban(const Battle& battle, const Field& field, Side side, Nearness nearness, Hex hex) {
  if (nearness == Nearness::Any) { return OrderBan::None; }
  const bool adjacent = (battle.board().adjacent(hex) & field.units_of(other(side))).any();
  if (adjacent == (nearness == Nearness::NextToEnemy)) { return OrderBan::None; }
  return adjacent ? OrderBan::NextToEnemy : OrderBan::NotNextToEnemy;
}

// DIG-05 to DIG-07: Dig In cannot order a unit that would get no sandbags, because of its hex or because none are left.
OrderBan sandbag_ban(const Battle& battle, const Field& field, Hex hex, int pieces) {
  if (battle.never_battles(Arm::Infantry).contains(hex)) { return OrderBan::NoSandbagsHere; }
  return field.sandbags.contains(hex) || pieces > 0 ? OrderBan::None : OrderBan::NoSandbagsLeft;
}

// Checks single units against an allowance, on the current field.
class Ordering {
 public:
  Ordering(const Battle& battle, const Field& field, Side side, const Orders& orders)
      : battle_(battle),
        field_(field),
        side_(side),
        orders_(orders),
        digs_(info(orders.card).effect.places_sandbags),
        open_strips_(open_strips(orders)) {
    if (digs_) { pieces_ = free_pieces(); }
  }

  // Why the unit on this hex may not be ordered in addition to those already ordered.
  OrderBan ban(Hex hex) const {
    const UnitId unit = field_.at(hex);
    const SectionMask sections = battle_.board().sections_of(hex);
    if (field_[unit].has(kOrdered)) { return OrderBan::Ordered; }
    if (field_[unit].has(kBarred)) { return OrderBan::BadLuck; }
    if (!is_ordered_by(orders_.arms, battle_.type(unit))) { return OrderBan::OtherKind; }
    if ((sections & orders_.within) == 0) { return OrderBan::OtherSection; }
    if (open_strips_ != 0 && (sections & open_strips_) == 0) { return OrderBan::OtherSection; }
    const bool treated = orders_.only[0] == unit || orders_.only[1] == unit;
    if (orders_.only[0] != kNoUnit && !treated) { return OrderBan::NotTreated; }
    if (const OrderBan near = nearness_ban(battle_, field_, side_, orders_.nearness, hex); near != OrderBan::None) {
      return near;
    }
    if (const OrderBan bags = digs_ ? sandbag_ban(battle_, field_, hex, pieces_) : OrderBan::None;
        bags != OrderBan::None) {
      return bags;
    }
    auto by_place = orders_.spent_at;
    auto by_arm = orders_.spent_on;
    ++by_place[place_of(sections)];
    ++by_arm[index(battle_.arm(unit))];
    return fits(orders_, by_place, by_arm) ? OrderBan::None : OrderBan::NoneLeft;
  }
  bool takes(Hex hex) const { return ban(hex) == OrderBan::None; }

 private:
  // DIG-07: all posts that dig in share one supply of pieces.
  int free_pieces() const {
    int pieces = free_sandbags(battle_, field_);
    field_.units_of(side_).for_each([&](Hex hex) {
      const Unit& unit = field_[field_.at(hex)];
      const bool digs = unit.has(kOrdered) && effect(unit).places_sandbags;
      pieces -= digs && !field_.sandbags.contains(hex) ? 1 : 0;
    });
    return pieces;
  }

  const Battle& battle_;
  const Field& field_;
  Side side_;
  const Orders& orders_;
  bool digs_;
  SectionMask open_strips_;
  int pieces_ = 0;
};

}  // namespace

int air_power_dice(const Battle& battle, Side side) { return battle.spec().winter ? 1 : kAirPowerDice[index(side)]; }

int extra_orders(const Battle& battle, Side side, Card card) {
  return is_raised_by_gung_ho(card) ? battle.command(side).extra_orders : 0;
}

// CARD-05: one unit of any kind under the core rules; OCARD-02: from the post's own wing.
Orders fallback_of(const Battle& battle, Post post, Card card) {
  const int more = extra_orders(battle, post.side, card);
  return {.arms = kAnyArm, .within = reach_of(battle, post), .anywhere = static_cast<std::uint8_t>(1 + more)};
}

Orders raised(Orders orders, int by) {
  orders.anywhere = static_cast<std::uint8_t>(orders.anywhere + by);
  return orders;
}

bool has_used_extra(const Orders& orders) { return left_over(orders.spent_at, orders.in_strip) > 0; }

bool falls_back(const Battle& battle, const Field& field, Side side, Card card, SectionMask within) {
  if (!info(card).fallback) { return false; }
  bool any = false;
  field.units_of(side).for_each([&](Hex hex) {
    any = any || (is_ordered_by(info(card).arms, battle.type(field.at(hex))) && lies_in(battle, hex, within));
  });
  return !any;
}

Orders orders_of(const Battle& battle, const Field& field, Post post, Card card) {
  const SectionMask reach = reach_of(battle, post);
  if (falls_back(battle, field, post.side, card, reach)) { return fallback_of(battle, post, card); }
  Orders orders = raised(allowance_of(card, reach), extra_orders(battle, post.side, card));
  const int sections = battle.board().sections();
  for (int flank = 0; flank < 3; ++flank) {
    const auto strip_number = static_cast<std::size_t>(strip(battle.edge(post.side), flank, sections));
    orders.in_strip[strip_number] = info(card).in_section[static_cast<std::size_t>(flank)];
  }
  return orders;
}

Orders orders_in(const Battle& battle, const Field& field, Post post, Card card, SectionMask strips) {
  const bool one_section = info(card).opening == Opening::ChooseSection;
  const bool by_section = one_section && battle.chain().fallback_by_section;  // OCARD-37
  const SectionMask tested = by_section ? strips : reach_of(battle, post);
  if (falls_back(battle, field, post.side, card, tested)) { return fallback_of(battle, post, card); }
  Orders orders = allowance_of(card, strips);
  if (info(card).tactic) { orders = raised(orders, extra_orders(battle, post.side, card)); }  // GUNG-66
  const std::uint8_t each = one_section ? kAllUnits : orders_per_section(card);
  for (int s = 0; s < kMaxSections; ++s) {
    if (has_strip(strips, s)) { orders.in_strip[static_cast<std::size_t>(s)] = each; }
  }
  return orders;
}

Orders within_wing(const Battle& battle, Post post, Orders orders) {
  const SectionMask wing = battle.wing(post.side, post.role);
  for (int s = 0; s < kMaxSections; ++s) {
    if (!has_strip(wing, s)) { orders.in_strip[static_cast<std::size_t>(s)] = 0; }
  }
  return orders;
}

Orders joined(Orders one, const Orders& two) {
  one.within = static_cast<SectionMask>(one.within | two.within);
  for (std::size_t s = 0; s < kMaxSections; ++s) {
    one.in_strip[s] = static_cast<std::uint8_t>(std::min<int>(kAllUnits, one.in_strip[s] + two.in_strip[s]));
  }
  one.anywhere = std::max(one.anywhere, two.anywhere);
  return one;
}

Orders orders_of_faces(const Battle& battle, Post post, Card card, const Roll& roll) {
  Orders orders = allowance_of(card, reach_of(battle, post));
  orders.of_arm[index(Arm::Infantry)] = static_cast<std::uint8_t>(roll.count(Face::Infantry));
  orders.of_arm[index(Arm::Armor)] = static_cast<std::uint8_t>(roll.count(Face::Armor));
  orders.anywhere = static_cast<std::uint8_t>(roll.count(Face::Star));
  return orders;
}

Orders order_for(const std::array<UnitId, 2>& patients) {
  const std::uint8_t count = patients[1] == kNoUnit ? 1 : 2;
  return {.arms = kAnyArm, .anywhere = count, .only = patients};
}

void spend(const Battle& battle, const Field& field, Orders& orders, Hex hex) {
  assert(field.at(hex) != kNoUnit);
  ++orders.spent_at[place_of(battle.board().sections_of(hex))];
  ++orders.spent_on[index(battle.arm(field.at(hex)))];
}

bool has_order_for_plane(const Battle& battle, const Orders& orders, Hex hex) {
  if (orders.arms != kAnyArm || !info(orders.card).effect.moves || orders.only[0] != kNoUnit) { return false; }
  const SectionMask sections = battle.board().sections_of(hex);
  const SectionMask strips = open_strips(orders);
  if ((sections & orders.within) == 0 || (strips != 0 && (sections & strips) == 0)) { return false; }
  auto by_place = orders.spent_at;
  ++by_place[place_of(sections)];
  return fits(orders, by_place, orders.spent_on);
}

void spend_on_plane(const Battle& battle, Orders& orders, Hex hex) {
  ++orders.spent_at[place_of(battle.board().sections_of(hex))];
}

SectionMask reach_of(const Orders& orders) {
  const SectionMask strips = open_strips(orders);
  return strips == 0 ? orders.within : static_cast<SectionMask>(orders.within & strips);
}

SectionMask spent_in(const Orders& orders) {
  unsigned strips = 0;
  for (std::size_t s = 0; s < kMaxSections; ++s) {
    if (orders.spent_at[inside(s)] != 0) { strips |= 1U << s; }
    if (orders.spent_at[on_line_after(s)] != 0) { strips |= 3U << s; }  // both strips
  }
  return static_cast<SectionMask>(strips);
}

HexSet may_order(const Battle& battle, const Field& field, Side side, const Orders& orders) {
  const Ordering ordering(battle, field, side, orders);
  HexSet found;
  field.units_of(side).for_each([&](Hex hex) {
    if (ordering.takes(hex)) { found.add(hex); }
  });
  return found;
}

OrderBan order_ban(const Battle& battle, const Field& field, Side side, const Orders& orders, Hex hex) {
  return Ordering(battle, field, side, orders).ban(hex);
}

bool may_order(const Battle& battle, const Field& field, Side side, const Orders& orders, Hex hex) {
  return field.units_of(side).contains(hex) && Ordering(battle, field, side, orders).takes(hex);
}

int orders_left(const Battle& battle, const Field& field, Side side, const Orders& orders) {
  Field after = field;
  Orders spent = orders;
  int left = 0;
  field.units_of(side).for_each([&](Hex hex) {
    if (!may_order(battle, after, side, spent, hex)) { return; }
    Unit& unit = after[after.at(hex)];
    unit.set(kOrdered);
    unit.effect = orders.card;
    spend(battle, after, spent, hex);
    ++left;
  });
  return left;
}

}  // namespace bocage
