// Terrain types as table rows (TER).
#pragma once

#include "rules/units.h"

namespace bocage {

enum class Terrain : std::uint8_t {
  Countryside,
  Forest,
  Hedgerow,
  Hill,
  Cliff,
  SeaBluff,
  SteepHill,
  ImpassableHill,
  Town,
  River,
  Beach,
  Ocean,
  // Terrain packs, Eastern Front and Pacific (XT).
  Trench,
  CityRuins,
  Ravine,
  Marsh,
  HillForest,
  HillVillage,
  FrozenRiver,
  Factory,
  Ford,
  FordableStream,
  Airfield,
  Jungle,
  Mountain,
  RicePaddy,
  FishPond,
  Pier,
  Hospital,
  HqTents,
  LaborCamp,
};
inline constexpr int kTerrainKinds = 31;

// Where a step onto this terrain must come from to count as a climb (TER-23, TER-27, TER-32).
enum class Climb : std::uint8_t { None, FromShore, FromLowGround };

struct TerrainInfo {
  Terrain id;
  std::string_view name;
  bool impassable = false;            // TER-12, TER-28
  ArmMask may_not_enter = kNoArm;     // XT-01.m and others; retreats included
  ArmMask may_not_leave = kNoArm;     // XT-22.m
  bool stops = false;                 // MOV-09
  ArmMask bars_battle = kNoArm;       // MOV-17: in the turn a unit enters it
  bool battle_next_door = false;      // XT-21.b: bars battle only for units that came from beyond the adjacent hex
  ArmMask bars_battle_left = kNoArm;  // XT-04.b: in the turn a unit leaves it
  ArmMask never_battles = kNoArm;     // TER-17, XT-01.b
  bool no_retreat = false;            // RET-09
  bool first_step_only = false;       // MOV-11, MOV-14: may be entered only on the first step of a move
  bool one_step_out = false;          // MOV-12
  std::uint8_t move_limit = 0;        // MOV-13: maximum length of a move that enters it; 0: no limit
  ByArm<std::uint8_t> protection{};   // by attacking arm
  ByArm<std::uint8_t> own_penalty{};  // TER-10: dice lost by a unit that attacks from it
  ArmMask ignores_flag = kNoArm;      // XT-01.f and others
  bool blocks_sight = false;          // LOS-09; hills are separate
  bool hill = false;                  // a hill hex: protection from below (BAT-17), sight by LOS-12
  ByArm<std::uint8_t> protection_from_below{};
  bool mountain = false;  // XT-22: entered and left only from high ground; clear sight along one connected mountain
  ByArm<std::uint8_t> protection_off_mountain{};  // XT-22.p: unless the attacker is on the same mountain
  Gun artillery_gun{};                            // XT-22.b: for artillery placed here; range 0: the unit's own gun
  bool sea = false;                               // ships and landing craft move here
  bool not_from_sea = false;                      // XT-27.m
  std::uint8_t ice_dice = 0;                      // XT-07.m
  bool heals = false;                             // PAC-30
  bool headquarters = false;                      // PAC-31
  bool airfield = false;                          // AIR-40
  std::uint8_t air_check = 0;                     // AIR-20
  bool shore = false;                             // low ground by the sea, for Climb::FromShore
  Climb climb = Climb::None;
  std::uint8_t climb_cost = 1;
  ArmMask may_not_climb = kNoArm;          // TER-24
  ArmMask may_not_climb_to_take = kNoArm;  // TKG-12

  // In battle files.
  bool tile = true;                         // `is` of a tile; false: printed on the board, or only a trait
  bool river = false;                       // what a bridge can cross; the tile has `shape` and `sides`
  bool looks = false;                       // the tile has `look`
  Terrain trait_of = Terrain::Countryside;  // the tile that becomes this terrain by its `trait`; Countryside: none
  std::string_view trait{};                 // that trait
  std::string_view listed_by{};  // the special rule that lists its hexes; if empty, `terrain-<name>` for expansions
};

// clang-format off
inline constexpr ArmMask kArmorAndArtillery = mask(Arm::Armor) | mask(Arm::Artillery);
inline constexpr auto kTerrains = std::to_array<TerrainInfo>({
    {.id = Terrain::Countryside, .name = "countryside", .tile = false},
    {.id = Terrain::Forest,      .name = "forest",   .stops = true, .bars_battle = kAnyArm, .protection = {1, 2, 0}, .blocks_sight = true, .air_check = 2},
    {.id = Terrain::Hedgerow,    .name = "hedgerow", .stops = true, .bars_battle = kAnyArm, .first_step_only = true, .one_step_out = true,
     .protection = {1, 2, 0}, .blocks_sight = true, .air_check = 2},
    {.id = Terrain::Hill,        .name = "hill",     .hill = true, .protection_from_below = {1, 1, 0}, .air_check = 1},
    {.id = Terrain::Cliff,       .name = "cliff",    .hill = true, .protection_from_below = {1, 1, 0}, .air_check = 1, .climb = Climb::FromShore, .climb_cost = 2,
     .may_not_climb_to_take = kAnyArm, .tile = false,
     .trait_of = Terrain::Hill, .trait = "cliff", .listed_by = "cliff"},
    {.id = Terrain::SeaBluff,    .name = "bluff",    .hill = true, .protection_from_below = {1, 1, 0}, .air_check = 1, .climb = Climb::FromShore, .climb_cost = 2,
     .may_not_climb = mask(Arm::Armor), .may_not_climb_to_take = mask(Arm::Armor), .tile = false,
     .trait_of = Terrain::Hill, .trait = "bluff", .listed_by = "bluff"},
    {.id = Terrain::SteepHill,   .name = "steep",    .hill = true, .protection_from_below = {1, 1, 0}, .air_check = 1, .climb = Climb::FromLowGround, .climb_cost = 2, .tile = false,
     .trait_of = Terrain::Hill, .trait = "steep", .listed_by = "steep-hills"},
    {.id = Terrain::ImpassableHill, .name = "impassable", .impassable = true, .hill = true, .protection_from_below = {1, 1, 0}, .air_check = 1, .tile = false,
     .trait_of = Terrain::Hill, .trait = "impassable", .listed_by = "impassable-hills"},
    {.id = Terrain::Town,        .name = "town",     .stops = true, .bars_battle = kAnyArm, .protection = {1, 2, 0}, .own_penalty = {0, 2, 0}, .blocks_sight = true, .air_check = 2, .looks = true},
    {.id = Terrain::River,       .name = "river",    .impassable = true, .air_check = 1, .river = true},
    {.id = Terrain::Beach,       .name = "beach",    .move_limit = 2, .shore = true, .tile = false},
    {.id = Terrain::Ocean,       .name = "ocean",    .stops = true, .never_battles = kAnyArm, .no_retreat = true, .first_step_only = true, .sea = true, .air_check = 2, .shore = true, .tile = false},
    {.id = Terrain::Trench,      .name = "trench",       .may_not_enter = mask(Arm::Artillery), .stops = true, .never_battles = mask(Arm::Armor), .protection = {1, 1, 0},
     .ignores_flag = mask(Arm::Infantry), .air_check = 1},
    {.id = Terrain::CityRuins,   .name = "city-ruins",   .may_not_enter = kArmorAndArtillery, .stops = true, .bars_battle = kAnyArm, .protection = {1, 2, 0},
     .ignores_flag = kAnyArm, .blocks_sight = true, .air_check = 2},
    {.id = Terrain::Ravine,      .name = "ravine",       .may_not_enter = kArmorAndArtillery, .ignores_flag = mask(Arm::Infantry), .air_check = 1},
    {.id = Terrain::Marsh,       .name = "marsh",        .may_not_enter = mask(Arm::Artillery), .stops = true, .bars_battle = mask(Arm::Armor), .bars_battle_left = mask(Arm::Armor),
     .one_step_out = true, .air_check = 1},
    {.id = Terrain::HillForest,  .name = "hill-forest",  .stops = true, .bars_battle = kAnyArm, .protection = {1, 2, 0}, .blocks_sight = true, .hill = true,
     .protection_from_below = {1, 1, 0}, .air_check = 2},
    {.id = Terrain::HillVillage, .name = "hill-village", .stops = true, .bars_battle = kAnyArm, .protection = {1, 2, 0}, .own_penalty = {0, 2, 0}, .blocks_sight = true, .hill = true,
     .protection_from_below = {1, 1, 0}, .air_check = 2},
    {.id = Terrain::FrozenRiver, .name = "frozen-river", .ice_dice = 2, .air_check = 1, .river = true},
    {.id = Terrain::Factory,     .name = "factory",      .stops = true, .bars_battle = kAnyArm, .protection = {1, 2, 0}, .own_penalty = {0, 2, 0}, .blocks_sight = true, .air_check = 2},
    {.id = Terrain::Ford,        .name = "ford",         .stops = true, .own_penalty = {1, 1, 1}, .air_check = 1, .river = true, .trait_of = Terrain::River, .trait = "fordable", .listed_by = "fordable-river"},
    {.id = Terrain::FordableStream, .name = "fordable-stream", .stops = true, .air_check = 1, .river = true, .trait_of = Terrain::River, .trait = "fordable-stream"},
    {.id = Terrain::Airfield,    .name = "airfield",     .airfield = true},
    {.id = Terrain::Jungle,      .name = "jungle",       .stops = true, .bars_battle = kAnyArm, .battle_next_door = true, .protection = {1, 2, 0}, .blocks_sight = true, .air_check = 2},
    {.id = Terrain::Mountain,    .name = "mountain",     .may_not_enter = kArmorAndArtillery, .may_not_leave = mask(Arm::Artillery), .mountain = true,
     .protection_off_mountain = {2, 2, 0}, .artillery_gun = {.range = 7, .dice_at = {3, 3, 2, 2, 1, 1, 1}, .sight = Sight::NotNeeded}, .air_check = 2},
    {.id = Terrain::RicePaddy,   .name = "rice-paddy",   .may_not_enter = mask(Arm::Artillery), .stops = true, .bars_battle = mask(Arm::Armor), .bars_battle_left = mask(Arm::Armor),
     .one_step_out = true, .air_check = 1},
    {.id = Terrain::FishPond,    .name = "fish-pond",    .may_not_enter = mask(Arm::Artillery), .stops = true, .bars_battle = mask(Arm::Armor) | mask(Arm::Infantry),
     .bars_battle_left = mask(Arm::Armor), .one_step_out = true, .air_check = 1},
    {.id = Terrain::Pier,        .name = "pier",         .not_from_sea = true, .air_check = 2},
    {.id = Terrain::Hospital,    .name = "hospital",     .blocks_sight = true, .heals = true, .air_check = 1},
    {.id = Terrain::HqTents,     .name = "hq-tents",     .blocks_sight = true, .headquarters = true, .air_check = 1},
    {.id = Terrain::LaborCamp,   .name = "labor-camp",   .stops = true, .bars_battle = kAnyArm, .protection = {1, 2, 0}, .own_penalty = {0, 2, 0}, .blocks_sight = true, .air_check = 2},
});
// clang-format on
static_assert(rows_in_order(kTerrains) && kTerrains.size() == kTerrainKinds);

constexpr const TerrainInfo& info(Terrain terrain) { return kTerrains[static_cast<std::size_t>(terrain)]; }

constexpr bool is_of_expansion(Terrain terrain) { return terrain >= Terrain::Trench; }

// Whether a battle file may list its tiles in a special rule `terrain-<name>`.
constexpr bool has_note(const TerrainInfo& row) { return row.tile && is_of_expansion(row.id) && row.listed_by.empty(); }

}  // namespace bocage
