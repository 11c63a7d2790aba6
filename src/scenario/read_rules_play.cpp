#include "rules/cards.h"
#include "scenario/read_rules.h"

namespace bocage {
namespace {

constexpr int kMostTurns = 100;
constexpr int kMostDraws = 30;
constexpr int kMostDice = 6;

void read_draw(const Node& entry, std::vector<std::uint8_t>& extra) {
  if (!entry.is_object({"turn", "draw"})) { return; }
  const auto turn = entry["turn"].integer({1, kMostTurns});
  const auto draw = entry["draw"].integer({1, kMostDraws});
  if (!turn || !draw) { return; }
  const auto i = static_cast<std::size_t>(*turn - 1);
  if (extra.size() <= i) { extra.resize(i + 1); }
  extra[i] = static_cast<std::uint8_t>(*draw - 1);  // one card is drawn anyway
}

// SCN-01.
void read_growing_hand(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "start", "after_own_turn", "final", "note"})) { return; }
  if (draft.scenario.spec.chain == Chain::Overlord) { return rule.fault("a commander's hand has a fixed limit"); }
  const auto side = read_side(rule["side"]);
  const auto start = rule["start"].integer({1, kMostDraws});
  const auto last = rule["final"].integer({1, kMostDraws});
  if (!rule["after_own_turn"].given()) { rule["after_own_turn"].fault("missing"); }
  std::vector<std::uint8_t> extra;
  rule["after_own_turn"].each(kMostTurns, [&](const Node& entry) { read_draw(entry, extra); });
  if (!side || !start || !last) { return; }
  const int hand = draft.scenario.spec.hand[index(*side)];
  if (hand != 0 && *start != hand) { rule["start"].fault("must be the hand of that side"); }
  int grown = *start;
  for (const std::uint8_t more : extra) { grown += more; }
  if (grown != *last) { rule["final"].fault("the draws make it " + std::to_string(grown)); }
  auto& draws = draft.scenario.spec.extra_draws[index(*side)];
  if (!draws.empty()) { return rule.fault("given twice"); }
  draws = std::move(extra);
}

// SCN-22.
void read_no_reshuffle(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "card", "note"})) { return; }
  // The fact sheets use the printed name.
  if (rule["card"].one_of({"their-finest-hour", "Their Finest Hour"})) {
    draft.scenario.spec.finest_hour_reshuffles = false;
  }
}

// SCN-23.
void read_deck_out(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "winner", "unless", "note"})) { return; }
  const auto winner = read_side(rule["winner"]);
  if (!winner) { return; }
  rule["unless"].expect(std::string(name(other(*winner))) + "-already-won");
  draft.scenario.spec.deck_out_winner = winner;
}

// SCN-29 to SCN-31.
void read_recon_as_air_power(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "side", "while_occupied", "need", "cards", "section", "max_hexes", "adjacent_group",
                       "dice_per_hex", "note"})) {
    return;
  }
  if (draft.scenario.spec.chain == Chain::Overlord) {
    return rule.fault("not allowed in an Overlord battle: generals can only order units with their cards");
  }
  rule["adjacent_group"].expect(true);
  const auto side = read_side(rule["side"]);
  const HexSet hexes = read_hexes(draft, rule["while_occupied"]);
  const auto need = rule["need"].integer({1, kMaxHexes});
  const auto targets = rule["max_hexes"].integer({1, kAirPowerTargets});
  const auto dice = rule["dice_per_hex"].integer({1, kMostDice});
  if (!side || !need || !targets || !dice || hexes.empty()) { return; }
  if (*need > hexes.count()) { return rule["need"].fault("exceeds the number of hexes"); }
  auto& strike = draft.scenario.spec.recon_strike;
  if (strike) { return rule.fault("given twice"); }
  strike = ReconStrike{*side, hexes, static_cast<std::uint8_t>(*need), static_cast<std::uint8_t>(*targets),
                       static_cast<std::uint8_t>(*dice)};
}

// Either side named may play a Recon card as if it were a Barrage.
void read_recon_as_barrage(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "sides", "cards", "dice", "targets", "note"})) { return; }
  rule["targets"].expect(1);
  rule["dice"].expect(kBarrageDice);
  if (draft.scenario.spec.chain == Chain::Single) {
    return rule.fault("needs an Overlord battle: the commander plays the card");
  }
  auto& barrage = draft.scenario.spec.recon_barrage;
  if (barrage) { return rule.fault("given twice"); }
  ReconBarrage read{};
  if (!rule["sides"].given()) { rule["sides"].fault("missing"); }
  rule["sides"].each(2, [&](const Node& entry) {
    if (const auto side = read_side(entry)) { read.sides[index(*side)] = true; }
  });
  barrage = read;
}

// SCN-35, SCN-53; VIC-13: checked after the side's own turn.
void read_sudden_death(Draft& draft, const Node& rule) {
  if (!rule.is_object({"rule", "for", "hexes", "need", "checked", "place", "note"})) { return; }
  const auto side = read_side(rule["for"]);
  const HexSet hexes = read_hexes(draft, rule["hexes"]);
  const auto need = rule["need"].integer({1, kMaxHexes});
  if (side) { rule["checked"].expect(*side == Side::Allies ? "end-of-allied-turn" : "end-of-axis-turn"); }
  if (!side || !need || hexes.empty()) { return; }
  if (*need > hexes.count()) { return rule["need"].fault("exceeds the number of hexes"); }
  draft.scenario.spec.sudden_death.push_back({*side, hexes, static_cast<std::uint8_t>(*need)});
}

}  // namespace

std::span<const Word<RuleReader>> play_rules() {
  static constexpr auto kReaders = std::to_array<Word<RuleReader>>({
      {"growing-hand", read_growing_hand},
      {"no-reshuffle", read_no_reshuffle},
      {"deck-out", read_deck_out},
      {"recon-as-air-power", read_recon_as_air_power},
      {"recon-as-barrage", read_recon_as_barrage},
      {"sudden-death", read_sudden_death},
  });
  return kReaders;
}

}  // namespace bocage
