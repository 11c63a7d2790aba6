#include "scenario/read_rules.h"

namespace bocage {
namespace {

constexpr std::size_t kMostLinks = 64;

bool is_hill(Draft& draft, Hex hex) {
  const TerrainAt* tile = tile_at(draft, hex);
  return tile != nullptr && info(tile->is).hill;
}

// A tile's trait and the rule of that name must list the same hexes; for a hill without a trait the rule alone is
// enough.
void make_hills(Draft& draft, const Node& hexes, Terrain is) {
  each_hex(draft, hexes, [&](Hex hex, const Node& entry) {
    if (!is_hill(draft, hex)) { return entry.fault("no hill here"); }
    TerrainAt* tile = tile_at(draft, hex);
    if (tile->is != Terrain::Hill && tile->is != is) {
      return entry.fault("this hill is " + std::string(info(tile->is).name) + " already");
    }
    tile->is = is;
    draft.listed[static_cast<std::size_t>(is)].add(hex);
  });
}

void list_terrain(Draft& draft, const Node& hexes, Terrain is) {
  each_hex(draft, hexes, [&](Hex hex, const Node& entry) {
    const TerrainAt* tile = tile_at(draft, hex);
    if (tile == nullptr || tile->is != is) { return entry.fault("no " + std::string(info(is).name) + " here"); }
    draft.listed[static_cast<std::size_t>(is)].add(hex);
  });
}

nlohmann::json kinds(ArmMask arms) {
  nlohmann::json names = nlohmann::json::array();
  for (const Arm arm : kArms) {
    if (has(arms, arm)) { names.push_back(std::string(name(arm))); }
  }
  return names;
}

void read_shore_hills(Draft& draft, const Node& rule, Terrain is) {
  if (!rule.is_object({"rule", "hexes", "climb_from", "cost", "barred", "note"})) { return; }
  rule["climb_from"].expect("beach");
  rule["cost"].expect(info(is).climb_cost);
  rule["barred"].expect(kinds(info(is).may_not_climb));
  make_hills(draft, rule["hexes"], is);
}

// Assigns the works of this kind on these hexes to a side.
void give_works(Draft& draft, const Node& rule, Work work) {
  const auto side = read_side(rule["side"]);
  each_hex(draft, rule["hexes"], [&](Hex hex, const Node& entry) {
    WorkAt* piece = work_at(draft, hex, work);
    if (piece == nullptr) { return entry.fault("no " + std::string(info(work).name) + " here"); }
    if (!side) { return; }
    if (piece->owner && piece->owner != side) { return entry.fault("it is for the other side"); }
    piece->owner = side;
  });
}

void read_link(Draft& draft, const Node& entry, Span& span) {
  if (!entry.is_pair()) { return entry.fault("must be a pair of hexes"); }
  const auto a = read_hex(draft, entry.entry(0));
  const auto b = read_hex(draft, entry.entry(1));
  if (!a || !b) { return; }
  if (!draft.board->are_adjacent(*a, *b)) { return entry.fault("the hexes are not adjacent"); }
  if (!span.hexes.contains(*a) && !span.hexes.contains(*b)) { return entry.fault("neither hex is part of the span"); }
  span.links.emplace_back(*a, *b);
}

void read_cliff(Draft& draft, const Node& rule) { read_shore_hills(draft, rule, Terrain::Cliff); }
void read_bluff(Draft& draft, const Node& rule) { read_shore_hills(draft, rule, Terrain::SeaBluff); }

void read_steep_hills(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "hexes", "cost_up", "cost_down", "cost_along", "note"})) { return; }
  rule["cost_up"].expect(info(Terrain::SteepHill).climb_cost);
  rule["cost_down"].expect(1);
  rule["cost_along"].expect(1);
  make_hills(draft, rule["hexes"], Terrain::SteepHill);
}

void read_impassable_hills(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "hexes", "place", "note"})) { return; }
  make_hills(draft, rule["hexes"], Terrain::ImpassableHill);
}

// SCN-52.
void read_hills_block_artillery(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "hexes", "note"})) { return; }
  each_hex(draft, rule["hexes"], [&](Hex hex, const Node& entry) {
    if (!is_hill(draft, hex)) { return entry.fault("no hill here"); }
    draft.scenario.spec.blocks_artillery.add(hex);
  });
}

void read_bunker_owner(Draft& draft, const Node& rule) {
  if (rule.is_object({"rule", "side", "hexes", "note"})) { give_works(draft, rule, Work::Bunker); }
}

void read_sea_wall(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "hexes", "protects_like", "removed_when_left", "movement_effect", "note"})) {
    return;
  }
  rule["protects_like"].expect("sandbags");
  rule["removed_when_left"].expect(false);
  rule["movement_effect"].expect(false);
  give_works(draft, rule, Work::SeaWall);
}

void read_field_bunkers(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "hexes", "note"})) { return; }
  each_hex(draft, rule["hexes"], [&](Hex hex, const Node& entry) {
    if (work_at(draft, hex, Work::FieldBunker) == nullptr) { entry.fault("no field-bunker here"); }
  });
}

void read_minefields(Draft& draft, const Node& rule) {
  if (rule.is_object({"rule", "side", "hexes", "note"})) { give_works(draft, rule, Work::Minefield); }
}

// XT-11: as with hills, for a river without a trait the rule alone is enough.
void read_fordable_river(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "hexes", "river_name", "stop_on_entry", "own_dice", "blocks_sight", "note"})) { return; }
  const TerrainInfo& ford = info(Terrain::Ford);
  rule["stop_on_entry"].expect(ford.stops);
  rule["own_dice"].expect(-ford.own_penalty[0]);
  rule["blocks_sight"].expect(ford.blocks_sight);
  if (rule["river_name"].given()) { rule["river_name"].text(); }
  each_hex(draft, rule["hexes"], [&](Hex hex, const Node& entry) {
    TerrainAt* tile = tile_at(draft, hex);
    if (tile == nullptr || !is_river(tile->is)) { return entry.fault("no river here"); }
    if (tile->is == Terrain::River && !draft.wide.contains(hex)) { tile->is = Terrain::Ford; }
    if (tile->is != Terrain::Ford) { return entry.fault("this river is of another kind"); }
    draft.listed[static_cast<std::size_t>(Terrain::Ford)].add(hex);
  });
}

// SCN-42.
void read_bridge_ends_only(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "span", "ends", "links", "note"})) { return; }
  Span span;
  each_hex(draft, rule["span"], [&](Hex hex, const Node& entry) {
    if (work_at(draft, hex, Work::Bridge) == nullptr) { return entry.fault("no bridge here"); }
    span.hexes.add(hex);
  });
  if (!rule["links"].given()) { rule["links"].fault("missing"); }
  rule["links"].each(kMostLinks, [&](const Node& entry) { read_link(draft, entry, span); });
  if (rule["ends"].given()) {
    each_hex(draft, rule["ends"], [&](Hex hex, const Node& entry) {
      bool linked = false;
      for (const auto& [a, b] : span.links) { linked = linked || a == hex || b == hex; }
      if (!linked) { entry.fault("no link leads here"); }
    });
  }
  draft.scenario.spec.spans.push_back(std::move(span));
}

// SCN-43.
void read_no_infantry_fire_across(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "river", "kind", "river_name", "note"})) { return; }
  rule["kind"].expect("infantry");
  HexSet river;
  each_hex(draft, rule["river"], [&](Hex hex, const Node& entry) {
    const TerrainAt* tile = tile_at(draft, hex);
    if (tile == nullptr || tile->is != Terrain::River) { return entry.fault("no river here"); }
    river.add(hex);
  });
  auto& banks = draft.scenario.spec.banks;
  if (banks) { return rule.fault("given twice"); }
  banks = Banks{river, mask(Arm::Infantry)};
}

}  // namespace

void read_terrain_note(Draft& draft, const Node& rule, Terrain is) {
  if (rule.is_object({"rule", "hexes", "note"})) { list_terrain(draft, rule["hexes"], is); }
}

std::span<const Word<RuleReader>> ground_rules() {
  static constexpr auto kReaders = std::to_array<Word<RuleReader>>({
      {"cliff", read_cliff},
      {"bluff", read_bluff},
      {"steep-hills", read_steep_hills},
      {"impassable-hills", read_impassable_hills},
      {"hills-block-artillery", read_hills_block_artillery},
      {"bunker-owner", read_bunker_owner},
      {"sea-wall", read_sea_wall},
      {"bridge-ends-only", read_bridge_ends_only},
      {"no-infantry-fire-across", read_no_infantry_fire_across},
      {"field-bunkers", read_field_bunkers},
      {"minefields", read_minefields},
      {"fordable-river", read_fordable_river},
  });
  return kReaders;
}

}  // namespace bocage
