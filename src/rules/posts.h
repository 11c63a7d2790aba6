// Posts on the board: whom they face, their wings, and which post decides for a unit.
#pragma once

#include <cassert>

#include "rules/field.h"

namespace bocage {

// OVL-06: a left general faces the enemy's right one.
inline constexpr std::array<Role, 4> kFacing{Role::Commander, Role::Right, Role::Center, Role::Left};
constexpr Role facing(Role role) { return kFacing[index(role)]; }

// OVL-07, OVL-63: the post that decides for a unit attacked on `at`: the general of that wing; on the line between two
// wings, the one who last ordered the unit, otherwise the center general. An ordered unit belongs to the post that
// ordered it (OVL-61). The same goes for teams (TEAM-07); with one player per side it is always the commander.
inline Role in_charge(const Battle& battle, const Field& field, UnitId unit, Hex at) {
  if (field[unit].has(kOrdered)) { return field[unit].by; }
  const Side side = battle.side(unit);
  const SectionMask sections = battle.board().sections_of(at);
  Role found = Role::Commander;
  int wings = 0;
  for (const Role role : kRoles) {
    if ((battle.wing(side, role) & sections) == 0) { continue; }
    ++wings;
    found = role;
    if (field[unit].by == role) { return role; }
  }
  return wings > 1 ? battle.chain().thirds[1] : found;
}

// The section of a general's wing on this flank (0 left, 2 right), from the general's own view.
inline SectionMask section_of_wing(const Battle& battle, Post post, std::uint8_t flank) {
  assert(flank == 0 || flank == 2);
  const SectionMask wing = battle.wing(post.side, post.role);
  const auto lowest = static_cast<SectionMask>(wing & (~wing + 1U));
  const auto highest = static_cast<SectionMask>(wing ^ lowest);
  const bool left_is_lowest = battle.edge(post.side) == Edge::Bottom;
  return (flank == 0) == left_is_lowest ? lowest : highest;
}

inline constexpr std::uint8_t kBothSections = 3;  // in place of a flank

inline SectionMask strips_of(const Battle& battle, Post post, std::uint8_t flank) {
  return flank == kBothSections ? battle.wing(post.side, post.role) : section_of_wing(battle, post, flank);
}

}  // namespace bocage
