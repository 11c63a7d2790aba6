// What lies and stands on the board: terrain, structures, obstacles and units.
#include "rules/battle.h"
#include "scenario/draft.h"

namespace bocage {
namespace {

constexpr auto kTileWords = std::to_array<Word<Terrain>>({{"forest", Terrain::Forest},
                                                          {"town", Terrain::Town},
                                                          {"hedgerow", Terrain::Hedgerow},
                                                          {"hill", Terrain::Hill},
                                                          {"river", Terrain::River}});
constexpr auto kHillWords = std::to_array<Word<Terrain>>({{"cliff", Terrain::Cliff},
                                                          {"bluff", Terrain::SeaBluff},
                                                          {"steep", Terrain::SteepHill},
                                                          {"impassable", Terrain::ImpassableHill}});
constexpr auto kObstacleWords = std::to_array<Word<Work>>(
    {{"wire", Work::Wire}, {"hedgehog", Work::Hedgehog}, {"sandbags", Work::Sandbags}, {"sea-wall", Work::SeaWall}});
constexpr auto kTypeWords = std::to_array<Word<UnitType>>({{"special-forces", UnitType::SpecialForces},
                                                           {"resistance", UnitType::Resistance},
                                                           {"elite-armor", UnitType::EliteArmor}});
constexpr ByArm<UnitType> kRegulars{UnitType::Infantry, UnitType::Armor, UnitType::Artillery};
constexpr ByArm<int> kFullUnit{4, 4, 2};

bool has_tile_keys(const Node& tile, Terrain is) {
  switch (is) {
    case Terrain::Town: return tile.is_object({"at", "is", "look"});
    case Terrain::Hill: return tile.is_object({"at", "is", "trait"});
    case Terrain::River: return tile.is_object({"at", "is", "shape", "sides", "trait"});
    default: return tile.is_object({"at", "is"});
  }
}

// Pictures only; but a misspelt one would go unnoticed until somebody looks.
void check_tile_look(const Node& tile) {
  if (tile["look"].given()) { tile["look"].one_of({"church"}); }
  if (tile["shape"].given()) { tile["shape"].one_of({"straight", "curve"}); }
  if (tile["sides"].given() != tile["shape"].given()) { tile.fault("a river has both shape and sides, or neither"); }
  tile["sides"].each(2, [](const Node& side) { side.one_of({"E", "NE", "NW", "W", "SW", "SE"}); });
}

void read_tile(Draft& draft, const Node& tile) {
  if (!tile.is_object()) { return; }
  const auto is = tile["is"].word<Terrain>(kTileWords);
  const auto hex = read_hex(draft, tile["at"]);
  if (!is || !has_tile_keys(tile, *is)) { return; }
  check_tile_look(tile);
  TerrainAt piece{hex.value_or(kNoHex), *is};
  const Node trait = tile["trait"];
  if (trait.given() && *is == Terrain::Hill) { piece.is = trait.word<Terrain>(kHillWords).value_or(Terrain::Hill); }
  const bool wide = trait.given() && *is == Terrain::River && trait.one_of({"wide"});
  if (!hex || !take(draft.tiles, *hex, tile)) { return; }
  if (wide) { draft.wide.add(*hex); }
  if (piece.is != *is) { draft.trait_given.add(*hex); }
  draft.scenario.spec.terrain.push_back(piece);
}

void read_structure(Draft& draft, const Node& piece) {
  if (!piece.is_object()) { return; }
  const auto is = piece["is"].one_of({"bridge", "bridge-section", "bunker"});
  const auto hex = read_hex(draft, piece["at"]);
  if (!is) { return; }
  const bool bunker = *is == "bunker";
  if (!(bunker ? piece.is_object({"at", "is", "for"}) : piece.is_object({"at", "is", "axis"}))) { return; }
  if (piece["axis"].given()) { piece["axis"].one_of({"N-S", "NE-SW", "ENE-WSW", "E-W", "WNW-ESE", "NW-SE"}); }
  std::optional<Side> owner;
  if (piece["for"].given()) { owner = read_side(piece["for"]); }
  if (!hex || !take(draft.structures, *hex, piece)) { return; }
  const TerrainAt* tile = tile_at(draft, *hex);
  if (*is == "bridge" && (tile == nullptr || tile->is != Terrain::River)) { piece["at"].fault("no river to bridge"); }
  draft.scenario.spec.works.push_back({*hex, bunker ? Work::Bunker : Work::Bridge, owner});
}

void read_obstacle(Draft& draft, const Node& piece) {
  if (!piece.is_object()) { return; }
  const auto is = piece["is"].word<Work>(kObstacleWords);
  const auto hex = read_hex(draft, piece["at"]);
  if (!is) { return; }
  const bool keys = *is == Work::Sandbags  ? piece.is_object({"at", "is", "toward"})
                    : *is == Work::SeaWall ? piece.is_object({"at", "is", "toward", "for"})
                                           : piece.is_object({"at", "is"});
  if (!keys) { return; }
  if (piece["toward"].given()) { piece["toward"].one_of({"top", "bottom"}); }
  std::optional<Side> owner;
  if (piece["for"].given()) { owner = read_side(piece["for"]); }
  if (!hex || !take(draft.obstacles[static_cast<std::size_t>(*is)], *hex, piece)) { return; }
  draft.scenario.spec.works.push_back({*hex, *is, owner});
}

std::optional<UnitType> read_type(const Node& unit, Arm arm) {
  const Node type = unit["type"];
  if (!type.given()) { return kRegulars[index(arm)]; }
  const auto is = type.word<UnitType>(kTypeWords);
  if (is && info(*is).arm != arm) {
    type.fault("is no kind of " + std::string(name(arm)));
    return std::nullopt;
  }
  return is;
}

void read_unit(Draft& draft, const Node& unit) {
  if (!unit.is_object({"at", "side", "kind", "type", "figures", "badge"})) { return; }
  const auto hex = read_hex(draft, unit["at"]);
  const auto side = read_side(unit["side"]);
  const auto arm = read_arm(unit["kind"]);
  std::optional<UnitType> type;
  if (arm) { type = read_type(unit, *arm); }
  if (unit["badge"].given()) { unit["badge"].one_of({"british", "german", "ranger"}); }
  const Node figures = unit["figures"];
  std::optional<int> count;
  if (figures.given()) {
    count = figures.integer({1, arm ? kFullUnit[index(*arm)] : 4});
  } else if (type) {
    count = info(*type).full;  // SET-02
  }
  if (!hex || !take(draft.units, *hex, unit) || !side || !type || !count) { return; }
  if (figures.given()) { draft.figures_given.add(*hex); }
  draft.scenario.spec.units.push_back({*hex, *side, *type, static_cast<std::uint8_t>(*count), 1});
}

}  // namespace

// GRID-07: tiles come after the printed face, so that they replace it.
void read_terrain(Draft& draft, const Node& file) {
  file["terrain"].each(kMaxHexes, [&](const Node& tile) { read_tile(draft, tile); });
}

void read_structures(Draft& draft, const Node& file) {
  file["structures"].each(kMaxHexes, [&](const Node& piece) { read_structure(draft, piece); });
}

void read_obstacles(Draft& draft, const Node& file) {
  file["obstacles"].each(kMaxHexes, [&](const Node& piece) { read_obstacle(draft, piece); });
}

void read_units(Draft& draft, const Node& file) {
  if (!file["units"].given()) { file["units"].fault("missing"); }
  file["units"].each(kMaxUnits, [&](const Node& unit) { read_unit(draft, unit); });
}

}  // namespace bocage
