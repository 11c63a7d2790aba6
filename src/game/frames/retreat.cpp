// RET: flags. The unit's owner decides, in either side's turn.
#include <algorithm>

#include "game/frames/frames.h"
#include "rules/posts.h"
#include "rules/retreat.h"

namespace bocage {
namespace {

int most_moves(const Battle& battle, const RetreatFrame& frame) {
  return frame.flags * battle.type(frame.unit).retreat_per_flag;
}

// RET-13: as many of the required moves as possible, including those already made.
int required_moves(const Battle& battle, const Field& field, const RetreatFrame& frame) {
  const int left = std::max(0, frame.flags - frame.moves);
  return frame.moves + longest_retreat(battle, field, frame.unit, field[frame.unit].at, left);
}

HexSet next_hexes(const Battle& battle, const Field& field, const RetreatFrame& frame) {
  if (frame.moves >= most_moves(battle, frame)) { return {}; }
  const HexSet free = retreat_hexes(battle, field, frame.unit, field[frame.unit].at);
  const int required = required_moves(battle, field, frame);
  HexSet found;
  free.for_each([&](Hex hex) {
    const int left = std::max(0, required - frame.moves - 1);
    if (longest_retreat(battle, field, frame.unit, hex, left) == left) { found.add(hex); }
  });
  return found;
}

bool may_stop(const Battle& battle, const Field& field, const RetreatFrame& frame) {
  return frame.moves >= required_moves(battle, field, frame);
}

// RET-12, RET-14: after the moves, one figure is lost for each move that could not be made.
void finish(Flow& flow) {
  const RetreatFrame frame = as<RetreatFrame>(flow.frame());
  flow.frames().pop();
  lose_figures(flow, frame.unit, std::max(0, frame.flags - frame.moves));
  score(flow);  // VIC-07: evaluated once, after moves and losses
}

// IJA-01, PAC-03: mandatory; ignoring further flags because of terrain is optional (OQX-05).
void ignore_what_it_must(Flow& flow, RetreatFrame& frame) {
  const int ignored = flags_it_must_ignore(flow.battle, flow.field(), frame.unit, frame.flags);
  for (int i = 0; i < ignored; ++i) {
    flow.say({.kind = EventKind::FlagIgnored, .side = flow.battle.side(frame.unit), .at = flow.field()[frame.unit].at});
  }
  frame.flags = static_cast<std::uint8_t>(frame.flags - ignored);
}

Next advance(Flow& flow, RetreatFrame& frame) {
  switch (frame.stage) {
    case RetreatStage::New:
      if (frame.may_ignore) { ignore_what_it_must(flow, frame); }
      if (frame.flags == 0) {
        flow.frames().pop();
        return Next::Goes;
      }
      if (frame.may_ignore && may_ignore_flag(flow.battle, flow.field(), frame.unit)) {
        frame.stage = RetreatStage::MayIgnoreFlag;
        return Next::Asks;
      }
      frame.stage = RetreatStage::FlagsSettled;
      return Next::Goes;
    case RetreatStage::MayIgnoreFlag: return Next::Asks;
    case RetreatStage::FlagsSettled:
      frame.stage = RetreatStage::Moving;
      if (frame.flags == 0) {
        flow.frames().pop();
        return Next::Goes;
      }
      return Next::Goes;
    case RetreatStage::Moving:
      if (next_hexes(flow.battle, flow.field(), frame).any()) { return Next::Asks; }
      finish(flow);
      return Next::Goes;
  }
  return Next::Goes;
}

void asks(const Battle& battle, const State& state, const RetreatFrame& frame, Pending& out) {
  const Post post{battle.side(frame.unit), in_charge(battle, state.open.field, frame.unit, frame.from)};
  ask(out, post, frame.stage == RetreatStage::MayIgnoreFlag ? Decision::IgnoreFlag : Decision::Retreat);
}

void offers(const Battle& battle, const State& state, const RetreatFrame& frame, Role, ActionList& out) {
  const Field& field = state.open.field;
  const Hex at = field[frame.unit].at;
  if (frame.stage == RetreatStage::MayIgnoreFlag) {
    out.add({.kind = ActionKind::IgnoreFlag, .unit = at});
    out.add({.kind = ActionKind::Pass});
    return;
  }
  next_hexes(battle, field, frame).for_each([&](Hex to) {
    out.add({.kind = ActionKind::Retreat, .unit = at, .to = to});
  });
  if (may_stop(battle, field, frame)) { out.add({.kind = ActionKind::Done}); }  // RET-21
}

void settle(Flow& flow, RetreatFrame& frame, Role, const Action& action) {
  const Side side = flow.battle.side(frame.unit);
  switch (action.kind) {
    case ActionKind::IgnoreFlag:
      --frame.flags;
      frame.stage = RetreatStage::FlagsSettled;
      flow.say({.kind = EventKind::FlagIgnored, .side = side, .at = action.unit});
      return;
    case ActionKind::Pass: frame.stage = RetreatStage::FlagsSettled; return;
    case ActionKind::Retreat:
      ++frame.moves;
      flow.say({.kind = EventKind::UnitRetreated, .side = side, .from = action.unit, .at = action.to});
      go_to(flow, frame.unit, action.to);
      arrive_in_retreat(flow, frame.unit);
      return;
    default: finish(flow); return;
  }
}

bool may_sit_on(const Frame& below) {
  return is_any<StrikesFrame, StrafeFrame>(below) || is_at(below, AttackStage::Rolled);
}

// It asks in two of its stages and passes through the others.
bool is_sound(const FrameInStack<RetreatFrame>& at) {
  const RetreatFrame& retreat = at.frame;
  if (!at.stands(retreat.unit) || retreat.from == kNoHex) { return false; }
  if (retreat.flags < 1 || retreat.flags > kMostAttackDice) { return false; }
  if (retreat.stage != RetreatStage::MayIgnoreFlag && retreat.stage != RetreatStage::Moving) { return false; }
  if (retreat.moves > most_moves(at.battle, retreat)) { return false; }
  if (const auto* attack = std::get_if<AttackFrame>(&at.below)) { return retreat.unit == attack->target; }
  for (const UnitId target : at.open.targets) {
    if (target == retreat.unit) { return false; }  // a unit already struck is off the list
  }
  return at.is_of(retreat.unit, other(at.open.on_turn));
}

}  // namespace

constexpr FrameRules<RetreatFrame> kRetreatRules{.advance = advance,
                                                 .asks = asks,
                                                 .offers = offers,
                                                 .settle = settle,
                                                 .may_sit_on = may_sit_on,
                                                 .is_sound = is_sound};
const FrameRow<RetreatFrame> kRetreatRow = frame_row<kRetreatRules>();

}  // namespace bocage
