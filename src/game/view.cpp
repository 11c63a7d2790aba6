#include "game/view.h"

#include "game/chance.h"
#include "game/chip.h"
#include "game/event.h"
#include "rules/air_rules.h"
#include "rules/mines.h"

namespace bocage {
namespace {

// TEAM-02, OVL-27: a shared hand is visible to the whole side; in Overlord, to the Commander-in-Chief alone.
bool sees_hand(const Battle& battle, Viewer viewer) {
  return viewer.side && (battle.chain().hand_is_shared || has(viewer.roles, Role::Commander));
}

// CIC-19: the Commander-in-Chief knows all cards handed out; a Field General knows their own, once the hand-out is
// over.
bool sees_given(const Public& open, Viewer viewer, Role role) {
  if (viewer.side != open.on_turn) { return false; }
  return has(viewer.roles, Role::Commander) || (has(viewer.roles, role) && !open.is_handing_out());
}

}  // namespace

View observe(const Battle& battle, const State& state, Viewer viewer) {
  View view{.open = state.open};
  if (!viewer.side) { return view; }
  view.side = viewer.side;
  view.roles = viewer.roles;
  view.sees_hand = sees_hand(battle, viewer);
  if (view.sees_hand) {
    view.hand = state.hidden.hands[index(*view.side)];
    view.chip = state.hidden.chip[index(*view.side)];
  }
  if (view.sees_hand && *view.side == state.open.on_turn) {
    view.taken = state.hidden.taken;
    view.taken_up = state.hidden.taken_up;
    view.named = state.hidden.named;
    view.drawn = state.hidden.drawn;
    view.given_as = state.hidden.given_as;
  }
  for (const Role role : kRoles) {
    if (sees_given(state.open, viewer, role)) { view.given[index(role)] = state.hidden.given[index(role)]; }
  }
  return view;
}

CardBag unseen(const Battle& battle, const View& view) {
  CardBag bag = battle.deck();
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
  for (const auto& cards : {view.chip, view.taken}) {
    for (const Card card : cards) { take(card); }
  }
  take(view.open.played);
  const bool handing = view.open.is_handing_out();  // during the hand-out, Air Sorties are still on the table
  for (const Role role : kRoles) {
    for (const Card card : view.given[index(role)]) {
      if (!handing || card != Card::AirSortie) { take(card); }
    }
    for (const PlacedCard& placed : view.open.posts[index(role)].placed) { take(placed.card); }
  }
  for (const std::uint8_t used : view.open.ambushes) {
    for (int i = 0; i < used; ++i) { take(Card::Ambush); }
  }
  const int sorties = view.open.sorties[0] + view.open.sorties[1] + (view.open.sortie_played ? 1 : 0);
  for (int i = 0; i < sorties; ++i) { take(Card::AirSortie); }
  return bag;
}

namespace {

// How many cards a Field General holds that the viewer cannot see.
int held_unseen(const Public& open, Viewer viewer, Role role) {
  // The commander's own card is resolved before anyone is asked again.
  if (role == Role::Commander || sees_given(open, viewer, role)) { return 0; }
  const PostTurn& turn = open.posts[index(role)];
  int held = turn.given;
  for (const PlacedCard& placed : turn.placed) { held -= placed.card != Card::None ? 1 : 0; }
  return held;
}

// Takes a card from the unseen ones, which are in the deck until they are dealt.
void give(State& state, Role role, Card card) {
  auto& cards = state.hidden.given[index(role)];
  cards[cards[0] == Card::None ? 0 : 1] = card;
  state.hidden.deck.remove(card);
}

// AIR-64: everyone saw how many Air Sorties left the table, but not who got them; no Field General gets two.
void deal_sorties(State& state, Viewer viewer, Chance& chance) {
  if (state.open.is_handing_out()) { return; }
  for (int left = state.open.sorties_given - sorties_out(state.hidden.given); left > 0; --left) {
    std::array<Role, kGeneralRoles.size()> who{};
    int n = 0;
    for (const Role role : kGeneralRoles) {
      const auto& cards = state.hidden.given[index(role)];
      const bool has_one = cards[0] == Card::AirSortie || state.open.posts[index(role)].sorties != 0;
      if (held_unseen(state.open, viewer, role) > 0 && !has_one) { who[static_cast<std::size_t>(n++)] = role; }
    }
    if (n == 0) { return; }
    give(state, who[static_cast<std::size_t>(chance.pick(n))], Card::AirSortie);
  }
}

// AIR-70: under the Air rules, Air Power goes to a Field General.
RoleMask may_go_to(const Battle& battle, Card card) {
  return is_sortie(battle, card) ? info(Card::AirSortie).may_go_to : info(card).may_go_to;
}

// Which cards are dealt to a post first: any it could have been given, or those that no other post could have. The second
// leaves the other posts the cards they need.
enum class Preference : std::uint8_t { AnyCard, ExclusiveCards };

// The unseen cards that a Field General could have been given.
CardBag possible_for(const Battle& battle, const State& state, Role role, Preference preference) {
  CardBag possible;
  const bool two_cards = state.open.posts[index(role)].given > 1;
  const bool exclusive = preference == Preference::ExclusiveCards;
  state.hidden.deck.for_each_kind([&](Card card) {
    const RoleMask may = may_go_to(battle, card);
    const bool fits = card != Card::AirSortie && has(may, role) && !(two_cards && info(card).fills_general) &&
                      (!exclusive || may == mask(role));
    for (int n = 0; fits && n < state.hidden.deck.count(card); ++n) { possible.add(card); }
  });
  return possible;
}

// Deals the cards that were handed out and that the viewer cannot see. Returns false if no card was left that some post
// could have been given.
bool deal_given(const Battle& battle, State& state, Viewer viewer, Chance& chance, Preference preference) {
  if (state.open.is_handing_out()) { return true; }  // still in hand, as far as anyone can tell
  deal_sorties(state, viewer, chance);
  for (const Role role : kRoles) {
    const int dealt = sees_given(state.open, viewer, role) ? 0 : cards_of(state.hidden.given, role);
    for (int i = held_unseen(state.open, viewer, role) - dealt; i > 0; --i) {
      CardBag possible = possible_for(battle, state, role, preference);
      if (possible.size == 0) { possible = possible_for(battle, state, role, Preference::AnyCard); }
      if (possible.size == 0) { return false; }
      give(state, role, chance.draw(possible));
    }
  }
  return true;
}

// Deals the cards under a chip that the viewer may not see, and those taken up from it and not yet handed out.
void deal_chip(State& state, Side side, Chance& chance) {
  const auto deal_to = [&](ChipCards& cards, int wanted) {
    for (int i = 0; i < wanted; ++i) {
      CardBag possible;
      state.hidden.deck.for_each_kind([&](Card card) {
        const int n = may_lie_under_chip(card) ? state.hidden.deck.count(card) : 0;
        for (int k = 0; k < n; ++k) { possible.add(card); }
      });
      if (possible.size == 0) { return; }
      const Card card = chance.draw(possible);
      state.hidden.deck.remove(card);
      add(cards, card);
    }
  };
  deal_to(state.hidden.chip[index(side)], state.open.chip_size[index(side)]);
  if (state.open.frames.empty() || side != state.open.on_turn) { return; }
  if (!is_any<HandOutFrame, FillChipFrame>(state.open.frames.top())) { return; }
  deal_to(state.hidden.taken, state.open.taken_up);
  state.hidden.taken_up = state.hidden.taken;
}

// PAC-10: shuffles the markers that are still face down.
void shuffle_hidden_mines(const Battle& battle, State& state, Chance& chance) {
  const std::size_t fields = battle.minefields().size();
  MineHeap heap(battle);
  const auto& shown = state.open.field.mine_shown;
  for (std::size_t i = 0; i < fields; ++i) {
    if (shown[i] == kFaceDown) { continue; }
    heap.take_value(shown[i]);
    state.hidden.mines[i] = shown[i];
  }
  for (std::size_t i = 0; i < fields; ++i) {
    if (shown[i] == kFaceDown) { state.hidden.mines[i] = heap.take(chance.pick(heap.size())); }
  }
}

}  // namespace

State deal_unseen(const Battle& battle, const View& view, Chance& chance) {
  State state{.open = view.open};
  state.hidden.deck = unseen(battle, view);
  state.hidden.given = view.given;
  state.hidden.given_as = view.given_as;
  const Viewer viewer{view.side, view.roles};
  const Hidden before = state.hidden;
  if (!deal_given(battle, state, viewer, chance, Preference::AnyCard)) {
    state.hidden = before;
    deal_given(battle, state, viewer, chance, Preference::ExclusiveCards);
  }
  // AIR-04: no hand or Recon draw contains an Air Sortie; the remaining ones are in the deck.
  const int sorties = state.hidden.deck.count(Card::AirSortie);
  for (int i = 0; i < sorties; ++i) { state.hidden.deck.remove(Card::AirSortie); }
  const auto deal = [&] {
    const Card card = chance.draw(state.hidden.deck);
    state.hidden.deck.remove(card);
    return card;
  };
  if (view.side == view.open.on_turn && view.sees_hand) {
    state.hidden.taken = view.taken;
    state.hidden.taken_up = view.taken_up;
    state.hidden.named = view.named;
  }
  for (const Side side : kSides) {
    CardBag& hand = state.hidden.hands[index(side)];
    if (view.side == side && view.sees_hand) {
      hand = view.hand;
      state.hidden.chip[index(side)] = view.chip;
      continue;
    }
    deal_chip(state, side, chance);
    while (hand.size < view.open.hand_size[index(side)]) { hand.add(deal()); }
  }
  shuffle_hidden_mines(battle, state, chance);
  state.hidden.drawn = view.drawn;
  if (view.side != view.open.on_turn) {
    // The surplus was drawn by a Recon: two cards to choose from, or the one that ended the battle (SCN-23).
    for (Card& card : state.hidden.drawn) {
      if (state.hidden.deck.size + sorties > view.open.deck_size) { card = deal(); }
    }
  }
  for (int i = 0; i < sorties; ++i) { state.hidden.deck.add(Card::AirSortie); }
  return state;
}

bool may_see_card(const Battle& battle, const Event& event, Viewer viewer) {
  return event.kind != EventKind::CardDrawn || (viewer.side == event.side && sees_hand(battle, viewer));
}

}  // namespace bocage
