#include "game/view.h"

#include "game/chance.h"
#include "game/event.h"

namespace bocage {

View observe(const Battle&, const State& state, Viewer viewer) {
  View view{};
  view.open = state.open;
  if (!viewer.post) { return view; }
  view.side = viewer.post->side;
  view.hand = state.hidden.hands[index(*view.side)];
  if (*view.side == state.open.on_turn) { view.drawn = state.hidden.drawn; }
  return view;
}

CardBag unseen(const Battle& battle, const View& view) {
  CardBag bag = full_deck(battle.options().deck);
  const auto take = [&bag](Card card) {
    if (card != Card::None) { bag.remove(card); }
  };
  const auto take_all = [&](const CardBag& cards) {
    cards.for_each_kind([&](Card card) {
      for (int i = 0; i < cards.count(card); ++i) { take(card); }
    });
  };
  take_all(view.hand);
  take_all(view.open.discard);
  for (const Card card : view.drawn) { take(card); }
  take(view.open.played);
  for (const std::uint8_t used : view.open.ambushes) {
    for (int i = 0; i < used; ++i) { take(Card::Ambush); }
  }
  return bag;
}

State deal_unseen(const Battle& battle, const View& view, Chance& chance) {
  State state{};
  state.open = view.open;
  state.hidden.deck = unseen(battle, view);
  const auto deal = [&] {
    const Card card = chance.draw(state.hidden.deck);
    state.hidden.deck.remove(card);
    return card;
  };
  for (const Side side : kSides) {
    CardBag& hand = state.hidden.hands[index(side)];
    if (view.side == side) {
      hand = view.hand;
      continue;
    }
    while (hand.size < view.open.hand_size[index(side)]) { hand.add(deal()); }
  }
  state.hidden.drawn = view.drawn;
  if (view.side != view.open.on_turn) {
    // What is left over was drawn by a Recon: two cards to choose from, or the one that ended the battle (SCN-23).
    for (Card& card : state.hidden.drawn) {
      if (state.hidden.deck.size > view.open.deck_size) { card = deal(); }
    }
  }
  return state;
}

bool may_see_card(const Event& event, Viewer viewer) {
  return event.kind != EventKind::CardDrawn || (viewer.post && viewer.post->side == event.side);
}

}  // namespace bocage
