#include "reference/lists.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/action.h"
#include "game/event.h"
#include "scenario/draft.h"

namespace bocage::reference {
namespace {

template <class Rows, class Keep>
Names rows_if(const Rows& rows, Keep keep) {
  Names found;
  for (const auto& row : rows) {
    if (keep(row)) { found.emplace_back(row.name); }
  }
  return found;
}

template <class Rows>
Names all(const Rows& rows) {
  return rows_if(rows, [](const auto&) { return true; });
}

template <class Texts>
Names texts(const Texts& list) {
  return {list.begin(), list.end()};
}

// Tiles, by the keys they have in battle files.
bool has_traits(const TerrainInfo& tile) {
  return std::any_of(kTerrains.begin(), kTerrains.end(),
                     [&](const TerrainInfo& row) { return !row.trait.empty() && row.trait_of == tile.id; });
}
bool is_tile(const TerrainInfo& row) { return row.tile; }
bool has_course(const TerrainInfo& row) { return row.tile && row.river && !has_traits(row); }
bool is_plain(const TerrainInfo& row) {
  return row.tile && !row.river && !row.airfield && !row.looks && !row.headquarters && !has_traits(row);
}

Names traits_of(Terrain tile) {
  Names found;
  for (const TerrainInfo& row : kTerrains) {
    if (!row.trait.empty() && row.trait_of == tile) { found.emplace_back(row.trait); }
  }
  return found;
}

// A river can also be `wide`, which leaves it a river.
Names river_traits() {
  Names found = traits_of(Terrain::River);
  found.insert(found.begin(), "wide");
  return found;
}

// The `type` of units in battle files, each word once.
template <class Keep>
Names types_if(Keep keep) {
  Names found;
  for (const UnitInfo& row : kUnits) {
    const std::string word{type_word(row)};
    if (!word.empty() && keep(row) && std::find(found.begin(), found.end(), word) == found.end()) {
      found.push_back(word);
    }
  }
  return found;
}

Names types_of(const UnitKind& kind) {
  return types_if([&](const UnitInfo& row) { return kind.has(row.id); });
}

Names types_with_figures(int most) {
  return types_if([&](const UnitInfo& row) { return most_figures(row) == most; });
}

Names structures() {
  Names found = rows_if(kWorks, [](const WorkInfo& row) { return !row.obstacle; });
  found.emplace_back("bridge-section");
  return found;
}

Names bridges() {
  Names found = rows_if(kWorks, [](const WorkInfo& row) { return row.opens_river; });
  found.emplace_back("bridge-section");
  return found;
}

// The two properties of an obstacle that decide its keys in battle files.
enum class Faces : std::uint8_t { Nowhere, AnEdge };
enum class Owner : std::uint8_t { None, Named };

Names obstacles(Faces faces, Owner owner) {
  return rows_if(kWorks, [&](const WorkInfo& row) {
    return row.obstacle && row.is_sandbag_piece == (faces == Faces::AnEdge) && row.owned == (owner == Owner::Named);
  });
}

Names command_rules() {
  Names found;
  for (const CommandInfo& row : kCommandRules) {
    if (!row.rule.empty()) { found.emplace_back(row.rule); }
  }
  return found;
}

Names kinds() {
  Names found;
  for (const UnitKind& kind : kUnitKinds) { found.emplace_back(kind.name()); }
  return found;
}

// What a screen tells about a battle's rules: those with data of their own, then those that are on or off.
Names rules_in_force() {
  Names found = all(kConditions);
  found.insert(found.begin(), {"air", "night"});
  return found;
}

using Make = Names (*)();
struct List {
  std::string_view name;
  Make make;
};

// clang-format off
constexpr auto kLists = std::to_array<List>({
    {"terrains",            [] { return all(kTerrains); }},
    {"tiles",               [] { return rows_if(kTerrains, is_tile); }},
    {"plain-tiles",         [] { return rows_if(kTerrains, is_plain); }},
    {"tiles-with-look",     [] { return rows_if(kTerrains, [](const TerrainInfo& row) { return row.tile && row.looks; }); }},
    {"tiles-with-course",   [] { return rows_if(kTerrains, has_course); }},
    {"tiles-with-runway",   [] { return rows_if(kTerrains, [](const TerrainInfo& row) { return row.tile && row.airfield; }); }},
    {"tiles-with-owner",    [] { return rows_if(kTerrains, [](const TerrainInfo& row) { return row.tile && row.headquarters; }); }},
    {"hill-traits",         [] { return traits_of(Terrain::Hill); }},
    {"river-traits",        river_traits},
    {"works",               [] { return all(kWorks); }},
    {"structures",          structures},
    {"bridges",             bridges},
    {"owned-structures",    [] { return rows_if(kWorks, [](const WorkInfo& row) { return !row.obstacle && row.owned; }); }},
    {"structures-for-any",  [] { return rows_if(kWorks, [](const WorkInfo& row) { return row.for_any; }); }},
    {"roads",               [] { return rows_if(kWorks, [](const WorkInfo& row) { return row.shares_hex; }); }},
    {"plain-structures",    [] { return rows_if(kWorks, [](const WorkInfo& row) {
                              return !row.obstacle && !row.opens_river && !row.owned && !row.for_any && !row.shares_hex; }); }},
    {"obstacles",           [] { return rows_if(kWorks, [](const WorkInfo& row) { return row.obstacle; }); }},
    {"plain-obstacles",     [] { return obstacles(Faces::Nowhere, Owner::None); }},
    {"obstacles-facing",    [] { return obstacles(Faces::AnEdge, Owner::None); }},
    {"obstacles-facing-owned", [] { return obstacles(Faces::AnEdge, Owner::Named); }},
    {"owned-obstacles",     [] { return obstacles(Faces::Nowhere, Owner::Named); }},
    {"units",               [] { return all(kUnits); }},
    {"unit-kinds",          kinds},
    {"unit-types",          [] { return types_if([](const UnitInfo&) { return true; }); }},
    {"infantry-types",      [] { return types_of(kUnitKinds[0]); }},
    {"armor-types",         [] { return types_of(kUnitKinds[1]); }},
    {"artillery-types",     [] { return types_of(kUnitKinds[2]); }},
    {"ship-types",          [] { return types_of(kUnitKinds[3]); }},
    {"types-of-1-figure",   [] { return types_with_figures(1); }},
    {"types-of-2-figures",  [] { return types_with_figures(2); }},
    {"types-of-3-figures",  [] { return types_with_figures(3); }},
    {"badges",              [] { return texts(kBadges); }},
    {"sets",                [] { return texts(kSets); }},
    {"nations",             [] { return all(kNations); }},
    {"commands",            [] { return all(kCommandRules); }},
    {"airplanes",           [] { return all(kAirplaneRows); }},
    {"air-actions",         [] { return texts(kAirActionNames); }},
    {"special-rules",       special_rule_names},
    {"conditions",          [] { return all(kConditions); }},
    {"command-rules",       command_rules},
    {"rules-in-force",      rules_in_force},
    {"cards",               [] { return rows_if(kCards, [](const CardInfo& row) { return row.id != Card::None; }); }},
    {"events",              [] { return all(kEvents); }},
});
// clang-format on

}  // namespace

std::optional<Names> names(std::string_view list) {
  const auto found = std::find_if(kLists.begin(), kLists.end(), [&](const List& row) { return row.name == list; });
  return found == kLists.end() ? std::nullopt : std::optional(found->make());
}

}  // namespace bocage::reference
