// Which units a card may order, and how many together (ORD, SCD).
#pragma once

#include "rules/field.h"

namespace bocage {

inline constexpr SectionMask kEverySection = (1U << kMaxSections) - 1U;

// Orders counted by where their units stood: in strip s alone at [2s], on the line between s and s + 1 at [2s + 1].
using ByPlace = std::array<std::uint8_t, std::size_t{2} * kMaxSections>;

// What a post may order: the allowance of its cards, worked out when they are played, and what of it is spent. An order
// stays spent whatever becomes of the unit that got it (INI-14).
struct Orders {
  Card card = Card::None;              // whose row governs the ordered units
  ArmMask arms = kNoArm;               // who may be ordered at all ...
  SectionMask within = kEverySection;  // ... and where (OCARD-01)
  Nearness nearness = Nearness::Any;
  std::array<std::uint8_t, kMaxSections> in_strip{};  // by strip of the board, counted from the left of the picture
  ByArm<std::uint8_t> of_arm{};                       // TFH-02, TFH-03
  std::uint8_t anywhere = 0;                          // any unit of those arms
  std::array<UnitId, 2> only{kNoUnit, kNoUnit};       // MED-06, GUNG-73: these units and no others, if there are any
  ByPlace spent_at{};
  ByArm<std::uint8_t> spent_on{};
  friend constexpr bool operator==(const Orders&, const Orders&) = default;
};

// GUNG-01 to GUNG-05: units more than the card says, for a side that is led like that.
int extra_orders(const Battle& battle, Side side, Card card);
// CARD-05: what a card orders that has nobody to order, or that it is too dark for (NIGHT-05); GUNG-72.
Orders fallback_of(const Battle& battle, Post post, Card card);

// The orders of a card in the sections it names, as one player of a side plays it (SCD).
Orders orders_of(const Battle& battle, const Field& field, Post post, Card card);
// The orders of a card that is used in these strips: Infantry Assault, and every card a general was given.
Orders orders_in(const Battle& battle, const Field& field, Post post, Card card, SectionMask strips);
// GUNG-61: one unit more, wherever these orders reach.
Orders raised(Orders orders, int by);
// GUNG-02: whether a unit was ordered beyond what the sections of the card allow.
bool has_used_extra(const Orders& orders);
// TEAM-05: what of a section card's orders is for the sections that this post commands.
Orders within_wing(const Battle& battle, Post post, Orders orders);
// Both allowances together; for the two section cards of one general.
Orders joined(Orders one, const Orders& two);
Orders orders_of_faces(const Battle& battle, Post post, Card card, const Roll& roll);  // TFH-02 to TFH-06
Orders order_for(const std::array<UnitId, 2>& patients);                               // MED-06, GUNG-73

// AIRP-03, EF-04: the dice of Air Power for each target.
int air_power_dice(const Battle& battle, Side side);

// Whether the side has nobody of the arms a card names in these strips, so that its fallback applies (CARD-04).
bool falls_back(const Battle& battle, const Field& field, Side side, Card card, SectionMask within);

// Whether a hex lies in one of these strips.
inline bool lies_in(const Battle& battle, Hex hex, SectionMask strips) {
  return (battle.board().sections_of(hex) & strips) != 0;
}

// Spends an order on the unit on this hex.
void spend(const Battle& battle, const Field& field, Orders& orders, Hex hex);
// The strips in which orders were spent; a unit on a line counts for both (OCTR-04).
SectionMask spent_in(const Orders& orders);

// AIR-18: an airplane is ordered like a unit without an arm, by orders for units of every kind that may move.
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
// How many more units can be ordered. Whoever is ordered first, it comes out the same: units and orders are matched, and
// what can be matched grows one by one to the most (ORD-06).
int orders_left(const Battle& battle, const Field& field, Side side, const Orders& orders);

}  // namespace bocage
