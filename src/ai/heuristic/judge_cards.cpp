#include "ai/heuristic/card_worth.h"
#include "ai/heuristic/judges.h"
#include "rules/recon_strike.h"

namespace bocage {

int judge_play(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Pass) { return 0; }
  if (offer.as != Card::None) {
    const auto rule = recon_strike_rule(mind.battle(), mind.open().field, mind.side());
    return rule ? best_group(mind, {rule->targets, rule->dice, Stars::Hit}) : card_worth(mind, offer.as);
  }
  return card_worth(mind, offer.card);
}

int judge_keep(Mind& mind, const Action& offer) {
  return info(offer.card).opening == Opening::None ? mind.weights().ambush : card_worth(mind, offer.card);
}

int judge_section(Mind& mind, const Action& offer) {
  return section_worth(mind, mind.open().posts[index(mind.post().role)].orders.card, offer.section);
}

int judge_patient(Mind& mind, const Action& offer) {
  return offer.kind == ActionKind::Done ? 0 : treatment_worth(mind, mind.field().at(offer.to));
}

// The first target begins a group, so the whole of it counts; later ones count for themselves.
int judge_target(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Done) { return 0; }
  const Frame& naming = mind.open().frames.top();
  const int targets = mind.open().targets_named == 0 ? naming.a : 1;
  return group_worth(mind, offer.to, {targets, naming.b, static_cast<Stars>(naming.stage)});
}

// Those in front first: their retreat is blocked as long as others stand behind them.
int judge_strike(Mind& mind, const Action& offer) {
  const Edge home = mind.battle().edge(other(mind.side()));
  return -(mind.battle().board().behind(offer.to, home) - mind.enemies()).count();
}

}  // namespace bocage
