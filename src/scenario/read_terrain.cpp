// Terrain tiles.
#include "scenario/draft.h"

namespace bocage {
namespace {

constexpr auto kTileWords = std::to_array<Word<Terrain>>({{"forest", Terrain::Forest},
                                                          {"town", Terrain::Town},
                                                          {"hedgerow", Terrain::Hedgerow},
                                                          {"hill", Terrain::Hill},
                                                          {"river", Terrain::River},
                                                          {"trench", Terrain::Trench},
                                                          {"city-ruins", Terrain::CityRuins},
                                                          {"ravine", Terrain::Ravine},
                                                          {"marsh", Terrain::Marsh},
                                                          {"hill-forest", Terrain::HillForest},
                                                          {"hill-village", Terrain::HillVillage},
                                                          {"frozen-river", Terrain::FrozenRiver},
                                                          {"factory", Terrain::Factory},
                                                          {"ford", Terrain::Ford},
                                                          {"fordable-stream", Terrain::FordableStream},
                                                          {"airfield", Terrain::Airfield},
                                                          {"jungle", Terrain::Jungle},
                                                          {"mountain", Terrain::Mountain},
                                                          {"rice-paddy", Terrain::RicePaddy},
                                                          {"fish-pond", Terrain::FishPond},
                                                          {"pier", Terrain::Pier},
                                                          {"hospital", Terrain::Hospital},
                                                          {"hq-tents", Terrain::HqTents},
                                                          {"labor-camp", Terrain::LaborCamp}});

// A trait changes the tile's terrain type, except `wide`.
constexpr auto kHillTraits = std::to_array<Word<Terrain>>({{"cliff", Terrain::Cliff},
                                                           {"bluff", Terrain::SeaBluff},
                                                           {"steep", Terrain::SteepHill},
                                                           {"impassable", Terrain::ImpassableHill}});
constexpr auto kRiverTraits = std::to_array<Word<Terrain>>(
    {{"wide", Terrain::River}, {"fordable", Terrain::Ford}, {"fordable-stream", Terrain::FordableStream}});

struct Shape {
  std::string_view name;
  std::size_t sides;
};
constexpr auto kShapes =
    std::to_array<Shape>({{"straight", 2}, {"curve", 2}, {"mouth", 1}, {"branch", 3}, {"cross", 4}});

bool has_tile_keys(const Node& tile, Terrain is) {
  switch (is) {
    case Terrain::Town: return tile.is_object({"at", "is", "look"});
    case Terrain::Hill: return tile.is_object({"at", "is", "trait"});
    case Terrain::River: return tile.is_object({"at", "is", "shape", "sides", "trait"});
    case Terrain::Ford:
    case Terrain::FordableStream:
    case Terrain::FrozenRiver:
    case Terrain::Airfield: return tile.is_object({"at", "is", "shape", "sides"});
    case Terrain::HqTents: return tile.is_object({"at", "is", "for"});
    default: return tile.is_object({"at", "is"});
  }
}

// Affects only the picture, but a typo would otherwise go unnoticed.
void check_tile_look(const Node& tile, Terrain is) {
  if (tile["look"].given()) { tile["look"].one_of({"church", "pacific"}); }
  const Node shape = tile["shape"];
  const Node sides = tile["sides"];
  if (sides.given() != shape.given()) { tile.fault("has both shape and sides, or neither"); }
  std::optional<std::string> drawn;
  if (shape.given()) {
    drawn = is == Terrain::Airfield ? shape.one_of({"straight", "curve", "cross"})
                                    : shape.one_of({"straight", "curve", "mouth", "branch"});
  }
  sides.each(6, [](const Node& side) { side.one_of({"E", "NE", "NW", "W", "SW", "SE"}); });
  for (const Shape& row : kShapes) {
    if (drawn == row.name && sides.given() && sides.size() != row.sides) {
      sides.fault("must be " + std::to_string(row.sides));
    }
  }
}

Terrain read_trait(const Node& trait, Terrain is) {
  if (!trait.given()) { return is; }
  const auto made = is == Terrain::Hill ? trait.word<Terrain>(kHillTraits) : trait.word<Terrain>(kRiverTraits);
  return made.value_or(is);
}

void read_tile(Draft& draft, const Node& tile) {
  if (!tile.is_object()) { return; }
  const auto is = tile["is"].word<Terrain>(kTileWords);
  const auto hex = read_hex(draft, tile["at"]);
  if (!is || !has_tile_keys(tile, *is)) { return; }
  check_tile_look(tile, *is);
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
