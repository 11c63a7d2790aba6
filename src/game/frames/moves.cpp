// Moves as actions (MOV): what is offered and what a move does. Exiting over a board edge is a move too (PAC-40).
#include "game/frames/frames.h"
#include "rules/movement.h"

namespace bocage {
namespace {

// The cost of a move; 0 if it is illegal.
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

int exit_worth(const Battle& battle, Side side) {
  for (const Exit& way_out : battle.spec().exits) {
    if (way_out.side == side) { return way_out.worth; }
  }
  return 0;
}

void exit_board(Flow& flow, UnitId unit) {
  const Side side = flow.battle.side(unit);
  const Hex from = flow.field()[unit].at;
  leave(flow, unit);
  flow.field()[unit] = Unit{};
  flow.say({.kind = EventKind::UnitExited, .side = side, .from = from});
  std::uint8_t& won = flow.field().medals_won[index(side)];
  won = static_cast<std::uint8_t>(won + exit_worth(flow.battle, side));
  score(flow);
}

}  // namespace

void offer_moves(const Battle& battle, const Field& field, UnitId unit, int allowance, ActionList& out) {
  const Hex from = field[unit].at;
  reach(battle, field, unit, allowance).all().for_each([&](Hex to) {
    out.add({.kind = ActionKind::Move, .unit = from, .to = to});
  });
  if (may_exit(battle, field, unit, allowance)) { out.add({.kind = ActionKind::Exit, .unit = from}); }
  if (!may_have_detours(battle, field, unit, allowance)) { return; }
  Detours ways;
  detours(battle, field, unit, allowance, ways);
  for (std::size_t i = 0; i < ways.size; ++i) {
    out.add({.kind = ActionKind::Move, .unit = from, .to = ways.list[i].to, .via = ways.list[i].via});
  }
}

bool may_move(const Battle& battle, const Field& field, UnitId unit, int allowance, const Action& action) {
  if (allowance == 0) { return false; }
  if (action == Action{.kind = ActionKind::Exit, .unit = action.unit}) {
    return may_exit(battle, field, unit, allowance);
  }
  const Action plain{.kind = ActionKind::Move, .unit = action.unit, .to = action.to, .via = action.via};
  return action == plain && move_cost(battle, field, unit, allowance, action) != 0;
}

void make_move(Flow& flow, UnitId unit, int allowance, const Action& action) {
  if (action.kind == ActionKind::Exit) {
    exit_board(flow, unit);
    return;
  }
  const Hex from = flow.field()[unit].at;
  const int cost = move_cost(flow.battle, flow.field(), unit, allowance, action);
  for (const Hex passed : action.via) {
    if (passed == kNoHex) { continue; }
    remove_sandbags(flow, passed);  // OBS-24
    break_ice(flow, unit, passed);
    if (flow.open().over() || flow.field()[unit].at == kNoHex) { return; }
  }
  flow.say({.kind = EventKind::UnitMoved, .side = flow.battle.side(unit), .from = from, .at = action.to});
  const bool next_door = cost == 1 && flow.field()[unit].moved == 0;  // XT-41
  enter(flow, unit, action.to, next_door ? Approach::NextDoor : Approach::Farther);
  Unit& now = flow.field()[unit];
  now.moved = static_cast<std::uint8_t>(now.moved + cost);
  arrive(flow, unit);
  score(flow);
}

}  // namespace bocage
