// SCN-05 to SCN-07: units dropped from the air before the first turn.
//
// a = drops still to come.
#include "game/frames/frames.h"

namespace bocage {
namespace {

Next advance(Flow& flow) {
  if (flow.frame().a != 0) { return Next::Asks; }
  flow.frames().pop();
  return Next::Goes;
}

void asks(const Battle& battle, const State&, const Frame&, Pending& out) {
  ask(out, {battle.spec().airdrop->side, Role::Commander}, Decision::Airdrop);
}

void offers(const Battle& battle, const State&, const Frame&, Role, ActionList& out) {
  battle.board().all().for_each([&](Hex hex) { out.add({.kind = ActionKind::Aim, .to = hex}); });
}

// SCN-07: each step goes to one of the neighbours there are, or stays, all equally likely.
Hex scatter(Flow& flow, Hex aim) {
  Hex at = aim;
  for (int step = 0; step < flow.battle.spec().airdrop->steps; ++step) {
    const HexSet around = flow.battle.board().adjacent(at);
    int picked = flow.chance.pick(around.count() + 1);  // the last choice is to stay
    Hex next = at;
    around.for_each([&](Hex hex) {
      if (picked-- == 0) { next = hex; }
    });
    at = next;
  }
  return at;
}

void settle(Flow& flow, Role, const Action& action) {
  const Airdrop& rule = *flow.battle.spec().airdrop;
  const auto unit = static_cast<UnitId>(flow.battle.units() - flow.frame().a);
  --flow.frame().a;
  const Hex at = scatter(flow, action.to);
  const bool solid = !flow.battle.ground(at).impassable;  // TER-28
  const bool lands = solid && !flow.field().everybody().contains(at);
  flow.say(
      {.kind = lands ? EventKind::UnitDropped : EventKind::DropLost, .side = rule.side, .from = action.to, .at = at});
  if (!lands) { return; }  // SCN-06
  flow.field()[unit].figures = flow.battle.roster(unit).full;
  place(flow.battle, flow.field(), unit, at);
  score(flow);
}

}  // namespace

const FrameRules kAirdropRules{
    .id = FrameKind::Airdrop, .advance = advance, .asks = asks, .offers = offers, .settle = settle};

}  // namespace bocage
