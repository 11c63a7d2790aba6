// Which units a card may order, and how many together (ORD, SCD).
#pragma once

#include "rules/field.h"

namespace bocage {

inline constexpr SectionMask kEverySection = (1U << kMaxSections) - 1U;

// Counts units by place: [2s] is inside strip s, [2s + 1] is on the line between s and s + 1.
using ByPlace = std::array<std::uint8_t, std::size_t{2} * kMaxSections>;

// What a post may order: its cards' allowance, fixed when they are played, and how much of it is spent. An order stays
// spent even if its unit is eliminated or barred afterwards (INI-14).
struct Orders {
  Card card = Card::None;              // the card whose effect applies to the ordered units
  ArmMask arms = kNoArm;               // which arms may be ordered ...
  SectionMask within = kEverySection;  // ... and where (OCARD-01)
  Nearness nearness = Nearness::Any;
  std::array<std::uint8_t, kMaxSections> in_strip{};  // per strip, numbered from the left as drawn
  ByArm<std::uint8_t> of_arm{};                       // TFH-02, TFH-03
  std::uint8_t anywhere = 0;                          // any unit of those arms
  std::array<UnitId, 2> only{kNoUnit, kNoUnit};       // MED-06, GUNG-73: if set, only these units
  ByPlace spent_at{};
  ByArm<std::uint8_t> spent_on{};
  friend constexpr bool operator==(const Orders&, const Orders&) = default;
};

// GUNG-01 to GUNG-05: how many units a Gung-Ho side may order beyond the card's number.
int extra_orders(const Battle& battle, Side side, Card card);
// CARD-05: the orders of a card with no eligible units, or that cannot be used in the dark (NIGHT-05); GUNG-72.
Orders fallback_of(const Battle& battle, Post post, Card card);

// The orders of a card in the sections it names, when a side has one player (SCD).
Orders orders_of(const Battle& battle, const Field& field, Post post, Card card);
// The orders of a card used in these strips: Infantry Assault, and every card given to a general.
Orders orders_in(const Battle& battle, const Field& field, Post post, Card card, SectionMask strips);
// GUNG-61: the same orders with `by` more units anywhere they apply.
Orders raised(Orders orders, int by);
// GUNG-02: whether a unit was ordered beyond the card's section allowance.
bool has_used_extra(const Orders& orders);
// TEAM-05: the part of a section card's orders that falls in this post's wing.
Orders within_wing(const Battle& battle, Post post, Orders orders);
// Both allowances combined, for a general's two section cards.
Orders joined(Orders one, const Orders& two);
Orders orders_of_faces(const Battle& battle, Post post, Card card, const Roll& roll);  // TFH-02 to TFH-06
Orders order_for(const std::array<UnitId, 2>& patients);                               // MED-06, GUNG-73

// AIRP-03, EF-04: Air Power's dice per target.
int air_power_dice(const Battle& battle, Side side);

// CARD-04: whether the side has no unit of the card's arms in these strips, so that its fallback applies.
bool falls_back(const Battle& battle, const Field& field, Side side, Card card, SectionMask within);

// Whether a hex lies in one of these strips.
inline bool lies_in(const Battle& battle, Hex hex, SectionMask strips) {
  return (battle.board().sections_of(hex) & strips) != 0;
}

// Spends an order on the unit on this hex.
void spend(const Battle& battle, const Field& field, Orders& orders, Hex hex);
// The strips in which orders were spent; a unit on a line counts for both strips (OCTR-04).
SectionMask spent_in(const Orders& orders);

// AIR-18: an airplane is ordered like a unit without an arm, so only by cards that order any arm and allow movement.
bool has_order_for_plane(const Battle& battle, const Orders& orders, Hex hex);
void spend_on_plane(const Battle& battle, Orders& orders, Hex hex);

// Why a unit may not be ordered.
enum class OrderBan : std::uint8_t {
  None,
  Ordered,         // ORD-02
  BadLuck,         // INI-14
  OtherKind,       // CARD-06
  OtherSection,    // ORD-04
  NotTreated,      // MED-06
  NotNextToEnemy,  // CLO-01
  NextToEnemy,     // FIR-01
  NoSandbagsHere,  // DIG-05
  NoSandbagsLeft,  // DIG-07
  NoneLeft,        // ORD-03, ORD-04, TFH-07
};

// The strips in which these orders find their units.
SectionMask reach_of(const Orders& orders);
// The hexes of the units that may be ordered next (ORD-02 to ORD-06, TFH-07).
HexSet may_order(const Battle& battle, const Field& field, Side side, const Orders& orders);
// The same for the side's own unit on one hex.
OrderBan order_ban(const Battle& battle, const Field& field, Side side, const Orders& orders, Hex hex);
bool may_order(const Battle& battle, const Field& field, Side side, const Orders& orders, Hex hex);
// How many more units can be ordered. Ordering greedily is exact: sets of units that can be matched to orders form a
// matroid, so every maximal choice has the same size (ORD-06).
int orders_left(const Battle& battle, const Field& field, Side side, const Orders& orders);

}  // namespace bocage
