// Structures and obstacles.
#include "scenario/draft.h"

namespace bocage {
namespace {

constexpr auto kStructureWords = std::to_array<Word<Work>>({{"bridge", Work::Bridge},
                                                            {"bridge-section", Work::Bridge},
                                                            {"bunker", Work::Bunker},
                                                            {"field-bunker", Work::FieldBunker},
                                                            {"rope-bridge", Work::RopeBridge},
                                                            {"road", Work::Road},
                                                            {"cave", Work::Cave}});
constexpr auto kObstacleWords = std::to_array<Word<Work>>({{"wire", Work::Wire},
                                                           {"hedgehog", Work::Hedgehog},
                                                           {"sandbags", Work::Sandbags},
                                                           {"sea-wall", Work::SeaWall},
                                                           {"dragons-teeth", Work::DragonsTeeth},
                                                           {"minefield", Work::Minefield}});

bool has_structure_keys(const Node& piece, Work is) {
  switch (is) {
    case Work::Bunker:
    case Work::FieldBunker: return piece.is_object({"at", "is", "for"});
    case Work::Road: return piece.is_object({"at", "is", "sides"});
    case Work::Cave: return piece.is_object({"at", "is"});
    default: return piece.is_object({"at", "is", "axis"});
  }
}

bool has_obstacle_keys(const Node& piece, Work is) {
  switch (is) {
    case Work::Sandbags: return piece.is_object({"at", "is", "toward"});
    case Work::SeaWall: return piece.is_object({"at", "is", "toward", "for"});
    case Work::Minefield: return piece.is_object({"at", "is", "for"});
    default: return piece.is_object({"at", "is"});
  }
}

void check_ground_below(const Node& piece, std::string_view word, Work is, const TerrainAt* tile) {
  const bool section = word == "bridge-section";  // part of a span that begins and ends on land
  if (info(is).opens_river && !section && (tile == nullptr || !is_river(tile->is))) {
    piece["at"].fault("no river to bridge");
  }
  if (is == Work::Cave && (tile == nullptr || !(info(tile->is).hill || info(tile->is).mountain))) {
    piece["at"].fault("no hill or mountain for a cave");
  }
}

void read_structure(Draft& draft, const Node& piece) {
  if (!piece.is_object()) { return; }
  const auto is = piece["is"].word<Work>(kStructureWords);
  const auto hex = read_hex(draft, piece["at"]);
  if (!is || !has_structure_keys(piece, *is)) { return; }
  if (piece["axis"].given()) { piece["axis"].one_of({"N-S", "NE-SW", "ENE-WSW", "E-W", "WNW-ESE", "NW-SE"}); }
  piece["sides"].each(6, [](const Node& side) { side.one_of({"E", "NE", "NW", "W", "SW", "SE"}); });
  std::optional<Side> owner;
  if (*is == Work::FieldBunker) {
    piece["for"].expect("any");
  } else if (piece["for"].given()) {
    owner = read_side(piece["for"]);
  }
  // A road may share its hex with a bridge or a bunker.
  Takers& takers = *is == Work::Road ? draft.obstacles[static_cast<std::size_t>(*is)] : draft.structures;
  if (!hex || !take(takers, *hex, piece)) { return; }
  check_ground_below(piece, piece["is"].text().value_or(""), *is, tile_at(draft, *hex));
  draft.scenario.spec.works.push_back({*hex, *is, owner});
}

void read_obstacle(Draft& draft, const Node& piece) {
  if (!piece.is_object()) { return; }
  const auto is = piece["is"].word<Work>(kObstacleWords);
  const auto hex = read_hex(draft, piece["at"]);
  if (!is || !has_obstacle_keys(piece, *is)) { return; }
  if (piece["toward"].given()) { piece["toward"].one_of({"top", "bottom"}); }
  std::optional<Side> owner;
  if (piece["for"].given()) { owner = read_side(piece["for"]); }
  if (!hex || !take(draft.obstacles[static_cast<std::size_t>(*is)], *hex, piece)) { return; }
  draft.scenario.spec.works.push_back({*hex, *is, owner});
}

}  // namespace

void read_structures(Draft& draft, const Node& file) {
  file["structures"].each(kMaxHexes, [&](const Node& piece) { read_structure(draft, piece); });
}

void read_obstacles(Draft& draft, const Node& file) {
  file["obstacles"].each(kMaxHexes, [&](const Node& piece) { read_obstacle(draft, piece); });
}

}  // namespace bocage
