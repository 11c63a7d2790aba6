// TURN and DRAW: the turn outside Overlord, and the draw at its end.
#include <utility>

#include "game/frames/turn_parts.h"

namespace bocage {
namespace {

// DRAW-01, DRAW-06, TFH-11: discard, reshuffle if the card says so; then the ambushing side draws, then the side on
// turn.
void discard_and_draw(Flow& flow) {
  Public& open = flow.open();
  const Side side = open.on_turn;
  const Side enemy = other(side);
  const int ambushes = std::exchange(open.ambushes[index(enemy)], std::uint8_t{0});
  const bool played = open.played != Card::None;  // AIR-08: an Air Sortie was never in the hand
  for (int i = 0; i < ambushes; ++i) { discard(flow, enemy, Card::Ambush); }
  if (std::exchange(open.sortie_played, false)) { discard(flow, side, Card::AirSortie); }  // AIR-72
  discard_played(flow, side, open.played);
  if (info(open.acting).reshuffles && flow.battle.spec().finest_hour_reshuffles) { shuffle_discards_into_deck(flow); }
  for (int i = 0; i < ambushes && !open.over(); ++i) { draw_to_hand(flow, enemy); }
  if (!played || open.over()) { return; }
  const ChainInfo& chain = flow.battle.chain();
  if (!open.recon_draw) {
    for (int i = 0; i < chain.draws && !open.over(); ++i) { draw_to_hand(flow, side); }
    return;
  }
  for (std::size_t i = 0; i < chain.draws_after_recon && !open.over(); ++i) {
    flow.state.hidden.drawn[i] = draw_card(flow, side);
  }
  if (!open.over()) { flow.frames().push(KeepCardFrame{}); }
}

Next advance(Flow& flow, TurnFrame& turn) {
  switch (turn.stage) {
    case TurnStage::Start:
      turn.stage = TurnStage::Card;
      begin_turn(flow);
      flow.frames().push(PlayCardFrame{});
      break;
    case TurnStage::Card:
      turn.stage = TurnStage::Maneuver;
      flow.frames().push(ManeuverFrame{});
      break;
    case TurnStage::Maneuver:
      turn.stage = TurnStage::Combat;
      begin_battles(flow);
      break;
    case TurnStage::Combat:
      turn.stage = TurnStage::Draw;
      discard_and_draw(flow);
      break;
    case TurnStage::Draw:
      draw_extra(flow);
      end_turn(flow);
      if (!flow.open().over()) { turn.stage = TurnStage::Start; }
      break;
  }
  return Next::Goes;
}

// DRAW-02: of two cards, one is kept and the other discarded. Two copies of a card make one offer.
void asks_keep(const Battle&, const State& state, const KeepCardFrame&, Pending& out) {
  ask(out, {state.open.on_turn, Role::Commander}, Decision::Keep);
}

void offers_keep(const Battle&, const State& state, const KeepCardFrame&, Role, ActionList& out) {
  const auto& [one, two] = state.hidden.drawn;
  out.add({.kind = ActionKind::Keep, .card = one});
  if (two != Card::None && two != one) { out.add({.kind = ActionKind::Keep, .card = two}); }
}

void settle_keep(Flow& flow, KeepCardFrame&, Role, const Action& action) {
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

Next advance_keep(Flow& flow, KeepCardFrame&) {
  if (flow.state.hidden.drawn[0] != Card::None) { return Next::Asks; }
  flow.frames().pop();  // there was no card left to draw
  return Next::Goes;
}

}  // namespace

constexpr FrameRules<TurnFrame> kTurnRules{.advance = advance};
const FrameRow<TurnFrame> kTurnRow = frame_row<kTurnRules>();
constexpr FrameRules<KeepCardFrame> kKeepCardRules{
    .advance = advance_keep,
    .asks = asks_keep,
    .offers = offers_keep,
    .settle = settle_keep,
    .may_sit_on = [](const Frame& below) { return is_at(below, TurnStage::Draw); }};
const FrameRow<KeepCardFrame> kKeepCardRow = frame_row<kKeepCardRules>();

}  // namespace bocage
