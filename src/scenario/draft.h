// A battle while its file is being read: what is known so far, and the readers of its parts.
#pragma once

#include "scenario/node.h"
#include "scenario/scenario.h"

namespace bocage {

// What no real battle exceeds.
inline constexpr int kMostWorth = 100;         // of an objective or a unit, in medals
inline constexpr std::size_t kMostRules = 64;  // special rules, and sentences of a briefing about them

// Who has taken a hex, by the path of the entry; empty where nobody has.
using Takers = ByHex<std::string>;

struct Draft {
  FaultList faults;
  Scenario scenario;
  std::optional<Board> board;  // nothing if the board itself is at fault; hexes are then only looked at

  // Who lies where; the paths are for faults that come to light later.
  Takers tiles;
  Takers structures;
  std::array<Takers, kWorkKinds> obstacles;
  Takers units;

  HexSet figures_given;                        // hexes of units whose figures the file states
  HexSet trait_given;                          // hexes of hills whose trait the file states
  HexSet wide;                                 // hexes of rivers with the trait `wide`
  std::array<HexSet, kTerrainKinds> listed{};  // by the kind of hill, what the rule of that name lists
};

// Words.
std::optional<Side> read_side(const Node& node);
std::optional<Arm> read_arm(const Node& node);

// Hexes.
std::optional<Hex> read_hex(const Draft& draft, const Node& node);
bool take(Takers& takers, Hex hex, const Node& entry);  // false, and a fault, if somebody has it
HexSet read_hexes(const Draft& draft, const Node& node);
template <class Visit>
void each_hex(const Draft& draft, const Node& node, Visit visit) {
  if (!node.given()) { node.fault("missing"); }
  HexSet seen;
  node.each(kMaxHexes, [&](const Node& entry) {
    const auto hex = read_hex(draft, entry);
    if (!hex) { return; }
    if (seen.contains(*hex)) { return entry.fault("listed twice"); }
    seen.add(*hex);
    visit(*hex, entry);
  });
  if (node.given() && node.size() == 0) { node.fault("must not be empty"); }
}

// What has been read already.
TerrainAt* tile_at(Draft& draft, Hex hex);
UnitAt* unit_at(Draft& draft, Hex hex);
WorkAt* work_at(Draft& draft, Hex hex, Work work);

// The parts, in the order in which they must be read. `file` is the whole document.
void read_board(Draft& draft, const Node& file);
void read_sides(Draft& draft, const Node& file);
void read_texts(Draft& draft, const Node& file);
void read_terrain(Draft& draft, const Node& file);
void read_structures(Draft& draft, const Node& file);
void read_obstacles(Draft& draft, const Node& file);
void read_units(Draft& draft, const Node& file);
void read_medals(Draft& draft, const Node& file);
void read_special(Draft& draft, const Node& file);
void check_whole(Draft& draft, const Node& file);  // what only the whole shows

}  // namespace bocage
