// OVL-51: the turn of a Commander-in-Chief and the Field Generals.
#include <utility>

#include "game/frames/air.h"
#include "game/frames/chip_frame.h"
#include "game/frames/turn_parts.h"

namespace bocage {
namespace {

// CIC-03: with too few cards the hand-out is skipped; Air Sorties lie outside the hand (AIR-62).
void begin_hand_out(Flow& flow) {
  const Side side = flow.on_turn();
  const int hand = flow.state.hidden.hands[index(side)].size;
  if (hand > flow.battle.chain().cards_kept || flow.open().chip_size[index(side)] != 0 ||
      flow.open().sorties[index(side)] != 0) {
    flow.frames().push(HandOutFrame{});
    if (flow.battle.command(side).chip) { take_up_chip(flow); }
  } else {
    flow.open().council_over = true;
  }
}

// AIR-69: the Commander-in-Chief may first have to send airplanes away.
void begin(Flow& flow, OverlordTurnFrame& turn) {
  begin_turn(flow);
  if (!must_dismiss_plane(flow)) {
    turn.stage = OverlordStage::HandOut;
    return begin_hand_out(flow);
  }
  turn.stage = OverlordStage::DismissPlanes;
  flow.frames().push(DismissPlaneFrame{});
}

// OVL-51 step 2: the Commander-in-Chief's own card.
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

// OVL-51 step 3: Field Generals with cards show them; the others may roll (INI-01), but not during Their Finest Hour
// (OCARD-28).
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
  flow.frames().push(ManeuverFrame{});
}

// COMR-82: cards under the chip count.
int cards_held(const Public& open, Side side) { return open.hand_size[index(side)] + open.chip_size[index(side)]; }

// OVL-43. PAC-31: one card less for each headquarters lost.
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
  const int draws = open.recon_draw ? chain.draws_after_recon : chain.draws;
  for (int i = 0; i < draws && !open.over(); ++i) {
    if (cards_held(open, side) < hand_limit(flow, side)) { draw_to_hand(flow, side); }
  }
}

Next advance(Flow& flow, OverlordTurnFrame& turn) {
  switch (turn.stage) {
    case OverlordStage::Start: begin(flow, turn); break;
    case OverlordStage::DismissPlanes:
      turn.stage = OverlordStage::HandOut;
      begin_hand_out(flow);
      break;
    case OverlordStage::HandOut:
      turn.stage = OverlordStage::CommandersCard;
      play_own_card(flow);
      break;
    case OverlordStage::CommandersCard:
      turn.stage = OverlordStage::Maneuver;
      begin_generals(flow);
      break;
    case OverlordStage::Maneuver:
      turn.stage = OverlordStage::Combat;
      begin_battles(flow);
      break;
    case OverlordStage::Combat:
      turn.stage = OverlordStage::Draw;
      discard_and_draw(flow);
      break;
    case OverlordStage::Draw:
      end_turn(flow);
      if (!flow.open().over()) { turn.stage = OverlordStage::Start; }
      break;
  }
  return Next::Goes;
}

}  // namespace

constexpr FrameRules<OverlordTurnFrame> kOverlordTurnRules{.advance = advance};
const FrameRow<OverlordTurnFrame> kOverlordTurnRow = frame_row<kOverlordTurnRules>();

}  // namespace bocage
