// Unit types as table rows (UNIT; SWA, XU).
#pragma once

#include "rules/dice.h"

namespace bocage {

enum class UnitType : std::uint8_t {
  Infantry,
  SpecialForces,
  Resistance,
  Armor,
  EliteArmor,
  Artillery,
  // Special weapons infantry (SWA), early and late models.
  EarlyAntiTankGun,
  EarlyMachineGun,
  EarlyMortar,
  LateAntiTankGun,
  LateMachineGun,
  LateMortar,
  // Units of the expansions (XU).
  Sniper,
  Cavalry,
  SkiTroops,
  Engineers,
  FlameThrowerTank,
  MobileArtillery,
  BigGun,
  Destroyer,
  AircraftCarrier,
};
inline constexpr int kUnitTypes = 21;
inline constexpr int kMaxRange = 8;  // columns in the dice table
inline constexpr std::uint8_t kNoCap = 255;

enum class Sight : std::uint8_t { Needed, NotNeeded };

// SWA-06: which model of a weapon a battle has depends on its date.
enum class Model : std::uint8_t { Only, Early, Late };

// How a unit fires: range, dice, and whether it needs line of sight.
struct Gun {
  std::uint8_t range = 0;                         // BAT-03
  std::array<std::uint8_t, kMaxRange> dice_at{};  // BAT-05: [0] is close assault
  Sight sight = Sight::Needed;                    // BAT-04
};

struct UnitInfo {
  UnitType id;
  std::string_view name;
  Arm arm;
  std::uint8_t full;         // SET-02: figures at full strength
  std::uint8_t move;         // hexes it may move
  std::uint8_t battle_move;  // hexes it may have moved and still battle (BAT-20)
  Gun gun;
  Gun gun_standing{};                       // SWA-25: if it did not move; range 0: the same gun
  bool takes_ground = false;                // TKG-01, TKG-03
  bool overruns = false;                    // TKG-16, TKG-22
  bool battles_from_entered_cover = false;  // UNIT-04
  std::uint8_t retreat_per_flag = 1;        // RET-21: maximum hexes per flag
  bool clears_wire_by_entering = false;     // OBS-17
  bool clears_wire_by_work = false;         // OBS-14

  // What it hits, and what hits it.
  FaceMask hit_by = 0;                     // DICE-03, DICE-04: faces that can hit it
  ArmMask stars_hit = kNoArm;              // SWA-13, SWA-14: its stars hit targets of these arms
  bool stars_need_standing = false;        // SWA-23, SWA-24
  ArmMask may_not_target = kNoArm;         // XU-01.2
  std::uint8_t most_cover_close = kNoCap;  // XU-04.1, XU-06.1: maximum dice lost to the target's cover
  std::uint8_t most_cover_fire = kNoCap;   // SWA-15, SWA-26, XU-01.4
  std::uint8_t cross_hairs = 0;            // XU-08.4
  bool ignores_flag = false;               // XU-09.3
  std::uint8_t worth = 1;                  // XU-01.7: medals for eliminating it, unless the battle overrides it

  // Movement and engineering.
  bool ship = false;                     // XU-09, XU-10: ocean only; ordered only by cards for any arm
  bool carries_planes = false;           // XU-10.7
  bool vehicle = false;                  // EF-03
  bool keeps_battle_move = false;        // SWA-32: only Behind Enemy Lines lets it battle after a longer move
  bool clears_mines = false;             // XU-04.3
  bool battles_and_clears_wire = false;  // XU-04.2

  // Imperial Japanese Army, for Japanese units.
  bool spirit = false;  // IJA-01 to IJA-05
  bool banzai = false;  // IJA-06, SWA-34

  // In battle files.
  Model model = Model::Only;
  std::uint8_t most_figures = 0;  // UNIT-11: if a battle can give it more than `full`

  constexpr Gait gait() const { return ship ? Gait::Ship : gait_of(arm); }
};

// clang-format off
inline constexpr Gun kRifles{.range = 3, .dice_at = {3, 2, 1}, .sight = Sight::Needed};
inline constexpr Gun kTankGun{.range = 3, .dice_at = {3, 3, 3}, .sight = Sight::Needed};
inline constexpr Gun kHowitzer{.range = 6, .dice_at = {3, 3, 2, 2, 1, 1}, .sight = Sight::NotNeeded};
inline constexpr Gun kHeavyGun{.range = 8, .dice_at = {3, 3, 2, 2, 1, 1, 1, 1}, .sight = Sight::NotNeeded};

inline constexpr FaceMask kHitByBlast = mask(Face::Grenade) | mask(Face::Star);  // but by no unit symbol
inline constexpr FaceMask kHitAsInfantry = kHitByBlast | mask(Face::Infantry);
inline constexpr FaceMask kHitAsArmor = kHitByBlast | mask(Face::Armor);

inline constexpr auto kUnits = std::to_array<UnitInfo>({
    {.id = UnitType::Infantry,      .name = "infantry",       .arm = Arm::Infantry,  .full = 4, .move = 2, .battle_move = 1, .gun = kRifles,
     .takes_ground = true, .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .spirit = true, .banzai = true},
    {.id = UnitType::SpecialForces, .name = "special-forces", .arm = Arm::Infantry,  .full = 4, .move = 2, .battle_move = 2, .gun = kRifles,
     .takes_ground = true, .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .spirit = true, .banzai = true},
    {.id = UnitType::Resistance,    .name = "resistance",     .arm = Arm::Infantry,  .full = 3, .move = 2, .battle_move = 1, .gun = kRifles,
     .takes_ground = true, .battles_from_entered_cover = true, .retreat_per_flag = 3, .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .spirit = true, .banzai = true, .most_figures = 4},
    {.id = UnitType::Armor,         .name = "armor",          .arm = Arm::Armor,     .full = 3, .move = 3, .battle_move = 3, .gun = kTankGun,
     .takes_ground = true, .overruns = true, .clears_wire_by_entering = true, .hit_by = kHitAsArmor, .vehicle = true, .most_figures = 4},
    {.id = UnitType::EliteArmor,    .name = "elite-armor",    .arm = Arm::Armor,     .full = 4, .move = 3, .battle_move = 3, .gun = kTankGun,
     .takes_ground = true, .overruns = true, .clears_wire_by_entering = true, .hit_by = kHitAsArmor, .vehicle = true},
    {.id = UnitType::Artillery,     .name = "artillery",      .arm = Arm::Artillery, .full = 2, .move = 1, .battle_move = 0, .gun = kHowitzer, .hit_by = kHitByBlast},

    {.id = UnitType::EarlyAntiTankGun, .name = "early-anti-tank-gun", .arm = Arm::Infantry, .full = 4, .move = 2, .battle_move = 0, .gun = kRifles,
     .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .stars_hit = mask(Arm::Armor), .keeps_battle_move = true, .spirit = true, .model = Model::Early},
    {.id = UnitType::EarlyMachineGun,  .name = "early-machine-gun",   .arm = Arm::Infantry, .full = 4, .move = 2, .battle_move = 0, .gun = kRifles,
     .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .stars_hit = mask(Arm::Infantry), .keeps_battle_move = true, .spirit = true, .model = Model::Early},
    {.id = UnitType::EarlyMortar,      .name = "early-mortar",        .arm = Arm::Infantry, .full = 4, .move = 2, .battle_move = 0,
     .gun = {.range = 3, .dice_at = {3, 2, 1}, .sight = Sight::NotNeeded},
     .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .most_cover_close = 0, .most_cover_fire = 0, .keeps_battle_move = true, .spirit = true, .model = Model::Early},
    {.id = UnitType::LateAntiTankGun,  .name = "late-anti-tank-gun",  .arm = Arm::Infantry, .full = 4, .move = 2, .battle_move = 1, .gun = kRifles,
     .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .stars_hit = mask(Arm::Armor), .stars_need_standing = true, .spirit = true, .banzai = true, .model = Model::Late},
    {.id = UnitType::LateMachineGun,   .name = "late-machine-gun",    .arm = Arm::Infantry, .full = 4, .move = 2, .battle_move = 1, .gun = kRifles,
     .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .stars_hit = mask(Arm::Infantry), .stars_need_standing = true, .spirit = true, .banzai = true, .model = Model::Late},
    {.id = UnitType::LateMortar,       .name = "late-mortar",         .arm = Arm::Infantry, .full = 4, .move = 2, .battle_move = 1, .gun = kRifles,
     .gun_standing = {.range = 4, .dice_at = {3, 2, 1, 1}, .sight = Sight::NotNeeded},
     .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .most_cover_close = 0, .most_cover_fire = 0, .spirit = true, .banzai = true, .model = Model::Late},

    {.id = UnitType::Sniper,           .name = "sniper",              .arm = Arm::Infantry,  .full = 1, .move = 2, .battle_move = 2,
     .gun = {.range = 5, .dice_at = {1, 1, 1, 1, 1}, .sight = Sight::Needed},
     .takes_ground = true, .battles_from_entered_cover = true, .retreat_per_flag = 3, .clears_wire_by_work = true,
     .hit_by = kHitByBlast, .stars_hit = kAnyArm, .may_not_target = mask(Arm::Armor), .most_cover_close = 0, .most_cover_fire = 0, .worth = 0},
    {.id = UnitType::Cavalry,          .name = "cavalry",             .arm = Arm::Infantry,  .full = 4, .move = 3, .battle_move = 3,
     .gun = {.range = 2, .dice_at = {2, 1}, .sight = Sight::Needed},
     .takes_ground = true, .overruns = true, .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .spirit = true, .banzai = true},
    {.id = UnitType::SkiTroops,        .name = "ski-troops",          .arm = Arm::Infantry,  .full = 3, .move = 3, .battle_move = 3,
     .gun = {.range = 2, .dice_at = {3, 2}, .sight = Sight::Needed},
     .takes_ground = true, .battles_from_entered_cover = true, .retreat_per_flag = 3, .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .spirit = true, .banzai = true},
    {.id = UnitType::Engineers,        .name = "engineers",           .arm = Arm::Infantry,  .full = 4, .move = 2, .battle_move = 1, .gun = kRifles,
     .takes_ground = true, .clears_wire_by_work = true, .hit_by = kHitAsInfantry, .most_cover_close = 0, .clears_mines = true, .battles_and_clears_wire = true,
     .spirit = true, .banzai = true},
    {.id = UnitType::FlameThrowerTank, .name = "flame-thrower-tank",  .arm = Arm::Armor,     .full = 3, .move = 3, .battle_move = 3, .gun = kTankGun,
     .takes_ground = true, .overruns = true, .clears_wire_by_entering = true, .hit_by = kHitAsArmor, .most_cover_close = 1, .vehicle = true},
    {.id = UnitType::MobileArtillery,  .name = "mobile-artillery",    .arm = Arm::Artillery, .full = 2, .move = 2, .battle_move = 1, .gun = kHowitzer, .hit_by = kHitByBlast, .vehicle = true},
    {.id = UnitType::BigGun,           .name = "big-gun",             .arm = Arm::Artillery, .full = 2, .move = 1, .battle_move = 0, .gun = kHeavyGun, .hit_by = kHitByBlast, .cross_hairs = 3},
    {.id = UnitType::Destroyer,        .name = "destroyer",           .arm = Arm::Artillery, .full = 3, .move = 2, .battle_move = 2, .gun = kHeavyGun,
     .hit_by = mask(Face::Grenade), .cross_hairs = 3, .ignores_flag = true, .ship = true},
    {.id = UnitType::AircraftCarrier,  .name = "aircraft-carrier",    .arm = Arm::Artillery, .full = 3, .move = 2, .battle_move = 2, .gun = {.sight = Sight::NotNeeded},
     .hit_by = mask(Face::Grenade), .ignores_flag = true, .ship = true, .carries_planes = true},
});
// clang-format on
static_assert(rows_in_order(kUnits) && kUnits.size() == kUnitTypes);

constexpr const UnitInfo& info(UnitType type) { return kUnits[static_cast<std::size_t>(type)]; }

constexpr bool is_of_expansion(UnitType type) { return type > UnitType::Artillery; }

constexpr int most_figures(const UnitInfo& row) { return row.most_figures != 0 ? row.most_figures : row.full; }

// The `type` of a unit in battle files, which does not name the model; empty for the regulars of an arm, which have none.
constexpr std::string_view type_word(const UnitInfo& row) {
  switch (row.model) {
    case Model::Early: return row.name.substr(std::string_view("early-").size());
    case Model::Late: return row.name.substr(std::string_view("late-").size());
    case Model::Only: break;
  }
  return row.name == name(row.arm) ? std::string_view{} : row.name;
}

// Whether a card for these arms can order this unit. Ships count as no arm, so only cards for any arm order them.
constexpr bool is_ordered_by(ArmMask arms, const UnitInfo& type) {
  return type.ship ? arms == kAnyArm : has(arms, type.arm);
}

}  // namespace bocage
