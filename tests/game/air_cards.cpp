// AIR: the Air Sortie cards of the standard game.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

int sorties_in_deck(const Table& t) { return t.state().hidden.deck.count(Card::AirSortie); }

TEST(AIR01, ABattleFileCanHaveTheAirRules) {
  EXPECT_TRUE(Position().air(1, 1).play().offers("play air-sortie"));
  EXPECT_FALSE(Position().play().offers("play air-sortie"));
}

TEST(AIR01, TheAirRulesCanBeAnOption) { EXPECT_TRUE(Position().air().play().offers("play air-sortie")); }

TEST(AIR02, TwoCardsAndFourInOverlord) {
  EXPECT_EQ(Position().air().battle()->deck().count(Card::AirSortie), 2);
  EXPECT_EQ(Position().air().battle()->deck().size, 62);
  EXPECT_EQ(Position().overlord().air().battle()->deck().count(Card::AirSortie), 4);
}

TEST(AIR03, TheBattleSaysWhoStartsWithAirSorties) {
  const Table both = Position().air(2, 0).play();
  EXPECT_EQ(both.sorties("axis"), 2);
  EXPECT_EQ(both.sorties("allies"), 0);
  EXPECT_EQ(sorties_in_deck(both), 0);

  const Table shuffled = Position().air(0, 0).play();
  EXPECT_EQ(shuffled.sorties("axis") + shuffled.sorties("allies"), 0);
  EXPECT_EQ(sorties_in_deck(shuffled), 2);
}

TEST(AIR03, WithoutANumberInTheBattleEachSideHasOneSortie) {
  const Table t = Position().air().play();
  EXPECT_EQ(t.sorties("axis"), 1);
  EXPECT_EQ(t.sorties("allies"), 1);
  EXPECT_EQ(sorties_in_deck(t), 0);
}

TEST(AIR04, LiesBesideTheHand) {
  const Table t = Position().air().play();
  EXPECT_EQ(t.hand("allies"), (Texts{"probe-left", "probe-center", "probe-right", "attack-center"}));
  EXPECT_EQ(t.state().open.hand_size[index(Side::Allies)], 4);
}

TEST(AIR04, NeverDealtIntoAHand) {
  const auto battle = Position().air(0, 0).hand_size("axis", 10).hand_size("allies", 10).battle();
  int laid_out = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    FastChance chance(seed);
    const State state = new_game(*battle, chance, nullptr);
    for (const Side side : kSides) {
      EXPECT_FALSE(state.hidden.hands[index(side)].holds(Card::AirSortie));
      EXPECT_EQ(state.hidden.hands[index(side)].size, 10);
    }
    const int open = state.open.sorties[0] + state.open.sorties[1];
    EXPECT_EQ(open + state.hidden.deck.count(Card::AirSortie), 2);
    laid_out += open;
  }
  EXPECT_GT(laid_out, 0) << "some were dealt and laid out";
}

TEST(AIR04, ADrawnOneIsReplacedAtOnce) {
  Table t = Position().air(0, 0).play();
  t.act("play probe-left").draw({"air-sortie", "air-sortie", "recon-left"}).end_turn();
  EXPECT_EQ(t.sorties("allies"), 2);
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-left", "probe-center", "probe-right", "attack-center"}));
  EXPECT_EQ(t.happened("sortie-laid-out"), 2);
}

TEST(AIR04, AnAirSortieIsNotOneOfTheTwoCardsOfAReconDraw) {
  Table t = Position().air(0, 0).hand("allies", {"recon-left", "probe-right"}).play();
  t.act("play recon-left").draw({"probe-left", "air-sortie", "probe-center"}).skip_to("keep");
  EXPECT_EQ(t.legal(), (Texts{"keep probe-left", "keep probe-center"}));
  EXPECT_EQ(t.sorties("allies"), 1);
}

TEST(AIR05, AnAirSortieIsPlayedAloneOrWithOneSectionCard) {
  Table t = Position().air().hand("allies", {"probe-left", "general-advance", "move-out", "direct-from-hq"}).play();
  t.act("play air-sortie");
  EXPECT_EQ(t.legal(), (Texts{"play probe-left", "play general-advance", "pass"}));
  EXPECT_EQ(t.why_not("play move-out"), "AIR-05 only-section-card");
  EXPECT_EQ(t.sorties("allies"), 0);
}

TEST(AIR05, OneAirSortieIsPlayedPerTurn) {
  Table t = Position().air(0, 2).play();
  t.act("play air-sortie");
  EXPECT_FALSE(t.offers("play air-sortie"));
  t.act("play probe-left");
  EXPECT_EQ(t.sorties("allies"), 1);
}

TEST(AIR05, PlayingAnAirSortieIsOptional) {
  Table t = Position().air().unit("allies", "infantry", {2, 6}).play();
  EXPECT_FALSE(t.offers("pass")) << "without it the card of the turn cannot be skipped (TURN-02)";
  t.run("play probe-left", "order 2,6", "done");
  EXPECT_FALSE(t.offers_kind("bring-in"));
  t.end_turn();
  EXPECT_EQ(t.sorties("allies"), 1) << "it lies there still";
}

TEST(AIR05, AnAirSortieAndItsSectionCardAreBothUsed) {
  Table t = Position().air().unit("allies", "infantry", {2, 6}).play();
  t.run("play air-sortie", "play probe-left", "order 2,6", "done");
  EXPECT_TRUE(t.offers("move 2,6 > 2,4") || t.offers("move 2,6 > 3,5"));
  EXPECT_TRUE(t.offers("bring-in p-40 12,8"));
}

TEST(AIR05, TheAirSortieIsUsedEvenIfTheCardOrdersNoUnit) {
  Table t = Position().air().play();
  t.run("play air-sortie", "play probe-left", "done");
  EXPECT_EQ(t.decision(), "move");
  EXPECT_TRUE(t.offers_kind("bring-in"));
}

TEST(AIR05, InATeamTheCommanderUsesTheAirSortie) {
  Table t = Position().air().teams().unit("allies", "infantry", {2, 6}).play();
  t.run("play air-sortie", "play probe-left");
  EXPECT_EQ(t.pending_posts(), (Texts{"allies/left order"})) << "orders come first";
  t.run("order 2,6", "done");
  EXPECT_EQ(t.pending_posts(), (Texts{"allies/commander move", "allies/left move"}));
  EXPECT_TRUE(t.offers_to("allies/commander", "bring-in p-40 12,8"));
  EXPECT_FALSE(t.offers_to("allies/left", "bring-in p-40 12,8"));
}

TEST(AIR06, AirPowerIsAnAirSortieAndAlone) {
  Table t = Position().air(0, 0).hand("allies", {"air-power", "probe-left"}).play();
  t.act("play air-power");
  EXPECT_EQ(t.decision(), "move");
  EXPECT_TRUE(t.offers("bring-in p-40 12,8"));
  EXPECT_FALSE(t.offers_kind("target"));
}

TEST(AIR06, AirPowerIsNotPlayedWithAnAirSortie) {
  Table t = Position().air().hand("allies", {"air-power", "probe-left"}).play();
  t.act("play air-sortie");
  EXPECT_FALSE(t.offers("play air-power"));
  EXPECT_EQ(t.why_not("play air-power"), "AIR-06 air-power-alone");
}

TEST(AIR06, StaysInTheDeck) { EXPECT_EQ(Position().air().battle()->deck().count(Card::AirPower), 1); }

TEST(AIR06, ACounterAttackThatCopiesAirPowerIsAnAirSortie) {
  Table t = Position()
                .air(0, 0)
                .first("axis")
                .hand("axis", {"air-power", "probe-left"})
                .hand("allies", {"counter-attack"})
                .play();
  t.act("play air-power").end_turn();
  t.act("play counter-attack");
  EXPECT_TRUE(t.offers("bring-in p-38 0,4"));
}

TEST(AIR07, ACounterAttackRepeatsTheSectionCardOnly) {
  Table t = Position()
                .air(1, 0)
                .first("axis")
                .unit("allies", "infantry", {2, 6})
                .hand("axis", {"probe-right", "probe-left"})
                .hand("allies", {"counter-attack"})
                .play();
  t.run("play air-sortie", "play probe-right").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(t.state().open.acting, Card::ProbeLeft);
  t.run("order 2,6", "done");
  EXPECT_FALSE(t.offers_kind("bring-in"));
}

TEST(AIR07, AnOwnAirSortieMayBeAdded) {
  Table t = Position()
                .air()
                .first("axis")
                .hand("axis", {"probe-right", "probe-left"})
                .hand("allies", {"counter-attack", "move-out"})
                .play();
  t.act("play probe-right").end_turn();
  t.act("play air-sortie");
  EXPECT_EQ(t.legal(), (Texts{"play counter-attack", "pass"}));
  t.run("play counter-attack", "done");
  EXPECT_TRUE(t.offers_kind("bring-in"));
}

TEST(AIR07, ACopiedTacticCardIsNotPlayedWithAnAirSortie) {
  Table t = Position()
                .air()
                .first("axis")
                .hand("axis", {"direct-from-hq", "probe-left"})
                .hand("allies", {"counter-attack", "move-out"})
                .play();
  t.act("play direct-from-hq").end_turn();
  t.act("play air-sortie");
  EXPECT_EQ(t.legal(), (Texts{"pass"}));
}

TEST(AIR08, NoDrawAfterAnAirSortieAlone) {
  Table t = Position().air().play();
  const int deck = t.deck_size();
  t.run("play air-sortie", "pass").end_turn();
  EXPECT_EQ(t.side_on_turn(), "axis");
  EXPECT_EQ(t.hand("allies").size(), 4U);
  EXPECT_EQ(t.deck_size(), deck);
  EXPECT_EQ(t.discard_top(), "air-sortie");
}

TEST(AIR08, ADrawForTheCardBesideIt) {
  Table t = Position().air().play();
  const int deck = t.deck_size();
  t.run("play air-sortie", "play probe-left").end_turn();
  EXPECT_EQ(t.hand("allies").size(), 4U);
  EXPECT_EQ(t.deck_size(), deck - 1);
}

TEST(AIR08, ADrawAfterAirPower) {
  Table t = Position().air(0, 0).hand("allies", {"air-power", "probe-left"}).play();
  const int deck = t.deck_size();
  t.draw({"recon-left"}).act("play air-power").end_turn();
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-left", "probe-left"}));
  EXPECT_EQ(t.deck_size(), deck - 1);
}

TEST(AIR09, WithoutTheAirRulesAirPowerWorksAsPrinted) {
  Table t = Position().unit("axis", "infantry", {12, 4}).hand("allies", {"air-power"}).play();
  EXPECT_EQ(t.battle().deck().count(Card::AirSortie), 0);
  EXPECT_EQ(t.battle().deck().size, 60);
  EXPECT_EQ(t.why_not("play air-sortie"), "AIR-09 no-air-sorties");
  t.act("play air-power");
  EXPECT_EQ(t.decision(), "target");
}

// EF-01: the Axis plays a Recon as an Air Sortie into its section.
TEST(EF01_AIR06, AReconAsAnAirSortieInItsSection) {
  Table t = Position()
                .air(0, 0)
                .special(R"({"rule": "blitz"})")
                .first("axis")
                .hand("axis", {"recon-right", "probe-left"})
                .play();
  EXPECT_FALSE(t.offers("play recon-right as air-power"));
  t.act("play recon-right as air-sortie");
  EXPECT_TRUE(t.offers("bring-in bf-109 2,8")) << "the right of the side at the top";
  EXPECT_FALSE(t.offers("bring-in bf-109 12,8"));
  const int deck = t.deck_size();
  t.draw({"probe-center"}).end_turn();
  EXPECT_EQ(t.deck_size(), deck - 1) << "no draw of a Recon";
}

}  // namespace
}  // namespace bocage
