#include "game/flow.h"

#include <algorithm>
#include <utility>

#include "rules/medals.h"

namespace bocage {
namespace {

void eliminate(Flow& flow, UnitId unit) {
  const Side side = flow.battle.side(unit);
  const Hex at = flow.field()[unit].at;
  lift(flow.battle, flow.field(), unit);
  flow.field()[unit] = Unit{};
  forget_cross_hairs(flow, unit);
  flow.say({.kind = EventKind::UnitEliminated, .side = side, .at = at});
  remove_sandbags(flow, at);  // OBS-25
  std::uint8_t& won = flow.field().medals_won[index(other(side))];
  won = static_cast<std::uint8_t>(won + flow.battle.roster(unit).worth);
  score(flow);
  sink_planes(flow, unit, at);
  if (!flow.open().over() && flow.field().units_of(side).empty()) { win(flow, other(side), Ending::NoUnitsLeft); }
}

}  // namespace

void win(Flow& flow, Side side, Ending ending) {
  flow.open().ending = ending;
  flow.open().winner = side;
  flow.frames().clear();  // VIC-09: the battle ends at once
  flow.say({.kind = EventKind::BattleOver, .side = side});
}

void Flow::announce_medals() {
  if (events == nullptr) { return; }
  for (const Side side : kSides) {
    const int now = medals(battle, field(), side);
    if (std::exchange(announced_medals[index(side)], now) == now) { continue; }
    say({.kind = EventKind::MedalsChanged, .side = side, .detail = now});
  }
}

void score(Flow& flow) {
  if (flow.open().over()) { return; }
  keep_objectives(flow.battle, flow.field());
  flow.announce_medals();
  // VIC-10: medals are counted after every single change, so at most one side can have just reached its number. The
  // side on turn is checked first.
  for (const Side side : {flow.on_turn(), other(flow.on_turn())}) {
    if (medals(flow.battle, flow.field(), side) >= flow.battle.spec().medals[index(side)]) {
      win(flow, side, Ending::Medals);
      return;
    }
  }
}

void lose_figures(Flow& flow, UnitId unit, int figures) {
  Unit& now = flow.field()[unit];
  const int lost = std::min<int>(figures, now.figures);
  if (lost <= 0) { return; }
  now.figures = static_cast<std::uint8_t>(now.figures - lost);
  flow.say({.kind = EventKind::FiguresLost, .side = flow.battle.side(unit), .at = now.at, .detail = lost});
  if (now.figures == 0) { eliminate(flow, unit); }
}

Roll roll_dice(Flow& flow, Post by, Hex at, int dice) {
  Roll roll;
  for (int i = 0; i < dice; ++i) { roll.add(flow.chance.die()); }
  flow.say({.kind = EventKind::DiceRolled, .side = by.side, .at = at, .role = by.role, .roll = roll});
  return roll;
}

Struck strike(Flow& flow, Role by, UnitId target, int dice, FaceMask faces) {
  const Side roller = other(flow.battle.side(target));
  const Roll roll = roll_dice(flow, {roller, by}, flow.field()[target].at, dice);
  const Struck struck{hits(roll, faces), roll.count(Face::Flag)};
  lose_figures(flow, target, struck.hits);
  return struck;
}

int recover(Flow& flow, Post by, UnitId patient, int dice) {
  Unit& unit = flow.field()[patient];
  const Roll roll = roll_dice(flow, by, unit.at, dice);
  int healing = roll.count(Face::Star);
  for (std::size_t i = 0; i < roll.size; ++i) { healing += shows(roll.faces[i], flow.battle.arm(patient)) ? 1 : 0; }
  const int recovered = std::min<int>(healing, flow.battle.roster(patient).full - unit.figures);
  if (recovered == 0) { return 0; }
  unit.figures = static_cast<std::uint8_t>(unit.figures + recovered);
  flow.say({.kind = EventKind::FiguresRecovered, .side = by.side, .at = unit.at, .detail = recovered});
  return recovered;
}

void remove_sandbags(Flow& flow, Hex hex) {
  if (!flow.field().sandbags.contains(hex)) { return; }
  flow.field().sandbags.remove(hex);
  flow.say({.kind = EventKind::SandbagsRemoved, .at = hex});
}

void remove_wire(Flow& flow, Hex hex) {
  flow.field().wire.remove(hex);
  flow.say({.kind = EventKind::WireRemoved, .at = hex});
}

void leave(Flow& flow, UnitId unit) {
  const Hex from = flow.field()[unit].at;
  lose_camouflage(flow, unit);
  forget_cross_hairs(flow, unit);
  lift(flow.battle, flow.field(), unit);
  remove_sandbags(flow, from);
}

void go_to(Flow& flow, UnitId unit, Hex to) {
  const Hex from = flow.field()[unit].at;
  leave(flow, unit);
  place(flow.battle, flow.field(), unit, to);
  carry_planes(flow, unit, from);
}

void enter(Flow& flow, UnitId unit, Hex to, Approach approach) {
  const Battle& battle = flow.battle;
  const Hex from = flow.field()[unit].at;
  const Arm arm = battle.arm(unit);
  go_to(flow, unit, to);
  Unit& now = flow.field()[unit];
  const bool wire = flow.field().wire.contains(to);
  const bool spared = approach == Approach::NextDoor && battle.next_door().contains(to);
  now.set(kDisplaced);
  now.clear(kInStop);
  now.clear(kInCover);
  if (wire || flow.field().mines.contains(to) || battle.stops(gait(battle, flow.field(), unit)).contains(to)) {
    now.set(kInStop);
  }
  if (battle.bars_battle(arm).contains(to) && !spared) { now.set(kInCover); }
  if (has(battle.ground(from).bars_battle_left, arm)) { now.set(kBogged); }
  if (now.began == kNoHex && battle.next_door().any()) { now.began = from; }
  if (wire && battle.type(unit).clears_wire_by_entering) { remove_wire(flow, to); }  // OBS-17
}

void shuffle_discards_into_deck(Flow& flow) {
  flow.state.hidden.deck.take_all(flow.open().discard);
  flow.open().discard_top = Card::None;
  flow.open().deck_size = flow.state.hidden.deck.size;
  flow.say({.kind = EventKind::DeckShuffled, .detail = flow.open().deck_size});
}

namespace {

// Any card, Air Sorties included.
Card draw_any(Flow& flow, Side side) {
  CardBag& deck = flow.state.hidden.deck;
  const std::optional<Side>& deck_out_winner = flow.battle.spec().deck_out_winner;
  if (deck.size == 0 && !deck_out_winner && flow.open().discard.size != 0) { shuffle_discards_into_deck(flow); }
  if (deck.size == 0) { return Card::None; }
  const Card card = flow.chance.draw(deck);
  deck.remove(card);
  flow.open().deck_size = deck.size;
  flow.say({.kind = EventKind::CardDrawn, .side = side, .card = card});
  if (deck.size == 0 && deck_out_winner) { win(flow, *deck_out_winner, Ending::DeckOut); }  // SCN-23
  return card;
}

}  // namespace

// AIR-04, AIR-62: an Air Sortie is laid out face up, and another card drawn at once.
Card draw_card(Flow& flow, Side side) {
  Card card = draw_any(flow, side);
  while (card == Card::AirSortie) {
    ++flow.open().sorties[index(side)];
    flow.say({.kind = EventKind::SortieLaidOut, .side = side});
    card = flow.open().over() ? Card::None : draw_any(flow, side);
  }
  return card;
}

void draw_to_hand(Flow& flow, Side side) {
  const Card card = draw_card(flow, side);
  if (card == Card::None) { return; }
  flow.state.hidden.hands[index(side)].add(card);
  flow.open().hand_size[index(side)] = flow.state.hidden.hands[index(side)].size;
}

void discard(Flow& flow, Side side, Card card) {
  flow.open().discard.add(card);
  flow.open().discard_top = card;
  flow.say({.kind = EventKind::CardDiscarded, .side = side, .card = card});
}

void push_retreat(Flow& flow, UnitId unit, int flags, Ignoring ignoring) {
  if (flags == 0 || flow.open().over() || flow.field()[unit].at == kNoHex) { return; }  // RET-01
  flow.frames().push(RetreatFrame{.unit = unit,
                                  .from = flow.field()[unit].at,
                                  .flags = static_cast<std::uint8_t>(flags),
                                  .may_ignore = ignoring == Ignoring::Allowed});
}

}  // namespace bocage
