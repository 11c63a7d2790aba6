// A battle while its file is being read: what is known so far, and the readers of its parts.
#pragma once

#include "rules/battle.h"
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

  Takers airplanes;

  bool late_weapons = false;                   // SWA-06: the models of this battle
  HexSet figures_given;                        // hexes of units whose figures the file states
  HexSet trait_given;                          // hexes of hills and rivers whose trait the file states
  HexSet wide;                                 // hexes of rivers with the trait `wide`
  std::array<HexSet, kTerrainKinds> listed{};  // by terrain, what the rule about it lists
};

// The `kind` of a unit: its arm, or a ship of whatever arm.
struct UnitKind {
  Arm arm = Arm::Infantry;
  bool ship = false;

  constexpr bool has(UnitType type) const { return info(type).ship == ship && (ship || info(type).arm == arm); }
  constexpr std::string_view name() const { return ship ? "ship" : bocage::name(arm); }
};

// Words.
std::optional<Side> read_side(const Node& node);
std::optional<UnitKind> read_kind(const Node& node);
void check_badge(const Node& node);  // null where a rule says that there is none

// The words of a table whose rows know their names.
template <class Id, class Rows>
constexpr auto words_of(const Rows& rows) {
  std::array<Word<Id>, std::tuple_size_v<Rows>> words{};
  for (std::size_t i = 0; i < rows.size(); ++i) { words[i] = {rows[i].name, rows[i].id}; }
  return words;
}

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
bool is_river(Terrain terrain);  // of every kind: what a bridge can lead over

// The parts, in the order in which they must be read. `file` is the whole document.
void read_board(Draft& draft, const Node& file);
void read_sides(Draft& draft, const Node& file);
void read_texts(Draft& draft, const Node& file);
void read_terrain(Draft& draft, const Node& file);
void read_structures(Draft& draft, const Node& file);
void read_obstacles(Draft& draft, const Node& file);
void read_units(Draft& draft, const Node& file);
void read_airplanes(Draft& draft, const Node& file);
void read_medals(Draft& draft, const Node& file);
void read_special(Draft& draft, const Node& file);
void check_whole(Draft& draft, const Node& file);  // what only the whole shows
void check_units(Draft& draft, const Node& file);  // a part of it

}  // namespace bocage
