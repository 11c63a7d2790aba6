// The kinds of terrain, as rows (TER).
#pragma once

#include "rules/vocabulary.h"

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
};
inline constexpr int kTerrainKinds = 12;

// From where stepping onto a hill is a climb (TER-23, TER-27, TER-32).
enum class Climb : std::uint8_t { None, FromShore, FromLowGround };

struct TerrainInfo {
  Terrain id;
  std::string_view name;              // `is`, or `is`/`trait`, of a battle file
  bool impassable = false;            // TER-12, TER-28
  bool stops = false;                 // MOV-09
  bool bars_battle = false;           // MOV-17: in the turn of entry
  bool never_battles = false;         // TER-17
  bool no_retreat = false;            // RET-09
  bool first_step_only = false;       // MOV-11, MOV-14: entered only from where the move began
  bool one_step_out = false;          // MOV-12
  std::uint8_t move_limit = 0;        // MOV-13: a move that enters it is at most so long; 0: no limit
  ByArm<std::uint8_t> protection{};   // by attacking arm
  ByArm<std::uint8_t> own_penalty{};  // TER-10: dice that a unit in it lacks
  bool blocks_sight = false;          // LOS-09, without hills
  bool hill = false;                  // a hill hex: protection from below (BAT-17), sight by LOS-12
  ByArm<std::uint8_t> protection_from_below{};
  bool shore = false;  // low ground at the sea, for Climb::FromShore
  Climb climb = Climb::None;
  std::uint8_t climb_cost = 1;
  ArmMask may_not_climb = kNoArm;          // TER-24
  ArmMask may_not_climb_to_take = kNoArm;  // TKG-12
};

// clang-format off
inline constexpr auto kTerrains = std::to_array<TerrainInfo>({
    {.id = Terrain::Countryside, .name = "countryside"},
    {.id = Terrain::Forest,      .name = "forest",   .stops = true, .bars_battle = true, .protection = {1, 2, 0}, .blocks_sight = true},
    {.id = Terrain::Hedgerow,    .name = "hedgerow", .stops = true, .bars_battle = true, .first_step_only = true, .one_step_out = true,
     .protection = {1, 2, 0}, .blocks_sight = true},
    {.id = Terrain::Hill,        .name = "hill",     .hill = true, .protection_from_below = {1, 1, 0}},
    {.id = Terrain::Cliff,       .name = "cliff",    .hill = true, .protection_from_below = {1, 1, 0}, .climb = Climb::FromShore, .climb_cost = 2,
     .may_not_climb_to_take = kAnyArm},
    {.id = Terrain::SeaBluff,    .name = "bluff",    .hill = true, .protection_from_below = {1, 1, 0}, .climb = Climb::FromShore, .climb_cost = 2,
     .may_not_climb = mask(Arm::Armor), .may_not_climb_to_take = mask(Arm::Armor)},
    {.id = Terrain::SteepHill,   .name = "steep",    .hill = true, .protection_from_below = {1, 1, 0}, .climb = Climb::FromLowGround, .climb_cost = 2},
    {.id = Terrain::ImpassableHill, .name = "impassable", .impassable = true, .hill = true, .protection_from_below = {1, 1, 0}},
    {.id = Terrain::Town,        .name = "town",     .stops = true, .bars_battle = true, .protection = {1, 2, 0}, .own_penalty = {0, 2, 0}, .blocks_sight = true},
    {.id = Terrain::River,       .name = "river",    .impassable = true},
    {.id = Terrain::Beach,       .name = "beach",    .move_limit = 2, .shore = true},
    {.id = Terrain::Ocean,       .name = "ocean",    .stops = true, .never_battles = true, .no_retreat = true, .first_step_only = true, .shore = true},
});
// clang-format on
static_assert(rows_in_order(kTerrains) && kTerrains.size() == kTerrainKinds);

constexpr const TerrainInfo& info(Terrain terrain) { return kTerrains[static_cast<std::size_t>(terrain)]; }

}  // namespace bocage
