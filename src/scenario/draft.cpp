#include "scenario/draft.h"

#include <algorithm>

namespace bocage {
namespace {

constexpr auto kSideWords =
    std::to_array<Word<Side>>({{name(Side::Axis), Side::Axis}, {name(Side::Allies), Side::Allies}});

// Searches from the back: tiles come after the printed board and override it.
template <class Pieces, class Is>
auto* last_if(Pieces& pieces, Is is) {
  const auto found = std::find_if(pieces.rbegin(), pieces.rend(), is);
  return found == pieces.rend() ? nullptr : &*found;
}

}  // namespace

std::optional<Side> read_side(const Node& node) { return node.word<Side>(kSideWords); }
std::optional<UnitKind> read_kind(const Node& node) {
  return node.word_by([](std::string_view word) -> std::optional<UnitKind> {
    for (const UnitKind& kind : kUnitKinds) {
      if (kind.name() == word) { return kind; }
    }
    return std::nullopt;
  });
}

void check_badge(const Node& node) {
  if (!node.given() || node.is_null()) { return; }
  node.one_of(kBadges);
}

std::optional<Hex> read_hex(const Draft& draft, const Node& node) {
  if (!node.is_pair()) {
    node.fault(node.given() ? "must be [column, row]" : "missing");
    return std::nullopt;
  }
  const auto col = node.entry(0).integer({0, 2 * kMaxHexes});
  const auto row = node.entry(1).integer({0, kMaxHexes});
  if (!col || !row) { return std::nullopt; }
  if ((*col + *row) % 2 != 0) {
    node.fault("no hex: column and row must be both even or both odd");
    return std::nullopt;
  }
  if (!draft.board) { return std::nullopt; }
  const auto hex = draft.board->find({*col, *row});
  if (!hex) { node.fault("off the board"); }
  return hex;
}

bool take(Takers& takers, Hex hex, const Node& entry) {
  std::string& taker = takers[index(hex)];
  if (!taker.empty()) {
    entry["at"].fault("taken by " + taker);
    return false;
  }
  taker = entry.path();
  return true;
}

HexSet read_hexes(const Draft& draft, const Node& node) {
  HexSet hexes;
  each_hex(draft, node, [&](Hex hex, const Node&) { hexes.add(hex); });
  return hexes;
}

Takers& takers_of(Draft& draft, Work work) {
  const bool alone = !info(work).obstacle && !info(work).shares_hex;
  return alone ? draft.structures : draft.obstacles[static_cast<std::size_t>(work)];
}

TerrainAt* tile_at(Draft& draft, Hex hex) {
  return last_if(draft.scenario.spec.terrain, [&](const TerrainAt& tile) { return tile.at == hex; });
}

UnitAt* unit_at(Draft& draft, Hex hex) {
  return last_if(draft.scenario.spec.units, [&](const UnitAt& unit) { return unit.at == hex; });
}

WorkAt* work_at(Draft& draft, Hex hex, Work work) {
  return last_if(draft.scenario.spec.works, [&](const WorkAt& piece) { return piece.at == hex && piece.is == work; });
}

bool is_river(Terrain terrain) { return info(terrain).river; }

}  // namespace bocage
