// Works on top of the terrain (bridges, bunkers, obstacles) as table rows (OBS).
#pragma once

#include "rules/vocabulary.h"

namespace bocage {

enum class Work : std::uint8_t {
  Bridge,
  Bunker,
  SeaWall,
  Hedgehog,
  Wire,
  Sandbags,
  FieldBunker,   // XT-10
  DragonsTeeth,  // XT-09
  RopeBridge,    // XT-31
  Road,          // EF-03
  Minefield,     // XT-33
  Cave,          // XT-23, XT-24: on a hill or a mountain
};
inline constexpr int kWorkKinds = 12;

struct WorkInfo {
  Work id;
  std::string_view name;
  bool lasts = true;                 // false: removable, so the field tracks it
  bool serves_owner_only = false;    // OBS-05, TER-29
  bool opens_river = false;          // TER-14: a crossing; also cancels the effects of fords and ice (XT-07.m, XBAT-03)
  bool stops = false;                // OBS-12
  ArmMask may_not_enter = kNoArm;    // OBS-03, OBS-09; retreats included (RET-10)
  ArmMask may_not_leave = kNoArm;    // OBS-04, RET-24
  ArmMask may_not_retreat = kNoArm;  // XT-10.f: loses a figure per flag instead
  ByArm<std::uint8_t> protection{};  // by attacking arm
  ByArm<std::uint8_t> own_penalty{};  // OBS-13
  bool ignores_flag = false;          // RET-17
  bool blocks_sight = false;          // OBS-08
  bool is_sandbag_piece = false;      // OBS-27
  std::uint8_t air_check = 0;         // AIR-20

  // In battle files.
  bool obstacle = false;    // listed under `obstacles`; otherwise under `structures`
  bool owned = false;       // must say whose it is, with `for`
  bool for_any = false;     // may say `for: any`
  bool shares_hex = false;  // a structure that may share its hex with another
};

// clang-format off
inline constexpr auto kWorks = std::to_array<WorkInfo>({
    {.id = Work::Bridge,   .name = "bridge",   .opens_river = true, .air_check = 1},
    {.id = Work::Bunker,   .name = "bunker",   .serves_owner_only = true, .may_not_enter = mask(Arm::Armor) | mask(Arm::Artillery),
     .may_not_leave = mask(Arm::Artillery), .protection = {1, 2, 0}, .ignores_flag = true, .blocks_sight = true, .air_check = 2, .owned = true},
    {.id = Work::SeaWall,  .name = "sea-wall", .serves_owner_only = true, .protection = {1, 1, 0}, .ignores_flag = true, .is_sandbag_piece = true, .air_check = 1, .obstacle = true, .owned = true},
    {.id = Work::Hedgehog, .name = "hedgehog", .may_not_enter = mask(Arm::Armor) | mask(Arm::Artillery), .ignores_flag = true, .air_check = 1, .obstacle = true},
    {.id = Work::Wire,     .name = "wire",     .lasts = false, .stops = true, .own_penalty = {1, 0, 0}, .air_check = 1, .obstacle = true},
    {.id = Work::Sandbags, .name = "sandbags", .lasts = false, .protection = {1, 1, 0}, .ignores_flag = true, .is_sandbag_piece = true, .air_check = 1, .obstacle = true},
    {.id = Work::FieldBunker,  .name = "field-bunker",  .may_not_enter = mask(Arm::Armor) | mask(Arm::Artillery), .may_not_retreat = mask(Arm::Armor) | mask(Arm::Artillery),
     .protection = {1, 2, 0}, .ignores_flag = true, .blocks_sight = true, .air_check = 2, .for_any = true},
    {.id = Work::DragonsTeeth, .name = "dragons-teeth", .stops = true, .may_not_enter = mask(Arm::Armor) | mask(Arm::Artillery), .air_check = 1, .obstacle = true},
    {.id = Work::RopeBridge,   .name = "rope-bridge",   .opens_river = true, .air_check = 1},
    {.id = Work::Road,         .name = "road", .shares_hex = true},
    {.id = Work::Minefield,    .name = "minefield",     .lasts = false, .stops = true, .air_check = 1, .obstacle = true, .owned = true},
    {.id = Work::Cave,         .name = "cave",          .lasts = false, .may_not_enter = mask(Arm::Armor) | mask(Arm::Artillery), .protection = {2, 2, 0}, .air_check = 2},
});
// clang-format on
static_assert(rows_in_order(kWorks) && kWorks.size() == kWorkKinds);

constexpr const WorkInfo& info(Work work) { return kWorks[static_cast<std::size_t>(work)]; }

constexpr bool is_of_expansion(Work work) { return work >= Work::FieldBunker; }

}  // namespace bocage
