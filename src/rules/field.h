// The field: the public, changing state of the board. A plain value, freely copied.
#pragma once

#include "rules/battle.h"
#include "rules/dice.h"

namespace bocage {

// What a unit has done this turn; reset when it ends (TURN-09).
enum UnitMark : std::uint8_t {
  kOrdered = 1,    // ORD-01
  kMoved = 2,      // has used its move
  kDisplaced = 4,  // has left a hex this turn, by moving or taking ground (TKG-09)
  kInStop = 8,     // entered a stop hex this turn and is still there (TKG-07)
  kInCover = 16,   // entered terrain this turn that bars battle (MOV-17)
  kBattled = 32,   // has used its battle
  kBarred = 64,    // INI-08, INI-10, INI-14: may not battle or be ordered this turn
  kBogged = 128,   // XT-04.b, XU-11.2: left a marsh or landed this turn, so may not battle
};

// Properties that persist from turn to turn.
enum UnitTrait : std::uint8_t {
  kCamouflaged = 1,  // PAC-20
  kAfloat = 2,       // XU-11: in a landing craft
};

// The names of marks in the protocols. Some occur in few battles and are shown only where they are set.
enum class Shown : std::uint8_t { Always, IfSet };
struct MarkName {
  std::uint8_t mark;
  std::string_view name;
  Shown shown;
};
inline constexpr auto kUnitMarkNames = std::to_array<MarkName>({{kOrdered, "ordered", Shown::Always},
                                                                {kMoved, "moved", Shown::Always},
                                                                {kBattled, "battled", Shown::Always},
                                                                {kBarred, "barred", Shown::Always},
                                                                {kDisplaced, "displaced", Shown::Always},
                                                                {kInStop, "in_stop", Shown::Always},
                                                                {kInCover, "in_cover", Shown::Always},
                                                                {kBogged, "bogged", Shown::IfSet}});
inline constexpr auto kUnitTraitNames =
    std::to_array<MarkName>({{kCamouflaged, "camouflaged", Shown::IfSet}, {kAfloat, "afloat", Shown::IfSet}});

struct Unit {
  Hex at = kNoHex;  // kNoHex: not on the board
  std::uint8_t figures = 0;
  Card effect = Card::None;  // the card whose row governs it this turn
  std::uint8_t moved = 0;    // MOV-03: movement points spent
  std::uint8_t marks = 0;
  Role by = Role::Commander;  // the post that last ordered it
  std::uint8_t traits = 0;
  Hex began = kNoHex;  // XT-21.b: where it stood before its first displacement this turn

  constexpr bool has(UnitMark mark) const { return (marks & mark) != 0; }
  constexpr void set(UnitMark mark) { marks = static_cast<std::uint8_t>(marks | mark); }
  constexpr void clear(UnitMark mark) { marks = static_cast<std::uint8_t>(marks & ~mark); }
  constexpr bool is(UnitTrait trait) const { return (traits & trait) != 0; }
  constexpr void drop(UnitTrait trait) { traits = static_cast<std::uint8_t>(traits & ~trait); }
  friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

// TURN-09: the unit with this turn's marks cleared; `by` persists (OVL-63).
constexpr Unit rested(const Unit& unit) {
  return {.at = unit.at, .figures = unit.figures, .by = unit.by, .traits = unit.traits};
}

// XU-08.1: a gun has found its range to a target.
struct CrossHair {
  UnitId gun = kNoUnit;
  UnitId target = kNoUnit;
  friend constexpr bool operator==(const CrossHair&, const CrossHair&) = default;
};
inline constexpr int kMostCrossHairs = 12;

// What an airplane has done this turn, and its actions that last until its side's next turn.
enum PlaneMark : std::uint8_t {
  kPlaneOrdered = 1,
  kPlaneMoved = 2,
  kPlaneActed = 4,
  kSupports = 8,     // AIR-33
  kInterdicts = 16,  // AIR-34
};

inline constexpr auto kPlaneMarkNames = std::to_array<MarkName>({{kPlaneOrdered, "ordered", Shown::Always},
                                                                 {kPlaneMoved, "moved", Shown::Always},
                                                                 {kPlaneActed, "acted", Shown::Always},
                                                                 {kSupports, "supports", Shown::Always},
                                                                 {kInterdicts, "interdicts", Shown::Always}});

// AIR-10 to AIR-17: an airplane piece; it may share a hex with a unit below.
struct Plane {
  Hex at = kNoHex;  // kNoHex: a free slot
  Airplane is = Airplane::P40;
  Side side = Side::Axis;
  bool parked = false;  // AIR-42; otherwise in flight
  std::uint8_t marks = 0;
  Role by = Role::Commander;                                          // the post that ordered it
  std::array<Hex, kFlightMost> path{kNoHex, kNoHex, kNoHex, kNoHex};  // AIR-32: the hexes of its move this turn

  constexpr bool has(PlaneMark mark) const { return (marks & mark) != 0; }
  constexpr void set(PlaneMark mark) { marks = static_cast<std::uint8_t>(marks | mark); }
  constexpr void clear(PlaneMark mark) { marks = static_cast<std::uint8_t>(marks & ~mark); }
  constexpr bool flies() const { return at != kNoHex && !parked; }
  friend constexpr bool operator==(const Plane&, const Plane&) = default;
};

inline constexpr std::uint8_t kFaceDown = 255;

struct Field {
  std::array<Unit, kMaxUnits> units{};
  ByHex<UnitId> unit_at{};  // kNoUnit where the hex is empty
  BySide<HexSet> occupied{};
  HexSet wire;
  HexSet sandbags;
  BySide<std::uint8_t> medals_won{};  // by elimination (VIC-01)
  std::uint16_t objectives_kept = 0;  // bit per objective: gained permanently (VIC-05)

  // Used by some battles only.
  HexSet mines;                                       // PAC-10: hexes with a marker
  std::array<std::uint8_t, kMostMines> mine_shown{};  // indexed like Battle::minefields(): the value, or kFaceDown
  HexSet caves;                                       // PAC-01: not yet sealed
  HexSet captured_tents;                              // PAC-31: headquarters captured by the enemy
  std::array<CrossHair, kMostCrossHairs> cross_hairs{};
  std::array<Plane, kMostAirplanes> planes{};
  std::uint8_t visibility = 0;  // NIGHT-01: 0 by day

  const Unit& operator[](UnitId unit) const { return units[index(unit)]; }
  Unit& operator[](UnitId unit) { return units[index(unit)]; }
  UnitId at(Hex hex) const { return unit_at[index(hex)]; }
  HexSet everybody() const { return occupied[0] | occupied[1]; }
  const HexSet& units_of(Side side) const { return occupied[index(side)]; }
  friend bool operator==(const Field&, const Field&) = default;
};

constexpr const Effect& effect(const Unit& unit) { return info(unit.effect).effect; }

// How a unit currently moves.
inline Gait gait(const Battle& battle, const Field& field, UnitId unit) {
  return field[unit].is(kAfloat) ? Gait::LandingCraft : battle.type(unit).gait();
}

// IJA-01, IJA-09: infantry of the Imperial Japanese Army.
inline bool has_spirit(const Battle& battle, UnitId unit) {
  return battle.command(battle.side(unit)).spirit && battle.type(unit).spirit;
}
// PAC-01: infantry that can use the caves.
inline bool knows_caves(const Battle& battle, UnitId unit) {
  return battle.command(battle.side(unit)).knows_caves && battle.arm(unit) == Arm::Infantry;
}

// NIGHT-04, NIGHT-05: whether darkness limits sight.
inline constexpr std::uint8_t kFullVisibility = 6;
inline bool is_dark(const Field& field) { return field.visibility != 0 && field.visibility < kFullVisibility; }

// Put a unit on the board, take it off. Only these may write `at`, `unit_at` and `occupied`, which must agree.
void place(const Battle& battle, Field& field, UnitId unit, Hex hex);
void lift(const Battle& battle, Field& field, UnitId unit);

// OBS-27: sandbag pieces still in the box.
int free_sandbags(const Battle& battle, const Field& field);

}  // namespace bocage
