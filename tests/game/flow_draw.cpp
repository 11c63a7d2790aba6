// DRAW: the end of a turn.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

using Cards = std::vector<std::string>;

Position duel() {
  return Position()
      .unit("allies", "infantry", {4, 4})
      .unit("axis", "infantry", {5, 3})
      .unit("axis", "infantry", {12, 0});
}

TEST(DRAW01, ThePlayedCardIsDiscardedWhenAllBattlesAreDone) {
  Table t = duel().play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"star", "star", "star"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.discard_top(), "");
  t.draw({"barrage"}).act("done");
  EXPECT_EQ(t.discard_top(), "probe-left");
  EXPECT_EQ(t.hand("allies"), (Cards{"probe-center", "probe-right", "attack-center", "barrage"}));
}

TEST(DRAW01, FirstTheDiscardThenTheDraw) {
  Table t = duel().play();
  t.run("play probe-left").end_turn();
  std::vector<EventKind> kinds;
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::CardDiscarded || event.kind == EventKind::CardDrawn) { kinds.push_back(event.kind); }
  }
  EXPECT_EQ(kinds, (std::vector<EventKind>{EventKind::CardDiscarded, EventKind::CardDrawn}));
}

TEST(DRAW02, ReconDrawsTwoAndKeepsOne) {
  Table t = duel().hand("allies", {"recon-left", "probe-left"}).play();
  t.act("play recon-left");
  t.draw({"barrage", "dig-in"}).skip_to("keep");
  EXPECT_EQ(t.legal(), (Cards{"keep barrage", "keep dig-in"}));
  EXPECT_EQ(t.discard_top(), "recon-left");
  t.act("keep barrage");
  EXPECT_EQ(t.hand("allies"), (Cards{"probe-left", "barrage"}));
  EXPECT_EQ(t.discard_top(), "dig-in");
  EXPECT_EQ(t.deck_size() + 2 + 4 + 2, 60);
}

TEST(DRAW02, OneOfTwoEqualCardsIsKept) {
  Table t = duel().hand("allies", {"recon-center", "probe-left"}).play();
  t.act("play recon-center");
  t.draw({"move-out", "move-out"}).skip_to("keep");
  EXPECT_EQ(t.legal(), Cards{"keep move-out"});
  t.act("keep move-out");
  EXPECT_EQ(t.hand("allies"), (Cards{"probe-left", "move-out"}));
  EXPECT_EQ(t.discard_top(), "move-out");
}

TEST(DRAW02, OtherCardsGiveNoChoice) {
  for (const std::string card : {"probe-left", "recon-in-force", "move-out"}) {
    Table t = duel().hand("allies", {card, "probe-right"}).play();
    t.draw({"dig-in"}).act("play " + card).end_turn();
    EXPECT_EQ(t.hand("allies"), (Cards{"probe-right", "dig-in"})) << card;
    EXPECT_EQ(t.discard_top(), card);
  }
}

TEST(DRAW04, AnEmptyDeckIsMadeOfTheDiscards) {
  Table t = duel().play();
  t.deck({});
  EXPECT_EQ(t.deck_size(), 0);
  t.act("play probe-left").draw({"barrage"}).end_turn();
  EXPECT_EQ(t.happened("deck-shuffled"), 1);
  EXPECT_EQ(t.hand("allies"), (Cards{"probe-center", "probe-right", "attack-center", "barrage"}));
  EXPECT_EQ(t.deck_size(), 52);  // 60 without the two hands
  EXPECT_EQ(t.discard_top(), "");
}

// OQB-19: reshuffled when a card must be drawn, not when the last one has been.
TEST(DRAW04, TheDeckIsNotShuffledBeforeACardMustBeDrawn) {
  Table t = duel().play();
  t.deck({"barrage"});
  t.act("play probe-left").end_turn();
  EXPECT_EQ(t.happened("deck-shuffled"), 0);
  EXPECT_EQ(t.deck_size(), 0);
  EXPECT_EQ(t.discard_top(), "probe-left");
  t.act("play probe-left").end_turn();
  EXPECT_EQ(t.happened("deck-shuffled"), 1);
  EXPECT_EQ(t.deck_size(), 52);  // 60 without the two hands
}

// The example: both copies of Recon (left) were in the hand, so the one drawn is the one just played.
TEST(DRAW04, ReconWithOneCardInTheDeck) {
  Table t = duel().hand("allies", {"recon-left", "recon-left", "probe-left"}).play();
  t.deck({"barrage"});
  t.draw({"barrage", "recon-left"}).act("play recon-left").skip_to("keep");
  EXPECT_EQ(t.happened("deck-shuffled"), 1);
  EXPECT_EQ(t.legal(), (Cards{"keep barrage", "keep recon-left"}));
  t.act("keep barrage");
  EXPECT_EQ(t.hand("allies"), (Cards{"recon-left", "probe-left", "barrage"}));
  EXPECT_EQ(t.discard_top(), "recon-left");
}

TEST(DRAW05, HandsAreNotShuffled) {
  Table t = duel().hand("axis", {"ambush", "their-finest-hour"}).hand("allies", {"probe-left", "dig-in"}).play();
  t.deck({});
  t.act("play probe-left").draw({"barrage"}).end_turn();
  EXPECT_EQ(t.hand("axis"), (Cards{"ambush", "their-finest-hour"}));
  EXPECT_EQ(t.hand("allies"), (Cards{"barrage", "dig-in"}));
  const CardBag& deck = t.state().hidden.deck;
  EXPECT_EQ(deck.size, 56);
  for (const Card card : {Card::Ambush, Card::TheirFinestHour, Card::DigIn, Card::Barrage}) {
    EXPECT_FALSE(deck.holds(card)) << name(card);
  }
  EXPECT_TRUE(deck.holds(Card::AirPower));
}

// The first card of a Recon draw is in play while the discards are shuffled for the second.
TEST(DRAW05, ACardInPlayIsNotShuffledIntoTheDeck) {
  Table t = duel().hand("allies", {"recon-left", "probe-left"}).play();
  t.deck({"barrage"});
  t.act("play recon-left").skip_to("keep");
  EXPECT_TRUE(t.offers("keep barrage"));
  EXPECT_FALSE(t.state().hidden.deck.holds(Card::Barrage));
  EXPECT_EQ(t.deck_size(), 60 - 4 - 1 - 2);  // without the hands and the two cards in play
}

TEST(DRAW06, TheAmbusherDrawsFirst) {
  Table t = duel().hand("axis", {"ambush", "probe-left"}).play();
  t.run("play probe-left", "order 4,4", "done", "done", "battle 4,4 > 5,3");
  t.dice({"star", "star", "star"}).dice({"star", "star", "star"}).act("ambush");
  EXPECT_EQ(t.hand("axis"), Cards{"probe-left"});
  t.draw({"barrage", "dig-in"}).act("done");
  EXPECT_EQ(t.hand("axis"), (Cards{"probe-left", "barrage"}));
  EXPECT_EQ(t.hand("allies"), (Cards{"probe-center", "probe-right", "attack-center", "dig-in"}));
}

TEST(DRAW06, TheAmbushingSideDrawsFirstEvenTheLastCard) {
  Table t = duel().hand("axis", {"ambush", "probe-left"}).play();
  t.deck({"barrage"});
  t.run("play probe-left", "order 4,4", "done", "done", "battle 4,4 > 5,3");
  t.dice({"star", "star", "star"}).dice({"star", "star", "star"}).act("ambush");
  t.draw({"barrage", "ambush"}).act("done");
  EXPECT_EQ(t.hand("axis"), (Cards{"probe-left", "barrage"}));
  EXPECT_EQ(t.hand("allies"), (Cards{"probe-center", "probe-right", "attack-center", "ambush"}));
}

TEST(DRAW07, HandsKeepTheirSize) {
  Table t = Position().hand_size("axis", 4).hand_size("allies", 6).play();
  for (int turn = 0; turn < 12; ++turn) {
    EXPECT_EQ(t.hand("axis").size(), std::size_t{4});
    EXPECT_EQ(t.hand("allies").size(), std::size_t{6});
    t.act("play " + t.hand(t.side_on_turn()).front());
    EXPECT_EQ(t.hand("axis").size() + t.hand("allies").size(), std::size_t{9});
    t.skip_to(t.state().open.recon_draw ? "keep" : "play");
    if (t.decision() == "keep") { t.act(t.legal().front()); }
  }
}

TEST(DRAW07, AnAmbushTakesACardUntilTheEndOfTheTurn) {
  Table t = duel().hand("axis", {"ambush", "probe-left", "probe-right"}).play();
  t.run("play probe-left", "order 4,4", "done", "done", "battle 4,4 > 5,3");
  t.dice({"star", "star", "star"}).dice({"star", "star", "star"}).act("ambush");
  EXPECT_EQ(t.hand("axis").size(), std::size_t{2});
  t.end_turn();
  EXPECT_EQ(t.hand("axis").size(), std::size_t{3});
}

TEST(DRAW07, ABattleMayLetAHandGrow) {
  Table t =
      Position()
          .first("axis")
          .hand_size("axis", 2)
          .special(
              R"({"rule": "growing-hand", "side": "axis", "start": 2, "after_own_turn": [{"turn": 1, "draw": 2}], "final": 3})")
          .play();
  t.give("axis", {"probe-left", "probe-right"}).act("play probe-left").end_turn();
  EXPECT_EQ(t.hand("axis").size(), std::size_t{3});
  EXPECT_EQ(t.hand("allies").size(), std::size_t{4});
}

}  // namespace
}  // namespace bocage
