#include "reference/client.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/air.h"
#include "rules/cards.h"
#include "rules/terrain.h"
#include "rules/works.h"

namespace bocage::reference {
namespace {

using Json = nlohmann::ordered_json;

constexpr ByArm<std::uint8_t> kNothing{};

// The sentence that sums up the effect of entering. The catalogues may have a sentence for a single kind instead.
template <class Row>
std::string_view movement(const Row& row) {
  if ((row.may_not_enter & kArmorAndArtillery) == kArmorAndArtillery) { return "infantry-only"; }
  if (row.stops) { return "stop"; }
  return "none";
}

std::string_view terrain_movement(const TerrainInfo& row) {
  if (row.impassable) { return "nobody-enters"; }
  return row.stops && row.bars_battle == kAnyArm ? "stop-no-battle" : movement(row);
}

ByArm<std::uint8_t> protection(const TerrainInfo& row) {
  if (row.protection != kNothing) { return row.protection; }
  return row.mountain ? row.protection_off_mountain : row.protection_from_below;
}

std::string_view sight(const TerrainInfo& row) {
  if (row.blocks_sight) { return "yes"; }
  return row.hill || row.mountain ? "hill" : "no";
}

std::string_view note(const TerrainInfo& row) {
  if (row.own_penalty == ByArm<std::uint8_t>{0, 2, 0}) { return "armor-fewer"; }
  if (row.ignores_flag == kAnyArm) { return "ignore-flag"; }
  if (row.ignores_flag == mask(Arm::Infantry)) { return "infantry-ignores-flag"; }
  return row.hill && !row.impassable && row.protection == kNothing ? "from-below" : "none";
}

Json terrain_json(const TerrainInfo& row) {
  return {{"name", row.name},
          {"expansion", is_of_expansion(row.id)},
          {"open", !row.impassable || row.river},
          {"movement", terrain_movement(row)},
          {"protection", protection(row)},
          {"sight", sight(row)},
          {"note", note(row)}};
}

Json work_json(const WorkInfo& row) {
  return {{"name", row.name},
          {"expansion", is_of_expansion(row.id)},
          {"open", true},
          {"movement", movement(row)},
          {"protection", row.protection},
          {"sight", row.blocks_sight ? "yes" : "no"},
          {"note", row.ignores_flag ? "ignore-flag" : "none"}};
}

Json unit_json(const UnitInfo& row) {
  Json dice = Json::array();
  for (int i = 0; i < row.gun.range; ++i) { dice.push_back(row.gun.dice_at[static_cast<std::size_t>(i)]); }
  return {{"name", row.name},    {"expansion", is_of_expansion(row.id)},
          {"figures", row.full}, {"move", row.move},
          {"ship", row.ship},    {"dice", std::move(dice)}};
}

Json counts_json(const CardInfo& row) {
  Json counts = Json::array();
  for (const std::uint8_t n : row.in_section) { counts.push_back(n == kAllUnits ? Json("all") : Json(n)); }
  return counts;
}

std::string_view orders(const CardInfo& row) {
  for (const Arm arm : kArms) {
    if (row.arms == mask(arm)) { return name(arm); }
  }
  return "any";
}

Json card_json(const CardInfo& row) {
  const int copies = row.id == Card::AirSortie ? kSortieCards : row.copies;
  return {{"name", row.name},   {"copies", copies},      {"tactic", row.tactic},
          {"looks", row.recon}, {"orders", orders(row)}, {"counts", counts_json(row)}};
}

Json airplane_json(const AirplaneInfo& row) {
  Json nations = Json::array({info(row.nations[0]).name});
  if (row.nations[1] != row.nations[0]) { nations.push_back(info(row.nations[1]).name); }
  Json actions = Json::array();
  for (const AirAction action : kAirActionList) {
    if ((row.actions & mask(action)) != 0) { actions.push_back(name(action)); }
  }
  return {{"name", row.name}, {"nations", nations}, {"actions", actions}, {"carrier", row.carrier}};
}

template <class Rows, class Make>
std::string table(std::string_view name, std::string_view about, const Rows& rows, Make make) {
  std::string text = "\n/** " + std::string(about) + " */\nexport const " + std::string(name) + " = [\n";
  for (const auto& row : rows) {
    if (row.name != info(Card::None).name) { text += "  " + make(row).dump() + ",\n"; }
  }
  return text + "] as const;\n";
}

}  // namespace

std::string client_tables() {
  std::string text =
      "// Made from the engine's tables by `cmake --build --preset dev -t reference`; do not edit.\n"
      "// `movement`, `sight` and `note` name a sentence of the catalogues under `rules.effect`; a kind can have its "
      "own\n"
      "// under `rules.terrain` or `rules.work`.\n";
  text += table("TERRAINS", "Protection is against infantry, armor and artillery.", kTerrains, terrain_json);
  text += table("WORKS", "What is built on the ground.", kWorks, work_json);
  text += table("UNITS", "Dice are by distance, beginning with close assault.", kUnits, unit_json);
  text += table("CARDS", "`counts`: units ordered on the left, in the center, on the right.", kCards, card_json);
  text +=
      table("AIRPLANES",
            "`actions`: those that not every airplane has. `carrier`: takes off from and lands on aircraft carriers.",
            kAirplaneRows, airplane_json);
  return text;
}

}  // namespace bocage::reference
