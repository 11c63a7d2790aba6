// Checks that need the whole battle: contradictory pieces, and more pieces than the box contains.
#include "rules/mines.h"
#include "scenario/read_rules.h"

namespace bocage {
namespace {

constexpr int kCardsToDraw = 2;  // must be left after dealing, since a Recon card draws two (DRAW-02)

// The special rule that lists tiles of this terrain, and the equivalent key of the tile itself.
std::pair<std::string, std::string_view> rule_about(Terrain terrain) {
  const TerrainInfo& row = info(terrain);
  if (!row.listed_by.empty()) { return {std::string(row.listed_by), ".trait"}; }
  return {std::string(kNotePrefix) + std::string(row.name), ".is"};
}

// A battle may give the tiles alone, but if it also has the rule, the rule must list every hex.
void check_lists(Draft& draft) {
  for (const TerrainAt& tile : draft.scenario.spec.terrain) {
    const HexSet& listed = draft.listed[static_cast<std::size_t>(tile.is)];
    if (listed.empty() || listed.contains(tile.at)) { continue; }
    const auto [rule, key] = rule_about(tile.is);
    if (key == ".trait" && !draft.trait_given.contains(tile.at)) { continue; }
    draft.faults.add(draft.tiles[index(tile.at)] + std::string(key), "the rule " + rule + " does not list it");
  }
}

// TER-31: infantry may not battle across a wide river, whether or not the battle states the rule.
void check_river(Draft& draft) {
  auto& banks = draft.scenario.spec.banks;
  if (draft.wide.empty()) { return; }
  if (!banks) { banks = Banks{draft.wide, mask(Arm::Infantry)}; }
  (draft.wide - banks->river).for_each([&](Hex hex) {
    draft.faults.add(draft.tiles[index(hex)] + ".trait", "the rule no-infantry-fire-across does not list it");
  });
}

void check_owners(Draft& draft) {
  for (const WorkAt& work : draft.scenario.spec.works) {
    if (!info(work.is).owned || work.owner) { continue; }  // OBS-05, TER-29, PAC-13
    draft.faults.add(takers_of(draft, work.is)[index(work.at)] + ".for", "missing");
  }
}

// OBS-27. Two boards mean two boxes.
void check_sandbags(const Draft& draft, const Node& file) {
  if (!draft.board) { return; }
  int pieces = 0;
  for (const WorkAt& work : draft.scenario.spec.works) { pieces += info(work.is).is_sandbag_piece ? 1 : 0; }
  const int most = info(draft.scenario.spec.chain).sandbag_pieces;
  if (pieces > most) {
    file["obstacles"].fault("at most " + std::to_string(most) + " sandbags and sea walls together");
  }
}

void check_mines(const Draft& draft, const Node& file) {
  int mines = 0;
  for (const WorkAt& work : draft.scenario.spec.works) { mines += work.is == Work::Minefield ? 1 : 0; }
  const int most = static_cast<int>(kMineMarkers.size()) * info(draft.scenario.spec.chain).decks;  // PAC-10
  if (mines > most) { file["obstacles"].fault("at most " + std::to_string(most) + " minefields"); }
}

void check_hands(const Draft& draft, const Node& file) {
  const BattleSpec& spec = draft.scenario.spec;
  int cards = 0;
  for (const Side side : kSides) {
    cards += spec.hand[index(side)];
    for (const std::uint8_t more : spec.extra_draws[index(side)]) { cards += more; }
  }
  const int most = full_deck(Deck::Full, info(spec.chain).decks).size - kCardsToDraw;
  if (cards > most) { file["sides"].fault("both hands together can have at most " + std::to_string(most) + " cards"); }
}

}  // namespace

void check_whole(Draft& draft, const Node& file) {
  check_lists(draft);
  check_river(draft);
  check_owners(draft);
  check_units(draft, file);
  check_sandbags(draft, file);
  check_mines(draft, file);
  check_hands(draft, file);
}

}  // namespace bocage
