#include "ai/heuristic/judges.h"

namespace bocage {
namespace {

// Above zero for every battle: it costs nothing to roll.
int battle_worth(Mind& mind, const Action& offer, Occasion occasion) {
  return 1 + mind.survey().attack(mind.field().at(offer.unit), offer.to, occasion);
}

}  // namespace

int judge_battle(Mind& mind, const Action& offer) {
  switch (offer.kind) {
    case ActionKind::Battle: return battle_worth(mind, offer, Occasion::Battle);
    case ActionKind::RemoveWire: return mind.weights().wire;
    case ActionKind::Exit:
    case ActionKind::Move: {  // BEL-02: it forgoes the battle, so battles come first
      const UnitId unit = mind.field().at(offer.unit);
      const bool has_target = targets(mind.battle(), mind.field(), unit, Occasion::Battle).any();
      return has_target ? -1 : judge_second_move(mind, offer);
    }
    default: return 0;
  }
}

int judge_battle_again(Mind& mind, const Action& offer) {
  return offer.kind == ActionKind::Battle ? battle_worth(mind, offer, Occasion::Battle) : 0;
}

int judge_overrun(Mind& mind, const Action& offer) {
  return offer.kind == ActionKind::Battle ? battle_worth(mind, offer, Occasion::Overrun) : 0;
}

int judge_take_ground(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Pass) { return 0; }
  const Frame& asked = mind.open().frames.top();
  Unit there = mind.field()[asked.unit];
  there.at = asked.at;
  if (mind.battle().bars_battle(mind.battle().arm(asked.unit)).contains(asked.at)) { there.set(kInCover); }
  // The frame below is the attack that emptied the hex; only after a first battle there is an overrun (TKG-21).
  const Frame& attack = mind.open().frames[mind.open().frames.depth() - 2];
  const bool first = attack.b == static_cast<std::uint8_t>(Occasion::Battle);
  const bool overruns = first && mind.battle().type(asked.unit).overruns;
  const int overrun = overruns ? mind.survey().best_attack(asked.unit, there, Occasion::Overrun) : 0;
  return overrun + mind.survey().standing(asked.unit, asked.at) - mind.survey().standing(asked.unit, asked.from);
}

}  // namespace bocage
