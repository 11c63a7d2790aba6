// The battle die.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/vocabulary.h"

namespace bocage {

enum class Face : std::uint8_t { Infantry, Armor, Grenade, Flag, Star };
inline constexpr int kFaces = 5;
inline constexpr std::array<std::string_view, kFaces> kFaceNames{"infantry", "armor", "grenade", "flag", "star"};
constexpr std::string_view name(Face face) { return kFaceNames[static_cast<std::size_t>(face)]; }

// DICE-01: six equally likely sides, infantry twice.
inline constexpr std::array<Face, 6> kDieSides{Face::Infantry, Face::Infantry, Face::Armor,
                                               Face::Grenade,  Face::Flag,     Face::Star};

// The dice of one roll.
inline constexpr int kMaxDice = 32;
struct Roll {
  std::array<Face, kMaxDice> faces{};
  std::uint8_t size = 0;

  constexpr void add(Face face) {
    if (size < kMaxDice) { faces[size++] = face; }
  }
  constexpr int count(Face face) const {
    int n = 0;
    for (std::size_t i = 0; i < size; ++i) { n += faces[i] == face ? 1 : 0; }
    return n;
  }
};

// DICE-03, DICE-04: the face that shows an arm; artillery has none.
constexpr bool shows(Face face, Arm arm) {
  return (face == Face::Infantry && arm == Arm::Infantry) || (face == Face::Armor && arm == Arm::Armor);
}

enum class Stars : std::uint8_t { Miss, Hit };  // DICE-06, AIRP-05

// DICE-03 to DICE-07.
constexpr bool is_hit(Face face, Arm target, Stars stars) {
  return shows(face, target) || face == Face::Grenade || (face == Face::Star && stars == Stars::Hit);
}

constexpr int hits(const Roll& roll, Arm target, Stars stars) {
  int n = 0;
  for (std::size_t i = 0; i < roll.size; ++i) { n += is_hit(roll.faces[i], target, stars) ? 1 : 0; }
  return n;
}

}  // namespace bocage
