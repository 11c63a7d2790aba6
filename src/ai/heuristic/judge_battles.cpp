#include "ai/heuristic/card_worth.h"
#include "ai/heuristic/judges.h"

namespace bocage {
namespace {

// Above zero for every battle: rolling costs nothing.
int battle_worth(Mind& mind, const Action& offer, Occasion occasion) {
  if (mind.field().at(offer.to) == kNoUnit) { return 1 + parked_worth(mind, offer, occasion); }  // AIR-43
  return 1 + mind.survey().attack(mind.field().at(offer.unit), offer.to, occasion);
}

}  // namespace

int judge_battle(Mind& mind, const Action& offer) {
  switch (offer.kind) {
    case ActionKind::Attack: return battle_worth(mind, offer, Occasion::Attack);
    case ActionKind::RemoveWire: return mind.weights().wire;
    case ActionKind::SealCave: return mind.weights().cave;
    case ActionKind::Recover: return recovery_worth(mind, mind.field().at(offer.unit));
    case ActionKind::AirAction: return judge_air_action(mind, offer);
    case ActionKind::Exit:
    case ActionKind::Move: {  // BEL-02: it forgoes the battle, so battles come first
      const UnitId unit = mind.field().at(offer.unit);
      const bool has_target = targets(mind.battle(), mind.field(), unit, Occasion::Attack).any();
      return has_target ? -1 : judge_second_move(mind, offer);
    }
    default: return 0;
  }
}

int judge_battle_again(Mind& mind, const Action& offer) {
  return offer.kind == ActionKind::Attack ? battle_worth(mind, offer, Occasion::Attack) : 0;
}

int judge_overrun(Mind& mind, const Action& offer) {
  return offer.kind == ActionKind::Attack ? battle_worth(mind, offer, Occasion::Overrun) : 0;
}

int judge_take_ground(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Pass) { return 0; }
  const auto& asked = as<TakeGroundFrame>(mind.open().frames.top());
  Unit there = mind.field()[asked.unit];
  there.at = asked.to;
  const bool next_door = there.began == kNoHex || mind.battle().board().are_adjacent(there.began, asked.to);
  const bool may_battle_there = next_door && mind.battle().next_door().contains(asked.to);  // XT-21.b
  if (mind.battle().bars_battle(mind.battle().arm(asked.unit)).contains(asked.to) && !may_battle_there) {
    there.set(kInCover);
  }
  // The frame below is the attack that emptied the hex; only after a first battle there is an overrun (TKG-21).
  const auto& attack = as<AttackFrame>(mind.open().frames[mind.open().frames.depth() - 2]);
  const bool first = attack.occasion == Occasion::Attack;
  const bool overruns = first && mind.battle().type(asked.unit).overruns;
  const int overrun = overruns ? mind.survey().best_attack(asked.unit, there, Occasion::Overrun) : 0;
  return overrun + mind.survey().standing(asked.unit, asked.to) - mind.survey().standing(asked.unit, asked.from);
}

}  // namespace bocage
