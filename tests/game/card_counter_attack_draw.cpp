// CTR-08 to CTR-15: the effects of a copy other than orders, and where the card goes.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

// One unit of each side; the Axis plays this card, the Allies hold a Counter-Attack and two other cards.
Position after(const std::string& card) {
  return Position()
      .unit("axis", "infantry", {12, 2})
      .unit("allies", "infantry", {12, 6})
      .first("axis")
      .hand("axis", {card})
      .hand("allies", {"counter-attack", "probe-left", "probe-right"});
}

TEST(CTR08, ACopiedReconGivesTheChoiceOfTwo) {
  for (const std::string card : {"recon-left", "recon-center", "recon-right"}) {
    SCOPED_TRACE(card);
    Table t = after(card).play();
    t.draw({"ambush", "barrage"}).run("play " + card, "done", "keep ambush", "play counter-attack");
    t.draw({"move-out", "dig-in"}).act("done");
    EXPECT_EQ(t.pending_side(), "allies");
    EXPECT_EQ(t.legal(), (Texts{"keep move-out", "keep dig-in"}));
    t.act("keep dig-in");
    EXPECT_EQ(t.discard_top(), "move-out");
    EXPECT_EQ(t.hand("allies"), (Texts{"probe-left", "probe-right", "dig-in"}));
  }
}

TEST(CTR09, ACopiedAirPowerUsesTheCopiersDice) {
  Table allies = after("air-power").play();
  allies.run("play air-power", "target 12,6");
  allies.dice({"armor"}).act("done");
  allies.run("play counter-attack", "target 12,2");
  allies.dice({"armor", "infantry"}).act("done");
  EXPECT_EQ(allies.figures({12, 2}), 3);

  Table axis = Position()
                   .unit("axis", "infantry", {12, 2})
                   .unit("allies", "infantry", {12, 6})
                   .hand("allies", {"air-power"})
                   .hand("axis", {"counter-attack"})
                   .play();
  axis.run("play air-power", "target 12,2");
  axis.dice({"armor", "armor"}).act("done");
  axis.run("play counter-attack", "target 12,6");
  axis.dice({"infantry"}).act("done");
  EXPECT_EQ(axis.figures({12, 6}), 3);
}

TEST(CTR10, ACopiedMedicsCountsTheCopiersCards) {
  Table t = after("medics-and-mechanics").play();
  t.set_figures({12, 6}, 1);
  t.run("play medics-and-mechanics", "done").act("play counter-attack");
  t.dice({"infantry", "star", "flag"}).act("target 12,6");  // two in hand and the Counter-Attack
  EXPECT_EQ(t.figures({12, 6}), 3);
}

TEST(CTR10, ACopiedFinestHourCountsTheCopiersCards) {
  Table t = after("their-finest-hour").play();
  t.dice({"flag"}).act("play their-finest-hour");
  t.act("done");
  t.dice({"infantry", "flag", "flag"}).act("play counter-attack");
  EXPECT_TRUE(t.offers("order 12,6"));
}

TEST(CTR11, ACopiedFinestHourReshuffles) {
  Table t = after("their-finest-hour").play();
  t.dice({"flag"}).act("play their-finest-hour");
  t.act("done");
  t.dice({"flag", "flag", "flag"}).act("play counter-attack");
  t.draw({"counter-attack"}).act("done");  // the card itself was shuffled into the new deck
  EXPECT_EQ(t.happened("deck-shuffled"), 1);
  EXPECT_EQ(t.discard_top(), "");
  EXPECT_EQ(t.hand("allies"), (Texts{"probe-left", "probe-right", "counter-attack"}));
}

TEST(CTR12, AmbushIsNeverCopied) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .hand("allies", {"probe-center", "counter-attack"})
                .hand("axis", {"ambush", "attack-center"})
                .play();
  t.run("play probe-center", "order 12,4", "done", "done", "battle 12,4 > 13,3");
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 11,5").end_turn();
  t.act("play attack-center").end_turn();
  t.act("play counter-attack");
  EXPECT_EQ(t.decision(), "order");  // Attack (center)
  EXPECT_TRUE(t.offers("order 11,5"));
}

TEST(CTR13, CounterAttackDoesNotInterruptTheOpponent) {
  Table t = after("probe-center").play();
  for (const std::string action : {"play probe-center", "order 12,2", "done", "done"}) {
    t.act(action);
    EXPECT_EQ(t.pending_side(), "axis");
    EXPECT_FALSE(t.offers_kind("play"));
  }
  t.act("done");
  EXPECT_EQ(t.pending_side(), "allies");
  EXPECT_EQ(t.legal(), (Texts{"play probe-left", "play probe-right", "play counter-attack"}));
}

TEST(CTR14, WithNothingToCopyCounterAttackHasNoEffect) {
  Table t = Position().unit("allies", "infantry", {12, 6}).hand("allies", {"counter-attack", "probe-left"}).play();
  EXPECT_TRUE(t.offers("play counter-attack"));
  t.draw({"recon-left"}).act("play counter-attack");
  EXPECT_EQ(t.side_on_turn(), "axis");  // no unit was ordered, and the turn is over
  EXPECT_EQ(t.decision(), "play");
  EXPECT_EQ(t.hand("allies"), (Texts{"recon-left", "probe-left"}));
  EXPECT_EQ(t.discard_top(), "counter-attack");
}

TEST(CTR14, ACopyOfNothingIsNothing) {
  Table t = Position()
                .unit("allies", "infantry", {12, 6})
                .unit("axis", "infantry", {12, 2})
                .hand("allies", {"counter-attack"})
                .hand("axis", {"counter-attack"})
                .play();
  t.run("play counter-attack", "play counter-attack");
  EXPECT_EQ(t.side_on_turn(), "allies");
  EXPECT_EQ(t.turn(), 3);
}

TEST(CTR15, TheCounterAttackItselfIsDiscarded) {
  Table t = after("attack-center").play();
  t.act("play attack-center").end_turn();
  EXPECT_EQ(t.discard_top(), "attack-center");
  t.act("play counter-attack").end_turn();
  EXPECT_EQ(t.discard_top(), "counter-attack");
  EXPECT_EQ(t.state().open.discard.count(Card::AttackCenter), 1);
  EXPECT_EQ(t.state().open.discard.count(Card::CounterAttack), 1);
}

}  // namespace
}  // namespace bocage
