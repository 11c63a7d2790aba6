// Which units a card may order, and how many together (ORD, SCD).
#pragma once

#include "rules/field.h"

namespace bocage {

// What a post may still order: the allowance of its card, worked out when the card is played.
struct Orders {
  Card card = Card::None;  // whose row governs the ordered units
  ArmMask arms = kNoArm;   // who may be ordered at all
  Nearness nearness = Nearness::Any;
  std::array<std::uint8_t, kMaxSections> in_strip{};  // by strip of the board, counted from the left of the picture
  ByArm<std::uint8_t> of_arm{};                       // TFH-02, TFH-03
  std::uint8_t anywhere = 0;                          // any unit of those arms
  UnitId only = kNoUnit;                              // MED-06: this unit and no other
  friend constexpr bool operator==(const Orders&, const Orders&) = default;
};

// The orders of a card as this side plays it; with the fallback, if it has nobody of the kind (CARD-04 to CARD-06).
Orders orders_of(const Battle& battle, const Field& field, Side side, Card card);
Orders orders_in_strip(const Battle& battle, const Field& field, Side side, Card card, int strip);  // INF-01
Orders orders_of_faces(Card card, const Roll& roll);                                                // TFH-02 to TFH-06
Orders order_for_one(UnitId unit);                                                                  // MED-06

// Whether this side has nobody of the arms a card names, so that its fallback applies.
bool falls_back(const Battle& battle, const Field& field, Side side, Card card);

// The hexes of the units that may be ordered next, given those ordered already (ORD-02 to ORD-06, TFH-07).
HexSet may_order(const Battle& battle, const Field& field, Side side, const Orders& orders);
// The same for the unit on one hex.
bool may_order(const Battle& battle, const Field& field, Side side, const Orders& orders, Hex hex);

}  // namespace bocage
