// AIR-30 to AIR-37, AIR-43, AIR-50: the actions of airplanes after their move, and attacks on parked airplanes.
#include "game/frames/air.h"

namespace bocage {
namespace {

// AIR-32: all targets are fixed before the first dice are rolled, so that each retreats only once.
void strafe(Flow& flow, PlaneId id, Hex) {
  const Strafed found = strafed(flow.field(), id);
  flow.open().targets = found.units;
  flow.open().targets_named = found.size;
  flow.frames().push(StrafeFrame{.plane = id, .dice = kStrafingDice[index(flow.on_turn())]});
}

void kamikaze(Flow& flow, PlaneId id, Hex target) {
  flow.open().targets[0] = flow.field().at(target);
  flow.open().targets_named = 1;
  flow.frames().push(StrafeFrame{.plane = id, .dice = kKamikazeDice, .lost_with_it = true});
}

void support(Flow& flow, PlaneId id, Hex) { plane_of(flow, id).set(kSupports); }
void interdict(Flow& flow, PlaneId id, Hex) { plane_of(flow, id).set(kInterdicts); }
void recon(Flow& flow, PlaneId, Hex) { flow.open().recon_draw = true; }

void dogfight(Flow& flow, PlaneId id, Hex target) {
  const Post by{flow.on_turn(), plane_of(flow, id).by};
  const Roll roll = roll_dice(flow, by, target, kDogfightDice);
  if (hits(roll, kShotDownBy) == 0) { return; }
  for (Plane& enemy : flow.field().planes) {
    if (enemy.flies() && enemy.at == target && enemy.side != by.side) { return lose_plane(flow, enemy); }
  }
}

// AIR-30, AIR-50. Rescue has no row: it exists only in battles that define it, and none does (AIR-37).
struct AirActionRule {
  AirAction action;
  void (*make)(Flow&, PlaneId, Hex target);
};
constexpr auto kAirActionRules = std::to_array<AirActionRule>({
    {AirAction::Strafing, strafe},
    {AirAction::GroundSupport, support},
    {AirAction::GroundInterdiction, interdict},
    {AirAction::Recon, recon},
    {AirAction::Kamikaze, kamikaze},
    {AirAction::Dogfight, dogfight},
});

// Strikes the first target on the list. AIR-31: flags can be ignored as usual.
void resolve_first(Flow& flow, Role by, int dice) {
  Public& open = flow.open();
  const UnitId target = open.targets[0];
  for (std::size_t i = 1; i < open.targets.size(); ++i) { open.targets[i - 1] = open.targets[i]; }
  open.targets.back() = kNoUnit;
  --open.targets_named;
  const Struck struck = strike(flow, by, target, dice, faces_from_afar(flow.battle, target, Stars::Hit));
  push_retreat(flow, target, struck.flags, Ignoring::Allowed);
}

Next advance(Flow& flow, StrafeFrame& frame) {
  if (flow.open().targets_named != 0) {
    resolve_first(flow, plane_of(flow, frame.plane).by, frame.dice);
    return Next::Goes;
  }
  const StrafeFrame attack = frame;
  flow.frames().pop();
  if (attack.lost_with_it) { lose_plane(flow, plane_of(flow, attack.plane)); }
  return Next::Goes;
}

// It never asks, so it is never on top of the stack.
bool is_sound(const FrameInStack<StrafeFrame>& at) {
  const StrafeFrame& strafe = at.frame;
  return !at.on_top && is_flying_for_side_on_turn(at.battle, at.open, strafe.plane) && strafe.dice >= 1 &&
         strafe.dice <= kMostAttackDice;
}

}  // namespace

void offer_air_actions(const Battle& battle, const Public& open, Role role, ActionList& out) {
  if (!battle.air()) { return; }
  for_each_plane(open.field, open.on_turn, [&](PlaneId id, const Plane& plane) {
    if (!may_still_act(plane) || plane.by != role) { return; }
    for (const AirActionRule& rule : kAirActionRules) {
      if (may_act(battle, open.field, id, rule.action)) {
        out.add({.kind = ActionKind::AirAction, .unit = plane.at, .detail = rule.action});
      }
      air_targets(battle, open.field, id, rule.action).for_each([&](Hex target) {
        out.add({.kind = ActionKind::AirAction, .unit = plane.at, .to = target, .detail = rule.action});
      });
    }
  });
}

bool can_act_in_the_air(const Battle& battle, const Public& open, Role role) {
  ActionList list;
  offer_air_actions(battle, open, role, list);
  return !list.empty();
}

void make_air_action(Flow& flow, const Action& action) {
  const PlaneId id = plane_at(flow.field(), flow.on_turn(), action.unit);
  plane_of(flow, id).set(kPlaneActed);
  flow.say({.kind = EventKind::PlaneActed, .side = flow.on_turn(), .at = action.unit, .detail = action.air_action()});
  for (const AirActionRule& rule : kAirActionRules) {
    if (rule.action == action.air_action()) { rule.make(flow, id, action.to); }
  }
}

void attack_parked(Flow& flow, UnitId unit, Hex target, Occasion occasion) {
  const int dice = dice_at_parked(flow.battle, flow.field(), unit, target, occasion);
  const Side side = flow.battle.side(unit);
  flow.say(
      {.kind = EventKind::AttackDeclared, .side = side, .from = flow.field()[unit].at, .at = target, .detail = dice});
  const Roll roll = roll_dice(flow, {side, flow.field()[unit].by}, target, dice);
  if (hits(roll, kParkedHitBy) == 0) { return; }
  for (Plane& plane : flow.field().planes) {
    if (plane.parked && plane.at == target && plane.side != side) { return lose_plane(flow, plane); }
  }
}

constexpr FrameRules<StrafeFrame> kStrafeRules{.advance = advance, .may_sit_on = is<CombatFrame>, .is_sound = is_sound};
const FrameRow<StrafeFrame> kStrafeRow = frame_row<kStrafeRules>();

}  // namespace bocage
