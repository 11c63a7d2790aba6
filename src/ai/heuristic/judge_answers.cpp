#include <algorithm>

#include "ai/heuristic/judges.h"
#include "rules/retreat.h"

namespace bocage {

// Above zero even if it does little damage; the weight ambush_waits decides whether that is worth the card.
int judge_ambush(Mind& mind, const Action& offer) {
  if (offer.kind != ActionKind::Ambush) { return mind.weights().ambush_waits; }
  const auto& asked = as<AskAmbushFrame>(mind.open().frames.top());
  return 1 + mind.survey().attack(asked.defender, mind.field()[asked.attacker].at, Occasion::Ambush);
}

// Compares staying with the best retreat hex; if there is none, the flag costs a figure.
int judge_ignore_flag(Mind& mind, const Action& offer) {
  const UnitId unit = as<RetreatFrame>(mind.open().frames.top()).unit;
  const Hex at = mind.field()[unit].at;
  if (offer.kind == ActionKind::IgnoreFlag) { return mind.survey().standing(unit, at) + mind.weights().retreat; }
  int best = mind.survey().standing(unit, at) - mind.weights().figures;
  retreat_hexes(mind.battle(), mind.field(), unit, at).for_each([&](Hex hex) {
    best = std::max(best, mind.survey().standing(unit, hex));
  });
  return best;
}

int judge_retreat(Mind& mind, const Action& offer) {
  const UnitId unit = as<RetreatFrame>(mind.open().frames.top()).unit;
  const Hex at = offer.kind == ActionKind::Retreat ? offer.to : mind.field()[unit].at;
  return mind.survey().standing(unit, at);
}

}  // namespace bocage
