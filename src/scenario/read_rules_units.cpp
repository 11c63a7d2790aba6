#include "scenario/read_rules.h"

namespace bocage {
namespace {

constexpr int kMostFigures = 4;
constexpr int kMostSteps = 20;

// Calls visit(UnitAt&, Node) for the unit that starts on each hex, if it matches.
template <class Is, class Visit>
void each_unit(Draft& draft, const Node& hexes, std::string_view what, Is is, Visit visit) {
  each_hex(draft, hexes, [&](Hex hex, const Node& entry) {
    UnitAt* unit = unit_at(draft, hex);
    if (unit == nullptr || !is(*unit)) { return entry.fault("no " + std::string(what) + " starts here"); }
    visit(*unit, entry);
  });
}

// The units of a type and the rule about them must list the same hexes.
void check_type(Draft& draft, const Node& rule, UnitType type) {
  const auto side = read_side(rule["side"]);
  if (!side) { return; }
  std::optional<int> figures;
  if (rule["figures"].given()) { figures = rule["figures"].integer({1, kMostFigures}); }
  const std::string what = std::string(info(type).name) + " of the " + std::string(name(*side));
  const auto is = [&](const UnitAt& unit) { return unit.side == *side && unit.type == type; };
  each_unit(draft, rule["hexes"], what, is, [&](UnitAt& unit, const Node& entry) {
    if (!figures) { return; }
    if (!draft.figures_given.contains(unit.at)) { unit.figures = static_cast<std::uint8_t>(*figures); }
    if (unit.figures != *figures) { entry.fault("the unit has a different number of figures"); }
  });
}

void read_special_forces(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "who", "badge", "hexes", "move_and_battle", "whole_army", "badges", "note"})) {
    return;
  }
  rule["move_and_battle"].expect(info(UnitType::SpecialForces).battle_move);
  check_badge(rule["badge"]);
  check_type(draft, rule, UnitType::SpecialForces);
}

void read_elite_armor(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "hexes", "figures", "badge", "note"})) { return; }
  check_badge(rule["badge"]);
  check_type(draft, rule, UnitType::EliteArmor);
}

void read_resistance(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "hexes", "whole_army", "badges", "figures", "battle_after_entering_terrain",
                       "retreat_hexes_per_flag", "note"})) {
    return;
  }
  const UnitInfo& row = info(UnitType::Resistance);
  rule["battle_after_entering_terrain"].expect(row.battles_from_entered_cover);
  rule["retreat_hexes_per_flag"].expect({1, row.retreat_per_flag});
  check_type(draft, rule, UnitType::Resistance);
}

void read_engineers(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "hexes", "badge", "note"})) { return; }
  check_badge(rule["badge"]);
  check_type(draft, rule, UnitType::Engineers);
}

void read_warship(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "hexes", "note"})) { return; }
  const auto side = read_side(rule["side"]);
  if (!side) { return; }
  const auto is = [&](const UnitAt& unit) { return unit.side == *side && info(unit.type).ship; };
  each_unit(draft, rule["hexes"], "ship of the " + std::string(name(*side)), is, [](const UnitAt&, const Node&) {});
}

// UNIT-11.
void read_reduced_units(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "kind", "hexes", "figures", "note"})) { return; }
  const auto side = read_side(rule["side"]);
  const auto kind = read_kind(rule["kind"]);
  const auto figures = rule["figures"].integer({1, kMostFigures});
  if (!side || !kind || !figures) { return; }
  const std::string what = std::string(kind->name()) + " of the " + std::string(name(*side));
  const auto is = [&](const UnitAt& unit) { return unit.side == *side && kind->has(unit.type); };
  each_unit(draft, rule["hexes"], what, is, [&](UnitAt& unit, const Node& entry) {
    if (!draft.figures_given.contains(unit.at)) { unit.figures = static_cast<std::uint8_t>(*figures); }
    if (unit.figures != *figures) { entry.fault("the unit has a different number of figures"); }
  });
}

// VIC-02.
void read_kill_worth(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "for", "target", "worth", "hexes", "note"})) { return; }
  const auto gains = read_side(rule["for"]);
  const auto worth = rule["worth"].integer({1, kMostWorth});
  const Node target = rule["target"];
  if (!target.is_object({"side", "kind"})) { return; }
  const auto side = read_side(target["side"]);
  const auto kind = read_kind(target["kind"]);
  if (!gains || !worth || !side || !kind) { return; }
  if (*gains == *side) { return rule["for"].fault("a side gains no medals for its own units"); }
  // XU-01.7: a unit worth nothing stays worth nothing.
  const auto is = [&](const UnitAt& unit) {
    return unit.side == *side && kind->has(unit.type) && info(unit.type).worth != 0;
  };
  for (UnitAt& unit : draft.scenario.spec.units) {
    if (is(unit)) { unit.worth = static_cast<std::uint8_t>(*worth); }
  }
  if (rule["hexes"].given()) {
    each_unit(draft, rule["hexes"], "such unit", is, [](const UnitAt&, const Node&) {});
  }
}

// SCN-05 to SCN-07.
void read_airdrop(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "when", "drops", "kind", "figures_if_safe", "lost_if", "medal_for_lost_drop",
                       "drop_height_inches", "digital_scatter", "note"})) {
    return;
  }
  rule["when"].expect("before-first-turn");
  rule["kind"].expect("infantry");
  rule["lost_if"].expect({"off-board", "hex-occupied-by-any-unit"});
  rule["medal_for_lost_drop"].expect(0);
  const auto side = read_side(rule["side"]);
  const auto drops = rule["drops"].integer({1, kMaxUnits});
  const auto figures = rule["figures_if_safe"].integer({1, kMostFigures});
  const Node scatter = rule["digital_scatter"];
  const bool sound = scatter.is_object({"steps", "aim", "each_step"});
  const auto steps = sound ? scatter["steps"].integer({0, kMostSteps}) : std::nullopt;
  if (!side || !drops || !figures || !steps) { return; }
  auto& airdrop = draft.scenario.spec.airdrop;
  if (airdrop) { return rule.fault("given twice"); }
  airdrop = Airdrop{*side, UnitType::Infantry, static_cast<std::uint8_t>(*figures), static_cast<std::uint8_t>(*drops),
                    static_cast<std::uint8_t>(*steps)};
}

}  // namespace

std::span<const Word<RuleReader>> unit_rules() {
  static constexpr auto kReaders = std::to_array<Word<RuleReader>>({
      {"special-forces", read_special_forces},
      {"elite-armor", read_elite_armor},
      {"resistance", read_resistance},
      {"reduced-units", read_reduced_units},
      {"kill-worth", read_kill_worth},
      {"airdrop", read_airdrop},
      {"engineers", read_engineers},
      {"warship", read_warship},
  });
  return kReaders;
}

}  // namespace bocage
