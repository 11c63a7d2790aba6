// ORD and SEC-04: which units may be ordered, and how many.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/position.h"

namespace bocage {
namespace {

// Whether all of these units can be ordered, in this order.
bool can_order(const Position& position, const std::string& card, const Texts& hexes) {
  Table t = position.play();
  t.act("play " + card);
  for (const std::string& hex : hexes) {
    if (!t.offers("order " + hex)) { return false; }
    t.act("order " + hex);
  }
  return true;
}

// The same for every order in which they can be named.
bool can_order_in_any_order(const Position& position, const std::string& card, Texts hexes) {
  std::sort(hexes.begin(), hexes.end());
  const bool first = can_order(position, card, hexes);
  while (std::next_permutation(hexes.begin(), hexes.end())) { EXPECT_EQ(can_order(position, card, hexes), first); }
  return first;
}

TEST(ORD01, AUnitWithoutOrderDoesNothing) {
  Table t = Position()
                .work("wire", {4, 4})
                .work("wire", {2, 4})
                .unit("allies", "infantry", {4, 4})
                .unit("allies", "infantry", {2, 4})
                .unit("axis", "infantry", {3, 3})
                .play();
  t.run("play probe-left", "order 4,4", "done");
  EXPECT_TRUE(t.offers("move 4,4 > 6,4"));
  EXPECT_FALSE(t.offers("move 2,4 > 0,4"));
  EXPECT_EQ(t.why_not("move 2,4 > 0,4"), "ORD-01 not-ordered");
  t.act("done");
  EXPECT_TRUE(t.offers("battle 4,4 > 3,3"));
  EXPECT_TRUE(t.offers("remove-wire 4,4"));
  EXPECT_FALSE(t.offers("battle 2,4 > 3,3"));
  EXPECT_FALSE(t.offers("remove-wire 2,4"));
}

TEST(ORD02, AUnitIsOrderedOnce) {
  Table t = Position().unit("allies", "infantry", {4, 4}).hand("allies", {"assault-left"}).play();
  t.run("play assault-left", "order 4,4");
  EXPECT_EQ(t.legal(), Texts{"done"});
  EXPECT_EQ(t.why_not("order 4,4"), "ORD-02 ordered-already");
}

// A unit in two sections does not get a second order from the second one.
TEST(ORD02, AUnitOnALineGetsOneOrder) {
  Table t = Position().unit("allies", "infantry", {7, 3}).hand("allies", {"general-advance"}).play();
  t.run("play general-advance", "order 7,3");
  EXPECT_FALSE(t.offers("order 7,3"));
}

TEST(ORD03, TheNumberOnTheCardIsAMaximum) {
  const Position p = Position()
                         .unit("allies", "infantry", {0, 4})
                         .unit("allies", "infantry", {2, 4})
                         .unit("allies", "infantry", {4, 4});
  EXPECT_TRUE(can_order_in_any_order(p, "probe-left", {"0,4", "4,4"}));
  EXPECT_FALSE(can_order_in_any_order(p, "probe-left", {"0,4", "2,4", "4,4"}));
  const Position attack = Position(p).hand("allies", {"attack-left"});
  EXPECT_TRUE(can_order_in_any_order(attack, "attack-left", {"0,4", "2,4", "4,4"}));
}

TEST(ORD03, FewerOrNoneMayBeOrdered) {
  const Position p = Position().unit("allies", "infantry", {0, 4}).unit("allies", "infantry", {2, 4});
  Table one = p.play();
  one.run("play probe-left", "order 0,4", "done").end_turn();
  EXPECT_EQ(one.side_on_turn(), "axis");
  Table none = p.play();
  none.run("play probe-left", "done");
  EXPECT_EQ(none.side_on_turn(), "axis");
}

TEST(ORD04, OrdersDoNotGoToAnotherSection) {
  Table t = Position()
                .unit("allies", "infantry", {4, 4})
                .unit("allies", "infantry", {8, 4})
                .unit("allies", "infantry", {20, 4})
                .hand("allies", {"attack-left"})
                .play();
  t.act("play attack-left");
  EXPECT_EQ(t.legal(), (Texts{"order 4,4", "done"}));
  t.act("order 4,4");
  EXPECT_EQ(t.legal(), Texts{"done"});
}

TEST(ORD04, OrdersDoNotPassFromOneSectionOfACardToTheNext) {
  const Position p = Position()
                         .unit("allies", "infantry", {12, 4})
                         .unit("allies", "infantry", {14, 4})
                         .unit("allies", "infantry", {20, 4})
                         .hand("allies", {"recon-in-force"});
  EXPECT_TRUE(can_order_in_any_order(p, "recon-in-force", {"12,4", "20,4"}));
  EXPECT_FALSE(can_order_in_any_order(p, "recon-in-force", {"12,4", "14,4"}));
}

TEST(ORD05, AUnitInTwoSectionsIsOrderedFromEither) {
  const Position p = Position().unit("allies", "infantry", {7, 3}).unit("allies", "infantry", {17, 5});
  EXPECT_TRUE(can_order(p, "probe-left", {"7,3"}));
  EXPECT_TRUE(can_order(p, "probe-center", {"7,3", "17,5"}));
  EXPECT_FALSE(can_order(p, "probe-right", {"7,3"}));
  EXPECT_TRUE(can_order(p, "probe-right", {"17,5"}));
}

TEST(ORD05, AUnitOnALineUsesOneOrderOfOneSection) {
  // Left 1, center 1: [7,3] can be ordered with either neighbour, but there is no third order.
  const Position p = Position()
                         .unit("allies", "infantry", {7, 3})
                         .unit("allies", "infantry", {6, 4})
                         .unit("allies", "infantry", {8, 4})
                         .hand("allies", {"recon-in-force"});
  EXPECT_TRUE(can_order_in_any_order(p, "recon-in-force", {"7,3", "6,4"}));
  EXPECT_TRUE(can_order_in_any_order(p, "recon-in-force", {"7,3", "8,4"}));
  EXPECT_TRUE(can_order_in_any_order(p, "recon-in-force", {"6,4", "8,4"}));
  EXPECT_FALSE(can_order_in_any_order(p, "recon-in-force", {"7,3", "6,4", "8,4"}));
}

TEST(ORD06, TwoUnitsOfWhichOneIsInTwoSections) {
  const Position p = Position()
                         .unit("allies", "infantry", {7, 3})
                         .unit("allies", "infantry", {12, 4})
                         .hand("allies", {"recon-in-force"});
  EXPECT_TRUE(can_order_in_any_order(p, "recon-in-force", {"7,3", "12,4"}));
}

TEST(ORD06, ThreeUnitsForALeftAndACenterOrder) {
  const Position p = Position()
                         .unit("allies", "infantry", {7, 3})
                         .unit("allies", "infantry", {7, 5})
                         .unit("allies", "infantry", {12, 4})
                         .hand("allies", {"recon-in-force"});
  EXPECT_TRUE(can_order_in_any_order(p, "recon-in-force", {"7,3", "7,5"}));
  EXPECT_TRUE(can_order_in_any_order(p, "recon-in-force", {"7,3", "12,4"}));
  EXPECT_TRUE(can_order_in_any_order(p, "recon-in-force", {"7,5", "12,4"}));
  EXPECT_FALSE(can_order_in_any_order(p, "recon-in-force", {"7,3", "7,5", "12,4"}));
}

// Six orders, two per section; both lines are crowded, so the orders must be assigned to sections from both sides.
TEST(ORD06, GeneralAdvanceOverBothLines) {
  const Position p = Position()
                         .unit("allies", "infantry", {7, 1})
                         .unit("allies", "infantry", {7, 3})
                         .unit("allies", "infantry", {7, 5})
                         .unit("allies", "infantry", {17, 1})
                         .unit("allies", "infantry", {17, 3})
                         .unit("allies", "infantry", {17, 5})
                         .unit("allies", "infantry", {12, 4})
                         .hand("allies", {"general-advance"});
  // Left takes two of three and center the third; right takes two of three and center the third: none is left for
  // [12,4].
  EXPECT_TRUE(can_order(p, "general-advance", {"7,1", "7,3", "7,5", "17,1", "17,3", "17,5"}));
  EXPECT_TRUE(can_order(p, "general-advance", {"17,5", "17,3", "17,1", "7,5", "7,3", "7,1"}));
  EXPECT_FALSE(can_order(p, "general-advance", {"7,1", "7,3", "7,5", "17,1", "17,3", "17,5", "12,4"}));
  EXPECT_TRUE(can_order(p, "general-advance", {"12,4", "7,1", "7,3", "7,5", "17,1", "17,3"}));
  EXPECT_FALSE(can_order(p, "general-advance", {"12,4", "7,1", "7,3", "7,5", "17,1", "17,3", "17,5"}));
}

// Seen from the top edge the flanks are mirrored (SEC-02); the assignment is the same.
TEST(ORD06, SectionsAreReadFromThePlayersOwnSeatAtTheTop) {
  const Position p = Position()
                         .first("axis")
                         .unit("axis", "infantry", {17, 3})
                         .unit("axis", "infantry", {20, 4})
                         .unit("axis", "infantry", {12, 4})
                         .hand("axis", {"recon-in-force", "probe-left"});
  EXPECT_TRUE(can_order_in_any_order(p, "recon-in-force", {"17,3", "20,4"}));
  EXPECT_FALSE(can_order_in_any_order(p, "recon-in-force", {"17,3", "20,4", "12,4"}));
  EXPECT_TRUE(can_order_in_any_order(p, "probe-left", {"17,3", "20,4"}));
}

TEST(ORD07, ACardWithoutAnEligibleUnitIsPlayedDiscardedAndReplaced) {
  Table t = Position().unit("allies", "infantry", {4, 4}).play();
  t.act("play probe-right");
  EXPECT_FALSE(t.offers_kind("order"));
  t.draw({"move-out"}).end_turn();
  EXPECT_EQ(t.side_on_turn(), "axis");
  EXPECT_EQ(t.discard_top(), "probe-right");
  EXPECT_EQ(t.hand("allies"), (Texts{"probe-left", "probe-center", "attack-center", "move-out"}));
}

TEST(ORD07, ReconStillGivesItsChoice) {
  Table t = Position().unit("allies", "infantry", {4, 4}).hand("allies", {"recon-right"}).play();
  t.act("play recon-right");
  EXPECT_FALSE(t.offers_kind("order"));
  t.draw({"move-out", "dig-in"}).skip_to("keep");
  EXPECT_EQ(t.legal(), (Texts{"keep move-out", "keep dig-in"}));
}

TEST(SEC04, AnOrderedUnitMayLeaveItsSection) {
  Table t = Position().unit("allies", "infantry", {6, 4}).unit("axis", "infantry", {10, 4}).play();
  t.run("play probe-left", "order 6,4", "done", "move 6,4 > 8,4", "done");
  EXPECT_TRUE(t.offers("battle 8,4 > 10,4"));
}

TEST(SEC04, TheHexAtTheMomentOfOrderingCounts) {
  Table t = Position()
                .unit("allies", "infantry", {6, 4})
                .unit("axis", "infantry", {24, 0})
                .hand("allies", {"probe-left", "attack-left", "attack-center"})
                .play();
  t.act("play probe-left");
  EXPECT_TRUE(t.offers("order 6,4"));
  t.run("order 6,4", "done", "move 6,4 > 8,4").end_turn();
  t.act("play probe-left").end_turn();
  const State before = t.state();
  t.act("play attack-left");
  EXPECT_FALSE(t.offers("order 8,4"));
  t.state() = before;
  t.act("play attack-center");
  EXPECT_TRUE(t.offers("order 8,4"));
}

}  // namespace
}  // namespace bocage
