#include <algorithm>

#include "ai/heuristic/card_worth.h"
#include "ai/heuristic/judges.h"
#include "rules/recon_strike.h"

namespace bocage {
namespace {

// SCN-29, EF-01: a Recon played as an air strike.
int strike_worth(Mind& mind) {
  const auto rule = recon_strike_rule(mind.battle(), mind.open().field, mind.side());
  return rule ? best_group(mind, {rule->targets, rule->dice, Stars::Hit}) : 0;
}

// AIR-05: a Section card may follow.
int best_beside_sortie(Mind& mind) {
  int best = 0;
  mind.view().hand.for_each_kind([&](Card card) {
    if (!info(card).tactic) { best = std::max(best, card_worth(mind, card)); }
  });
  return best;
}

}  // namespace

int judge_play(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Pass) { return 0; }
  if (mind.battle().command(mind.side()).chip) { return judge_chip_play(mind, offer); }
  if (offer.as == Card::AirPower) { return strike_worth(mind); }
  if (offer.card == Card::AirSortie) { return card_worth(mind, offer.card) + best_beside_sortie(mind); }
  return card_worth(mind, offer.as != Card::None ? offer.as : offer.card) - missed_later(mind, offer.card);
}

int judge_keep(Mind& mind, const Action& offer) {
  return info(offer.card).opening == Opening::None ? mind.weights().ambush : card_worth(mind, offer.card);
}

int judge_section(Mind& mind, const Action& offer) {
  return section_worth(mind, mind.open().posts[index(mind.post().role)].orders.card, offer.flank());
}

int judge_patient(Mind& mind, const Action& offer) {
  return offer.kind == ActionKind::Done ? 0 : treatment_worth(mind, mind.field().at(offer.to));
}

// The first target stands for the whole group it starts; later ones count on their own.
int judge_target(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Done) { return 0; }
  const auto& naming = as<NameTargetsFrame>(mind.open().frames.top());
  const int targets = mind.open().targets_named == 0 ? naming.targets : 1;
  return group_worth(mind, offer.to, {targets, naming.dice, naming.stars});
}

// Front units first: their retreat is blocked while others stand behind them.
int judge_strike(Mind& mind, const Action& offer) {
  const Edge home = mind.battle().edge(other(mind.side()));
  return -(mind.battle().board().behind(offer.to, home) - mind.enemies()).count();
}

}  // namespace bocage
