// Views: what each viewer may know (SET-05, DRAW-03), and the cards that a viewer cannot locate.
#include <gtest/gtest.h>

#include "game/view.h"
#include "support/position.h"

namespace bocage {
namespace {

using Cards = std::vector<std::string>;

constexpr Viewer kAxis = viewer_of(Side::Axis);
constexpr Viewer kAllies = viewer_of(Side::Allies);

Table table() {
  return Position()
      .unit("allies", "infantry", {4, 4})
      .unit("axis", "infantry", {5, 3})
      .hand("axis", {"ambush", "dig-in"})
      .hand("allies", {"recon-left", "barrage", "probe-left"})
      .play();
}

View seen_by(const Table& t, Viewer viewer) { return observe(t.battle(), t.state(), viewer); }

// Swaps a card of this hand for one from the deck.
void exchange(Table& t, Side side, Card out, Card in) {
  Hidden& hidden = t.state().hidden;
  hidden.hands[index(side)].remove(out);
  hidden.deck.add(out);
  hidden.deck.remove(in);
  hidden.hands[index(side)].add(in);
}

TEST(SET05, ASideSeesItsOwnHand) {
  const Table t = table();
  EXPECT_EQ(seen_by(t, kAxis).hand, t.state().hidden.hands[index(Side::Axis)]);
  EXPECT_EQ(seen_by(t, kAllies).hand, t.state().hidden.hands[index(Side::Allies)]);
  EXPECT_EQ(seen_by(t, kAxis).side, Side::Axis);
}

TEST(SET05, AHandIsHiddenFromTheOtherSide) {
  Table t = table();
  const View axis = seen_by(t, kAxis);
  const View allies = seen_by(t, kAllies);
  const View watcher = seen_by(t, spectator());
  exchange(t, Side::Allies, Card::Barrage, Card::AirPower);
  EXPECT_EQ(seen_by(t, kAxis), axis);
  EXPECT_EQ(seen_by(t, spectator()), watcher);
  EXPECT_NE(seen_by(t, kAllies), allies);
  const View after = seen_by(t, kAllies);
  exchange(t, Side::Axis, Card::DigIn, Card::MoveOut);
  EXPECT_EQ(seen_by(t, kAllies), after);
  EXPECT_EQ(seen_by(t, spectator()), watcher);
  EXPECT_NE(seen_by(t, kAxis), axis);
}

TEST(SET05, SizesAndTheTopOfTheDiscardsArePublic) {
  Table t = table();
  t.act("play probe-left").end_turn();
  for (const Viewer viewer : {kAxis, kAllies, spectator()}) {
    const View view = seen_by(t, viewer);
    EXPECT_EQ(view.open.hand_size, (BySide<std::uint8_t>{2, 3}));
    EXPECT_EQ(view.open.deck_size, 60 - 2 - 3 - 1);
    EXPECT_EQ(view.open.discard_top, Card::ProbeLeft);
  }
}

TEST(SET05, ASpectatorSeesNoHand) {
  const View view = seen_by(table(), spectator());
  EXPECT_EQ(view.hand, CardBag{});
  EXPECT_FALSE(view.side);
}

// A side has a single hand, shared by all its posts (TEAM-02).
TEST(SET05, AllPostsOfASideSeeTheSame) {
  const Table t = table();
  for (const Role role : kRoles) {
    for (const Viewer side : {kAxis, kAllies}) {
      const View of_post = seen_by(t, viewer_at({*side.side, role}));
      EXPECT_EQ(of_post.hand, seen_by(t, side).hand);
      EXPECT_EQ(of_post.open, seen_by(t, side).open);
    }
  }
}

// The question itself must reveal nothing: the defender is asked with or without the card, and every view is the same.
TEST(SET05, WhetherADefenderHoldsAmbushDoesNotShow) {
  Table with = table();
  Table without = table();
  exchange(without, Side::Axis, Card::Ambush, Card::MoveOut);
  for (Table* t : {&with, &without}) {
    t->ask_ambush().run("play probe-left", "order 4,4", "done", "done", "battle 4,4 > 5,3");
    EXPECT_EQ(t->decision(), "ambush");
  }
  EXPECT_EQ(seen_by(with, kAllies), seen_by(without, kAllies));
  EXPECT_EQ(seen_by(with, spectator()), seen_by(without, spectator()));
  EXPECT_EQ(with.legal(), (Cards{"ambush", "pass"}));
  EXPECT_EQ(without.legal(), Cards{"pass"});
}

TEST(DRAW03, OnlyItsOwnerSeesADrawnCard) {
  const Table t = table();
  const Event drawn{.kind = EventKind::CardDrawn, .side = Side::Axis, .card = Card::Ambush};
  EXPECT_TRUE(may_see_card(t.battle(), drawn, kAxis));
  EXPECT_FALSE(may_see_card(t.battle(), drawn, kAllies));
  EXPECT_FALSE(may_see_card(t.battle(), drawn, spectator()));
  EXPECT_TRUE(may_see_card(t.battle(), drawn, viewer_at({Side::Axis, Role::Left})));
}

TEST(DRAW03, EverythingElseIsPublic) {
  const Table t = table();
  for (int kind = 0; kind < kEventKinds; ++kind) {
    const Event event{.kind = static_cast<EventKind>(kind), .side = Side::Axis, .card = Card::Ambush};
    if (event.kind == EventKind::CardDrawn) { continue; }
    for (const Viewer viewer : {kAxis, kAllies, spectator()}) {
      EXPECT_TRUE(may_see_card(t.battle(), event, viewer)) << kind;
    }
  }
}

TEST(DRAW03, TheCardsOfAReconAreSeenByTheirOwnerOnly) {
  Table t = table();
  t.act("play recon-left").draw({"air-power", "move-out"}).skip_to("keep");
  EXPECT_EQ(seen_by(t, kAllies).drawn, (std::array{Card::AirPower, Card::MoveOut}));
  EXPECT_EQ(seen_by(t, kAxis).drawn, (std::array{Card::None, Card::None}));
  EXPECT_EQ(seen_by(t, spectator()).drawn, (std::array{Card::None, Card::None}));
}

TEST(DRAW03, TheKeptCardIsHiddenAndTheOtherPublic) {
  Table one = table();
  one.act("play recon-left").draw({"air-power", "move-out"}).skip_to("keep").act("keep air-power");
  EXPECT_TRUE(seen_by(one, kAllies).hand.holds(Card::AirPower));
  Table two = table();
  two.act("play recon-left").draw({"firefight", "move-out"}).skip_to("keep").act("keep firefight");
  EXPECT_EQ(seen_by(one, kAxis), seen_by(two, kAxis));
  EXPECT_EQ(seen_by(one, spectator()), seen_by(two, spectator()));
  EXPECT_NE(seen_by(one, kAllies), seen_by(two, kAllies));
  EXPECT_EQ(seen_by(one, kAxis).open.discard_top, Card::MoveOut);
}

TEST(Unseen, IsTheDeckAndTheOtherHand) {
  Table t = table();
  const Hidden& hidden = t.state().hidden;
  CardBag wanted = hidden.deck;
  for (const Card card : {Card::ReconLeft, Card::Barrage, Card::ProbeLeft}) { wanted.add(card); }
  EXPECT_EQ(unseen(t.battle(), seen_by(t, kAxis)), wanted);
  for (const Card card : {Card::Ambush, Card::DigIn}) { wanted.add(card); }
  EXPECT_EQ(unseen(t.battle(), seen_by(t, spectator())), wanted);
  EXPECT_EQ(wanted, full_deck(Deck::Full, 1));
}

TEST(Unseen, LacksWhatLiesOnTheTable) {
  Table t = table();
  t.run("play probe-left", "order 4,4", "done", "done", "battle 4,4 > 5,3");
  t.dice({"star", "star", "star"}).dice({"star", "star", "star"}).act("ambush");
  const CardBag rest = unseen(t.battle(), seen_by(t, spectator()));
  EXPECT_EQ(rest.size, 58);
  EXPECT_FALSE(rest.holds(Card::Ambush));
  EXPECT_EQ(rest.count(Card::ProbeLeft), 3);
  t.end_turn();
  EXPECT_EQ(unseen(t.battle(), seen_by(t, spectator())).size, 58);  // both are on the discard pile now
}

TEST(Unseen, HoldsTheTwoCardsOfAReconForAllButTheirOwner) {
  Table t = table();
  t.act("play recon-left").draw({"air-power", "move-out"}).skip_to("keep");
  EXPECT_TRUE(unseen(t.battle(), seen_by(t, kAxis)).holds(Card::AirPower));
  EXPECT_FALSE(unseen(t.battle(), seen_by(t, kAllies)).holds(Card::AirPower));
}

TEST(DealUnseen, MakesAStateThatTheViewerCannotTellFromTheRealOne) {
  Table t = table();
  FastChance chance(7);
  bool hand_differs = false;
  for (int i = 0; i < 20; ++i) {
    const State dealt = deal_unseen(t.battle(), seen_by(t, kAxis), chance);
    EXPECT_EQ(observe(t.battle(), dealt, kAxis), seen_by(t, kAxis));
    EXPECT_EQ(dealt.hidden.hands[index(Side::Axis)], t.state().hidden.hands[index(Side::Axis)]);
    EXPECT_EQ(dealt.hidden.hands[index(Side::Allies)].size, 3);
    EXPECT_EQ(dealt.hidden.deck.size, 55);
    hand_differs |= dealt.hidden.hands[index(Side::Allies)] != t.state().hidden.hands[index(Side::Allies)];
  }
  EXPECT_TRUE(hand_differs);
}

// A uniform deal: each of 58 unseen cards is in a hand of three in 3 of 58 deals.
TEST(DealUnseen, DealsEveryCardAlike) {
  const Table t = table();
  FastChance chance(8);
  constexpr int kDeals = 5800;
  int found = 0;
  for (int i = 0; i < kDeals; ++i) {
    const State dealt = deal_unseen(t.battle(), seen_by(t, kAxis), chance);
    found += dealt.hidden.hands[index(Side::Allies)].holds(Card::AirPower) ? 1 : 0;
  }
  EXPECT_NEAR(found, 300, 60);
}

TEST(DealUnseen, GivesTheOtherSideTwoCardsToChooseFrom) {
  Table t = table();
  t.act("play recon-left").draw({"air-power", "move-out"}).skip_to("keep");
  FastChance chance(9);
  const State for_axis = deal_unseen(t.battle(), seen_by(t, kAxis), chance);
  EXPECT_NE(for_axis.hidden.drawn[0], Card::None);
  EXPECT_NE(for_axis.hidden.drawn[1], Card::None);
  EXPECT_EQ(for_axis.hidden.deck.size, t.state().hidden.deck.size);
  const State for_allies = deal_unseen(t.battle(), seen_by(t, kAllies), chance);
  EXPECT_EQ(for_allies.hidden.drawn, t.state().hidden.drawn);
}

}  // namespace
}  // namespace bocage
