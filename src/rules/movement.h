// Where a unit may move, and at what cost (MOV).
#pragma once

#include "rules/field.h"

namespace bocage {

inline constexpr int kMaxMove = 3;

// The hexes a unit can reach without passing through sandbags that lie in empty hexes, by the cheapest cost.
struct Reach {
  std::array<HexSet, kMaxMove + 1> at{};  // [0] stays empty; no hex is in two of the sets

  HexSet all() const { return at[1] | at[2] | at[3]; }
  int cost(Hex to) const { return at[1].contains(to) ? 1 : at[2].contains(to) ? 2 : at[3].contains(to) ? 3 : 0; }
};

// A way through sandbags that nobody stands in: it removes them (OBS-24), so the mover chooses it by name (MOV-20).
struct Detour {
  Hex to = kNoHex;
  std::array<Hex, 2> via{kNoHex, kNoHex};  // in the order of the hexes' numbers
  std::uint8_t cost = 0;
};
struct Detours {
  // MOV-20: 30 paths of two hexes and 138 of three do not cross themselves, so there is room for every way.
  std::array<Detour, 168> list{};
  std::uint8_t size = 0;
};

// How far this unit may move now; 0 if it may not move at all: no order, moved already, held, forbidden by its card.
int allowance(const Battle& battle, const Field& field, UnitId unit);
// BEL-02: the same for the move after the battle.
int second_allowance(const Battle& battle, const Field& field, UnitId unit);
bool is_interdicted(const Battle& battle, const Field& field, UnitId unit);  // AIR-34: it moves one hex at most

Reach reach(const Battle& battle, const Field& field, UnitId unit, int allowance);
void detours(const Battle& battle, const Field& field, UnitId unit, int allowance, Detours& out);

// PAC-40: whether the unit can leave the board within this allowance: a last step over the edge from an exit hex that it
// stands on, or reaches without having to stop there.
bool may_exit(const Battle& battle, const Field& field, UnitId unit, int allowance);

// Whether any detour can exist at all; cheap.
bool may_have_detours(const Battle& battle, const Field& field, UnitId unit, int allowance);

}  // namespace bocage
