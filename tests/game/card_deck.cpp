// DECK: the contents of the deck, and that no card is ever lost.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

using Copies = std::vector<std::pair<std::string, int>>;

const Copies kSectionCards{
    {"recon-left", 2},     {"recon-center", 2},  {"recon-right", 2},    {"probe-left", 4},      {"probe-center", 5},
    {"probe-right", 4},    {"attack-left", 3},   {"attack-center", 4},  {"attack-right", 3},    {"assault-left", 2},
    {"assault-center", 2}, {"assault-right", 2}, {"recon-in-force", 3}, {"general-advance", 1}, {"pincer-move", 1},
};

const Copies kTacticCards{
    {"air-power", 1},
    {"ambush", 1},
    {"armor-assault", 2},
    {"artillery-bombard", 1},
    {"barrage", 1},
    {"close-assault", 1},
    {"behind-enemy-lines", 1},
    {"counter-attack", 2},
    {"dig-in", 1},
    {"direct-from-hq", 2},
    {"firefight", 1},
    {"infantry-assault", 2},
    {"medics-and-mechanics", 1},
    {"move-out", 2},
    {"their-finest-hour", 1},
};

CardBag bag_of(const Copies& cards) {
  CardBag bag;
  for (const auto& [name, copies] : cards) {
    for (int i = 0; i < copies; ++i) { bag.add(card_named(name).value()); }
  }
  return bag;
}

CardBag all_sixty() {
  CardBag all = bag_of(kSectionCards);
  CardBag tactics = bag_of(kTacticCards);
  all.take_all(tactics);
  return all;
}

TEST(DECK01, SixtyCardsFortyOfThemSectionCards) {
  const CardBag deck = full_deck(Deck::Full, 1);
  int tactics = 0;
  deck.for_each_kind([&](Card card) { tactics += info(card).tactic ? deck.count(card) : 0; });
  EXPECT_EQ(deck.size, 60);
  EXPECT_EQ(tactics, 20);
  EXPECT_EQ(bag_of(kSectionCards).size, 40);
}

TEST(DECK01, AGameIsDealtFromSixty) {
  const Table t = Position().hand_size("axis", 5).hand_size("allies", 6).play();
  EXPECT_EQ(t.deck_size(), 60 - 5 - 6);
}

TEST(DECK02, SectionCards) {
  const CardBag deck = full_deck(Deck::Full, 1);
  for (const auto& [name, copies] : kSectionCards) {
    const auto card = card_named(name);
    ASSERT_TRUE(card.has_value()) << name;
    EXPECT_EQ(deck.count(*card), copies) << name;
    EXPECT_FALSE(info(*card).tactic) << name;
  }
}

TEST(DECK03, TacticCards) {
  const CardBag deck = full_deck(Deck::Full, 1);
  for (const auto& [name, copies] : kTacticCards) {
    const auto card = card_named(name);
    ASSERT_TRUE(card.has_value()) << name;
    EXPECT_EQ(deck.count(*card), copies) << name;
    EXPECT_TRUE(info(*card).tactic) << name;
  }
}

CardBag everywhere(const State& state) {
  CardBag all = state.hidden.deck;
  for (CardBag heap : {state.open.discard, state.hidden.hands[0], state.hidden.hands[1]}) { all.take_all(heap); }
  for (const Card card : {state.open.played, state.hidden.drawn[0], state.hidden.drawn[1]}) {
    if (card != Card::None) { all.add(card); }
  }
  for (const Side side : kSides) {
    for (int i = 0; i < state.open.ambushes[index(side)]; ++i) { all.add(Card::Ambush); }
  }
  return all;
}

// Events that the random games must have included for the test to be meaningful.
struct Passed {
  bool ambush = false;
  bool recon = false;
  bool shuffle = false;
};

void play_randomly(const Battle& battle, std::uint64_t seed, Passed& passed) {
  const CardBag sixty = all_sixty();
  FastChance chance(seed);
  State state = new_game(battle, chance, nullptr);
  const auto offers = std::make_unique<ActionList>();
  for (int step = 0; step < 6000 && !state.open.over(); ++step) {
    const int deck_before = state.hidden.deck.size;
    const Post post = pending(battle, state)[0].post;
    legal(battle, state, post, *offers);
    const Action action = (*offers)[chance.below(static_cast<std::uint32_t>(offers->size()))];
    ASSERT_EQ(apply(battle, state, post, action, chance, nullptr), ApplyResult::Applied);
    ASSERT_TRUE(everywhere(state) == sixty) << "seed " << seed << ", after " << to_text(battle.board(), action);
    passed.ambush = passed.ambush || state.open.ambushes[0] + state.open.ambushes[1] != 0;
    passed.recon = passed.recon || state.hidden.drawn[0] != Card::None;
    passed.shuffle = passed.shuffle || state.hidden.deck.size > deck_before;
  }
}

TEST(DECK04, NoCardIsLostOrDoubledInRandomPlay) {
  const auto battle = Position::from_battle("13").medals(20).battle();
  Passed passed;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) { play_randomly(*battle, seed, passed); }
  EXPECT_TRUE(passed.ambush);
  EXPECT_TRUE(passed.recon);
  EXPECT_TRUE(passed.shuffle);
}

TEST(DECK04, CopiesOfACardAreAlike) {
  Table t = Position().hand("allies", {"probe-left", "probe-left", "probe-left"}).play();
  EXPECT_EQ(t.legal(), (std::vector<std::string>{"play probe-left"}));
}

}  // namespace
}  // namespace bocage
