// Who may battle whom, and with how many dice (BAT).
#pragma once

#include "rules/field.h"

namespace bocage {

enum class Occasion : std::uint8_t { Battle, Overrun, Ambush };

// Why a battle may not be declared.
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
};
struct BanInfo {
  Ban id;
  std::string_view rule;
  std::string_view why;
};
const BanInfo& info(Ban ban);

// BAT-12: the dice of one battle, part by part.
struct DiceCount {
  int base = 0;
  int card = 0;
  int own_hex = 0;  // what the attacker's hex takes away, as a positive number
  int cover = 0;    // what the target's hex takes away

  constexpr int total() const {
    const int n = base + card - own_hex - cover;
    return n > 0 ? n : 0;
  }
};
DiceCount dice_for(const Battle& battle, const Field& field, UnitId attacker, UnitId target, Occasion occasion);

// BAT-14, BAT-17: dice that the target's hex takes from an attacker of this arm who stands on `from`.
int protection(const Battle& battle, const Field& field, Arm attacker, Hex from, UnitId target);

// Whether the unit could battle at all, whoever the target; wire can be removed on the same terms (OBS-14, OBS-15).
Ban may_battle(const Battle& battle, const Field& field, UnitId unit, Occasion occasion);
// Whether it may battle the unit on `target`, given that it may battle.
Ban may_attack(const Battle& battle, const Field& field, UnitId unit, Hex target, Occasion occasion);
// All hexes whose units it may battle; empty unless may_battle().
HexSet targets(const Battle& battle, const Field& field, UnitId unit, Occasion occasion);

bool may_remove_wire(const Battle& battle, const Field& field, UnitId unit);

}  // namespace bocage
