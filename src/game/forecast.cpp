#include "game/forecast.h"

#include <optional>

#include "game/why_not_parts.h"
#include "rules/retreat.h"

namespace bocage {
namespace {

// The pending decision about battles, if there is one.
struct BattleDecision {
  std::optional<PendingPost> asked;  // the post that may declare an attack now
  Occasion occasion = Occasion::Attack;
};

bool is_about_battles(Decision decision) {
  return decision == Decision::Attack || decision == Decision::AttackAgain || decision == Decision::Overrun;
}

// If several Field Generals battle at the same time, that of the post that ordered the attacker.
BattleDecision battle_decision(const Battle& battle, const State& state, UnitId attacker) {
  BattleDecision found;
  for (const PendingPost& asked : pending(battle, state)) {
    const bool ordered_it = asked.post.role == state.open.field[attacker].by;
    if (!is_about_battles(asked.decision) || (found.asked && !ordered_it)) { continue; }
    found = {asked, asked.decision == Decision::Overrun ? Occasion::Overrun : Occasion::Attack};
  }
  return found;
}

Refusal why_not_declared(const Battle& battle, const State& state, const BattleDecision& now, Hex from, Hex to) {
  if (state.open.over()) { return {.code = RefusalCode::BattleOver}; }
  const UnitId attacker = state.open.field.at(from);
  const Side side = battle.side(attacker);
  if (now.asked && now.asked->post.side == side) {
    return why_not(battle, state, now.asked->post, {.kind = ActionKind::Attack, .unit = from, .to = to});
  }
  const Ban ban = may_attack(battle, state.open.field, attacker, to, now.occasion);
  if (ban != Ban::None) { return {.code = code_of(ban)}; }
  const Decision asked = pending(battle, state)[0].decision;
  return why_no_battle_now(state, side, asked);
}

// As if this unit's post were declaring attacks now.
Refusal why_not_in_battles(const Battle& battle, const State& state, Hex from, Hex to) {
  if (state.open.over()) { return {.code = RefusalCode::BattleOver}; }
  const Field& field = state.open.field;
  const UnitId attacker = field.at(from);
  const Ban ban = may_battle(battle, field, attacker, Occasion::Attack);
  return {.code = code_of(ban != Ban::None ? ban : may_attack(battle, field, attacker, to, Occasion::Attack))};
}

// All of a forecast but the refusal.
Forecast without_refusal(const Battle& battle, const Field& field, Hex from, Hex to, Occasion occasion) {
  const UnitId attacker = field.at(from);
  const UnitId target = field.at(to);
  const DiceCount dice = dice_for(battle, field, attacker, target, occasion);
  const int figures = field[target].figures;
  const FaceMask faces = faces_for(battle, field, attacker, target);
  const int may_ignore = may_ignore_flag(battle, field, target) ? 1 : 0;
  const int ignorable = may_ignore + flags_it_must_ignore(battle, field, target, dice.total());
  return {.dice = dice,
          .parts = dice_parts(battle, field, attacker, target, dice),
          .odds = odds(dice.total(), faces, figures, ignorable),
          .losses = losses(dice.total(), faces, figures),
          .attackable = may_attack(battle, field, attacker, to, occasion) == Ban::None,
          .why_not = {}};
}

}  // namespace

Forecast forecast(const Battle& battle, const State& state, Hex from, Hex to) {
  const BattleDecision now = battle_decision(battle, state, state.open.field.at(from));
  Forecast found = without_refusal(battle, state.open.field, from, to, now.occasion);
  found.why_not = why_not_declared(battle, state, now, from, to);
  return found;
}

Forecast forecast_in_battles(const Battle& battle, const State& state, Hex from, Hex to) {
  Forecast found = without_refusal(battle, state.open.field, from, to, Occasion::Attack);
  found.why_not = why_not_in_battles(battle, state, from, to);
  return found;
}

}  // namespace bocage
