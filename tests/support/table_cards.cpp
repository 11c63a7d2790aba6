// Moves cards around while conserving them.
#include <algorithm>
#include <stdexcept>

#include "support/names.h"
#include "support/table.h"

namespace bocage {
namespace {

bool move_card(CardBag& from, CardBag& to, Card card) {
  if (!from.holds(card)) { return false; }
  from.remove(card);
  to.add(card);
  return true;
}

// Updates what is public about hands, deck and discard pile.
void count_again(State& state) {
  for (const Side side : kSides) { state.open.hand_size[index(side)] = state.hidden.hands[index(side)].size; }
  state.open.deck_size = state.hidden.deck.size;
  if (state.open.discard.size == 0) {
    state.open.discard_top = Card::None;
  } else if (!state.open.discard.holds(state.open.discard_top)) {
    state.open.discard_top = state.open.discard.at(0);
  }
}

}  // namespace

Table& Table::give(std::string_view side, const std::vector<std::string>& cards) {
  CardBag& deck = state_.hidden.deck;
  CardBag& hand = state_.hidden.hands[index(side_of(side))];
  CardBag& others = state_.hidden.hands[index(other(side_of(side)))];
  deck.take_all(hand);
  int swapped = 0;
  for (const std::string& text : cards) {
    const Card card = card_of(text);
    if (move_card(deck, hand, card) || move_card(state_.open.discard, hand, card)) { continue; }
    if (!move_card(others, hand, card)) { throw std::runtime_error("there are not so many of " + text); }
    ++swapped;
  }
  // The other side gets replacements for the cards taken from it.
  for (; swapped > 0; --swapped) { move_card(deck, others, deck.at(deck.size - 1)); }
  count_again(state_);
  return *this;
}

Table& Table::deck(const std::vector<std::string>& cards) {
  CardBag& deck = state_.hidden.deck;
  state_.open.discard.take_all(deck);
  for (const std::string& text : cards) {
    if (!move_card(state_.open.discard, deck, card_of(text))) {
      throw std::runtime_error("there are not so many of " + text + " outside the hands");
    }
  }
  count_again(state_);
  return *this;
}

Table& Table::hand_out(const std::vector<std::string>& cards) {
  for (const std::string& card : cards) { act("hand-out " + card); }
  return act("done");
}

Table& Table::place_all() {
  while (true) {
    const auto posts = pending_posts();
    const auto found =
        std::find_if(posts.begin(), posts.end(), [](const auto& post) { return post.ends_with(" place"); });
    if (found == posts.end()) { return *this; }
    const std::string post = found->substr(0, found->find(' '));
    act_as(post, legal_for(post).front());
  }
}

}  // namespace bocage
