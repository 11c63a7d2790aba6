// Special rules about command and the conditions of the day.
#include "rules/field.h"
#include "scenario/read_rules.h"

namespace bocage {
namespace {

constexpr int kDarkest = 1;

// NIGHT-01, NIGHT-02, NIGHT-06.
void read_night(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "start", "side", "backwards", "note"})) { return; }
  Night read{};
  if (rule["side"].given()) { read.rolls = read_side(rule["side"]).value_or(read.rolls); }
  read.falls = rule["backwards"].given() && rule["backwards"].boolean().value_or(false);
  const int most = read.falls ? kFullVisibility : kFullVisibility - 1;  // NIGHT-03: at 6 the night is over
  std::optional<int> start = read.falls ? most : kDarkest;
  if (rule["start"].given()) { start = rule["start"].integer({kDarkest, most}); }
  if (!start) { return; }
  read.visibility = static_cast<std::uint8_t>(*start);
  auto& night = draft.scenario.spec.night;
  if (night) { return rule.fault("given twice"); }
  night = read;
}

// AIR-01 to AIR-03.
void read_air(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "axis", "allies", "note"})) { return; }
  const int most = kSortieCards * info(draft.scenario.spec.chain).decks;
  AirRules read{};
  int cards = 0;
  for (const Side side : kSides) {
    const Node sorties = rule[name(side)];
    if (sorties.given()) {
      read.sorties[index(side)] = static_cast<std::uint8_t>(sorties.integer({0, most}).value_or(0));
    }
    cards += read.sorties[index(side)];
  }
  if (cards > most) { return rule.fault("there are only " + std::to_string(most) + " Air Sortie cards"); }
  auto& air = draft.scenario.spec.air;
  if (air) { return rule.fault("given twice"); }
  air = read;
}

}  // namespace

// Command rules belong to a nation, so the side must have it.
void read_command(Draft& draft, const Node& rule, Command command) {
  if (!rule.is_object({"rule", "side", "note"})) { return; }
  const auto side = read_side(rule["side"]);
  if (!side) { return; }
  BattleSpec& spec = draft.scenario.spec;
  for (const NationInfo& nation : kNations) {
    if (nation.command == command && spec.nation[index(*side)] != nation.id) {
      return rule["side"].fault("its nation must be " + std::string(nation.name));
    }
  }
  spec.command[index(*side)] = command;
}

void read_condition(Draft& draft, const Node& rule, const Condition& condition) {
  if (!rule.is_object({"rule", "note"})) { return; }
  if (draft.scenario.spec.chain == Chain::Overlord && !condition.in_overlord) {
    return rule.fault("not allowed in an Overlord battle: generals can only order units with their cards");
  }
  draft.scenario.spec.*condition.on = true;
}

std::span<const Word<RuleReader>> day_rules() {
  static constexpr auto kReaders = std::to_array<Word<RuleReader>>({
      {"night", read_night},
      {"air", read_air},
  });
  return kReaders;
}

}  // namespace bocage
