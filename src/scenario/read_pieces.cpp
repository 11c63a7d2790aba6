// Structures and obstacles.
#include "scenario/draft.h"

namespace bocage {
namespace {

// Part of a span that begins and ends on land.
constexpr std::string_view kBridgeSection = "bridge-section";

enum class List : std::uint8_t { Structures, Obstacles };

std::optional<Work> work_named(List list, std::string_view word) {
  if (list == List::Structures && word == kBridgeSection) { return Work::Bridge; }
  for (const WorkInfo& row : kWorks) {
    if (row.obstacle == (list == List::Obstacles) && row.name == word) { return row.id; }
  }
  return std::nullopt;
}

bool has_work_keys(const Node& piece, const WorkInfo& row) {
  std::vector<std::string_view> keys{"at", "is"};
  if (row.owned || row.for_any) { keys.emplace_back("for"); }
  if (row.opens_river) { keys.emplace_back("axis"); }
  if (row.shares_hex) { keys.emplace_back("sides"); }
  if (row.is_sandbag_piece) { keys.emplace_back("toward"); }
  return piece.is_object(keys);
}

// Affects only the picture, but a typo would otherwise go unnoticed.
void check_work_look(const Node& piece) {
  if (piece["axis"].given()) { piece["axis"].one_of({"N-S", "NE-SW", "ENE-WSW", "E-W", "WNW-ESE", "NW-SE"}); }
  if (piece["toward"].given()) { piece["toward"].one_of({"top", "bottom"}); }
  piece["sides"].each(6, [](const Node& side) { side.one_of({"E", "NE", "NW", "W", "SW", "SE"}); });
}

std::optional<Side> read_owner(const Node& piece, const WorkInfo& row) {
  if (row.for_any) { piece["for"].expect("any"); }
  return row.owned && piece["for"].given() ? read_side(piece["for"]) : std::nullopt;
}

void check_ground_below(const Node& piece, std::string_view word, Work is, const TerrainAt* tile) {
  if (info(is).opens_river && word != kBridgeSection && (tile == nullptr || !is_river(tile->is))) {
    piece["at"].fault("no river to bridge");
  }
  if (is == Work::Cave && (tile == nullptr || !(info(tile->is).hill || info(tile->is).mountain))) {
    piece["at"].fault("no hill or mountain for a cave");
  }
}

void read_work(Draft& draft, const Node& piece, List list) {
  if (!piece.is_object()) { return; }
  const auto is = piece["is"].word_by([&](std::string_view word) { return work_named(list, word); });
  const auto hex = read_hex(draft, piece["at"]);
  if (!is || !has_work_keys(piece, info(*is))) { return; }
  check_work_look(piece);
  const auto owner = read_owner(piece, info(*is));
  if (!hex || !take(takers_of(draft, *is), *hex, piece)) { return; }
  check_ground_below(piece, piece["is"].text().value_or(""), *is, tile_at(draft, *hex));
  draft.scenario.spec.works.push_back({*hex, *is, owner});
}

}  // namespace

void read_structures(Draft& draft, const Node& file) {
  file["structures"].each(kMaxHexes, [&](const Node& piece) { read_work(draft, piece, List::Structures); });
}

void read_obstacles(Draft& draft, const Node& file) {
  file["obstacles"].each(kMaxHexes, [&](const Node& piece) { read_work(draft, piece, List::Obstacles); });
}

}  // namespace bocage
