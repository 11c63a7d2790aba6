// SCN-05 to SCN-07: units that are airdropped before the first turn.
#include "game/frames/frames.h"

namespace bocage {
namespace {

Next advance(Flow& flow, AirdropFrame& frame) {
  if (frame.drops_left != 0) { return Next::Asks; }
  flow.frames().pop();
  return Next::Goes;
}

void asks(const Battle& battle, const State&, const AirdropFrame&, Pending& out) {
  ask(out, {battle.spec().airdrop->side, Role::Commander}, Decision::Airdrop);
}

void offers(const Battle& battle, const State&, const AirdropFrame&, Role, ActionList& out) {
  battle.board().all().for_each([&](Hex hex) { out.add({.kind = ActionKind::Aim, .to = hex}); });
}

// SCN-07: each step goes to an adjacent hex or stays, all equally likely.
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

void settle(Flow& flow, AirdropFrame& frame, Role, const Action& action) {
  const Airdrop& rule = *flow.battle.spec().airdrop;
  const auto unit = static_cast<UnitId>(flow.battle.units() - frame.drops_left);
  --frame.drops_left;
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

// The units still to be dropped are the last of the roster.
bool is_sound(const FrameInStack<AirdropFrame>& at) {
  const auto& rule = at.battle.spec().airdrop;
  const int left = at.frame.drops_left;
  if (!rule || at.open.turn != 0 || left < 1 || left > rule->drops) { return false; }
  for (int i = at.battle.units() - left; i < at.battle.units(); ++i) {
    if (at.stands(static_cast<UnitId>(i))) { return false; }
  }
  return true;
}

}  // namespace

constexpr FrameRules<AirdropFrame> kAirdropRules{
    .advance = advance,
    .asks = asks,
    .offers = offers,
    .settle = settle,
    .may_sit_on =
        [](const Frame& below) { return is_at(below, TurnStage::Start) || is_at(below, OverlordStage::Start); },
    .is_sound = is_sound};
const FrameRow<AirdropFrame> kAirdropRow = frame_row<kAirdropRules>();

}  // namespace bocage
