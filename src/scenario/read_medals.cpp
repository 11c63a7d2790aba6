// Objectives (VIC-04, VIC-05, VIC-08).
#include "scenario/draft.h"
#include "scenario/read.h"

namespace bocage {
namespace {

enum class MedalKind : std::uint8_t { Hold, Permanent, GroupAny, GroupCount, Exit };
constexpr auto kMedalWords = std::to_array<Word<MedalKind>>({{"hold", MedalKind::Hold},
                                                             {"permanent", MedalKind::Permanent},
                                                             {"group-any", MedalKind::GroupAny},
                                                             {"group-count", MedalKind::GroupCount},
                                                             {"exit", MedalKind::Exit}});

bool has_medal_keys(const Node& medal, MedalKind kind) {
  switch (kind) {
    case MedalKind::Hold:
    case MedalKind::Permanent: return medal.is_object({"kind", "for", "at", "need", "worth", "place"});
    case MedalKind::GroupAny:
    case MedalKind::GroupCount:
      return medal.is_object({"kind", "for", "at", "need", "worth", "place", "keep", "token"});
    case MedalKind::Exit:
      return medal.is_object({"kind", "for", "edge", "at", "worth", "per", "unit_removed", "place"});
  }
  return false;
}

bool read_keep(const Node& medal, MedalKind kind) {
  if (kind == MedalKind::GroupAny) { medal["keep"].expect(false); }
  if (kind == MedalKind::GroupCount) { return medal["keep"].boolean().value_or(false); }
  return kind == MedalKind::Permanent;
}

// PAC-40: a unit that exits over the board edge is removed and scores.
void read_exit(Draft& draft, const Node& medal) {
  const auto side = read_side(medal["for"]);
  const HexSet hexes = read_hexes(draft, medal["at"]);
  const auto worth = medal["worth"].integer({1, kMostWorth});
  const auto edge = medal["edge"].one_of({"top", "bottom"});
  medal["per"].expect("unit");
  medal["unit_removed"].expect(true);
  if (medal["place"].given()) { medal["place"].text(); }
  if (!side || !worth || !edge || hexes.empty() || !draft.board) { return; }
  const int row = *edge == "top" ? 0 : draft.board->size().height - 1;
  hexes.for_each([&](Hex hex) {
    if (draft.board->coord(hex).row != row) { medal["at"].fault("not at the edge"); }
  });
  draft.scenario.spec.exits.push_back({*side, hexes, static_cast<std::uint8_t>(*worth)});
}

void read_medal(Draft& draft, const Node& medal) {
  if (!medal.is_object()) { return; }
  const auto kind = medal["kind"].word<MedalKind>(kMedalWords);
  if (!kind || !has_medal_keys(medal, *kind)) { return; }
  if (*kind == MedalKind::Exit) { return read_exit(draft, medal); }
  const auto side = read_side(medal["for"]);
  const HexSet hexes = read_hexes(draft, medal["at"]);
  const auto need = medal["need"].integer({1, kMaxHexes});
  const auto worth = medal["worth"].integer({1, kMostWorth});
  const bool keep = read_keep(medal, *kind);
  if (medal["place"].given()) { medal["place"].text(); }
  if (medal["token"].given()) { read_hex(draft, medal["token"]); }
  if (!side || !need || !worth || hexes.empty()) { return; }
  if (*need > hexes.count()) { return medal["need"].fault("exceeds the number of hexes"); }
  draft.scenario.spec.objectives.push_back(
      {*side, hexes, static_cast<std::uint8_t>(*need), static_cast<std::uint8_t>(*worth), keep});
}

}  // namespace

void read_medals(Draft& draft, const Node& file) {
  file["medals"].each(kMaxObjectives, [&](const Node& medal) { read_medal(draft, medal); });
}

}  // namespace bocage
