// Checks that units can stand where the battle puts them, and that the box has the pieces they need.
#include "rules/field.h"
#include "scenario/draft.h"

namespace bocage {
namespace {

// MOV-06: units cannot start on impassable hexes.
void check_passable(Draft& draft, const UnitAt& unit) {
  const TerrainAt* tile = tile_at(draft, unit.at);
  if (tile == nullptr || !info(tile->is).impassable) { return; }
  for (const WorkInfo& row : kWorks) {
    if (row.opens_river && work_at(draft, unit.at, row.id) != nullptr) { return; }
  }
  draft.faults.add(draft.units[index(unit.at)] + ".at", "no unit can stand here: " + std::string(info(tile->is).name));
}

// XU-09.1, XU-11.1.
void check_afloat(Draft& draft, const UnitAt& unit) {
  const std::string& path = draft.units[index(unit.at)];
  const TerrainAt* tile = tile_at(draft, unit.at);
  const bool at_sea = tile != nullptr && info(tile->is).sea;
  const bool ship = info(unit.type).ship;
  if (unit.afloat && ship) { draft.faults.add(path + ".craft", "a ship needs none"); }
  if (unit.afloat && !at_sea) { draft.faults.add(path + ".craft", "must start on the ocean"); }
  if (!ship) { return; }
  if (!at_sea) { return draft.faults.add(path + ".at", "a ship must start on the ocean"); }
  bool beach_near = false;
  draft.board->adjacent(unit.at).for_each([&](Hex hex) {
    const TerrainAt* beside = tile_at(draft, hex);
    beach_near = beach_near || (beside != nullptr && beside->is == Terrain::Beach);
  });
  if (beach_near) { draft.faults.add(path + ".at", "a ship keeps away from the beach"); }
}

void check_unit_count(const Draft& draft, const Node& file) {
  const BattleSpec& spec = draft.scenario.spec;
  const std::size_t count = spec.units.size() + (spec.airdrop ? spec.airdrop->drops : 0U);
  if (count > kMaxUnits) {
    file["units"].fault("at most " + std::to_string(kMaxUnits) + " units, dropped ones included");
  }
}

// XU-08.4: the field has room for a fixed number of markers.
void check_cross_hairs(const Draft& draft, const Node& file) {
  int markers = 0;
  for (const UnitAt& unit : draft.scenario.spec.units) { markers += info(unit.type).cross_hairs; }
  if (markers > kMostCrossHairs) {
    file["units"].fault("at most " + std::to_string(kMostCrossHairs) + " cross-hairs, three to a big gun or destroyer");
  }
}

}  // namespace

void check_units(Draft& draft, const Node& file) {
  for (const UnitAt& unit : draft.scenario.spec.units) {
    check_passable(draft, unit);
    check_afloat(draft, unit);
  }
  check_unit_count(draft, file);
  check_cross_hairs(draft, file);
}

}  // namespace bocage
