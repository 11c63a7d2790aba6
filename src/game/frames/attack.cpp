// BAT-18: one attack from its declaration to its end, including Ambush (AMB), taking ground and overrun (TKG).
#include "game/frames/air.h"
#include "rules/ground.h"

namespace bocage {
namespace {

void push_attack(Flow& flow, UnitId unit, UnitId target, Occasion occasion) {
  const int dice = dice_for(flow.battle, flow.field(), unit, target, occasion).total();
  const Hex from = flow.field()[unit].at;
  const Hex at = flow.field()[target].at;
  flow.frames().push(AttackFrame{.unit = unit,
                                 .target = target,
                                 .from = from,
                                 .at = at,
                                 .dice = static_cast<std::uint8_t>(dice),
                                 .occasion = occasion});
  flow.say({.kind = EventKind::AttackDeclared, .side = flow.battle.side(unit), .from = from, .at = at, .detail = dice});
}

// AMB-07, by public information only: being asked must not reveal whether the defender holds the card.
bool could_be_ambushed(const Flow& flow, const AttackFrame& attack) {
  const bool close = flow.battle.board().are_adjacent(attack.from, attack.at);
  const Side defender = flow.battle.side(attack.target);
  if (!close || flow.battle.options().has(Option::YoungGenerals) || flow.open().hand_size[index(defender)] == 0) {
    return false;
  }
  if (may_battle(flow.battle, flow.field(), attack.target, Occasion::Ambush) != Ban::None) { return false; }
  return dice_for(flow.battle, flow.field(), attack.target, attack.unit, Occasion::Ambush).total() > 0;
}

// OAMB-04: if the chain of command says so, the ambushing side draws its replacement at once.
void end_attack(Flow& flow) {
  const AttackFrame attack = as<AttackFrame>(flow.frame());
  flow.frames().pop();
  if (!attack.is_ambush() || !flow.battle.chain().ambush_replaced_at_once) { return; }
  const Side side = flow.battle.side(attack.unit);
  --flow.open().ambushes[index(side)];
  discard(flow, side, Card::Ambush);
  draw_to_hand(flow, side);
}

// XU-08.1: a target that was hit but neither eliminated nor driven off gets into the gun's cross-hairs.
void mark_hit_target(Flow& flow, const AttackFrame& attack) {
  if (attack.gun_hit && flow.field()[attack.target].at == attack.at) {
    note_cross_hair(flow, attack.unit, attack.target);
  }
}

void decide_ground(Flow& flow, AttackFrame& attack) {
  mark_hit_target(flow, attack);
  const bool close = flow.battle.board().are_adjacent(attack.from, attack.at);
  if (attack.is_ambush() || !close || !may_take_ground(flow.battle, flow.field(), attack.unit, attack.at)) {
    end_attack(flow);
    return;
  }
  attack.stage = AttackStage::GroundOffered;
  flow.frames().push(TakeGroundFrame{.unit = attack.unit, .from = attack.from, .to = attack.at});
}

// TKG-16 to TKG-21. Takes a copy: ending the attack pops its frame.
void decide_overrun(Flow& flow, const AttackFrame attack) {
  end_attack(flow);
  const bool took = flow.field()[attack.unit].at == attack.at;
  const bool first = attack.occasion == Occasion::Attack;
  if (!took || !first || !flow.battle.type(attack.unit).overruns) { return; }
  if (may_battle(flow.battle, flow.field(), attack.unit, Occasion::Overrun) != Ban::None) { return; }  // TKG-13
  flow.frames().push(OverrunFrame{.unit = attack.unit});
}

// AMB-09, AMB-10: an ambush eliminated the attacker or drove it off.
void stop_attack(Flow& flow, const AttackFrame& attack) {
  flow.say(
      {.kind = EventKind::AttackStopped, .side = flow.battle.side(attack.unit), .from = attack.from, .at = attack.at});
  end_attack(flow);
}

void roll(Flow& flow, AttackFrame& attack) {
  attack.stage = AttackStage::Rolled;
  const UnitId target = attack.target;
  const FaceMask faces = faces_for(flow.battle, flow.field(), attack.unit, target);
  const Role by = attack.is_ambush() ? in_charge(flow.battle, flow.field(), attack.unit, attack.from)  // OAMB-02
                                     : flow.field()[attack.unit].by;
  const Struck struck = strike(flow, by, target, attack.dice, faces);
  if (flow.open().over()) { return; }  // the frames were cleared
  attack.gun_hit = flow.battle.type(attack.unit).cross_hairs != 0 && struck.hits != 0;
  push_retreat(flow, target, struck.flags, Ignoring::Allowed);
}

Next advance(Flow& flow, AttackFrame& attack) {
  switch (attack.stage) {
    case AttackStage::Declared:
      attack.stage = AttackStage::ToRoll;
      if (!attack.is_ambush() && could_be_ambushed(flow, attack)) {
        flow.frames().push(AskAmbushFrame{.defender = attack.target, .attacker = attack.unit});
      }
      break;
    case AttackStage::ToRoll:
      if (flow.field()[attack.unit].at != attack.from) {
        stop_attack(flow, attack);
      } else {
        roll(flow, attack);
      }
      break;
    case AttackStage::Rolled: decide_ground(flow, attack); break;
    case AttackStage::GroundOffered: decide_overrun(flow, attack); break;
  }
  return Next::Goes;
}

// An attack never asks, so it is never on top of the stack. An ambush sits on the attack it answers.
bool is_sound(const FrameInStack<AttackFrame>& at) {
  const AttackFrame& attack = at.frame;
  const auto* answered = std::get_if<AttackFrame>(&at.below);
  const Side attacker = answered != nullptr ? other(at.open.on_turn) : at.open.on_turn;
  if (at.on_top || !at.is_of(attack.unit, attacker) || !at.is_of(attack.target, other(attacker))) { return false; }
  if (attack.is_ambush() != (answered != nullptr)) { return false; }
  if (attack.from == kNoHex || attack.at == kNoHex || attack.dice > kMostAttackDice) { return false; }
  if (answered != nullptr) {
    return attack.stage == AttackStage::Rolled && attack.unit == answered->target && attack.target == answered->unit;
  }
  // Before its own roll an attack can lose its attacker to an Ambush, but never its target.
  return attack.stage == AttackStage::ToRoll ? at.stands_at(attack.target, attack.at)
                                             : at.stands_at(attack.unit, attack.from);
}

// Ambush: the attacked side decides.
void asks_ambush(const Battle& battle, const State&, const AskAmbushFrame& frame, Pending& out) {
  ask(out, {battle.side(frame.defender), Role::Commander}, Decision::Ambush);
}

void offers_ambush(const Battle& battle, const State& state, const AskAmbushFrame& frame, Role, ActionList& out) {
  const CardBag& hand = state.hidden.hands[index(battle.side(frame.defender))];
  if (hand.holds(Card::Ambush)) { out.add({.kind = ActionKind::Ambush}); }
  out.add({.kind = ActionKind::Pass});
}

void settle_ambush(Flow& flow, AskAmbushFrame& frame, Role, const Action& action) {
  const AskAmbushFrame asked = frame;
  flow.frames().pop();
  if (action.kind == ActionKind::Pass) { return; }
  const Side side = flow.battle.side(asked.defender);
  CardBag& hand = flow.state.hidden.hands[index(side)];
  hand.remove(Card::Ambush);
  flow.open().hand_size[index(side)] = hand.size;
  ++flow.open().ambushes[index(side)];
  flow.say({.kind = EventKind::AmbushPlayed, .side = side});
  push_attack(flow, asked.defender, asked.attacker, Occasion::Ambush);
}

bool is_sound_ambush(const FrameInStack<AskAmbushFrame>& at) {
  const auto& attack = as<AttackFrame>(at.below);
  return at.frame.defender == attack.target && at.frame.attacker == attack.unit && !attack.is_ambush() &&
         at.stands_at(attack.unit, attack.from);
}

void asks_ground(const Battle&, const State& state, const TakeGroundFrame& frame, Pending& out) {
  ask(out, {state.open.on_turn, state.open.field[frame.unit].by}, Decision::TakeGround);
}

void offers_ground(const Battle&, const State&, const TakeGroundFrame& frame, Role, ActionList& out) {
  out.add({.kind = ActionKind::TakeGround, .unit = frame.from});
  out.add({.kind = ActionKind::Pass});
}

void settle_ground(Flow& flow, TakeGroundFrame& frame, Role, const Action& action) {
  const TakeGroundFrame asked = frame;
  flow.frames().pop();
  if (action.kind == ActionKind::Pass) { return; }
  flow.say({.kind = EventKind::GroundTaken, .side = flow.on_turn(), .from = asked.from, .at = asked.to});
  const Hex began = flow.field()[asked.unit].began;
  const bool next_door = began == kNoHex || flow.battle.board().are_adjacent(began, asked.to);  // XT-21.b
  enter(flow, asked.unit, asked.to, next_door ? Approach::NextDoor : Approach::Farther);
  arrive(flow, asked.unit);
  score(flow);
}

bool is_sound_ground(const FrameInStack<TakeGroundFrame>& at) {
  const auto& attack = as<AttackFrame>(at.below);
  const TakeGroundFrame& ground = at.frame;
  return !attack.is_ambush() && ground.unit == attack.unit && ground.from == attack.from && ground.to == attack.at &&
         may_take_ground(at.battle, at.field(), ground.unit, ground.to);
}

void asks_overrun(const Battle&, const State& state, const OverrunFrame& frame, Pending& out) {
  ask(out, {state.open.on_turn, state.open.field[frame.unit].by}, Decision::Overrun);
}

void offers_overrun(const Battle& battle, const State& state, const OverrunFrame& frame, Role, ActionList& out) {
  offer_attacks(battle, state.open.field, frame.unit, Occasion::Overrun, out);
  out.add({.kind = ActionKind::Pass});
}

void settle_overrun(Flow& flow, OverrunFrame& frame, Role, const Action& action) {
  const UnitId unit = frame.unit;
  flow.frames().pop();
  if (action.kind == ActionKind::Attack) { declare(flow, unit, action.to, Occasion::Overrun); }
}

bool is_sound_overrun(const FrameInStack<OverrunFrame>& at) {
  return at.is_of(at.frame.unit, at.open.on_turn) && (!at.on_top || at.stands(at.frame.unit));
}

// The frames that an attack, and so an overrun, may follow.
bool may_attack_on(const Frame& below) { return is_any<CombatFrame, SecondMoveFrame, AttackAgainFrame>(below); }

}  // namespace

void offer_attacks(const Battle& battle, const Field& field, UnitId unit, Occasion occasion, ActionList& out) {
  targets(battle, field, unit, occasion).for_each([&](Hex hex) {
    out.add({.kind = ActionKind::Attack, .unit = field[unit].at, .to = hex});
  });
  parked_targets(battle, field, unit, occasion).for_each([&](Hex hex) {  // AIR-43
    out.add({.kind = ActionKind::Attack, .unit = field[unit].at, .to = hex});
  });
}

bool may_declare(const Battle& battle, const Field& field, UnitId unit, Occasion occasion, const Action& action) {
  return action == Action{.kind = ActionKind::Attack, .unit = action.unit, .to = action.to} &&
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

constexpr FrameRules<AttackFrame> kAttackRules{
    .advance = advance,
    .may_sit_on = [](const Frame& below) { return may_attack_on(below) || is_at(below, AttackStage::ToRoll); },
    .is_sound = is_sound};
const FrameRow<AttackFrame> kAttackRow = frame_row<kAttackRules>();
constexpr FrameRules<AskAmbushFrame> kAskAmbushRules{
    .advance = always_asks<AskAmbushFrame>,
    .asks = asks_ambush,
    .offers = offers_ambush,
    .settle = settle_ambush,
    .may_sit_on = [](const Frame& below) { return is_at(below, AttackStage::ToRoll); },
    .is_sound = is_sound_ambush};
const FrameRow<AskAmbushFrame> kAskAmbushRow = frame_row<kAskAmbushRules>();
constexpr FrameRules<TakeGroundFrame> kTakeGroundRules{
    .advance = always_asks<TakeGroundFrame>,
    .asks = asks_ground,
    .offers = offers_ground,
    .settle = settle_ground,
    .may_sit_on = [](const Frame& below) { return is_at(below, AttackStage::GroundOffered); },
    .is_sound = is_sound_ground};
const FrameRow<TakeGroundFrame> kTakeGroundRow = frame_row<kTakeGroundRules>();
constexpr FrameRules<OverrunFrame> kOverrunRules{.advance = always_asks<OverrunFrame>,
                                                 .asks = asks_overrun,
                                                 .offers = offers_overrun,
                                                 .settle = settle_overrun,
                                                 .may_sit_on = may_attack_on,
                                                 .is_sound = is_sound_overrun};
const FrameRow<OverrunFrame> kOverrunRow = frame_row<kOverrunRules>();

}  // namespace bocage
