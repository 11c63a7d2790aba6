// What only the whole battle shows: pieces that contradict each other, and what the box does not hold.
#include "rules/battle.h"
#include "scenario/draft.h"

namespace bocage {
namespace {

constexpr int kCardsToDraw = 2;  // left beside both hands, since a Recon card draws two (DRAW-02)

struct HillRule {
  Terrain is;
  std::string_view rule;
};
constexpr auto kHillRules = std::to_array<HillRule>({{Terrain::Cliff, "cliff"},
                                                     {Terrain::SeaBluff, "bluff"},
                                                     {Terrain::SteepHill, "steep-hills"},
                                                     {Terrain::ImpassableHill, "impassable-hills"}});

// A battle may give the traits alone; but where it also has the rule, the rule must not forget a hex.
void check_hills(Draft& draft) {
  for (const TerrainAt& tile : draft.scenario.spec.terrain) {
    for (const HillRule& row : kHillRules) {
      const HexSet& listed = draft.listed[static_cast<std::size_t>(row.is)];
      const bool forgotten = draft.trait_given.contains(tile.at) && listed.any() && !listed.contains(tile.at);
      if (tile.is == row.is && forgotten) {
        draft.faults.add(draft.tiles[index(tile.at)] + ".trait",
                         "the rule " + std::string(row.rule) + " does not list it");
      }
    }
  }
}

// TER-31: a wide river is one that infantry may not battle across, with or without the rule that says so.
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
    if (!info(work.is).serves_owner_only || work.owner) { continue; }
    const std::string& path = work.is == Work::Bunker
                                  ? draft.structures[index(work.at)]
                                  : draft.obstacles[static_cast<std::size_t>(work.is)][index(work.at)];
    draft.faults.add(path + ".for", "missing");
  }
}

// MOV-06: where no unit can go, none can stand.
void check_units(Draft& draft) {
  for (const UnitAt& unit : draft.scenario.spec.units) {
    const TerrainAt* tile = tile_at(draft, unit.at);
    if (tile == nullptr || !info(tile->is).impassable) { continue; }
    if (work_at(draft, unit.at, Work::Bridge) != nullptr) { continue; }
    draft.faults.add(draft.units[index(unit.at)] + ".at",
                     "no unit can stand here: " + std::string(info(tile->is).name));
  }
}

void check_unit_count(const Draft& draft, const Node& file) {
  const BattleSpec& spec = draft.scenario.spec;
  const std::size_t count = spec.units.size() + (spec.airdrop ? spec.airdrop->drops : 0U);
  if (count > kMaxUnits) {
    file["units"].fault("at most " + std::to_string(kMaxUnits) + " units, dropped ones included");
  }
}

// OBS-27. Two boards come with two boxes.
void check_sandbags(const Draft& draft, const Node& file) {
  if (!draft.board) { return; }
  int pieces = 0;
  for (const WorkAt& work : draft.scenario.spec.works) { pieces += info(work.is).is_sandbag_piece ? 1 : 0; }
  const int most = info(draft.scenario.spec.chain).sandbag_pieces;
  if (pieces > most) {
    file["obstacles"].fault("at most " + std::to_string(most) + " sandbags and sea walls together");
  }
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
  check_hills(draft);
  check_river(draft);
  check_owners(draft);
  check_units(draft);
  check_unit_count(draft, file);
  check_sandbags(draft, file);
  check_hands(draft, file);
}

}  // namespace bocage
