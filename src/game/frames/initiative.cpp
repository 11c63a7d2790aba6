// INI: a Field General without a card may roll for initiative.
#include "game/frames/air.h"
#include "game/frames/steps.h"
#include "rules/retreat.h"

namespace bocage {
namespace {

template <class Visit>
void for_each_in_wing(const Battle& battle, const Field& field, Post post, Visit visit) {
  field.units_of(post.side).for_each([&](Hex hex) {
    if (lies_in(battle, hex, battle.wing(post.side, post.role))) { visit(hex); }
  });
}

// INI-13: one hex, by the ordinary retreat rules; this flag can never be ignored (INI-12).
bool anybody_can_retreat(const Battle& battle, const Field& field, Post post) {
  bool any = false;
  for_each_in_wing(battle, field, post,
                   [&](Hex hex) { any = any || retreat_hexes(battle, field, field.at(hex), hex).any(); });
  return any;
}

// AIR-68: a star may also order an airplane.
bool anything_to_order(const Flow& flow, Post post) {
  const Orders& orders = flow.open().posts[index(post.role)].orders;
  if (may_order(flow.battle, flow.field(), post.side, orders).any()) { return true; }
  ActionList planes;
  offer_plane_orders(flow.battle, flow.state, post, planes);
  return !planes.empty();
}

bool anybody_there(const Battle& battle, const Field& field, Post post) {
  bool any = false;
  for_each_in_wing(battle, field, post, [&](Hex) { any = true; });
  return any;
}

void offers(const Battle&, const State&, Post, ActionList& out) {
  out.add({.kind = ActionKind::Initiative});
  out.add({.kind = ActionKind::Pass});
}

// INI-05 to INI-11.
void settle(Flow& flow, Post post, const Action& action) {
  PostTurn& turn = flow.open().posts[index(post.role)];
  turn.step = Step::Done;
  if (action.kind == ActionKind::Pass) { return; }
  Roll roll;
  roll.add(flow.chance.die());
  flow.say({.kind = EventKind::InitiativeRolled, .side = post.side, .role = post.role, .roll = roll});
  const bool anybody = anybody_there(flow.battle, flow.field(), post);
  switch (roll.faces[0]) {
    case Face::Infantry:
    case Face::Armor:
    case Face::Star:
      turn.orders = orders_of_faces(flow.battle, post, Card::None, roll);
      turn.step = anything_to_order(flow, post) ? Step::Order : Step::Done;
      return;
    case Face::Flag:
      if (anybody) {
        const bool can = anybody_can_retreat(flow.battle, flow.field(), post);
        turn.step = can ? Step::InitiativeFlag : Step::InitiativeLoss;  // INI-09
      }
      return;
    case Face::Grenade: turn.step = anybody ? Step::InitiativeLoss : Step::Done; return;
  }
}

void offers_flag(const Battle& battle, const State& state, Post post, ActionList& out) {
  const Field& field = state.open.field;
  for_each_in_wing(battle, field, post, [&](Hex hex) {
    retreat_hexes(battle, field, field.at(hex), hex).for_each([&](Hex to) {
      out.add({.kind = ActionKind::Retreat, .unit = hex, .to = to});
    });
  });
  // Other Field Generals' moves may have blocked the retreat since the roll; then the unit loses a figure instead.
  if (out.empty()) {
    for_each_in_wing(battle, field, post, [&](Hex hex) { out.add({.kind = ActionKind::LoseFigure, .unit = hex}); });
  }
  if (out.empty()) { out.add({.kind = ActionKind::Done}); }
}

void lose_figure(Flow& flow, UnitId unit) {
  flow.field()[unit].set(kBarred);  // INI-14
  lose_figures(flow, unit, 1);
}

void settle_flag(Flow& flow, Post post, const Action& action) {
  flow.open().posts[index(post.role)].step = Step::Done;
  if (action.kind == ActionKind::Done) { return; }
  const UnitId unit = flow.field().at(action.unit);
  if (action.kind == ActionKind::LoseFigure) {
    lose_figure(flow, unit);
    return;
  }
  flow.say({.kind = EventKind::UnitRetreated, .side = post.side, .from = action.unit, .at = action.to});
  flow.field()[unit].set(kBarred);
  go_to(flow, unit, action.to);
  arrive_in_retreat(flow, unit);
  score(flow);
}

void offers_loss(const Battle& battle, const State& state, Post post, ActionList& out) {
  for_each_in_wing(battle, state.open.field, post,
                   [&](Hex hex) { out.add({.kind = ActionKind::LoseFigure, .unit = hex}); });
  if (out.empty()) { out.add({.kind = ActionKind::Done}); }
}

}  // namespace

const StepRules kInitiativeStep{
    .id = Step::Initiative, .decision = Decision::Initiative, .offers = offers, .settle = settle};
const StepRules kInitiativeFlagStep{
    .id = Step::InitiativeFlag, .decision = Decision::InitiativeFlag, .offers = offers_flag, .settle = settle_flag};
const StepRules kInitiativeLossStep{
    .id = Step::InitiativeLoss, .decision = Decision::InitiativeLoss, .offers = offers_loss, .settle = settle_flag};

}  // namespace bocage
