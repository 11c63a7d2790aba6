// BAT-18: one battle from its declaration to its end, with Ambush (AMB), taking ground and overrun (TKG) on the way.
//
// Attack:     unit attacks target; from, at = where they stood; a = dice, b = the occasion.
//             c = 1 if a gun with cross-hairs hit. stage: 0 declared, 1 to be rolled, 2 hits and flags are done, 3 ground is decided.
// AskAmbush:  unit = the attacked one, target = its attacker.
// TakeGround: unit may go to `at`.      Overrun: unit may battle once more.
#include "game/frames/air.h"
#include "rules/ground.h"

namespace bocage {
namespace {

void push_attack(Flow& flow, UnitId unit, UnitId target, Occasion occasion) {
  const int dice = dice_for(flow.battle, flow.field(), unit, target, occasion).total();
  const Hex from = flow.field()[unit].at;
  const Hex at = flow.field()[target].at;
  flow.frames().push({.kind = FrameKind::Attack,
                      .unit = unit,
                      .target = target,
                      .from = from,
                      .at = at,
                      .a = static_cast<std::uint8_t>(dice),
                      .b = static_cast<std::uint8_t>(occasion)});
  flow.say({.kind = EventKind::BattleDeclared,
            .side = flow.battle.side(unit),
            .from = from,
            .at = at,
            .count = static_cast<std::uint8_t>(dice)});
}

// AMB-07, by what everybody can see. Whether he holds the card must not show, so he is asked in any case.
bool could_be_ambushed(const Flow& flow, const Frame& attack) {
  const bool close = flow.battle.board().are_adjacent(attack.from, attack.at);
  const Side defender = flow.battle.side(attack.target);
  if (!close || flow.battle.options().deck != Deck::Full || flow.open().hand_size[index(defender)] == 0) {
    return false;
  }
  if (may_battle(flow.battle, flow.field(), attack.target, Occasion::Ambush) != Ban::None) { return false; }
  return dice_for(flow.battle, flow.field(), attack.target, attack.unit, Occasion::Ambush).total() > 0;
}

// OAMB-04: where the chain of command says so, the ambusher's replacement comes at once.
void end_attack(Flow& flow) {
  const Frame attack = flow.frame();
  flow.frames().pop();
  const bool ambush = attack.b == static_cast<std::uint8_t>(Occasion::Ambush);
  if (!ambush || !flow.battle.chain().ambush_replaced_at_once) { return; }
  const Side side = flow.battle.side(attack.unit);
  --flow.open().ambushes[index(side)];
  discard(flow, side, Card::Ambush);
  draw_to_hand(flow, side);
}

// XU-08.1: a target that was hit and neither fell nor gave way stays in the gun's cross-hair.
void find_range(Flow& flow, const Frame& attack) {
  if (attack.c != 0 && flow.field()[attack.target].at == attack.at) {
    note_cross_hair(flow, attack.unit, attack.target);
  }
}

// Stage 2: may the hex be taken?
void decide_ground(Flow& flow) {
  const Frame attack = flow.frame();
  find_range(flow, attack);
  const bool close = flow.battle.board().are_adjacent(attack.from, attack.at);
  const bool ambush = attack.b == static_cast<std::uint8_t>(Occasion::Ambush);
  if (ambush || !close || !may_take_ground(flow.battle, flow.field(), attack.unit, attack.at)) {
    end_attack(flow);
    return;
  }
  flow.frame().stage = 3;
  flow.frames().push({.kind = FrameKind::TakeGround, .unit = attack.unit, .from = attack.from, .at = attack.at});
}

// Stage 3: TKG-16 to TKG-21.
void decide_overrun(Flow& flow) {
  const Frame attack = flow.frame();
  end_attack(flow);
  const bool took = flow.field()[attack.unit].at == attack.at;
  const bool first = attack.b == static_cast<std::uint8_t>(Occasion::Battle);
  if (!took || !first || !flow.battle.type(attack.unit).overruns) { return; }
  if (may_battle(flow.battle, flow.field(), attack.unit, Occasion::Overrun) != Ban::None) { return; }  // TKG-13
  flow.frames().push({.kind = FrameKind::Overrun, .unit = attack.unit});
}

Next advance(Flow& flow) {
  Frame& frame = flow.frame();
  switch (frame.stage) {
    case 0: {
      frame.stage = 1;
      const bool ambush = frame.b == static_cast<std::uint8_t>(Occasion::Ambush);
      if (!ambush && could_be_ambushed(flow, frame)) {
        flow.frames().push({.kind = FrameKind::AskAmbush, .unit = frame.target, .target = frame.unit});
      }
      break;
    }
    case 1: {
      if (flow.field()[frame.unit].at != frame.from) {  // AMB-09, AMB-10
        flow.say({.kind = EventKind::AttackStopped,
                  .side = flow.battle.side(frame.unit),
                  .from = frame.from,
                  .at = frame.at});
        end_attack(flow);
        break;
      }
      frame.stage = 2;
      const UnitId target = frame.target;
      const FaceMask faces = faces_for(flow.battle, flow.field(), frame.unit, target);
      const Struck struck = strike(flow, target, frame.a, faces);
      if (flow.open().over()) { break; }
      const bool guns = flow.battle.type(flow.frame().unit).cross_hairs != 0;
      flow.frame().c = guns && struck.hits != 0 ? 1 : 0;
      push_retreat(flow, target, struck.flags, 1);
      break;
    }
    case 2: decide_ground(flow); break;
    default: decide_overrun(flow); break;
  }
  return Next::Goes;
}

// Ambush: asked of the side that is attacked.
void asks_ambush(const Battle& battle, const State&, const Frame& frame, Pending& out) {
  ask(out, {battle.side(frame.unit), Role::Commander}, Decision::Ambush);
}

void offers_ambush(const Battle& battle, const State& state, const Frame& frame, Role, ActionList& out) {
  const CardBag& hand = state.hidden.hands[index(battle.side(frame.unit))];
  if (hand.holds(Card::Ambush)) { out.add({.kind = ActionKind::Ambush}); }
  out.add({.kind = ActionKind::Pass});
}

void settle_ambush(Flow& flow, Role, const Action& action) {
  const Frame asked = flow.frame();
  flow.frames().pop();
  if (action.kind == ActionKind::Pass) { return; }
  const Side side = flow.battle.side(asked.unit);
  CardBag& hand = flow.state.hidden.hands[index(side)];
  hand.remove(Card::Ambush);
  flow.open().hand_size[index(side)] = hand.size;
  ++flow.open().ambushes[index(side)];
  flow.say({.kind = EventKind::AmbushPlayed, .side = side});
  push_attack(flow, asked.unit, asked.target, Occasion::Ambush);
}

void asks_ground(const Battle&, const State& state, const Frame& frame, Pending& out) {
  ask(out, {state.open.on_turn, state.open.field[frame.unit].by}, Decision::TakeGround);
}

void offers_ground(const Battle&, const State&, const Frame& frame, Role, ActionList& out) {
  out.add({.kind = ActionKind::TakeGround, .unit = frame.from});
  out.add({.kind = ActionKind::Pass});
}

void settle_ground(Flow& flow, Role, const Action& action) {
  const Frame asked = flow.frame();
  flow.frames().pop();
  if (action.kind == ActionKind::Pass) { return; }
  flow.say({.kind = EventKind::GroundTaken, .side = flow.on_turn(), .from = asked.from, .at = asked.at});
  const Hex began = flow.field()[asked.unit].began;
  const bool next_door = began == kNoHex || flow.battle.board().are_adjacent(began, asked.at);  // XT-21.b
  enter(flow, asked.unit, asked.at, next_door);
  arrive(flow, asked.unit);
  score(flow);
}

void asks_overrun(const Battle&, const State& state, const Frame& frame, Pending& out) {
  ask(out, {state.open.on_turn, state.open.field[frame.unit].by}, Decision::Overrun);
}

void offers_overrun(const Battle& battle, const State& state, const Frame& frame, Role, ActionList& out) {
  offer_battles(battle, state.open.field, frame.unit, Occasion::Overrun, out);
  out.add({.kind = ActionKind::Pass});
}

void settle_overrun(Flow& flow, Role, const Action& action) {
  const UnitId unit = flow.frame().unit;
  flow.frames().pop();
  if (action.kind == ActionKind::Battle) { declare(flow, unit, action.to, Occasion::Overrun); }
}

}  // namespace

void offer_battles(const Battle& battle, const Field& field, UnitId unit, Occasion occasion, ActionList& out) {
  targets(battle, field, unit, occasion).for_each([&](Hex hex) {
    out.add({.kind = ActionKind::Battle, .unit = field[unit].at, .to = hex});
  });
  parked_targets(battle, field, unit, occasion).for_each([&](Hex hex) {  // AIR-43
    out.add({.kind = ActionKind::Battle, .unit = field[unit].at, .to = hex});
  });
}

bool may_declare(const Battle& battle, const Field& field, UnitId unit, Occasion occasion, const Action& action) {
  return action == Action{.kind = ActionKind::Battle, .unit = action.unit, .to = action.to} &&
         may_battle(battle, field, unit, occasion) == Ban::None &&
         (may_attack(battle, field, unit, action.to, occasion) == Ban::None ||
          parked_targets(battle, field, unit, occasion).contains(action.to));
}

void declare(Flow& flow, UnitId unit, Hex target, Occasion occasion) {
  const UnitId enemy = flow.field().at(target);
  if (enemy != kNoUnit) { push_attack(flow, unit, enemy, occasion); }
  lose_camouflage(flow, unit);
  const Hex from = flow.field()[unit].at;
  if (flow.field().wire.contains(from) && flow.battle.type(unit).clears_wire_by_entering) {
    remove_wire(flow, from);  // OBS-18
  }
  if (enemy == kNoUnit) { attack_parked(flow, unit, target, occasion); }
}

const FrameRules kAttackRules{.id = FrameKind::Attack, .advance = advance};
const FrameRules kAskAmbushRules{.id = FrameKind::AskAmbush,
                                 .advance = always_asks,
                                 .asks = asks_ambush,
                                 .offers = offers_ambush,
                                 .settle = settle_ambush};
const FrameRules kTakeGroundRules{.id = FrameKind::TakeGround,
                                  .advance = always_asks,
                                  .asks = asks_ground,
                                  .offers = offers_ground,
                                  .settle = settle_ground};
const FrameRules kOverrunRules{.id = FrameKind::Overrun,
                               .advance = always_asks,
                               .asks = asks_overrun,
                               .offers = offers_overrun,
                               .settle = settle_overrun};

}  // namespace bocage
