// GUNG-61 to GUNG-73, IJA-61 and IJA-62: Marines and Japanese in Overlord.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

// Marines at the bottom: three infantry units in each section, six in each wing.
Position marines() {
  Position p;
  p.overlord().command("allies", "gung-ho").command("axis", "imperial-army");
  for (const int wing : {0, 18, 36}) {
    for (const int col : {0, 2, 4, 10, 12, 14}) { p.unit("allies", "infantry", {wing + col, 8}); }
    for (const int col : {0, 2, 4, 10, 12, 14}) { p.unit("axis", "infantry", {wing + col, 0}); }
  }
  return p;
}

const Texts kHand{"probe-left", "attack-left", "assault-left", "probe-center",   "direct-from-hq",
                  "move-out",   "probe-right", "attack-right", "recon-in-force", "general-advance"};

Table with(const Texts& hand) { return marines().hand("allies", hand).play(); }

int most_orders(Table& t, const std::string& post) {
  for (int n = 0;; ++n) {
    std::string order;
    for (const std::string& action : t.legal_for(post)) {
      if (action.rfind("order ", 0) == 0) { order = action; }
    }
    if (order.empty()) { return n; }
    t.act_as(post, order);
  }
}

// The commander hands out these cards, naming a Field General or nobody. Each card is placed in the first section it
// may lie in.
int orders(const Texts& gifts, const std::string& named, const std::string& post, const Texts& hand = kHand) {
  Table t = with(hand);
  if (!named.empty()) { t.act("name-general " + named); }
  t.hand_out(gifts).place_all();
  return most_orders(t, post);
}

TEST(GUNG61, TheNamedGeneralOrdersOneMore) {
  EXPECT_EQ(orders({"probe-left left"}, "left", "allies/left"), 3);
  EXPECT_EQ(orders({"probe-left left"}, "", "allies/left"), 2);
  EXPECT_EQ(orders({"probe-left left", "probe-center center"}, "center", "allies/left"), 2);
}

TEST(GUNG62, OfTwoSectionCardsOneGetsTheExtraOrder) {
  // Examples: three and three, or two and four; never three and four.
  Table t = with(kHand);
  t.act("name-general left").hand_out({"probe-left left", "attack-left left"});
  t.act_as("allies/left", "place probe-left left").act_as("allies/left", "place attack-left right");
  EXPECT_EQ(most_orders(t, "allies/left"), 6);
}

TEST(GUNG62, TheGeneralChoosesWhich) {
  for (const bool first : {true, false}) {
    Table t = with(kHand);
    t.act("name-general left").hand_out({"probe-left left", "recon-in-force center"});
    t.act_as("allies/left", std::string("place probe-left ") + (first ? "left" : "right"));
    t.act_as("allies/left", first ? "order 0,8" : "order 10,8")
        .act_as("allies/left", first ? "order 2,8" : "order 12,8");
    EXPECT_TRUE(t.offers_to("allies/left", first ? "order 4,8" : "order 14,8"));
    EXPECT_FALSE(t.offers_to("allies/left", first ? "order 10,8" : "order 0,8"));
  }
}

TEST(GUNG63, OneGeneralATurnAndNothingWithoutASectionCard) {
  Table t = with(kHand);
  t.act("name-general left").act("name-general right");
  t.hand_out({"probe-left left", "probe-right right"}).place_all();
  EXPECT_EQ(most_orders(t, "allies/left"), 2) << "another was named instead";
  EXPECT_EQ(most_orders(t, "allies/right"), 3);
  EXPECT_EQ(orders({"move-out center"}, "center", "allies/center"), 5) << "as without being named";
}

TEST(GUNG63, TheNameIsForgottenAfterTheTurn) {
  Table t = with(kHand);
  t.act("name-general left").hand_out({"probe-left left"}).place_all();
  EXPECT_EQ(t.state().open.named, Role::Left);
  t.end_turn();
  EXPECT_EQ(t.state().open.named, Role::Commander);
}

TEST(GUNG64, TheExtraOrderMayBeUsedInEitherSection) {
  EXPECT_EQ(orders({"recon-in-force center"}, "center", "allies/center"), 3);
  EXPECT_EQ(orders({"general-advance center"}, "center", "allies/center"), 5);
}

TEST(GUNG65, AssaultGetsNoExtraOrder) {
  EXPECT_EQ(orders({"assault-left left"}, "left", "allies/left"), 3);
  EXPECT_EQ(orders({"assault-left left"}, "", "allies/left"), 3);
}

TEST(GUNG66, EveryTacticForOneToFourOrdersOneMore) {
  const Texts cards{"armor-assault", "dig-in", "direct-from-hq", "firefight", "move-out", "behind-enemy-lines"};
  for (const std::string& card : cards) {
    Position p = marines();
    for (const int col : {18, 20, 22, 28, 30}) { p.unit("allies", "armor", {col, 6}); }
    Table t = p.hand("allies", {card, "probe-left", "probe-right"}).play();
    t.hand_out({card + " center"}).place_all();
    EXPECT_EQ(most_orders(t, "allies/center"), card == "behind-enemy-lines" ? 2 : 5) << card;
  }
}

// (b) Left named with Probe, center Direct from HQ, right Move Out: 3, 5 and 5 units.
TEST(GUNG66, TheSecondExample) {
  Table t = with(kHand);
  t.act("name-general left").hand_out({"probe-left left", "direct-from-hq center", "move-out right"}).place_all();
  EXPECT_EQ(most_orders(t, "allies/left"), 3);
  EXPECT_EQ(most_orders(t, "allies/center"), 5);
  EXPECT_EQ(most_orders(t, "allies/right"), 5);
}

TEST(GUNG67, TheOthersAreUnchanged) {
  Table t = marines().hand("allies", {"infantry-assault", "probe-left", "barrage"}).play();
  t.hand_out({"infantry-assault center"}).place_all();
  EXPECT_EQ(most_orders(t, "allies/center"), 3) << "all infantry of the section";
}

// (c) Marines play Move Out with five orders: the Japanese Counter-Attack orders four, a Marine copy of that five.
TEST(GUNG68_GUNG69, CounterAttacksCountFromThePrintedNumber) {
  Table t = marines()
                .hand("allies", {"move-out", "counter-attack", "probe-left", "probe-right"})
                .hand("axis", {"counter-attack", "probe-left", "probe-right", "recon-left"})
                .play();
  t.hand_out({"move-out center"}).place_all();
  EXPECT_EQ(most_orders(t, "allies/center"), 5);
  t.end_turn();
  t.hand_out({"counter-attack center"}).place_all();
  EXPECT_EQ(most_orders(t, "axis/center"), 4);
  t.end_turn();
  t.hand_out({"counter-attack center"}).place_all();
  EXPECT_EQ(most_orders(t, "allies/center"), 5);
}

// (d) A named Marine Field General plays Probe with three units: the Japanese Counter-Attack orders two.
TEST(GUNG69, TheFourthExample) {
  Table t = marines()
                .hand("allies", {"probe-left", "counter-attack", "probe-right"})
                .hand("axis", {"counter-attack", "probe-left", "probe-right", "recon-left"})
                .play();
  t.act("name-general left").hand_out({"probe-left left"}).place_all();
  EXPECT_EQ(most_orders(t, "allies/left"), 3);
  t.end_turn();
  t.hand_out({"counter-attack right"}).place_all();
  EXPECT_EQ(most_orders(t, "axis/right"), 2);
}

TEST(GUNG68, ASectionCardRepeatedIsOneMoreAndBeingNamedAddsNothing) {
  for (const bool named : {false, true}) {
    Table t = marines()
                  .first("axis")
                  .hand("axis", {"probe-left", "probe-center", "probe-right"})
                  .hand("allies", {"counter-attack", "probe-left", "probe-right"})
                  .play();
    t.hand_out({"probe-center center"}).place_all();
    EXPECT_EQ(most_orders(t, "axis/center"), 2);
    t.end_turn();
    if (named) { t.act("name-general center"); }
    t.hand_out({"counter-attack center"}).place_all();
    EXPECT_EQ(most_orders(t, "allies/center"), 3) << named;
  }
}

TEST(GUNG70, RepeatingACardThatIsNotRaisedGivesNoExtra) {
  Table t = marines()
                .first("axis")
                .hand("axis", {"infantry-assault", "probe-center", "probe-right"})
                .hand("allies", {"counter-attack", "probe-left", "probe-right"})
                .play();
  t.hand_out({"infantry-assault center"}).place_all();
  most_orders(t, "axis/center");
  t.end_turn();
  t.hand_out({"counter-attack center"}).place_all();
  EXPECT_EQ(most_orders(t, "allies/center"), 3);
}

TEST(GUNG71, InitiativeGetsNoBonus) {
  Table t = with(kHand);
  t.act("name-general center").hand_out({"probe-left left"}).place_all();
  t.dice({"star"}).act_as("allies/center", "initiative");
  EXPECT_EQ(most_orders(t, "allies/center"), 1);
}

TEST(GUNG72, FallbackOrders) {
  // No armor in the wing: Armor Assault falls back to two; no artillery: Artillery Bombard to one.
  EXPECT_EQ(orders({"armor-assault center"}, "", "allies/center", {"armor-assault", "probe-left", "probe-right"}), 2);
  EXPECT_EQ(
      orders({"artillery-bombard center"}, "", "allies/center", {"artillery-bombard", "probe-left", "probe-right"}), 1);
}

TEST(GUNG73, MedicsHelpTwoWithFourDiceEach) {
  Table t = marines().hand("allies", {"medics-and-mechanics", "probe-left", "probe-right"}).play();
  t.set_figures({18, 8}, 1).set_figures({20, 8}, 1).set_figures({22, 8}, 1);
  t.hand_out({"medics-and-mechanics center"}).place_all();
  t.dice({"infantry", "infantry", "flag", "flag"}).act_as("allies/center", "target 18,8");
  EXPECT_EQ(t.figures({18, 8}), 3);
  t.dice({"flag", "flag", "flag", "star"}).act_as("allies/center", "target 20,8");
  EXPECT_EQ(t.figures({20, 8}), 2);
  EXPECT_EQ(most_orders(t, "allies/center"), 2);
}

TEST(IJA61, AnInitiativeFlagIsObeyed) {
  Table t =
      marines().first("axis").unit("axis", "infantry", {24, 2}).hand("axis", {"probe-left", "probe-right"}).play();
  t.hand_out({"probe-left left"}).place_all();
  t.dice({"flag"}).act_as("axis/center", "initiative");
  EXPECT_TRUE(t.offers_to("axis/center", "retreat 24,2 > 23,1"));
  EXPECT_FALSE(t.offers_to("axis/center", "pass"));
}

TEST(IJA62, AFigureIsLostIfNoUnitCanRetreat) {
  Table t = marines().first("axis").hand("axis", {"probe-left", "probe-right"}).play();
  t.hand_out({"probe-left left"}).place_all();
  t.dice({"flag"}).act_as("axis/center", "initiative");  // all are on the baseline
  EXPECT_TRUE(t.offers_to("axis/center", "lose-figure 18,0"));
}

}  // namespace
}  // namespace bocage
