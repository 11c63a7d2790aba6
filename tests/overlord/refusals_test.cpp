// Refusals in Overlord: another post is asked, or something else is asked.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

Position front() {
  return Position()
      .overlord()
      .unit("allies", "infantry", {4, 4})
      .unit("allies", "infantry", {12, 4})
      .unit("allies", "infantry", {22, 4})
      .unit("axis", "infantry", {4, 0})
      .unit("axis", "infantry", {40, 0})
      .hand("allies", {"probe-left", "probe-center", "move-out", "attack-left", "counter-attack"});
}

TEST(OVL51, TheCommanderHandsCardsOutBeforeAnythingElse) {
  const Table t = front().play();
  ASSERT_EQ(t.decision(), "hand-out");
  EXPECT_EQ(t.why_not("play probe-left"), "OVL-51 cards-are-handed-out");
  EXPECT_EQ(t.why_not("order 4,4"), "TURN-01 orders-come-later");
  EXPECT_EQ(t.why_not("move 4,4 > 6,4"), "TURN-03 moves-come-later");
  EXPECT_EQ(t.why_not("battle 4,4 > 4,0"), "TURN-04 battles-come-later");
  EXPECT_EQ(t.why_not("place probe-left left"), "OVL-54 nothing-to-place");
  EXPECT_EQ(t.why_not("initiative"), "INI-01 no-initiative");
  EXPECT_EQ(t.why_not("done"), "CIC-01 must-hand-out");
  EXPECT_EQ(t.why_not("take-back probe-left left"), "not-handed-out");
  EXPECT_EQ(t.why_not("end-visit"), "COM-07 nobody-visited");
  EXPECT_EQ(t.why_not("name-general left"), "GUNG-61 no-gung-ho");
}

TEST(OVL51, AGeneralWaitsForTheCommander) {
  const Refusal why = front().play().refusal_to("allies/left", "order 4,4");
  EXPECT_EQ(to_text(why), "not-your-decision");
  ASSERT_EQ(why.asked.size(), 1U);
  EXPECT_EQ(why.asked[0], (PendingPost{{Side::Allies, Role::Commander}, Decision::HandOut}));
}

TEST(CIC09, ASectionCardNamesItsGenerals) {
  const Refusal why = front().play().refusal("hand-out probe-left center");
  EXPECT_EQ(to_text(why), "CIC-09 wrong-general");
  EXPECT_EQ(why.card, Card::ProbeLeft);
  EXPECT_EQ(why.post, (Post{Side::Allies, Role::Center}));
  EXPECT_EQ(why.posts, mask(Role::Left));
}

TEST(COM04, OneGeneralIsVisitedATurn) {
  Table t = front().play();
  t.act("visit left");
  EXPECT_EQ(t.why_not("visit center"), "COM-04 visited-already");
}

TEST(OVL54, CardsArePlacedBeforeOrders) {
  Table t = front().play();
  t.hand_out({"probe-left left", "attack-left left", "move-out center"});
  EXPECT_EQ(to_text(t.refusal_to("allies/left", "order 4,4")), "TURN-01 orders-come-later");
  EXPECT_EQ(to_text(t.refusal_to("allies/left", "done")), "OVL-53 must-place");
  EXPECT_EQ(to_text(t.refusal_to("allies/left", "place dig-in left")), "OVL-53 not-given");
  EXPECT_EQ(to_text(t.refusal_to("allies/left", "place probe-left")), "OVL-54 lies-in-one-section");
  EXPECT_EQ(to_text(t.refusal_to("allies/center", "place move-out left")), "OVL-54 lies-across-both");
  EXPECT_EQ(to_text(t.refusal_to("allies/left", "hand-out probe-left left")), "OVL-51 hand-out-is-over");
  EXPECT_EQ(to_text(t.refusal_to("allies/right", "order 40,0")), "TURN-01 orders-come-later");
  t.act_as("allies/left", "place probe-left left");
  EXPECT_EQ(to_text(t.refusal_to("allies/left", "place attack-left left")), "OVL-55 section-taken");
}

TEST(OVL07, AFieldGeneralOrdersOnlyUnitsInTheirWing) {
  Table t = front().play();
  t.hand_out({"probe-left left", "probe-center center"});
  t.act_as("allies/left", "place probe-left left");
  EXPECT_EQ(to_text(t.refusal_to("allies/left", "order 22,4")), "OVL-07 other-wing");
  const Refusal why = t.refusal_to("allies/left", "order 12,4");
  EXPECT_EQ(to_text(why), "ORD-04 wrong-section") << "a unit of the own wing, but the card lies in the other section";
  EXPECT_EQ(why.sections, mask(Flank::Left));
  EXPECT_EQ(why.section, mask(Flank::Right));
}

TEST(OVL57, ARefusalNamesTheGeneralsWhoAreNotDone) {
  Table t = front().play();
  t.hand_out({"probe-left left", "probe-center center"});
  t.act_as("allies/right", "pass");
  const Refusal why = t.refusal_to("allies/right", "initiative");
  EXPECT_EQ(to_text(why), "not-your-decision");
  ASSERT_EQ(why.asked.size(), 2U);
  EXPECT_EQ(why.asked[0].post.role, Role::Left);
  EXPECT_EQ(why.asked[1].post.role, Role::Center);
}

TEST(INI05, AnInfantryFaceOrdersInfantry) {
  Table t = front().unit("allies", "armor", {46, 4}).unit("allies", "infantry", {42, 4}).play();
  t.hand_out({"probe-left left"});
  t.dice({"infantry"}).act_as("allies/right", "initiative");
  EXPECT_EQ(to_text(t.refusal_to("allies/right", "order 46,4")), "INI-05 initiative-for-infantry");
  t.act_as("allies/right", "order 42,4");
  EXPECT_EQ(to_text(t.refusal_to("allies/right", "order 46,4")), "ORD-03 no-order-left");
}

TEST(INI10, AGrenadeHitsAUnitInTheGeneralsWing) {
  Table t = front().unit("allies", "armor", {46, 4}).play();
  t.hand_out({"probe-left left"});
  t.dice({"grenade"}).act_as("allies/right", "initiative");
  EXPECT_EQ(to_text(t.refusal_to("allies/right", "lose-figure 22,4")), "OVL-07 other-wing");
  EXPECT_EQ(to_text(t.refusal_to("allies/right", "done")), "INI-10 must-lose-figure");
}

}  // namespace
}  // namespace bocage
