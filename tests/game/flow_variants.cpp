// TEAM-09 to TEAM-11: Young Generals.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

int tactic_cards(const CardBag& bag) {
  int n = 0;
  for (const CardInfo& row : kCards) { n += row.tactic ? bag.count(row.id) : 0; }
  return n;
}

TEST(TEAM09, TheTacticCardsAreTakenOut) {
  const Table t = Position().young_generals().hand_size("axis", 4).hand_size("allies", 5).play();
  EXPECT_EQ(t.deck_size() + 4 + 5, 40);
  const Hidden& hidden = t.state().hidden;
  for (const CardBag& bag : {hidden.deck, hidden.hands[0], hidden.hands[1]}) { EXPECT_EQ(tactic_cards(bag), 0); }
}

TEST(TEAM09, TwentyOfTheSixtyCardsAreTacticCards) {
  const Table t = Position().hand_size("axis", 4).hand_size("allies", 5).play();
  const Hidden& hidden = t.state().hidden;
  EXPECT_EQ(tactic_cards(hidden.deck) + tactic_cards(hidden.hands[0]) + tactic_cards(hidden.hands[1]), 20);
}

// Without the card in the deck, nobody is asked.
TEST(TEAM09, YoungGeneralsAreNotAskedAboutAmbush) {
  for (const bool young : {true, false}) {
    Position p = Position().unit("allies", "infantry", {4, 4}).unit("axis", "infantry", {5, 3});
    if (young) { p.young_generals(); }
    Table t = p.play();
    t.ask_ambush().run("play probe-left", "order 4,4", "done", "done");
    if (young) { t.dice({"star", "star", "star"}); }
    t.act("battle 4,4 > 5,3");
    EXPECT_EQ(t.decision(), young ? "battle" : "ambush");
  }
}

Position assault_by(const char* kind) {
  return Position()
      .unit("allies", kind, {4, 4})
      .unit("axis", "infantry", {5, 3}, 1)
      .unit("axis", "infantry", {7, 3})
      .unit("axis", "infantry", {24, 0});
}

TEST(TEAM10, OptionallyNoGroundIsTaken) {
  for (const char* kind : {"infantry", "armor"}) {
    Table t = assault_by(kind).no_taking_ground().play();
    t.run("play probe-left", "order 4,4", "done", "done");
    t.dice({"grenade", "star", "star"}).act("battle 4,4 > 5,3");
    EXPECT_TRUE(t.empty({5, 3}));
    EXPECT_EQ(t.decision(), "battle") << kind;
    EXPECT_FALSE(t.offers_kind("battle")) << kind;  // no overrun either
  }
}

TEST(TEAM10, NoGroundIsTakenAfterARetreat) {
  Table t = assault_by("armor").no_taking_ground().play();
  t.set_figures({5, 3}, 1).run("play probe-left", "order 4,4", "done", "done");
  t.dice({"flag", "star", "star"}).act("battle 4,4 > 5,3").act("retreat 5,3 > 4,2");
  EXPECT_EQ(t.decision(), "battle");
}

TEST(TEAM10, WithoutTheOptionGroundIsTaken) {
  for (const bool young : {false, true}) {
    Position p = assault_by("armor");
    if (young) { p.young_generals(); }
    Table t = p.play();
    t.run("play probe-left", "order 4,4", "done", "done");
    t.dice({"grenade", "star", "star"}).act("battle 4,4 > 5,3");
    EXPECT_EQ(t.decision(), "take-ground");
    t.act("take-ground 4,4");
    EXPECT_EQ(t.decision(), "overrun");
  }
}

TEST(TEAM11, AnExhaustedDeckIsReshuffled) {
  Table t = Position().young_generals().play();
  t.deck({});
  t.act("play probe-left").draw({"recon-left"}).end_turn();
  EXPECT_EQ(t.happened("deck-shuffled"), 1);
  EXPECT_EQ(t.hand("allies"), (std::vector<std::string>{"recon-left", "probe-center", "probe-right", "attack-center"}));
  EXPECT_EQ(t.deck_size(), 40 - 8);
  EXPECT_EQ(tactic_cards(t.state().hidden.deck), 0);
}

TEST(TEAM11, TheDeckIsNotShuffledBeforeACardMustBeDrawn) {
  Table t = Position().young_generals().play();
  t.deck({"recon-left"});
  t.act("play probe-left").end_turn();
  EXPECT_EQ(t.happened("deck-shuffled"), 0);
  EXPECT_EQ(t.deck_size(), 0);
}

}  // namespace
}  // namespace bocage
