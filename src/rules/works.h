// What stands on top of the terrain: bridges, bunkers and obstacles, as rows (OBS).
#pragma once

#include "rules/vocabulary.h"

namespace bocage {

enum class Work : std::uint8_t { Bridge, Bunker, SeaWall, Hedgehog, Wire, Sandbags };
inline constexpr int kWorkKinds = 6;

struct WorkInfo {
  Work id;
  std::string_view name;
  bool lasts = true;                  // false: can be removed, so the state knows where it is
  bool serves_owner_only = false;     // OBS-05, TER-29
  bool opens_river = false;           // TER-14
  bool stops = false;                 // OBS-12
  ArmMask may_not_enter = kNoArm;     // OBS-03, OBS-09; retreats included (RET-10)
  ArmMask may_not_leave = kNoArm;     // OBS-04, RET-24
  ByArm<std::uint8_t> protection{};   // by attacking arm
  ByArm<std::uint8_t> own_penalty{};  // OBS-13
  bool ignores_flag = false;          // RET-17
  bool blocks_sight = false;          // OBS-08
  bool is_sandbag_piece = false;      // OBS-27
};

// clang-format off
inline constexpr auto kWorks = std::to_array<WorkInfo>({
    {.id = Work::Bridge,   .name = "bridge",   .opens_river = true},
    {.id = Work::Bunker,   .name = "bunker",   .serves_owner_only = true, .may_not_enter = mask(Arm::Armor) | mask(Arm::Artillery),
     .may_not_leave = mask(Arm::Artillery), .protection = {1, 2, 0}, .ignores_flag = true, .blocks_sight = true},
    {.id = Work::SeaWall,  .name = "sea-wall", .serves_owner_only = true, .protection = {1, 1, 0}, .ignores_flag = true, .is_sandbag_piece = true},
    {.id = Work::Hedgehog, .name = "hedgehog", .may_not_enter = mask(Arm::Armor) | mask(Arm::Artillery), .ignores_flag = true},
    {.id = Work::Wire,     .name = "wire",     .lasts = false, .stops = true, .own_penalty = {1, 0, 0}},
    {.id = Work::Sandbags, .name = "sandbags", .lasts = false, .protection = {1, 1, 0}, .ignores_flag = true, .is_sandbag_piece = true},
});
// clang-format on
static_assert(rows_in_order(kWorks) && kWorks.size() == kWorkKinds);

constexpr const WorkInfo& info(Work work) { return kWorks[static_cast<std::size_t>(work)]; }

}  // namespace bocage
