// COMR-01, COMR-62, COMR-63: cards go face down under the commissar's chip. Nothing is announced before `done`; until
// then every card can be taken back.
#include "game/chip.h"

#include <utility>

#include "game/frames/chip_frame.h"

namespace bocage {
namespace {

// COMR-64; in the standard game the chip holds the single card of the next turn.
int most_cards(const Battle& battle) { return battle.chain().cards_per_turn; }

// COMR-80, COMR-81.
bool may_add(const Battle& battle, const State& state, Side side, Card card) {
  ChipCards cards = state.hidden.chip[index(side)];
  if (count(cards) >= most_cards(battle) || !may_lie_under_chip(card)) { return false; }
  if (state.hidden.hands[index(side)].size <= battle.chain().cards_kept) { return false; }
  add(cards, card);
  return can_all_go_out(battle, cards);
}

void asks(const Battle&, const State&, const FillChipFrame& frame, Pending& out) {
  ask(out, {frame.side, Role::Commander}, Decision::Chip);
}

void offers(const Battle& battle, const State& state, const FillChipFrame& frame, Role, ActionList& out) {
  const Side side = frame.side;
  const CardBag& hand = state.hidden.hands[index(side)];
  hand.for_each_kind([&](Card card) {
    if (may_add(battle, state, side, card)) { out.add({.kind = ActionKind::Chip, .card = card}); }
  });
  const bool could_add = !out.empty();
  const ChipCards& cards = state.hidden.chip[index(side)];
  for (const CardInfo& row : kCards) {
    const bool there = row.id != Card::None && count(cards, row.id) != 0;
    if (there) { out.add({.kind = ActionKind::Unchip, .card = row.id}); }
  }
  if (count(cards) != 0 || !could_add) { out.add({.kind = ActionKind::Done}); }
  // COMR-70: Counter-Attacks from the hand may replace the cards from the chip.
  const bool may_leave = frame.stage == ChipStage::StartOfTurn && count(cards) == 0 && state.open.taken_up != 0;
  if (may_leave && hand.holds(Card::CounterAttack) && hand.size > battle.chain().cards_kept) {
    out.add({.kind = ActionKind::Pass});
  }
}

void settle(Flow& flow, FillChipFrame& frame, Role, const Action& action) {
  const Side side = frame.side;
  CardBag& hand = flow.state.hidden.hands[index(side)];
  ChipCards& cards = flow.state.hidden.chip[index(side)];
  if (frame.stage == ChipStage::StartOfTurn) { flow.open().council_over = true; }
  switch (action.kind) {
    case ActionKind::Chip:
      hand.remove(action.card);
      add(cards, action.card);
      if (most_cards(flow.battle) > 1) { return; }
      break;
    case ActionKind::Unchip:
      remove(cards, action.card);
      hand.add(action.card);
      return;
    case ActionKind::Pass:
      cards = std::exchange(flow.state.hidden.taken, {});
      flow.state.hidden.taken_up = {};
      flow.open().taken_up = 0;
      break;
    default: break;
  }
  flow.frames().pop();
  publish_chip(flow, side);
}

bool may_sit_on(const Frame& below) {
  if (const auto* chip = std::get_if<FillChipFrame>(&below)) { return chip->stage == ChipStage::BeforeBattle; }
  return is_at(below, TurnStage::Start) || is_at(below, OverlordStage::Start) ||
         is_any<AirdropFrame, HandOutFrame>(below);
}

// Before the first turn each side with a chip fills it; later the side on turn does, before the hand-out.
bool is_sound(const FrameInStack<FillChipFrame>& at) {
  const FillChipFrame& chip = at.frame;
  if (!at.battle.command(chip.side).chip) { return false; }
  const bool handing_out = is<HandOutFrame>(at.below);
  if (chip.stage == ChipStage::StartOfTurn) { return handing_out && chip.side == at.open.on_turn && at.open.turn != 0; }
  const auto* other_chip = std::get_if<FillChipFrame>(&at.below);
  const bool twice = other_chip != nullptr && other_chip->side == chip.side;
  return at.open.turn == 0 && !handing_out && !twice;
}

}  // namespace

void publish_chip(Flow& flow, Side side) {
  const auto cards = static_cast<std::uint8_t>(count(flow.state.hidden.chip[index(side)]));
  flow.open().chip_size[index(side)] = cards;
  flow.open().hand_size[index(side)] = flow.state.hidden.hands[index(side)].size;
  flow.say({.kind = EventKind::ChipFilled, .side = side, .detail = cards});
}

void push_first_chips(Flow& flow) {
  for (const Side side : kSides) {
    if (!flow.battle.command(side).chip) { continue; }
    flow.frames().push(FillChipFrame{.stage = ChipStage::BeforeBattle, .side = side});
  }
}

void take_up_chip(Flow& flow) {
  const Side side = flow.on_turn();
  Hidden& hidden = flow.state.hidden;
  hidden.taken = std::exchange(hidden.chip[index(side)], {});
  hidden.taken_up = hidden.taken;
  flow.open().taken_up = std::exchange(flow.open().chip_size[index(side)], std::uint8_t{0});
  flow.say({.kind = EventKind::ChipOpened, .side = side, .detail = flow.open().taken_up});
  flow.frames().push(FillChipFrame{.stage = ChipStage::StartOfTurn, .side = side});
}

constexpr FrameRules<FillChipFrame> kFillChipRules{.advance = always_asks<FillChipFrame>,
                                                   .asks = asks,
                                                   .offers = offers,
                                                   .settle = settle,
                                                   .may_sit_on = may_sit_on,
                                                   .is_sound = is_sound};
const FrameRow<FillChipFrame> kFillChipRow = frame_row<kFillChipRules>();

}  // namespace bocage
