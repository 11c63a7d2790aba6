// COMR-01 to COMR-08: the commissar's chip in the two-player game.
#include <gtest/gtest.h>

#include "game/chip.h"
#include "game/view.h"
#include "support/position.h"

namespace bocage {
namespace {

// The Soviets play first; one infantry in each of their sections, one enemy far away.
Table soviets(const Texts& hand, const Texts& enemy_hand = {"probe-left", "probe-center", "move-out"}) {
  return Position()
      .nation("allies", "soviet-union")
      .commissar()
      .unit("allies", "infantry", {4, 8})
      .unit("allies", "infantry", {12, 8})
      .unit("allies", "infantry", {20, 8})
      .unit("axis", "infantry", {12, 0})
      .hand("allies", hand)
      .hand("axis", enemy_hand)
      .play();
}

Card under_chip(const Table& t) { return t.state().hidden.chip[index(Side::Allies)][0]; }

TEST(COMR01, ACardOfTheHandGoesUnderTheChipBeforeTheFirstTurn) {
  Table t = soviets({"probe-left", "attack-center", "recon-right"});
  EXPECT_EQ(t.decision(), "chip");
  EXPECT_EQ(t.pending_side(), "allies");
  t.act("chip attack-center");
  EXPECT_EQ(under_chip(t), Card::AttackCenter);
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-right", "probe-left"}));
  EXPECT_EQ(t.decision(), "play");
}

TEST(COMR01, TheChipIsFilledEvenIfTheOtherSideBegins) {
  Table t = Position()
                .nation("allies", "soviet-union")
                .commissar()
                .first("axis")
                .hand("allies", {"probe-left", "probe-right"})
                .play();
  EXPECT_EQ(t.decision(), "chip");
  t.act("chip probe-left");
  EXPECT_EQ(t.pending_side(), "axis");
}

TEST(COMR01, OnlyTheSovietUnionHasACommissar) {
  Table t = Position().nation("allies", "finland").commissar().play();
  EXPECT_EQ(t.decision(), "play");
}

TEST(COMR02, ANewCardIsPlacedFirstAndThenTheOldOnePlayed) {
  Table t = soviets({"probe-left", "attack-center", "recon-right"});
  t.act("chip attack-center");
  EXPECT_FALSE(t.offers("play probe-left")) << "not straight from the hand";
  t.act("chip probe-left");
  EXPECT_EQ(under_chip(t), Card::ProbeLeft);
  EXPECT_EQ(t.state().open.played, Card::AttackCenter);
  EXPECT_EQ(t.decision(), "order");
  EXPECT_TRUE(t.offers("order 12,8"));
  EXPECT_FALSE(t.offers("order 4,8"));
}

TEST(COMR03, OneCardIsDrawnAtTheEnd) {
  Table t = soviets({"probe-left", "attack-center", "recon-right"});
  t.act("chip attack-center").act("chip probe-left");
  t.draw({"move-out"}).end_turn();
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-right", "move-out"}));
  EXPECT_EQ(t.discard_top(), "attack-center");
}

TEST(COMR04, ReconComesFromTheHandAndTheChipStays) {
  Table t = soviets({"probe-left", "attack-center", "recon-right"});
  t.act("chip attack-center").act("play recon-right");
  EXPECT_EQ(under_chip(t), Card::AttackCenter);
  EXPECT_TRUE(t.offers("order 20,8"));
  EXPECT_EQ(t.hand("allies"), Texts{"probe-left"});
}

TEST(COMR04, CounterAttackIsPlayedFromTheHand) {
  Table t = Position()
                .nation("allies", "soviet-union")
                .commissar()
                .first("axis")
                .unit("allies", "infantry", {12, 8})
                .unit("axis", "infantry", {12, 0})
                .hand("allies", {"counter-attack", "probe-left", "recon-in-force"})
                .hand("axis", {"attack-center"})
                .play();
  t.act("chip probe-left").act("play attack-center").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(t.state().open.acting, Card::AttackCenter);
  EXPECT_EQ(under_chip(t), Card::ProbeLeft);
  EXPECT_FALSE(t.state().hidden.hands[index(Side::Allies)].holds(Card::CounterAttack));
}

TEST(COMR04, ReconInForceIsNoReconOfOneUnit) {
  Table t = soviets({"probe-left", "attack-center", "recon-in-force"});
  t.act("chip attack-center");
  EXPECT_FALSE(t.offers("play recon-in-force"));
  EXPECT_TRUE(t.offers("chip recon-in-force"));
}

TEST(COMR05, AmbushComesFromTheHand) {
  Table t = Position()
                .nation("allies", "soviet-union")
                .commissar()
                .first("axis")
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {10, 4})
                .hand("allies", {"ambush", "probe-left"})
                .hand("axis", {"attack-center"})
                .play();
  t.act("chip probe-left").run("play attack-center", "order 10,4", "done").skip_to("battle");
  t.act("battle 10,4 > 12,4");
  ASSERT_EQ(t.decision(), "ambush");
  EXPECT_TRUE(t.offers("ambush"));
  t.dice({"star", "star", "star"}).dice({"star", "star", "star"}).act("ambush");
  EXPECT_EQ(under_chip(t), Card::ProbeLeft);
}

TEST(COMR06, AmbushNeverLiesUnderTheChip) {
  Table t = soviets({"ambush", "probe-left", "attack-center"});
  EXPECT_FALSE(t.offers("chip ambush"));
  t.act("chip probe-left");
  EXPECT_FALSE(t.offers("chip ambush"));
}

TEST(COMR06, WithOnlyAmbushesInHandTheCardUnderTheChipIsPlayed) {
  Table t = soviets({"ambush", "probe-left"});
  t.act("chip probe-left").act("done");
  EXPECT_EQ(t.state().open.played, Card::ProbeLeft);
  EXPECT_EQ(under_chip(t), Card::None);
  EXPECT_EQ(t.state().open.chip_size[index(Side::Allies)], 0);
}

TEST(COMR07, TheChipCountsWhereCardsAreCounted) {
  Table t = soviets({"their-finest-hour", "probe-left", "attack-center", "recon-right"});
  t.act("chip their-finest-hour");
  // Two in the hand, the card in play and one under the chip: four dice.
  t.dice({"infantry", "infantry", "infantry", "infantry"}).act("chip probe-left");
  EXPECT_EQ(t.decision(), "order");
}

TEST(COMR08, OnlyItsOwnerKnowsTheCard) {
  Table t = soviets({"probe-left", "attack-center", "recon-right"});
  t.act("chip attack-center");
  const View own = observe(t.battle(), t.state(), viewer_of(Side::Allies));
  const View enemy = observe(t.battle(), t.state(), viewer_of(Side::Axis));
  EXPECT_EQ(own.chip[0], Card::AttackCenter);
  EXPECT_EQ(enemy.chip[0], Card::None);
  EXPECT_EQ(enemy.open.chip_size[index(Side::Allies)], 1);
  EXPECT_EQ(unseen(t.battle(), enemy).count(Card::AttackCenter), 4) << "it may be anywhere";
}

TEST(COMR08, DealtAgainAnotherCardMayLieThere) {
  Table t = soviets({"probe-left", "attack-center", "recon-right"});
  t.act("chip attack-center");
  const View enemy = observe(t.battle(), t.state(), viewer_of(Side::Axis));
  int other_cards = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FastChance chance(seed);
    const State dealt = deal_unseen(t.battle(), enemy, chance);
    EXPECT_EQ(count(dealt.hidden.chip[index(Side::Allies)]), 1);
    EXPECT_EQ(dealt.hidden.deck.size, t.state().hidden.deck.size);
    other_cards += dealt.hidden.chip[index(Side::Allies)][0] != Card::AttackCenter ? 1 : 0;
  }
  EXPECT_GT(other_cards, 0);
}

}  // namespace
}  // namespace bocage
