// The commissar's chip (COMR): the cards under it, and which of a turn's cards came from there.
#pragma once

#include <cassert>

#include "game/state.h"

namespace bocage {

using ChipCards = std::array<Card, kChipCards>;

constexpr int count(const ChipCards& cards) {
  int n = 0;
  for (const Card card : cards) { n += card != Card::None ? 1 : 0; }
  return n;
}
constexpr int count(const ChipCards& cards, Card wanted) {  // copies of one card
  int n = 0;
  for (const Card card : cards) { n += card == wanted ? 1 : 0; }
  return n;
}
// The cards are at the front, in the order in which they were put there, and Card::None after them.
constexpr void add(ChipCards& cards, Card card) {
  assert(card != Card::None && count(cards) < kChipCards);
  cards[static_cast<std::size_t>(count(cards))] = card;
}
constexpr void remove(ChipCards& cards, Card card) {
  assert(card != Card::None && count(cards, card) != 0);
  std::size_t at = 0;
  while (cards[at] != card) { ++at; }
  for (; at + 1 < cards.size(); ++at) { cards[at] = cards[at + 1]; }
  cards.back() = Card::None;
}

// COMR-06, COMR-77: every card but Ambush, which is played in the enemy's turn.
constexpr bool may_lie_under_chip(Card card) { return info(card).opening != Opening::None; }

// COMR-61: whether the side on turn plays the cards from under its chip. COMR-70: not if it left the chip alone.
inline bool plays_from_chip(const Battle& battle, const State& state) {
  return battle.command(state.open.on_turn).chip && state.open.taken_up != 0;
}

// Cards of this side that have left its hand but are not yet handed out or played; to everyone else they are still in
// it.
inline int cards_under_way(const Battle& battle, const State& state, Side side) {
  const FrameStack& frames = state.open.frames;
  if (side != state.open.on_turn && !frames.empty() && !is<FillChipFrame>(frames.top())) { return 0; }
  int n = battle.command(side).chip ? count(state.hidden.chip[index(side)]) - state.open.chip_size[index(side)] : 0;
  if (state.open.is_handing_out() && side == state.open.on_turn) {
    n += hand_cards_out(state.hidden.given) - (count(state.hidden.taken_up) - count(state.hidden.taken));
  }
  return n;
}

}  // namespace bocage
