// How a side's players share its posts (OVL-20 to OVL-26). Only the default: players may agree on another split.
#pragma once

#include <cassert>

#include "rules/vocabulary.h"

namespace bocage {

inline constexpr int kMostPeople = 4;  // on one side

// The player, numbered from 0, who holds each post.
using Seating = ByRole<std::uint8_t>;

inline constexpr std::array<Seating, kMostPeople> kSeatings{{
    // commander, left, center, right
    {0, 0, 0, 0},  // OVL-24
    {0, 1, 0, 1},  // OVL-23
    {0, 1, 0, 2},  // OVL-22
    {0, 1, 2, 3},  // OVL-21
}};

constexpr const Seating& seating(int people) {
  assert(people >= 1 && people <= kMostPeople);
  return kSeatings[static_cast<std::size_t>(people - 1)];
}

// OVL-25: how `people` players (2 to 8) split into sides; if odd, `larger` gets the extra one.
constexpr BySide<int> people_on_sides(int people, Side larger) {
  BySide<int> on{people / 2, people / 2};
  on[index(larger)] += people % 2;
  return on;
}

// The posts this player holds.
constexpr RoleMask posts_of(const Seating& seats, int person) {
  RoleMask roles = kNoRole;
  for (const Role role : kRoles) {
    if (seats[index(role)] == person) { roles = static_cast<RoleMask>(roles | mask(role)); }
  }
  return roles;
}

}  // namespace bocage
