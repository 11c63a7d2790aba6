// Moves as actions (MOV): what is offered, and what one does.
#include "game/frames/frames.h"
#include "rules/movement.h"

namespace bocage {

void offer_moves(const Battle& battle, const Field& field, UnitId unit, int allowance, ActionList& out) {
  const Hex from = field[unit].at;
  reach(battle, field, unit, allowance).all().for_each([&](Hex to) {
    out.add({.kind = ActionKind::Move, .unit = from, .to = to});
  });
  if (!may_have_detours(battle, field, unit, allowance)) { return; }
  Detours ways;
  detours(battle, field, unit, allowance, ways);
  for (std::size_t i = 0; i < ways.size; ++i) {
    out.add({.kind = ActionKind::Move, .unit = from, .to = ways.list[i].to, .via = ways.list[i].via});
  }
}

int move_cost(const Battle& battle, const Field& field, UnitId unit, int allowance, const Action& move) {
  if (move.via[0] == kNoHex) {
    const bool plain = move.via[1] == kNoHex;
    return plain ? reach(battle, field, unit, allowance).cost(move.to) : 0;
  }
  Detours ways;
  detours(battle, field, unit, allowance, ways);
  for (std::size_t i = 0; i < ways.size; ++i) {
    if (ways.list[i].to == move.to && ways.list[i].via == move.via) { return ways.list[i].cost; }
  }
  return 0;
}

void make_move(Flow& flow, UnitId unit, const Action& move, int cost) {
  const Hex from = flow.field()[unit].at;
  for (const Hex passed : move.via) {
    if (passed != kNoHex) { remove_sandbags(flow, passed); }  // OBS-24
  }
  flow.say({.kind = EventKind::UnitMoved, .side = flow.battle.side(unit), .from = from, .at = move.to});
  enter(flow, unit, move.to);
  Unit& now = flow.field()[unit];
  now.moved = static_cast<std::uint8_t>(now.moved + cost);
  score(flow);
}

}  // namespace bocage
