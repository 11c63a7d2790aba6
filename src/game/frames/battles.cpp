// BAT: the battles of a turn, one at a time, and the cards that let a unit do more (ART, BEL).
//
// BattleAgain: unit, from = where it fought first. SecondMove: unit.
#include "game/frames/frames.h"
#include "rules/movement.h"

namespace bocage {
namespace {

bool is_own(const Public& open, Hex hex) { return open.field.units_of(open.on_turn).contains(hex); }

// BEL-02: the second move may also follow without a battle.
int move_instead(const Battle& battle, const Field& field, UnitId unit) {
  return field[unit].has(kOrdered) && !field[unit].has(kBattled) ? second_allowance(battle, field, unit) : 0;
}

void asks(const Battle&, const State& state, const Frame&, Pending& out) {
  ask(out, state.open.on_turn, Decision::Battle);
}

void offers(const Battle& battle, const State& state, const Frame&, Role, ActionList& out) {
  const Field& field = state.open.field;
  field.units_of(state.open.on_turn).for_each([&](Hex hex) {
    const UnitId unit = field.at(hex);
    if (!field[unit].has(kOrdered)) { return; }
    offer_battles(battle, field, unit, Occasion::Battle, out);
    if (may_remove_wire(battle, field, unit)) { out.add({.kind = ActionKind::RemoveWire, .unit = hex}); }
    if (const int hexes = move_instead(battle, field, unit); hexes != 0) {
      offer_moves(battle, field, unit, hexes, out);
    }
  });
  out.add({.kind = ActionKind::Done});
}

bool offered(const Battle& battle, const State& state, const Frame&, Role, const Action& action) {
  const Field& field = state.open.field;
  if (action.kind == ActionKind::Done) { return action == Action{.kind = ActionKind::Done}; }
  if (!is_own(state.open, action.unit)) { return false; }
  const UnitId unit = field.at(action.unit);
  switch (action.kind) {
    case ActionKind::Battle: return may_declare(battle, field, unit, Occasion::Battle, action);
    case ActionKind::RemoveWire:
      return action == Action{.kind = ActionKind::RemoveWire, .unit = action.unit} &&
             may_remove_wire(battle, field, unit);
    case ActionKind::Move: {
      const Action plain{.kind = ActionKind::Move, .unit = action.unit, .to = action.to, .via = action.via};
      const int hexes = move_instead(battle, field, unit);
      return action == plain && hexes != 0 && move_cost(battle, field, unit, hexes, action) != 0;
    }
    default: return false;
  }
}

void settle(Flow& flow, Role, const Action& action) {
  if (action.kind == ActionKind::Done) {
    flow.frames().pop();
    return;
  }
  const UnitId unit = flow.field().at(action.unit);
  const Effect& card = effect(flow.field()[unit]);
  if (action.kind == ActionKind::Move) {
    const int hexes = move_instead(flow.battle, flow.field(), unit);
    const int cost = move_cost(flow.battle, flow.field(), unit, hexes, action);
    flow.field()[unit].set(kBattled);  // BEL-11
    make_move(flow, unit, action, cost);
    return;
  }
  flow.field()[unit].set(kBattled);
  if (card.second_move) { flow.frames().push({.kind = FrameKind::SecondMove, .unit = unit}); }
  if (action.kind == ActionKind::RemoveWire) {
    remove_wire(flow, action.unit);
    return;
  }
  if (card.battles_in_a_row > 1) {
    flow.frames().push({.kind = FrameKind::BattleAgain, .unit = unit, .from = action.unit});
  }
  declare(flow, unit, action.to, Occasion::Battle);
}

// ART-03 to ART-05. AMB-12: a unit that an Ambush destroyed or drove off has lost both battles.
Next advance_again(Flow& flow) {
  const Frame& frame = flow.frame();
  Unit& unit = flow.field()[frame.unit];
  if (unit.at != frame.from) {
    flow.frames().pop();
    return Next::Goes;
  }
  unit.clear(kBattled);
  return Next::Asks;
}

void asks_again(const Battle&, const State& state, const Frame&, Pending& out) {
  ask(out, state.open.on_turn, Decision::BattleAgain);
}

void offers_again(const Battle& battle, const State& state, const Frame& frame, Role, ActionList& out) {
  offer_battles(battle, state.open.field, frame.unit, Occasion::Battle, out);
  out.add({.kind = ActionKind::Pass});
}

void settle_again(Flow& flow, Role, const Action& action) {
  const UnitId unit = flow.frame().unit;
  flow.frames().pop();
  flow.field()[unit].set(kBattled);
  if (action.kind == ActionKind::Battle) { declare(flow, unit, action.to, Occasion::Battle); }
}

// BEL-09, BEL-10: as long as the unit lives, it may move again.
Next advance_second(Flow& flow) {
  if (second_allowance(flow.battle, flow.field(), flow.frame().unit) != 0) { return Next::Asks; }
  flow.frames().pop();
  return Next::Goes;
}

void asks_second(const Battle&, const State& state, const Frame&, Pending& out) {
  ask(out, state.open.on_turn, Decision::SecondMove);
}

void offers_second(const Battle& battle, const State& state, const Frame& frame, Role, ActionList& out) {
  const Field& field = state.open.field;
  offer_moves(battle, field, frame.unit, second_allowance(battle, field, frame.unit), out);
  out.add({.kind = ActionKind::Pass});
}

void settle_second(Flow& flow, Role, const Action& action) {
  const UnitId unit = flow.frame().unit;
  flow.frames().pop();
  if (action.kind != ActionKind::Move) { return; }
  const int hexes = second_allowance(flow.battle, flow.field(), unit);
  make_move(flow, unit, action, move_cost(flow.battle, flow.field(), unit, hexes, action));
}

}  // namespace

const FrameRules kBattlesRules{.id = FrameKind::Battles,
                               .advance = always_asks,
                               .asks = asks,
                               .offers = offers,
                               .offered = offered,
                               .settle = settle};
const FrameRules kBattleAgainRules{.id = FrameKind::BattleAgain,
                                   .advance = advance_again,
                                   .asks = asks_again,
                                   .offers = offers_again,
                                   .settle = settle_again};
const FrameRules kSecondMoveRules{.id = FrameKind::SecondMove,
                                  .advance = advance_second,
                                  .asks = asks_second,
                                  .offers = offers_second,
                                  .settle = settle_second};

}  // namespace bocage
