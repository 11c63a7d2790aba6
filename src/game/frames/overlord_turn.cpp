// OVL-51: the turn of a commander and his generals.
//
// stage: 0 begins, 1 cards are handed out, 2 the commander's own card is resolved, 3 orders and moves are done,
//        4 battles are over.
#include <utility>

#include "game/frames/air.h"
#include "game/frames/turn_parts.h"

namespace bocage {
namespace {

// CIC-03: with too few cards nothing can be handed out, and the step is skipped; Air Sorties lie beside the hand (AIR-62).
void begin(Flow& flow) {
  begin_turn(flow);
  const int hand = flow.state.hidden.hands[index(flow.on_turn())].size;
  if (hand > flow.battle.chain().cards_kept || flow.open().sorties[index(flow.on_turn())] != 0) {
    flow.frames().push({.kind = FrameKind::HandOut});
  } else {
    flow.open().council_over = 1;
  }
  thin_out_sky(flow);
}

// OVL-51 step 2: the commander's own card.
void play_own_card(Flow& flow) {
  Public& open = flow.open();
  Hidden& hidden = flow.state.hidden;
  const Side side = open.on_turn;
  const Card card = std::exchange(hidden.given[index(Role::Commander)][0], Card::None);
  const Card as = std::exchange(hidden.given_as, Card::None);
  if (card == Card::None) { return; }
  const Card acting = open.commander_acts(card, as);  // OCTR-05
  open.played = card;
  open.acting = acting;
  open.last[index(side)][index(Role::Commander)][0] = {.acting = acting};
  flow.say({.kind = EventKind::CardPlayed, .side = side, .card = card, .as = acting});
  if (acting == Card::None) { flow.say({.kind = EventKind::NothingToCopy, .side = side}); }  // OCTR-10
  open_card(flow, acting);
}

// OVL-51 step 3: who has cards shows them; who has none may roll (INI-01), but not beside Their Finest Hour (OCARD-28).
void begin_generals(Flow& flow) {
  Public& open = flow.open();
  for (const Role role : kGeneralRoles) {
    PostTurn& turn = open.posts[index(role)];
    if (turn.given != 0) {
      turn.step = Step::Place;
    } else if (!info(open.acting).alone) {
      turn.step = Step::Initiative;
    }
  }
  flow.frames().push({.kind = FrameKind::Maneuver});
}

// COMR-82: what lies under the chip counts. PAC-31: for each headquarters lost one card less.
int cards_held(const Public& open, Side side) { return open.hand_size[index(side)] + open.chip_size[index(side)]; }
int hand_limit(const Flow& flow, Side side) {
  const HexSet lost = flow.battle.spec().headquarters[index(side)] & flow.field().captured_tents;
  return flow.battle.spec().hand[index(side)] - lost.count();
}

// OVL-80 to OVL-83.
void discard_and_draw(Flow& flow) {
  Public& open = flow.open();
  const Side side = open.on_turn;
  discard_played(flow, side, open.played);
  for (PostTurn& turn : open.posts) {
    for (PlacedCard& placed : turn.placed) { discard_played(flow, side, placed.card); }
  }
  if (info(open.acting).reshuffles && flow.battle.spec().finest_hour_reshuffles) { shuffle_discards_into_deck(flow); }
  const ChainInfo& chain = flow.battle.chain();
  const int draws = open.recon_draw != 0 ? chain.draws_after_recon : chain.draws;
  for (int i = 0; i < draws && !open.over(); ++i) {
    if (cards_held(open, side) < hand_limit(flow, side)) { draw_to_hand(flow, side); }
  }
}

Next advance(Flow& flow) {
  switch (flow.frame().stage++) {
    case 0: begin(flow); break;
    case 1: play_own_card(flow); break;
    case 2: begin_generals(flow); break;
    case 3: begin_battles(flow); break;
    default:
      discard_and_draw(flow);
      if (!flow.open().over()) { end_turn(flow); }
      break;
  }
  return Next::Goes;
}

}  // namespace

const FrameRules kOverlordTurnRules{.id = FrameKind::OverlordTurn, .advance = advance};

}  // namespace bocage
