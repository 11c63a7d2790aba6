// The colours of the map: a staff map of 1944, warm paper and muted ground, within the limits of a terminal.
#pragma once

#include <array>

#include "cli/paint.h"
#include "rules/terrain.h"
#include "rules/works.h"

namespace bocage::cli {

// 0xd4d4a8 and its neighbour among the 256 colours, chosen by eye: the nearest by arithmetic makes towns of meadows.
constexpr Colour tint(std::uint32_t value, std::uint8_t number) {
  return {static_cast<std::uint8_t>(value >> 16U & 255U), static_cast<std::uint8_t>(value >> 8U & 255U),
          static_cast<std::uint8_t>(value & 255U), number};
}

inline constexpr Colour kPencil = tint(0xb03a2e, 124);  // what the staff draws: section lines, choices
inline constexpr Colour kGold = tint(0xd7af2f, 178);    // medals, and what can be chosen now
inline constexpr Colour kInkDark = tint(0x2b2a26, 234);
inline constexpr Colour kBorder = tint(0x8d8a6a, 101);  // between hexes
inline constexpr BySide<Colour> kSideGround{tint(0x3f5068, 60), tint(0x4e6532, 58)};
inline constexpr BySide<Colour> kSideInk{tint(0xf2f5f8, 231), tint(0xf4f6e2, 230)};
inline constexpr BySide<Colour> kSideText{tint(0x7f9fc7, 110), tint(0x8fae5d, 107)};  // readable on black and on white

// How a kind of terrain looks: a sign that is scattered over the hex, a letter for plain text, and its colours. The
// ground has two shades, for even and odd rows, so that rows stand apart.
struct TerrainLook {
  Terrain id;
  std::string_view sign;
  std::string_view letter;
  std::array<Colour, 2> ground;
  Colour ink;
};

// clang-format off
inline constexpr auto kTerrainLooks = std::to_array<TerrainLook>({
    {Terrain::Countryside,    " ", " ", {tint(0xd4d4a8, 187), tint(0xc6c795, 187)}, tint(0x8d8a6a, 101)},
    {Terrain::Forest,         "♣", "f", {tint(0x9db57a, 107), tint(0x90a96d, 107)}, tint(0x2f4f26, 22)},
    {Terrain::Hedgerow,       "▒", "h", {tint(0xb4c48a, 143), tint(0xa8b97e, 143)}, tint(0x4f6f3a, 58)},
    {Terrain::Hill,           "∩", "^", {tint(0xcdb07a, 179), tint(0xc1a36c, 179)}, tint(0x6f4f1f, 94)},
    {Terrain::Cliff,          "╱", "c", {tint(0xc4a57a, 137), tint(0xb8986c, 137)}, tint(0x5f3f17, 52)},
    {Terrain::SeaBluff,       "╱", "b", {tint(0xd2b98a, 180), tint(0xc6ac7c, 180)}, tint(0x5f3f17, 52)},
    {Terrain::SteepHill,      "∧", "s", {tint(0xc09a62, 137), tint(0xb48d55, 137)}, tint(0x5f3f17, 52)},
    {Terrain::ImpassableHill, "▲", "M", {tint(0x9a8a72, 102), tint(0x8d7d65, 102)}, tint(0x3f3323, 235)},
    {Terrain::Town,           "⌂", "t", {tint(0xdcc8a8, 181), tint(0xd0bb9a, 181)}, tint(0x9a3f27, 88)},
    {Terrain::River,          "≈", "~", {tint(0x7fb0c8, 110), tint(0x73a5be, 110)}, tint(0x1f4f6f, 24)},
    {Terrain::Beach,          "·", ":", {tint(0xecdcae, 223), tint(0xe4d2a0, 223)}, tint(0x9a8450, 137)},
    {Terrain::Ocean,          "~", "w", {tint(0x5f93ad, 67), tint(0x5488a3, 67)}, tint(0xbfdfeb, 153)},
    {Terrain::Trench,         "╤", "n", {tint(0xc0b088, 144), tint(0xb4a47c, 144)}, tint(0x4f3f1f, 58)},
    {Terrain::CityRuins,      "▚", "u", {tint(0xc4bcae, 145), tint(0xb8b0a2, 145)}, tint(0x5f4f47, 239)},
    {Terrain::Ravine,         "∨", "v", {tint(0xbfa67a, 143), tint(0xb3996c, 143)}, tint(0x5f3f17, 52)},
    {Terrain::Marsh,          "„", "m", {tint(0xa3bfa0, 108), tint(0x97b394, 108)}, tint(0x2f5f4f, 23)},
    {Terrain::HillForest,     "♠", "F", {tint(0xb0a86a, 143), tint(0xa49c5e, 143)}, tint(0x2f4f26, 22)},
    {Terrain::HillVillage,    "⌂", "H", {tint(0xcdb07a, 179), tint(0xc1a36c, 179)}, tint(0x9a3f27, 88)},
    {Terrain::FrozenRiver,    "≋", "i", {tint(0xcfe3ec, 152), tint(0xc2d8e3, 152)}, tint(0x4f7f9f, 67)},
    {Terrain::Factory,        "▙", "y", {tint(0xcfbfa6, 181), tint(0xc3b299, 181)}, tint(0x5f4f47, 239)},
    {Terrain::Ford,           "≈", "d", {tint(0x9fc4d0, 152), tint(0x93b9c6, 152)}, tint(0x2f6f8f, 31)},
    {Terrain::FordableStream, "≈", "e", {tint(0xb4d0d0, 152), tint(0xa8c5c6, 152)}, tint(0x2f6f8f, 31)},
    {Terrain::Airfield,       "═", "a", {tint(0xc9c4b4, 188), tint(0xbdb8a8, 188)}, tint(0x6f6a5a, 242)},
    {Terrain::Jungle,         "♧", "j", {tint(0x86ad6a, 71), tint(0x7aa15e, 71)}, tint(0x1f4f1f, 22)},
    {Terrain::Mountain,       "▲", "A", {tint(0xaa9a7f, 138), tint(0x9d8d72, 138)}, tint(0x4f3f23, 237)},
    {Terrain::RicePaddy,      "▤", "r", {tint(0xb6cf9a, 150), tint(0xaac38e, 150)}, tint(0x3f6f4f, 65)},
    {Terrain::FishPond,       "◦", "p", {tint(0x9cc4c0, 115), tint(0x90b8b4, 115)}, tint(0x1f4f6f, 24)},
    {Terrain::Pier,           "╫", "k", {tint(0x7fa5b5, 109), tint(0x7399a9, 109)}, tint(0x5f3f17, 52)},
    {Terrain::Hospital,       "+", "+", {tint(0xe6ddcc, 187), tint(0xdad1c0, 187)}, tint(0xa33f2f, 124)},
    {Terrain::HqTents,        "△", "q", {tint(0xd4cfa8, 187), tint(0xc8c39b, 187)}, tint(0x5f5f2f, 58)},
    {Terrain::LaborCamp,      "⌂", "l", {tint(0xd6c89a, 186), tint(0xcabc8d, 186)}, tint(0x6f4f1f, 94)},
});
// clang-format on
// A terrain without a row looks like open country with the first letter of its name.
constexpr TerrainLook look(const TerrainInfo& kind) {
  for (const TerrainLook& row : kTerrainLooks) {
    if (row.id == kind.id) { return row; }
  }
  const std::string_view letter = kind.name.substr(0, 1);
  return {kind.id, letter, letter, kTerrainLooks[0].ground, kTerrainLooks[0].ink};
}
constexpr TerrainLook look(Terrain terrain) { return look(info(terrain)); }

struct WorkLook {
  Work id;
  std::string_view sign;
  std::string_view letter;
};
inline constexpr auto kWorkLooks = std::to_array<WorkLook>({
    {Work::Bridge, "╬", "="},
    {Work::Bunker, "■", "B"},
    {Work::SeaWall, "▄", "_"},
    {Work::Hedgehog, "✱", "#"},
    {Work::Wire, "×", "x"},
    {Work::Sandbags, "∞", "o"},
    {Work::FieldBunker, "▪", "D"},
    {Work::DragonsTeeth, "▴", "V"},
    {Work::RopeBridge, "╪", "-"},
    {Work::Road, "─", "."},
    {Work::Minefield, "¤", "%"},
    {Work::Cave, "◗", "C"},
});
static_assert(rows_in_order(kWorkLooks) && kWorkLooks.size() == kWorkKinds);
constexpr const WorkLook& look(Work work) { return kWorkLooks[static_cast<std::size_t>(work)]; }

}  // namespace bocage::cli
