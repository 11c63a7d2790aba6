// The field: everything on the table that everybody sees and that changes. A value; copied freely.
#pragma once

#include "rules/battle.h"
#include "rules/dice.h"

namespace bocage {

// What a unit has done this turn (TURN-09: forgotten at its end).
enum UnitMark : std::uint8_t {
  kOrdered = 1,    // ORD-01
  kMoved = 2,      // it has used its move
  kDisplaced = 4,  // it has left a hex this turn, by move or taking ground (TKG-09)
  kInStop = 8,     // it entered a stop hex this turn and stands in it (TKG-07)
  kInCover = 16,   // it entered terrain this turn that bars battle (MOV-17)
  kBattled = 32,   // it has used its battle
  kBarred = 64,    // INI-08, INI-10, INI-14: it may not battle this turn, and nobody may order it
};

struct Unit {
  Hex at = kNoHex;  // kNoHex: not on the board
  std::uint8_t figures = 0;
  Card effect = Card::None;  // the card whose row governs it this turn
  std::uint8_t moved = 0;    // MOV-03: hexes moved, by cost
  std::uint8_t marks = 0;
  Role by = Role::Commander;  // the post that last ordered it

  constexpr bool has(UnitMark mark) const { return (marks & mark) != 0; }
  constexpr void set(UnitMark mark) { marks = static_cast<std::uint8_t>(marks | mark); }
  constexpr void clear(UnitMark mark) { marks = static_cast<std::uint8_t>(marks & ~mark); }
  friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

struct Field {
  std::array<Unit, kMaxUnits> units{};
  ByHex<UnitId> unit_at{};  // kNoUnit where nobody stands
  BySide<HexSet> occupied{};
  HexSet wire;
  HexSet sandbags;
  BySide<std::uint8_t> medals_won{};  // by elimination (VIC-01)
  std::uint16_t objectives_kept = 0;  // bit by objective: gained for good (VIC-05)

  const Unit& operator[](UnitId unit) const { return units[index(unit)]; }
  Unit& operator[](UnitId unit) { return units[index(unit)]; }
  UnitId at(Hex hex) const { return unit_at[index(hex)]; }
  HexSet everybody() const { return occupied[0] | occupied[1]; }
  const HexSet& units_of(Side side) const { return occupied[index(side)]; }
  friend bool operator==(const Field&, const Field&) = default;
};

constexpr const Effect& effect(const Unit& unit) { return info(unit.effect).effect; }

// Putting units on the board and taking them off; nothing else may touch `at`, `unit_at` and `occupied`.
void place(const Battle& battle, Field& field, UnitId unit, Hex hex);
void lift(const Battle& battle, Field& field, UnitId unit);

// OBS-27: pieces that are not on the board.
int free_sandbags(const Battle& battle, const Field& field);

// How many units of an arm a side has on the board.
int count_units(const Battle& battle, const Field& field, Side side, ArmMask arms);

}  // namespace bocage
