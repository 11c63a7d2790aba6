// The commissar's chip: the cards under it, and those taken up from it this turn.
#include "game/chip.h"
#include "game/soundness/parts.h"

namespace bocage::soundness {
namespace {

bool is_filling(const Public& open, Side side) {
  const auto* chip = open.frames.top_if<FillChipFrame>();
  return chip != nullptr && chip->side == side;
}

bool has_gap(const ChipCards& cards) {
  for (std::size_t i = 1; i < cards.size(); ++i) {
    if (cards[i] != Card::None && cards[i - 1] == Card::None) { return true; }
  }
  return false;
}

// COMR-06, COMR-64, COMR-77, COMR-80.
bool may_lie_together(const Battle& battle, const ChipCards& cards) {
  if (has_gap(cards) || count(cards) > battle.chain().cards_per_turn) { return false; }
  for (const Card card : cards) {
    if (card != Card::None && !may_lie_under_chip(card)) { return false; }
  }
  return can_all_go_out(battle, cards);
}

std::string broken_chip_of(const Battle& battle, const State& state, Side side) {
  const ChipCards& cards = state.hidden.chip[index(side)];
  const std::string where = "chip." + std::string(name(side)) + ": ";
  if (!battle.command(side).chip) {
    const bool none = cards == ChipCards{} && state.open.chip_size[index(side)] == 0;
    return none ? "" : where + "there is no commissar on this side";
  }
  if (!may_lie_together(battle, cards)) { return where + "these cards cannot lie there together"; }
  const int announced = is_filling(state.open, side) ? 0 : count(cards);
  return state.open.chip_size[index(side)] == announced ? "" : where + "not as many as cards.chips says";
}

int given_out(const State& state, Card card) {
  int n = 0;
  for (const auto& cards : state.hidden.given) {
    for (const Card given : cards) { n += given == card ? 1 : 0; }
  }
  return n;
}

// COMR-63, COMR-65: each card taken up is either still to be handed out or has been.
bool are_taken_up_soundly(const State& state) {
  const Hidden& hidden = state.hidden;
  if (has_gap(hidden.taken) || has_gap(hidden.taken_up) || count(hidden.taken_up) != state.open.taken_up) {
    return false;
  }
  for (int i = 1; i < kCardKinds; ++i) {
    const auto card = static_cast<Card>(i);
    const int gone = count(hidden.taken_up, card) - count(hidden.taken, card);
    if (gone < 0 || gone > given_out(state, card)) { return false; }
  }
  return true;
}

}  // namespace

std::string broken_chips(const Battle& battle, const State& state) {
  for (const Side side : kSides) {
    std::string broken = broken_chip_of(battle, state, side);
    if (!broken.empty()) { return broken; }
  }
  const Public& open = state.open;
  const bool overlord = battle.spec().chain == Chain::Overlord;
  const bool takes_up = overlord && battle.command(open.on_turn).chip;
  if (!takes_up && open.taken_up != 0) { return "cards.taken_up: no cards are taken up this turn"; }
  const bool in_hand = takes_up && doing(open) == FrameKind::HandOut;
  if (!in_hand) {
    const bool none = state.hidden.taken == ChipCards{} && state.hidden.taken_up == ChipCards{};
    return none ? "" : "taken: cards are taken up only until they are handed out";
  }
  return are_taken_up_soundly(state) ? "" : "taken: does not match the cards taken up";
}

}  // namespace bocage::soundness
