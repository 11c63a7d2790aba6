// The units of both sides, and airplanes that start parked.
#include "scenario/draft.h"

namespace bocage {
namespace {

constexpr auto kAirplaneWords = words_of<Airplane>(kAirplaneRows);
constexpr ByArm<UnitType> kRegulars{UnitType::Infantry, UnitType::Armor, UnitType::Artillery};
static_assert(info(kRegulars[0]).arm == Arm::Infantry && info(kRegulars[1]).arm == Arm::Armor &&
              info(kRegulars[2]).arm == Arm::Artillery);

// SWA-06: a word may stand for an early and a late model.
std::optional<UnitType> type_named(std::string_view word, Model model) {
  for (const UnitInfo& row : kUnits) {
    const bool in_time = row.model == Model::Only || row.model == model;
    if (in_time && !word.empty() && type_word(row) == word) { return row.id; }
  }
  return std::nullopt;
}

std::optional<UnitType> read_type(const Draft& draft, const Node& unit, UnitKind kind) {
  const Node type = unit["type"];
  if (!type.given() && !kind.ship) { return kRegulars[index(kind.arm)]; }
  const Model model = draft.late_weapons ? Model::Late : Model::Early;
  const auto is = type.word_by([&](std::string_view word) { return type_named(word, model); });
  if (is && !kind.has(*is)) {
    type.fault("is not a kind of " + std::string(kind.name()));
    return std::nullopt;
  }
  return is;
}

void read_unit(Draft& draft, const Node& unit) {
  if (!unit.is_object({"at", "side", "kind", "type", "figures", "badge", "camouflaged", "craft"})) { return; }
  const auto hex = read_hex(draft, unit["at"]);
  const auto side = read_side(unit["side"]);
  const auto kind = read_kind(unit["kind"]);
  std::optional<UnitType> type;
  if (kind) { type = read_type(draft, unit, *kind); }
  if (unit["badge"].is_null()) { unit["badge"].fault("must be a text"); }
  check_badge(unit["badge"]);
  const Node figures = unit["figures"];
  std::optional<int> count;
  if (figures.given()) {
    count = figures.integer({1, type ? most_figures(info(*type)) : 4});
  } else if (type) {
    count = info(*type).full;  // SET-02
  }
  const bool camouflaged = unit["camouflaged"].given() && unit["camouflaged"].boolean().value_or(false);
  const bool afloat = unit["craft"].given() && unit["craft"].one_of({"landing-craft"});
  if (!hex || !take(draft.units, *hex, unit) || !side || !type || !count) { return; }
  if (figures.given()) { draft.figures_given.add(*hex); }
  draft.scenario.spec.units.push_back(
      {*hex, *side, *type, static_cast<std::uint8_t>(*count), info(*type).worth, camouflaged, afloat});
}

// AIR-40 to AIR-42.
bool can_park(Draft& draft, Hex hex, Side side, Airplane plane) {
  const UnitAt* unit = unit_at(draft, hex);
  if (unit != nullptr) { return unit->side == side && info(unit->type).carries_planes && info(plane).carrier; }
  const TerrainAt* tile = tile_at(draft, hex);
  return tile != nullptr && info(tile->is).airfield;
}

void read_airplane(Draft& draft, const Node& entry) {
  if (!entry.is_object({"at", "side", "is"})) { return; }
  const auto hex = read_hex(draft, entry["at"]);
  const auto side = read_side(entry["side"]);
  const auto is = entry["is"].word<Airplane>(kAirplaneWords);
  if (!hex || !take(draft.airplanes, *hex, entry) || !side || !is) { return; }
  const Nation nation = draft.scenario.spec.nation[index(*side)];
  if (!flies_for(*is, nation)) { entry["is"].fault("does not fly for " + std::string(info(nation).name)); }
  if (!can_park(draft, *hex, *side, *is)) {
    entry["at"].fault("not an empty airfield or a friendly carrier it can land on");
  }
  draft.scenario.spec.airplanes.push_back({*hex, *side, *is});
}

}  // namespace

void read_units(Draft& draft, const Node& file) {
  if (!file["units"].given()) { file["units"].fault("missing"); }
  file["units"].each(kMaxUnits, [&](const Node& unit) { read_unit(draft, unit); });
}

// AIR-10, AIR-71: leaves room for airplanes in flight.
void read_airplanes(Draft& draft, const Node& file) {
  const std::size_t flying = draft.scenario.spec.chain == Chain::Overlord ? 6 : 2;
  file["airplanes"].each(kMostAirplanes - flying, [&](const Node& entry) { read_airplane(draft, entry); });
}

}  // namespace bocage
