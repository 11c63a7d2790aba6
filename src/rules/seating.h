// How the people of a side share its posts (OVL-20 to OVL-26). A default: a table may share them otherwise.
#pragma once

#include "rules/vocabulary.h"

namespace bocage {

inline constexpr int kMostPeople = 4;  // on one side

// Which of the side's people, counted from 0, holds each post: commander, left, center, right.
using Seating = std::array<std::uint8_t, 4>;

inline constexpr std::array<Seating, kMostPeople> kSeatings{{
    {0, 0, 0, 0},  // OVL-24
    {0, 1, 0, 1},  // OVL-23
    {0, 1, 0, 2},  // OVL-22
    {0, 1, 2, 3},  // OVL-21
}};

constexpr const Seating& seating(int people) { return kSeatings[static_cast<std::size_t>(people - 1)]; }

// OVL-25: how many of `people` (2 to 8) sit on each side; with an odd number the given side has one more.
constexpr BySide<int> people_on_sides(int people, Side larger) {
  BySide<int> on{people / 2, people / 2};
  on[index(larger)] += people % 2;
  return on;
}

// The posts one person of the side holds.
constexpr RoleMask posts_of(const Seating& seats, int person) {
  RoleMask roles = kNoRole;
  for (const Role role : kRoles) {
    if (seats[index(role)] == person) { roles = static_cast<RoleMask>(roles | mask(role)); }
  }
  return roles;
}

}  // namespace bocage
