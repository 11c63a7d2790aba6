// The kinds of unit, as rows (UNIT).
#pragma once

#include "rules/vocabulary.h"

namespace bocage {

enum class UnitType : std::uint8_t { Infantry, SpecialForces, Resistance, Armor, EliteArmor, Artillery };
inline constexpr int kUnitTypes = 6;
inline constexpr int kMaxRange = 8;  // columns of the dice table

enum class Sight : std::uint8_t { Needed, NotNeeded };

struct UnitInfo {
  UnitType id;
  std::string_view name;  // the `type` of a battle file
  Arm arm;
  std::uint8_t full;                            // SET-02: figures at full strength
  std::uint8_t move;                            // hexes it may move
  std::uint8_t battle_move;                     // hexes it may have moved and still battle (BAT-20)
  std::uint8_t range;                           // BAT-03
  std::array<std::uint8_t, kMaxRange> dice_at;  // BAT-05: [0] is close assault
  Sight sight;                                  // BAT-04
  bool takes_ground;                            // TKG-01, TKG-03
  bool overruns;                                // TKG-16, TKG-22
  bool battles_from_entered_cover;              // UNIT-04
  std::uint8_t retreat_per_flag;                // RET-21: at most so many hexes for a flag
  bool clears_wire_by_entering;                 // OBS-17
  bool clears_wire_by_work;                     // OBS-14
};

// clang-format off
inline constexpr auto kUnits = std::to_array<UnitInfo>({
    {.id = UnitType::Infantry,      .name = "infantry",       .arm = Arm::Infantry,  .full = 4, .move = 2, .battle_move = 1, .range = 3, .dice_at = {3, 2, 1},
     .sight = Sight::Needed,    .takes_ground = true,  .overruns = false, .battles_from_entered_cover = false, .retreat_per_flag = 1, .clears_wire_by_entering = false, .clears_wire_by_work = true},
    {.id = UnitType::SpecialForces, .name = "special-forces", .arm = Arm::Infantry,  .full = 4, .move = 2, .battle_move = 2, .range = 3, .dice_at = {3, 2, 1},
     .sight = Sight::Needed,    .takes_ground = true,  .overruns = false, .battles_from_entered_cover = false, .retreat_per_flag = 1, .clears_wire_by_entering = false, .clears_wire_by_work = true},
    {.id = UnitType::Resistance,    .name = "resistance",     .arm = Arm::Infantry,  .full = 3, .move = 2, .battle_move = 1, .range = 3, .dice_at = {3, 2, 1},
     .sight = Sight::Needed,    .takes_ground = true,  .overruns = false, .battles_from_entered_cover = true,  .retreat_per_flag = 3, .clears_wire_by_entering = false, .clears_wire_by_work = true},
    {.id = UnitType::Armor,         .name = "armor",          .arm = Arm::Armor,     .full = 3, .move = 3, .battle_move = 3, .range = 3, .dice_at = {3, 3, 3},
     .sight = Sight::Needed,    .takes_ground = true,  .overruns = true,  .battles_from_entered_cover = false, .retreat_per_flag = 1, .clears_wire_by_entering = true,  .clears_wire_by_work = false},
    {.id = UnitType::EliteArmor,    .name = "elite-armor",    .arm = Arm::Armor,     .full = 4, .move = 3, .battle_move = 3, .range = 3, .dice_at = {3, 3, 3},
     .sight = Sight::Needed,    .takes_ground = true,  .overruns = true,  .battles_from_entered_cover = false, .retreat_per_flag = 1, .clears_wire_by_entering = true,  .clears_wire_by_work = false},
    {.id = UnitType::Artillery,     .name = "artillery",      .arm = Arm::Artillery, .full = 2, .move = 1, .battle_move = 0, .range = 6, .dice_at = {3, 3, 2, 2, 1, 1},
     .sight = Sight::NotNeeded, .takes_ground = false, .overruns = false, .battles_from_entered_cover = false, .retreat_per_flag = 1, .clears_wire_by_entering = false, .clears_wire_by_work = false},
});
// clang-format on
static_assert(rows_in_order(kUnits) && kUnits.size() == kUnitTypes);

constexpr const UnitInfo& info(UnitType type) { return kUnits[static_cast<std::size_t>(type)]; }

}  // namespace bocage
