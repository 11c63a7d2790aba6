// The battle die.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "rules/vocabulary.h"

namespace bocage {

enum class Face : std::uint8_t { Infantry, Armor, Grenade, Flag, Star };
inline constexpr int kFaces = 5;
inline constexpr auto kFaceNames = names_of(std::to_array<Named<Face>>({{Face::Infantry, "infantry"},
                                                                        {Face::Armor, "armor"},
                                                                        {Face::Grenade, "grenade"},
                                                                        {Face::Flag, "flag"},
                                                                        {Face::Star, "star"}}));
static_assert(kFaceNames.size() == kFaces);
constexpr std::string_view name(Face face) { return kFaceNames[static_cast<std::size_t>(face)]; }

// DICE-01: six equally likely sides; two show infantry.
inline constexpr std::array<Face, 6> kDieSides{Face::Infantry, Face::Infantry, Face::Armor,
                                               Face::Grenade,  Face::Flag,     Face::Star};

// The dice of one roll.
inline constexpr int kMaxDice = 32;
struct Roll {
  std::array<Face, kMaxDice> faces{};
  std::uint8_t size = 0;

  constexpr void add(Face face) {
    assert(size < kMaxDice);
    faces[size++] = face;
  }
  constexpr int count(Face face) const {
    int n = 0;
    for (std::size_t i = 0; i < size; ++i) { n += faces[i] == face ? 1 : 0; }
    return n;
  }
};

// DICE-03, DICE-04: whether this face is the arm's symbol; artillery has none.
constexpr bool shows(Face face, Arm arm) {
  return (face == Face::Infantry && arm == Arm::Infantry) || (face == Face::Armor && arm == Arm::Armor);
}

enum class Stars : std::uint8_t { Miss, Hit };  // DICE-06, AIRP-05
inline constexpr auto kStarsNames = names_of(std::to_array<Named<Stars>>({{Stars::Miss, "miss"}, {Stars::Hit, "hit"}}));
constexpr std::string_view name(Stars stars) { return kStarsNames[static_cast<std::size_t>(stars)]; }

// A bit mask of faces, usable in constexpr tables. A face hits if it is in both the attack's mask and the target's.
using FaceMask = std::uint8_t;
constexpr FaceMask mask(Face face) { return static_cast<FaceMask>(1U << static_cast<unsigned>(face)); }
constexpr bool has(FaceMask faces, Face face) { return (faces & mask(face)) != 0; }
inline constexpr FaceMask kSymbols = mask(Face::Infantry) | mask(Face::Armor);
inline constexpr FaceMask kNoStar = kSymbols | mask(Face::Grenade);  // an ordinary attack's mask (DICE-06)
inline constexpr FaceMask kWithStar = kNoStar | mask(Face::Star);
constexpr FaceMask faces_dealt(Stars stars) { return stars == Stars::Hit ? kWithStar : kNoStar; }

// DICE-03 to DICE-07: the faces that hit a unit of this arm.
constexpr FaceMask hit_faces(Arm target, Stars stars) {
  FaceMask faces = mask(Face::Grenade);
  for (const Face face : {Face::Infantry, Face::Armor}) {
    if (shows(face, target)) { faces = static_cast<FaceMask>(faces | mask(face)); }
  }
  return static_cast<FaceMask>(faces | (stars == Stars::Hit ? mask(Face::Star) : 0));
}

constexpr bool is_hit(Face face, Arm target, Stars stars) { return has(hit_faces(target, stars), face); }

constexpr int hits(const Roll& roll, FaceMask faces) {
  int n = 0;
  for (std::size_t i = 0; i < roll.size; ++i) { n += has(faces, roll.faces[i]) ? 1 : 0; }
  return n;
}
constexpr int hits(const Roll& roll, Arm target, Stars stars) { return hits(roll, hit_faces(target, stars)); }

}  // namespace bocage
