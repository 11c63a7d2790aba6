// A battle while its file is being read: the data so far, and the readers of its parts.
#pragma once

#include "rules/battle.h"
#include "scenario/node.h"
#include "scenario/scenario.h"

namespace bocage {

// Limits that no real battle exceeds.
inline constexpr int kMostWorth = 100;         // medals for an objective or a unit
inline constexpr std::size_t kMostRules = 64;  // special rules, and briefing sentences about them

// The path of the entry that occupies each hex; empty if none does.
using Takers = ByHex<std::string>;

struct Draft {
  FaultList faults;
  Scenario scenario;
  std::optional<Board> board;  // nullopt if the board is invalid; hexes are then only checked for shape

  // What occupies which hex; the paths are for faults found later.
  Takers tiles;
  Takers structures;
  std::array<Takers, kWorkKinds> obstacles;
  Takers units;

  Takers airplanes;

  bool late_weapons = false;                   // SWA-06: the battle uses late models
  HexSet figures_given;                        // hexes of units whose figures the file states
  HexSet trait_given;                          // hexes of hills and rivers whose trait the file states
  HexSet wide;                                 // hexes of rivers with the trait `wide`
  std::array<HexSet, kTerrainKinds> listed{};  // by terrain: the hexes that the rule about it lists
};

// The `kind` of a unit: its arm, or a ship.
struct UnitKind {
  Arm arm = Arm::Infantry;
  bool ship = false;

  constexpr bool has(UnitType type) const { return info(type).ship == ship && (ship || info(type).arm == arm); }
  constexpr std::string_view name() const { return ship ? "ship" : bocage::name(arm); }
};
inline constexpr std::array<UnitKind, 4> kUnitKinds{
    {{Arm::Infantry, false}, {Arm::Armor, false}, {Arm::Artillery, false}, {Arm::Artillery, true}}};

// The badges that mark units; for display.
inline constexpr std::array<std::string_view, 7> kBadges{"british", "engineer", "german", "japanese",
                                                         "marine",  "ranger",   "soviet"};
// The sets that a battle can belong to.
inline constexpr std::array<std::string_view, 4> kSets{"base", "base-overlord", "eastern-front", "pacific-theater"};

// Words.
std::optional<Side> read_side(const Node& node);
std::optional<UnitKind> read_kind(const Node& node);
void check_badge(const Node& node);  // null is allowed where a rule states that there is none

// The words for a table whose rows have names.
template <class Id, class Rows>
constexpr auto words_of(const Rows& rows) {
  std::array<Word<Id>, std::tuple_size_v<Rows>> words{};
  for (std::size_t i = 0; i < rows.size(); ++i) { words[i] = {rows[i].name, rows[i].id}; }
  return words;
}

// Hexes.
std::optional<Hex> read_hex(const Draft& draft, const Node& node);
bool take(Takers& takers, Hex hex, const Node& entry);  // false, with a fault, if it is occupied
Takers& takers_of(Draft& draft, Work work);             // structures exclude each other, except roads
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

// Lookups in what has been read so far; null if there is nothing.
TerrainAt* tile_at(Draft& draft, Hex hex);
UnitAt* unit_at(Draft& draft, Hex hex);
WorkAt* work_at(Draft& draft, Hex hex, Work work);
bool is_river(Terrain terrain);  // of any kind: what a bridge can cross

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
std::vector<std::string> special_rule_names();     // sorted
void check_whole(Draft& draft, const Node& file);  // once everything is read
void check_units(Draft& draft, const Node& file);  // called by check_whole()

}  // namespace bocage
