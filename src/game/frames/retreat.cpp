// RET: flags. The owner of the unit decides, whoever's turn it is.
//
// unit, from = where it was attacked; a = flags to obey, b = 1 if a flag may be ignored, c = moves made so far.
// stage: 0 new, 1 asks about ignoring, 2 flags are settled, 3 moves; target is not used.
#include <algorithm>

#include "game/frames/frames.h"
#include "rules/posts.h"
#include "rules/retreat.h"

namespace bocage {
namespace {

enum Stage : std::uint8_t { kNew, kAsksToIgnore, kFlagsSettled, kMoves };

int most_moves(const Battle& battle, const Frame& frame) { return frame.a * battle.type(frame.unit).retreat_per_flag; }

// RET-13: as many of the required moves as possible, counted with those made already.
int required_moves(const Battle& battle, const Field& field, const Frame& frame) {
  const int left = std::max(0, frame.a - frame.c);
  return frame.c + longest_retreat(battle, field, frame.unit, field[frame.unit].at, left);
}

HexSet next_hexes(const Battle& battle, const Field& field, const Frame& frame) {
  if (frame.c >= most_moves(battle, frame)) { return {}; }
  const HexSet free = retreat_hexes(battle, field, frame.unit, field[frame.unit].at);
  const int required = required_moves(battle, field, frame);
  HexSet found;
  free.for_each([&](Hex hex) {
    const int left = std::max(0, required - frame.c - 1);
    if (longest_retreat(battle, field, frame.unit, hex, left) == left) { found.add(hex); }
  });
  return found;
}

bool may_stop(const Battle& battle, const Field& field, const Frame& frame) {
  return frame.c >= required_moves(battle, field, frame);
}

// RET-12, RET-14: after the moves, a figure for each move that could not be made.
void finish(Flow& flow) {
  const Frame frame = flow.frame();
  flow.frames().pop();
  lose_figures(flow, frame.unit, std::max(0, frame.a - frame.c));
  score(flow);  // VIC-07: one evaluation after moves and losses
}

// IJA-01, PAC-03: no choice here; what terrain offers on top is one (OQX-05).
void ignore_what_it_must(Flow& flow, Frame& frame) {
  const int ignored = flags_it_must_ignore(flow.battle, flow.field(), frame.unit, frame.a);
  for (int i = 0; i < ignored; ++i) {
    flow.say({.kind = EventKind::FlagIgnored, .side = flow.battle.side(frame.unit), .at = flow.field()[frame.unit].at});
  }
  frame.a = static_cast<std::uint8_t>(frame.a - ignored);
}

Next advance(Flow& flow) {
  Frame& frame = flow.frame();
  switch (frame.stage) {
    case kNew:
      if (frame.b != 0) { ignore_what_it_must(flow, frame); }
      if (frame.a == 0) {
        flow.frames().pop();
        return Next::Goes;
      }
      if (frame.b != 0 && may_ignore_flag(flow.battle, flow.field(), frame.unit)) {
        frame.stage = kAsksToIgnore;
        return Next::Asks;
      }
      frame.stage = kFlagsSettled;
      return Next::Goes;
    case kAsksToIgnore: return Next::Asks;
    case kFlagsSettled:
      frame.stage = kMoves;
      if (frame.a == 0) {
        flow.frames().pop();
        return Next::Goes;
      }
      return Next::Goes;
    default:
      if (next_hexes(flow.battle, flow.field(), frame).any()) { return Next::Asks; }
      finish(flow);
      return Next::Goes;
  }
}

void asks(const Battle& battle, const State& state, const Frame& frame, Pending& out) {
  const Post post{battle.side(frame.unit), in_charge(battle, state.open.field, frame.unit, frame.from)};
  ask(out, post, frame.stage == kAsksToIgnore ? Decision::IgnoreFlag : Decision::Retreat);
}

void offers(const Battle& battle, const State& state, const Frame& frame, Role, ActionList& out) {
  const Field& field = state.open.field;
  const Hex at = field[frame.unit].at;
  if (frame.stage == kAsksToIgnore) {
    out.add({.kind = ActionKind::IgnoreFlag, .unit = at});
    out.add({.kind = ActionKind::Pass});
    return;
  }
  next_hexes(battle, field, frame).for_each([&](Hex to) {
    out.add({.kind = ActionKind::Retreat, .unit = at, .to = to});
  });
  if (may_stop(battle, field, frame)) { out.add({.kind = ActionKind::Done}); }  // RET-21
}

void settle(Flow& flow, Role, const Action& action) {
  Frame& frame = flow.frame();
  const Side side = flow.battle.side(frame.unit);
  switch (action.kind) {
    case ActionKind::IgnoreFlag:
      --frame.a;
      frame.stage = kFlagsSettled;
      flow.say({.kind = EventKind::FlagIgnored, .side = side, .at = action.unit});
      return;
    case ActionKind::Pass: frame.stage = kFlagsSettled; return;
    case ActionKind::Retreat:
      ++frame.c;
      flow.say({.kind = EventKind::UnitRetreated, .side = side, .from = action.unit, .at = action.to});
      go_to(flow, frame.unit, action.to);
      arrive_in_retreat(flow, flow.frame().unit);
      return;
    default: finish(flow); return;
  }
}

}  // namespace

const FrameRules kRetreatRules{
    .id = FrameKind::Retreat, .advance = advance, .asks = asks, .offers = offers, .settle = settle};

}  // namespace bocage
