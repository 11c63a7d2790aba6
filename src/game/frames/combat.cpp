// BAT: the battles of a turn, one at a time, and the cards that give a unit a second battle or move (ART, BEL).
#include <algorithm>

#include "game/frames/air.h"
#include "rules/movement.h"

namespace bocage {
namespace {

bool is_own(const Public& open, Hex hex) { return open.field.units_of(open.on_turn).contains(hex); }

// BEL-02: the second move may also be made without a battle. In hexes; 0 if the unit has none.
int allowance_instead_of_battle(const Battle& battle, const Field& field, UnitId unit) {
  return field[unit].has(kOrdered) && !field[unit].has(kBattled) ? second_allowance(battle, field, unit) : 0;
}

// PAC-04: rolls its close assault dice, without a target.
void seal_cave(Flow& flow, UnitId unit) {
  const Hex at = flow.field()[unit].at;
  const int dice = flow.battle.type(unit).gun.dice_at[0] + effect(flow.field()[unit]).extra_close;
  const Roll roll = roll_dice(flow, {flow.battle.side(unit), flow.field()[unit].by}, at, dice);
  if (roll.count(Face::Star) == 0) { return; }
  flow.field().caves.remove(at);
  flow.say({.kind = EventKind::CaveSealed, .side = flow.battle.side(unit), .at = at});
}

// PAC-30.
constexpr int kHospitalDice = 6;
void recover_in_hospital(Flow& flow, UnitId unit) {
  flow.field()[unit].set(kMoved);
  recover(flow, {flow.battle.side(unit), flow.field()[unit].by}, unit, kHospitalDice);
}

void clear_wire(Flow& flow, UnitId unit) { remove_wire(flow, flow.field()[unit].at); }

// An action in place of a battle: when it is allowed, and what it does.
struct BattleSubstitute {
  ActionKind action;
  bool (*may)(const Battle&, const Field&, UnitId);
  void (*make)(Flow&, UnitId);
};
constexpr auto kBattleSubstitutes = std::to_array<BattleSubstitute>({
    {ActionKind::RemoveWire, may_remove_wire, clear_wire},
    {ActionKind::SealCave, may_seal_cave, seal_cave},
    {ActionKind::Recover, may_recover, recover_in_hospital},
});

// Whether a post can battle or do something in place of a battle.
bool can_act(const Battle& battle, const Public& open, Role role) {
  bool found = can_act_in_the_air(battle, open, role);
  open.field.units_of(open.on_turn).for_each([&](Hex hex) {
    const UnitId unit = open.field.at(hex);
    if (found || !open.field[unit].has(kOrdered) || open.field[unit].by != role) { return; }
    found = targets(battle, open.field, unit, Occasion::Attack).any() ||
            parked_targets(battle, open.field, unit, Occasion::Attack).any() ||
            allowance_instead_of_battle(battle, open.field, unit) != 0 ||
            std::any_of(kBattleSubstitutes.begin(), kBattleSubstitutes.end(),
                        [&](const BattleSubstitute& substitute) { return substitute.may(battle, open.field, unit); });
  });
  return found;
}

// OVL-62: any post that can battle may start the next attack. OVL-65: a post that could only say `done` is not asked
// while others can still battle: their attacks may drive a target into its range.
void asks(const Battle& battle, const State& state, const CombatFrame&, Pending& out) {
  const Public& open = state.open;
  Pending all;
  for (const Role role : kRoles) {
    if (open.posts[index(role)].step == Step::Attack) { ask(all, {open.on_turn, role}, Decision::Attack); }
  }
  if (all.size() > 1) {
    for (const PendingPost& asked : all) {
      if (can_act(battle, open, asked.post.role)) { out.add(asked); }
    }
  }
  if (out.empty()) { out = all; }
}

// OVL-65: the battles end when every post has said `done`.
Next advance(Flow& flow, CombatFrame&) {
  for (const PostTurn& post : flow.open().posts) {
    if (post.step == Step::Attack) { return Next::Asks; }
  }
  flow.frames().pop();
  return Next::Goes;
}

void offers(const Battle& battle, const State& state, const CombatFrame&, Role role, ActionList& out) {
  const Field& field = state.open.field;
  field.units_of(state.open.on_turn).for_each([&](Hex hex) {
    const UnitId unit = field.at(hex);
    if (!field[unit].has(kOrdered) || field[unit].by != role) { return; }
    offer_attacks(battle, field, unit, Occasion::Attack, out);
    for (const BattleSubstitute& substitute : kBattleSubstitutes) {
      if (substitute.may(battle, field, unit)) { out.add({.kind = substitute.action, .unit = hex}); }
    }
    if (const int hexes = allowance_instead_of_battle(battle, field, unit); hexes != 0) {
      offer_moves(battle, field, unit, hexes, out);
    }
  });
  offer_air_actions(battle, state.open, role, out);
  out.add({.kind = ActionKind::Done});
}

bool offered(const Battle& battle, const State& state, const CombatFrame&, Role role, const Action& action) {
  const Field& field = state.open.field;
  if (action.kind == ActionKind::Done) { return action == Action{.kind = ActionKind::Done}; }
  if (is_airplane_action(action.kind)) {
    return is_among(action, [&](ActionList& list) { offer_air_actions(battle, state.open, role, list); });
  }
  if (!is_own(state.open, action.unit)) { return false; }
  const UnitId unit = field.at(action.unit);
  if (field[unit].by != role) { return false; }
  switch (action.kind) {
    case ActionKind::Attack: return may_declare(battle, field, unit, Occasion::Attack, action);
    case ActionKind::Move:
    case ActionKind::Exit:
      return may_move(battle, field, unit, allowance_instead_of_battle(battle, field, unit), action);
    default:
      return std::any_of(kBattleSubstitutes.begin(), kBattleSubstitutes.end(), [&](const BattleSubstitute& substitute) {
        return action == Action{.kind = substitute.action, .unit = action.unit} && substitute.may(battle, field, unit);
      });
  }
}

void settle(Flow& flow, CombatFrame&, Role role, const Action& action) {
  if (action.kind == ActionKind::Done) {
    flow.open().posts[index(role)].step = Step::Done;
    return;
  }
  if (is_airplane_action(action.kind)) { return make_air_action(flow, action); }
  const UnitId unit = flow.field().at(action.unit);
  const Effect& card = effect(flow.field()[unit]);
  if (action.kind == ActionKind::Move || action.kind == ActionKind::Exit) {
    const int hexes = allowance_instead_of_battle(flow.battle, flow.field(), unit);
    flow.field()[unit].set(kBattled);  // BEL-11
    make_move(flow, unit, hexes, action);
    return;
  }
  flow.field()[unit].set(kBattled);
  if (card.second_move) { flow.frames().push(SecondMoveFrame{.unit = unit}); }
  for (const BattleSubstitute& substitute : kBattleSubstitutes) {
    if (action.kind == substitute.action) { return substitute.make(flow, unit); }
  }
  if (card.battles_in_a_row > 1) { flow.frames().push(AttackAgainFrame{.unit = unit, .from = action.unit}); }
  declare(flow, unit, action.to, Occasion::Attack);
}

// ART-03 to ART-05. AMB-12: a unit that an Ambush eliminated or drove off loses both battles.
Next advance_again(Flow& flow, AttackAgainFrame& frame) {
  Unit& unit = flow.field()[frame.unit];
  if (unit.at != frame.from) {
    flow.frames().pop();
    return Next::Goes;
  }
  unit.clear(kBattled);
  return Next::Asks;
}

void asks_again(const Battle&, const State& state, const AttackAgainFrame& frame, Pending& out) {
  ask(out, {state.open.on_turn, state.open.field[frame.unit].by}, Decision::AttackAgain);
}

void offers_again(const Battle& battle, const State& state, const AttackAgainFrame& frame, Role, ActionList& out) {
  offer_attacks(battle, state.open.field, frame.unit, Occasion::Attack, out);
  out.add({.kind = ActionKind::Pass});
}

void settle_again(Flow& flow, AttackAgainFrame& frame, Role, const Action& action) {
  const UnitId unit = frame.unit;
  flow.frames().pop();
  flow.field()[unit].set(kBattled);
  if (action.kind == ActionKind::Attack) { declare(flow, unit, action.to, Occasion::Attack); }
}

bool is_sound_again(const FrameInStack<AttackAgainFrame>& at) {
  return at.is_of(at.frame.unit, at.open.on_turn) && at.frame.from != kNoHex &&
         (!at.on_top || at.stands_at(at.frame.unit, at.frame.from));
}

// BEL-09, BEL-10: a surviving unit may move again.
Next advance_second(Flow& flow, SecondMoveFrame& frame) {
  if (second_allowance(flow.battle, flow.field(), frame.unit) != 0) { return Next::Asks; }
  flow.frames().pop();
  return Next::Goes;
}

void asks_second(const Battle&, const State& state, const SecondMoveFrame& frame, Pending& out) {
  ask(out, {state.open.on_turn, state.open.field[frame.unit].by}, Decision::SecondMove);
}

void offers_second(const Battle& battle, const State& state, const SecondMoveFrame& frame, Role, ActionList& out) {
  const Field& field = state.open.field;
  offer_moves(battle, field, frame.unit, second_allowance(battle, field, frame.unit), out);
  out.add({.kind = ActionKind::Pass});
}

void settle_second(Flow& flow, SecondMoveFrame& frame, Role, const Action& action) {
  const UnitId unit = frame.unit;
  flow.frames().pop();
  if (action.kind == ActionKind::Pass) { return; }
  make_move(flow, unit, second_allowance(flow.battle, flow.field(), unit), action);
}

bool is_sound_second(const FrameInStack<SecondMoveFrame>& at) {
  return at.is_of(at.frame.unit, at.open.on_turn) && (!at.on_top || at.stands(at.frame.unit));
}

}  // namespace

constexpr FrameRules<CombatFrame> kCombatRules{.advance = advance,
                                               .asks = asks,
                                               .offers = offers,
                                               .offered = offered,
                                               .settle = settle,
                                               .may_sit_on = [](const Frame& below) {
                                                 return is_at(below, TurnStage::Combat) ||
                                                        is_at(below, OverlordStage::Combat);
                                               }};
const FrameRow<CombatFrame> kCombatRow = frame_row<kCombatRules>();
constexpr FrameRules<AttackAgainFrame> kAttackAgainRules{.advance = advance_again,
                                                         .asks = asks_again,
                                                         .offers = offers_again,
                                                         .settle = settle_again,
                                                         .may_sit_on = is_any<CombatFrame, SecondMoveFrame>,
                                                         .is_sound = is_sound_again};
const FrameRow<AttackAgainFrame> kAttackAgainRow = frame_row<kAttackAgainRules>();
constexpr FrameRules<SecondMoveFrame> kSecondMoveRules{.advance = advance_second,
                                                       .asks = asks_second,
                                                       .offers = offers_second,
                                                       .settle = settle_second,
                                                       .may_sit_on = is<CombatFrame>,
                                                       .is_sound = is_sound_second};
const FrameRow<SecondMoveFrame> kSecondMoveRow = frame_row<kSecondMoveRules>();

}  // namespace bocage
