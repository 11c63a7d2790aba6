#include "game/frames/turn_parts.h"

#include <algorithm>
#include <utility>

#include "game/frames/air.h"
#include "rules/medals.h"

namespace bocage {
namespace {

// VIC-13: tested after the draw of that side's own turn.
void test_sudden_death(Flow& flow) {
  for (const SuddenDeath& rule : flow.battle.spec().sudden_death) {
    if (flow.open().over() || rule.side != flow.on_turn()) { continue; }
    if (holds(flow.field(), rule.side, rule.hexes, rule.need)) { win(flow, rule.side, Ending::SuddenDeath); }
  }
}

// TURN-09: resets everything kept per turn, for all units; the post that last ordered each is kept (OVL-63).
void reset_turn(Flow& flow) {
  for (int i = 0; i < flow.battle.units(); ++i) {
    Unit& unit = flow.field().units[static_cast<std::size_t>(i)];
    unit = rested(unit);
  }
  Public& open = flow.open();
  open.acting = Card::None;
  open.recon_draw = false;
  open.posts = {};
  open.visit = Visit::NotYet;
  open.visited = Role::Commander;
  open.named = Role::Commander;
  open.taken_up = 0;
  flow.state.hidden.taken_up = {};
}

// NIGHT-02, NIGHT-03, NIGHT-06.
constexpr int kNightDice = 4;
void roll_for_visibility(Flow& flow) {
  const auto& night = flow.battle.night();
  std::uint8_t& visibility = flow.field().visibility;
  if (!night || night->rolls != flow.on_turn() || visibility == 0) { return; }
  const int stars = roll_dice(flow, {flow.on_turn(), Role::Commander}, kNoHex, kNightDice).count(Face::Star);
  const int now = night->falls ? std::max(1, visibility - stars) : std::min<int>(kFullVisibility, visibility + stars);
  if (now == visibility) { return; }
  flow.say({.kind = EventKind::VisibilityChanged, .detail = now});
  const bool day = now == kFullVisibility && !night->falls;
  visibility = static_cast<std::uint8_t>(day ? 0 : now);
}

// XU-04.3: mandatory, so it is never asked.
void clear_mines(Flow& flow, UnitId unit) {
  if (!must_clear_mines(flow.battle, flow.field(), unit)) { return; }
  const Hex at = flow.field()[unit].at;
  flow.field()[unit].set(kBattled);
  flow.field().mines.remove(at);
  flow.say({.kind = EventKind::MinesCleared, .side = flow.battle.side(unit), .at = at});
}

}  // namespace

void begin_turn(Flow& flow) {
  Public& open = flow.open();
  ++open.turn;
  ++open.own_turns[index(open.on_turn)];
  open.last[index(open.on_turn)] = {};
  flow.say({.kind = EventKind::TurnBegan, .side = open.on_turn, .detail = open.turn});
  roll_for_visibility(flow);
  begin_air_turn(flow);
}

void begin_battles(Flow& flow) {
  bool any = false;
  flow.field().units_of(flow.on_turn()).for_each([&](Hex hex) {
    const UnitId id = flow.field().at(hex);
    const Unit& unit = flow.field()[id];
    if (!unit.has(kOrdered) || !effect(unit).battles) { return; }
    any = true;
    flow.open().posts[index(unit.by)].step = Step::Attack;
    clear_mines(flow, id);
  });
  for_each_plane(flow.field(), flow.on_turn(), [&](PlaneId, const Plane& plane) {
    if (!may_still_act(plane)) { return; }
    any = true;
    flow.open().posts[index(plane.by)].step = Step::Attack;
  });
  if (any) { flow.frames().push(CombatFrame{}); }
}

void discard_played(Flow& flow, Side side, Card& card) {
  const Card played = std::exchange(card, Card::None);
  if (played != Card::None) { discard(flow, side, played); }
}

void draw_extra(Flow& flow) {
  const Side side = flow.on_turn();
  const auto& extra = flow.battle.spec().extra_draws[index(side)];
  // Counted from 0. After 65536 own turns the counter wraps and the index is huge: no extra draws, as intended.
  const std::size_t own_turn = std::size_t{flow.open().own_turns[index(side)]} - 1;
  if (own_turn >= extra.size()) { return; }
  for (int i = 0; i < extra[own_turn] && !flow.open().over(); ++i) { draw_to_hand(flow, side); }
}

void end_turn(Flow& flow) {
  test_sudden_death(flow);
  if (flow.open().over()) { return; }
  end_air_turn(flow);
  reset_turn(flow);
  flow.open().on_turn = other(flow.on_turn());
}

}  // namespace bocage
