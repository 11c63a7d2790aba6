// Terrain tiles.
#include <algorithm>

#include "scenario/draft.h"

namespace bocage {
namespace {

// The trait of a river that stays a river (TER-31).
constexpr std::string_view kWide = "wide";

std::optional<Terrain> tile_named(std::string_view word) {
  for (const TerrainInfo& row : kTerrains) {
    if (row.tile && row.name == word) { return row.id; }
  }
  return std::nullopt;
}

// A trait changes the tile's terrain type, except `wide`.
std::optional<Terrain> made_by_trait(Terrain tile, std::string_view trait) {
  if (tile == Terrain::River && trait == kWide) { return Terrain::River; }
  for (const TerrainInfo& row : kTerrains) {
    if (row.trait == trait && row.trait_of == tile) { return row.id; }
  }
  return std::nullopt;
}

bool has_traits(Terrain tile) {
  return std::any_of(kTerrains.begin(), kTerrains.end(),
                     [&](const TerrainInfo& row) { return !row.trait.empty() && row.trait_of == tile; });
}

struct Shape {
  std::string_view name;
  std::size_t sides;
};
constexpr auto kShapes =
    std::to_array<Shape>({{"straight", 2}, {"curve", 2}, {"mouth", 1}, {"branch", 3}, {"cross", 4}});

bool has_tile_keys(const Node& tile, const TerrainInfo& row) {
  std::vector<std::string_view> keys{"at", "is"};
  if (row.looks) { keys.emplace_back("look"); }
  if (row.river || row.airfield) { keys.insert(keys.end(), {"shape", "sides"}); }
  if (row.headquarters) { keys.emplace_back("for"); }
  if (has_traits(row.id)) { keys.emplace_back("trait"); }
  return tile.is_object(keys);
}

// Affects only the picture, but a typo would otherwise go unnoticed.
void check_tile_look(const Node& tile, const TerrainInfo& row) {
  if (tile["look"].given()) { tile["look"].one_of({"church", "pacific"}); }
  const Node shape = tile["shape"];
  const Node sides = tile["sides"];
  if (sides.given() != shape.given()) { tile.fault("has both shape and sides, or neither"); }
  std::optional<std::string> drawn;
  if (shape.given()) {
    drawn = row.airfield ? shape.one_of({"straight", "curve", "cross"})
                         : shape.one_of({"straight", "curve", "mouth", "branch"});
  }
  sides.each(6, [](const Node& side) { side.one_of({"E", "NE", "NW", "W", "SW", "SE"}); });
  for (const Shape& form : kShapes) {
    if (drawn == form.name && sides.given() && sides.size() != form.sides) {
      sides.fault("must be " + std::to_string(form.sides));
    }
  }
}

Terrain read_trait(const Node& trait, Terrain is) {
  if (!trait.given()) { return is; }
  return trait.word_by([&](std::string_view word) { return made_by_trait(is, word); }).value_or(is);
}

void read_tile(Draft& draft, const Node& tile) {
  if (!tile.is_object()) { return; }
  const auto is = tile["is"].word_by(tile_named);
  const auto hex = read_hex(draft, tile["at"]);
  if (!is || !has_tile_keys(tile, info(*is))) { return; }
  check_tile_look(tile, info(*is));
  const Terrain made = read_trait(tile["trait"], *is);
  std::optional<Side> owner;
  if (info(*is).headquarters) { owner = read_side(tile["for"]); }
  if (!hex || !take(draft.tiles, *hex, tile)) { return; }
  if (made == Terrain::River && tile["trait"].given()) { draft.wide.add(*hex); }
  if (made != *is) { draft.trait_given.add(*hex); }
  if (owner) { draft.scenario.spec.headquarters[index(*owner)].add(*hex); }
  draft.scenario.spec.terrain.push_back({*hex, made});
}

}  // namespace

// GRID-07: read after the printed board, so that tiles override it.
void read_terrain(Draft& draft, const Node& file) {
  file["terrain"].each(kMaxHexes, [&](const Node& tile) { read_tile(draft, tile); });
}

}  // namespace bocage
