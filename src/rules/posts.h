// Posts on the board: whom they face, their wings, and which post decides for a unit.
#pragma once

#include <cassert>

#include "rules/field.h"

namespace bocage {

// OVL-06: a left general faces the enemy's right one.
inline constexpr ByRole<Role> kFacing{Role::Commander, Role::Right, Role::Center, Role::Left};  // by own role
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

// The left or right section of a general's wing, from the general's own view.
inline SectionMask section_of_wing(const Battle& battle, Post post, Flank flank) {
  assert(flank == Flank::Left || flank == Flank::Right);
  const SectionMask wing = battle.wing(post.side, post.role);
  const auto lowest = static_cast<SectionMask>(wing & (~wing + 1U));
  const auto highest = static_cast<SectionMask>(wing ^ lowest);
  const bool left_is_lowest = battle.edge(post.side) == Edge::Bottom;
  return (flank == Flank::Left) == left_is_lowest ? lowest : highest;
}

// Where strips of a general's wing lie, as the general names it.
inline Flank flank_of(const Battle& battle, Post post, SectionMask strips) {
  for (const Flank flank : kSectionsOfWing) {
    if (strips == section_of_wing(battle, post, flank)) { return flank; }
  }
  return Flank::Both;
}

inline SectionMask strips_of(const Battle& battle, Post post, Flank flank) {
  return flank == Flank::Both ? battle.wing(post.side, post.role) : section_of_wing(battle, post, flank);
}

}  // namespace bocage
