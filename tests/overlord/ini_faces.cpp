// INI-01 to INI-07 and INI-11: which posts roll, and what each face orders.
#include <gtest/gtest.h>

#include "seat.h"

namespace bocage {
namespace {

// The center has a card; left and right have none.
Seat idle(std::string_view side) {
  Seat seat(side);
  seat.hand({"probe-center", "probe-left", "probe-right", "barrage"}).foe("infantry", {25, 1});
  return seat;
}

Seat mixed(std::string_view side) {
  Seat seat = idle(side);
  seat.own("infantry", {{2, 6}, {10, 6}}).own("armor", {{4, 6}, {12, 6}}).own("artillery", {14, 6});
  seat.own("infantry", {20, 6}).own("armor", {36, 6});
  return seat;
}

TEST(INI01, AGeneralWithoutACardMayRoll) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = mixed(side);
    seat.give({"probe-center center"});
    for (const std::string role : {"left", "right"}) {
      EXPECT_EQ(seat.asked(role), "initiative");
      EXPECT_TRUE(seat.offers(role, "initiative"));
      EXPECT_TRUE(seat.offers(role, "pass"));  // optional
    }
    EXPECT_EQ(seat.asked("center"), "place");
    EXPECT_FALSE(seat.offers("center", "initiative"));
    seat.act("left", "pass");
    EXPECT_EQ(seat.asked("left"), "");
  }
}

TEST(INI02, OneDieForEachPostAndTurn) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = mixed(side);
    seat.give({"probe-center center"});
    seat.dice({"infantry"}).act("left", "initiative");  // one die exactly
    EXPECT_EQ(seat.table().happened("initiative-rolled"), 1);
    seat.run("left", {"order 2,6", "done", "done"});
    EXPECT_EQ(seat.asked("left"), "");
    EXPECT_FALSE(seat.offers("left", "initiative"));
    seat.dice({"infantry"}).act("right", "initiative");  // nothing to order there
    EXPECT_EQ(seat.asked("right"), "");
    EXPECT_FALSE(seat.offers("right", "initiative"));
  }
}

TEST(INI03, TheCommandersOwnCardTakesNoRollAway) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = mixed(side);
    seat.give({"barrage commander"}).dice({"star", "star", "star", "star"}).act("commander", "target 25,1");
    for (const std::string role : {"left", "center", "right"}) { EXPECT_EQ(seat.asked(role), "initiative"); }
  }
}

TEST(INI04, AUnitOrderedByInitiativeMovesAndBattlesWithTheOthers) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = mixed(side);
    seat.foe("armor", {2, 2}).give({"probe-center center"});
    seat.dice({"infantry"}).act("left", "initiative").run("left", {"order 2,6", "done", "move 2,6 > 1,5", "done"});
    seat.act("right", "pass");
    EXPECT_EQ(seat.asked("left"), "");  // the center has not even placed its card
    seat.run("center", {"place probe-center left", "order 20,6", "done"});
    EXPECT_EQ(seat.asked("left"), "");
    seat.act("center", "done");
    EXPECT_EQ(seat.asked("left"), "battle");
    seat.dice({"armor"}).act("left", "battle 1,5 > 2,2");
    EXPECT_EQ(seat.figures({2, 2}), 2);
  }
}

void expect_orders(const std::string& face, const Hexes& left) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = mixed(side);
    seat.give({"probe-center center"}).dice({face}).act("left", "initiative");
    EXPECT_EQ(seat.orders("left"), left);
    seat.act("left", "order " + *left.begin());
    EXPECT_EQ(seat.orders("left"), Hexes{});  // one
  }
}

TEST(INI05, InfantryOrdersOneInfantryOfTheWing) { expect_orders("infantry", {"10,6", "2,6"}); }
TEST(INI06, ArmorOrdersOneArmorOfTheWing) { expect_orders("armor", {"12,6", "4,6"}); }
TEST(INI07, AStarOrdersOneUnitOfAnyKindOfTheWing) { expect_orders("star", {"10,6", "12,6", "14,6", "2,6", "4,6"}); }

TEST(INI11, ASymbolWithoutAUnitDoesNothing) {
  for (const std::string_view side : kOwnSides) {
    for (const std::string face : {"infantry", "armor", "star", "flag", "grenade"}) {
      SCOPED_TRACE(std::string(side) + " " + face);
      Seat nobody = idle(side);
      nobody.own("infantry", {20, 6}).own("armor", {36, 6}).give({"probe-center center"});
      nobody.dice({face}).act("left", "initiative");
      EXPECT_EQ(nobody.asked("left"), "");
      EXPECT_EQ(nobody.figures({20, 6}), 4);
    }
    Seat wrong = idle(side);
    wrong.own("artillery", {4, 6}).own("infantry", {20, 6}).give({"probe-center center"});
    wrong.dice({"infantry"}).act("left", "initiative");
    EXPECT_EQ(wrong.asked("left"), "");
    wrong.dice({"armor"}).act("right", "initiative");
    EXPECT_EQ(wrong.asked("right"), "");
  }
}

}  // namespace
}  // namespace bocage
