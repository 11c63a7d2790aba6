// TURN and DRAW: the turn as a whole, and the draw at its end.
//
// stage: 0 begins a turn, 1 the card's orders are carried out, 2 discards and draws, 3 the last draws are made.
#include <utility>

#include "game/frames/frames.h"
#include "rules/medals.h"

namespace bocage {
namespace {

void begin(Flow& flow) {
  Public& open = flow.open();
  ++open.turn;
  ++open.own_turns[index(open.on_turn)];
  flow.say({.kind = EventKind::TurnBegan, .side = open.on_turn, .count = open.turn});
  flow.frames().push({.kind = FrameKind::PlayCard});
}

bool anybody_may_battle(const Flow& flow) {
  bool any = false;
  flow.field().units_of(flow.on_turn()).for_each([&](Hex hex) {
    const Unit& unit = flow.field()[flow.field().at(hex)];
    any = any || (unit.has(kOrdered) && effect(unit).battles);
  });
  return any;
}

// DRAW-01, DRAW-06, TFH-11: discard, shuffle if the card says so, then the ambusher draws, then the side on turn.
void discard_and_draw(Flow& flow) {
  Public& open = flow.open();
  const Side side = open.on_turn;
  const Side enemy = other(side);
  const Card card = std::exchange(open.played, Card::None);
  const int ambushes = std::exchange(open.ambushes[index(enemy)], std::uint8_t{0});
  for (int i = 0; i < ambushes; ++i) { discard(flow, enemy, Card::Ambush); }
  if (card != Card::None) { discard(flow, side, card); }
  if (info(open.acting).reshuffles && flow.battle.spec().finest_hour_reshuffles) { shuffle_discards_into_deck(flow); }
  for (int i = 0; i < ambushes && !open.over(); ++i) { draw_to_hand(flow, enemy); }
  if (card == Card::None || open.over()) { return; }
  if (open.recon_draw == 0) {
    draw_to_hand(flow, side);
    return;
  }
  for (Card& drawn : flow.state.hidden.drawn) {
    if (!open.over()) { drawn = draw_card(flow, side); }
  }
  if (!open.over()) { flow.frames().push({.kind = FrameKind::KeepCard}); }
}

// SCN-01: a hand that grows.
void draw_extra(Flow& flow) {
  const Side side = flow.on_turn();
  const auto& extra = flow.battle.spec().extra_draws[index(side)];
  // Counted from 0; after 65536 own turns the count wraps and comes out huge, which is as good as late.
  const std::size_t own_turn = std::size_t{flow.open().own_turns[index(side)]} - 1;
  if (own_turn >= extra.size()) { return; }
  for (int i = 0; i < extra[own_turn] && !flow.open().over(); ++i) { draw_to_hand(flow, side); }
}

// VIC-13: tested once, after the draw of that side's own turn.
void test_sudden_death(Flow& flow) {
  for (const SuddenDeath& rule : flow.battle.spec().sudden_death) {
    if (flow.open().over() || rule.side != flow.on_turn()) { continue; }
    if (holds(flow.field(), rule.side, rule.hexes, rule.need)) { win(flow, rule.side, Ending::SuddenDeath); }
  }
}

// TURN-09: everything remembered per turn is forgotten for all units.
void forget(Flow& flow) {
  for (int i = 0; i < flow.battle.units(); ++i) {
    Unit& unit = flow.field().units[static_cast<std::size_t>(i)];
    unit = Unit{.at = unit.at, .figures = unit.figures};
  }
  Public& open = flow.open();
  open.acting = Card::None;
  open.recon_draw = 0;
  open.posts = {};
}

Next advance(Flow& flow) {
  switch (flow.frame().stage) {
    case 0:
      flow.frame().stage = 1;
      begin(flow);
      break;
    case 1:
      flow.frame().stage = 2;
      if (anybody_may_battle(flow)) { flow.frames().push({.kind = FrameKind::Battles}); }
      break;
    case 2:
      flow.frame().stage = 3;
      discard_and_draw(flow);
      break;
    default:
      draw_extra(flow);
      test_sudden_death(flow);
      if (flow.open().over()) { break; }
      forget(flow);
      flow.open().on_turn = other(flow.on_turn());
      flow.frame().stage = 0;
      break;
  }
  return Next::Goes;
}

// DRAW-02: of two cards one is kept and the other discarded. Copies of a card are alike, so they are one offer.
void asks_keep(const Battle&, const State& state, const Frame&, Pending& out) {
  ask(out, state.open.on_turn, Decision::Keep);
}

void offers_keep(const Battle&, const State& state, const Frame&, Role, ActionList& out) {
  const auto& [one, two] = state.hidden.drawn;
  out.add({.kind = ActionKind::Keep, .card = one});
  if (two != Card::None && two != one) { out.add({.kind = ActionKind::Keep, .card = two}); }
}

void settle_keep(Flow& flow, Role, const Action& action) {
  const Side side = flow.on_turn();
  auto& drawn = flow.state.hidden.drawn;
  const Card rest = drawn[0] == action.card ? drawn[1] : drawn[0];
  drawn = {};
  flow.frames().pop();
  CardBag& hand = flow.state.hidden.hands[index(side)];
  hand.add(action.card);
  flow.open().hand_size[index(side)] = hand.size;
  if (rest != Card::None) { discard(flow, side, rest); }
}

Next advance_keep(Flow& flow) {
  if (flow.state.hidden.drawn[0] != Card::None) { return Next::Asks; }
  flow.frames().pop();  // there was no card to draw at all
  return Next::Goes;
}

}  // namespace

Next always_asks(Flow&) { return Next::Asks; }

const FrameRules kTurnRules{.id = FrameKind::Turn, .advance = advance};
const FrameRules kKeepCardRules{.id = FrameKind::KeepCard,
                                .advance = advance_keep,
                                .asks = asks_keep,
                                .offers = offers_keep,
                                .settle = settle_keep};

}  // namespace bocage
