// Who may battle whom, and with how many dice (BAT).
#pragma once

#include "rules/field.h"

namespace bocage {

enum class Occasion : std::uint8_t { Attack, Overrun, Ambush };
inline constexpr auto kOccasionNames = names_of(std::to_array<Named<Occasion>>(
    {{Occasion::Attack, "battle"}, {Occasion::Overrun, "overrun"}, {Occasion::Ambush, "ambush"}}));
constexpr std::string_view name(Occasion occasion) { return kOccasionNames[static_cast<std::size_t>(occasion)]; }

// Why a battle is not allowed.
enum class Ban : std::uint8_t {
  None,
  NotOrdered,         // ORD-01
  BadLuck,            // INI-08, INI-10
  AlreadyBattled,     // BAT-01
  ForbiddenByCard,    // DIG-03
  MovedTooFar,        // BAT-20
  EnteredCover,       // MOV-17
  OnOcean,            // BAT-21
  NoEnemyThere,       // BAT-02
  OutOfRange,         // BAT-03
  EnemyAdjacent,      // BAT-08
  NoEnemyAdjacent,    // CLO-05
  FirefightAdjacent,  // FIR-04
  NoSight,            // BAT-04
  FireOverHill,       // SCN-52
  OtherBank,          // SCN-43
  NoDice,             // BAT-13
  NoWeapon,           // XU-10
  Afloat,             // XU-11.2
  Bogged,             // XT-04.b, XU-11.2
  NeverFromHere,      // XT-01.b
  BanzaiOnly,         // IJA-06
  NotThatArm,         // XU-01.2
  TooDark,            // NIGHT-04
  Camouflaged,        // PAC-20
  MinesFirst,         // XU-04.3
};
inline constexpr int kBans = 26;

// BAT-12: the dice of one battle, part by part.
struct DiceCount {
  int base = 0;
  int card = 0;
  int own_hex = 0;     // dice lost to the attacker's own hex, as a positive number
  int cover = 0;       // dice lost to the target's cover, as a positive number
  int command = 0;     // IJA-04
  int cross_hair = 0;  // XU-08.2
  int support = 0;     // AIR-33

  constexpr int total() const {
    const int n = base + card - own_hex - cover + command + cross_hair + support;
    return n > 0 ? n : 0;
  }
};
// dice_at() counts the attacker's own contribution against a hex, occupied or not; dice_for() is the full count.
DiceCount dice_at(const Battle& battle, const Field& field, UnitId attacker, Hex target, Occasion occasion);
DiceCount dice_for(const Battle& battle, const Field& field, UnitId attacker, UnitId target, Occasion occasion);

// The gun a unit fires with, given where it stands and whether it moved.
const Gun& special_gun_of(const Battle& battle, const Field& field, UnitId unit);
inline const Gun& gun_of(const Battle& battle, const Field& field, UnitId unit) {
  const UnitInfo& type = battle.type(unit);
  const bool always_the_same = type.arm != Arm::Artillery && type.gun_standing.range == 0;
  return always_the_same ? type.gun : special_gun_of(battle, field, unit);
}
// The faces that hit `target` when `attacker` rolls (DICE-03 to DICE-07; SWA-07, XU-01, EF-05).
FaceMask faces_for(const Battle& battle, const Field& field, UnitId attacker, UnitId target);
// The same for attacks without an attacking unit, and from the air.
FaceMask faces_for(const Battle& battle, UnitId target, FaceMask dealt);
FaceMask faces_from_afar(const Battle& battle, UnitId target, Stars stars);  // of an air strike or a Barrage (EF-05)

// BAT-14, BAT-17: dice that the target's cover takes from an attacker of this arm on `from`.
int protection(const Battle& battle, const Field& field, Arm attacker, Hex from, UnitId target);

// Whether the unit may battle at all, regardless of target; removing wire has the same preconditions (OBS-14, OBS-15).
Ban may_battle(const Battle& battle, const Field& field, UnitId unit, Occasion occasion);
// Whether it may battle the unit on `target`; assumes may_battle().
Ban may_attack(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion);
// The same for a target other than a unit (AIR-43).
Ban may_fire_at(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion);
// All hexes with units it may battle; empty unless may_battle().
HexSet targets(const Battle& battle, const Field& field, UnitId unit, Occasion occasion);

bool may_remove_wire(const Battle& battle, const Field& field, UnitId unit);
bool may_seal_cave(const Battle& battle, const Field& field, UnitId unit);     // PAC-04
bool may_recover(const Battle& battle, const Field& field, UnitId unit);       // PAC-30
bool must_clear_mines(const Battle& battle, const Field& field, UnitId unit);  // XU-04.3

}  // namespace bocage
