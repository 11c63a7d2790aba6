// Where a unit may move, and at what cost (MOV).
#pragma once

#include "rules/field.h"

namespace bocage {

inline constexpr int kMaxMove = 3;

// The hexes a unit can reach without passing through sandbags in empty hexes, by lowest cost.
struct Reach {
  std::array<HexSet, kMaxMove + 1> at{};  // disjoint; [0] stays empty

  HexSet all() const { return at[1] | at[2] | at[3]; }
  int cost(Hex to) const { return at[1].contains(to) ? 1 : at[2].contains(to) ? 2 : at[3].contains(to) ? 3 : 0; }
};

// A path through unoccupied sandbags. It removes them (OBS-24), so the player must choose it explicitly (MOV-20).
struct Detour {
  Hex to = kNoHex;
  std::array<Hex, 2> via{kNoHex, kNoHex};  // in hex order
  std::uint8_t cost = 0;
};
struct Detours {
  // MOV-20: there are 30 self-avoiding paths of two hexes and 138 of three, so every detour fits.
  std::array<Detour, 168> list{};
  std::uint8_t size = 0;
};

// How far this unit may move now; 0 if it may not move: it has no order, has moved, is held, or its card forbids it.
int allowance(const Battle& battle, const Field& field, UnitId unit);
// BEL-02: the same for the second move, after its battle.
int second_allowance(const Battle& battle, const Field& field, UnitId unit);
bool is_interdicted(const Battle& battle, const Field& field, UnitId unit);  // AIR-34: it moves one hex at most

Reach reach(const Battle& battle, const Field& field, UnitId unit, int allowance);
void detours(const Battle& battle, const Field& field, UnitId unit, int allowance, Detours& out);

// PAC-40: whether the unit can exit the board within this allowance: one step over the edge from an exit hex that it
// stands on or can pass through.
bool may_exit(const Battle& battle, const Field& field, UnitId unit, int allowance);

// A cheap test whether any detour can exist.
bool may_have_detours(const Battle& battle, const Field& field, UnitId unit, int allowance);

}  // namespace bocage
