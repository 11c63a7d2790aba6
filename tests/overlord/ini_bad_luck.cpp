// INI-08 to INI-10 and INI-12 to INI-15: flags and grenades.
#include <gtest/gtest.h>

#include "seat.h"

namespace bocage {
namespace {

// No card for the left Field General, who rolls this face once the cards are out.
void roll(Seat& seat, const std::string& face) {
  seat.foe("infantry", {25, 1}).hand({"assault-center", "probe-left", "probe-right"}).give({"assault-center center"});
  seat.dice({face}).act("left", "initiative");
}

TEST(INI08, AFlagDrivesOneUnitBackOneHex) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{4, 4}, {10, 4}, {20, 4}}).own("armor", {14, 4});
    roll(seat, "flag");
    EXPECT_EQ(seat.asked("left"), "initiative-flag");
    EXPECT_EQ(seat.offered("left", "retreat"),
              (Hexes{"4,4 > 3,5", "4,4 > 5,5", "10,4 > 9,5", "10,4 > 11,5", "14,4 > 13,5", "14,4 > 15,5"}));
    EXPECT_EQ(seat.table().legal_for(seat.side() + "/left").size(), 6U);  // mandatory
    seat.act("left", "retreat 10,4 > 9,5");
    EXPECT_EQ(seat.figures({9, 5}), 4);
    EXPECT_EQ(seat.asked("left"), "");  // one hex, one unit
  }
}

TEST(INI08, TheRetreatedUnitMayNotBattleThisTurn) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{17, 5}, {20, 4}}).foe("infantry", {{15, 5}, {21, 3}});  // the first stands in two wings
    seat.foe("infantry", {25, 1}).hand({"assault-center", "probe-left", "probe-right"}).give({"assault-center center"});
    seat.run("center", {"place assault-center left", "order 17,5", "order 20,4", "done"});
    seat.dice({"flag"}).act("left", "initiative").act("left", "retreat 17,5 > 16,6");
    seat.skip_to("battle");
    EXPECT_FALSE(seat.offers("center", "battle 16,6 > 15,5"));
    EXPECT_TRUE(seat.offers("center", "battle 20,4 > 21,3"));
  }
}

// It may still move: the order it got before the roll holds, except for the battle.
TEST(INI08, AUnitThatWasOrderedBeforeMayStillMoveButNotBattle) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{17, 5}, {20, 4}, {22, 4}}).foe("infantry", {{15, 5}, {21, 3}});
    seat.hand({"probe-center", "probe-left", "probe-right"}).give({"probe-center center"});
    seat.run("center", {"place probe-center left", "order 17,5"});
    seat.dice({"flag"}).act("left", "initiative").act("left", "retreat 17,5 > 18,6");
    EXPECT_EQ(seat.orders("center"), (Hexes{"20,4", "22,4"}));
    seat.act("center", "order 20,4");
    EXPECT_EQ(seat.orders("center"), Hexes{});  // a Probe has two, and one is spent on the unit that had to retreat
    seat.act("right", "pass").act("center", "done");
    seat.act("center", "move 18,6 > 17,5").act("center", "done");
    ASSERT_EQ(seat.asked("center"), "battle");
    EXPECT_EQ(seat.figures({17, 5}), 4);
    EXPECT_EQ(seat.offered("center", "battle"), Hexes{"20,4 > 21,3"});
    EXPECT_TRUE(seat.table().why_not(seat.turned("battle 17,5 > 15,5")).starts_with("INI-08 "));
  }
}

TEST(INI09, ExampleA_WhoCanRetreatMust) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {4, 8}).own("armor", {10, 6});
    roll(seat, "flag");
    EXPECT_EQ(seat.offered("left", "retreat"), (Hexes{"10,6 > 11,7", "10,6 > 9,7"}));
    EXPECT_EQ(seat.offered("left", "lose-figure"), Hexes{});
  }
}

TEST(INI09, ExampleB_BothBlockedOneLosesAFigure) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {4, 8}).own("armor", {10, 8});
    roll(seat, "flag");
    EXPECT_EQ(seat.asked("left"), "initiative-loss");
    EXPECT_EQ(seat.offered("left", "lose-figure"), (Hexes{"10,8", "4,8"}));
    EXPECT_EQ(seat.table().legal_for(seat.side() + "/left").size(), 2U);
    seat.act("left", "lose-figure 10,8");
    EXPECT_EQ(seat.figures({10, 8}), 2);
    EXPECT_EQ(seat.figures({4, 8}), 4);

    Seat last(side);
    last.own("infantry", {4, 8}).own("armor", {10, 8});
    roll(last, "flag");
    last.table().set_figures(last.at({4, 8}), 1);
    last.act("left", "lose-figure 4,8");
    EXPECT_TRUE(last.empty({4, 8}));
    EXPECT_EQ(last.table().medals(last.enemy_side()), 1);
  }
}

TEST(INI10, AGrenadeCostsOneUnitAFigure) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{4, 4}, {10, 8}, {20, 4}}).own("artillery", {14, 4});
    roll(seat, "grenade");
    EXPECT_EQ(seat.offered("left", "lose-figure"), (Hexes{"10,8", "14,4", "4,4"}));
    EXPECT_EQ(seat.table().legal_for(seat.side() + "/left").size(), 3U);
    seat.act("left", "lose-figure 14,4");
    EXPECT_EQ(seat.figures({14, 4}), 1);
    EXPECT_EQ(seat.asked("left"), "");
  }
}

TEST(INI10, TheUnitThatLostAFigureMayNotBattleThisTurn) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{17, 5}, {20, 4}}).foe("infantry", {{18, 4}, {25, 1}});
    seat.hand({"assault-center", "probe-left", "probe-right"}).give({"assault-center center"});
    seat.run("center", {"place assault-center left", "order 17,5", "order 20,4", "done"});
    seat.dice({"grenade"}).act("left", "initiative").act("left", "lose-figure 17,5");
    seat.skip_to("battle");
    EXPECT_FALSE(seat.offers("center", "battle 17,5 > 18,4"));
    EXPECT_TRUE(seat.offers("center", "battle 20,4 > 18,4"));
  }
}

TEST(INI10, AUnitThatWasOrderedBeforeMayStillMoveButNotBattle) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{17, 5}, {20, 4}, {22, 4}}).foe("infantry", {{14, 4}, {21, 3}});
    seat.hand({"probe-center", "probe-left", "probe-right"}).give({"probe-center center"});
    seat.run("center", {"place probe-center left", "order 17,5"});
    seat.dice({"grenade"}).act("left", "initiative").act("left", "lose-figure 17,5");
    EXPECT_EQ(seat.orders("center"), (Hexes{"20,4", "22,4"}));
    seat.act("center", "order 20,4");
    EXPECT_EQ(seat.orders("center"), Hexes{});
    seat.act("right", "pass").act("center", "done");
    seat.act("center", "move 17,5 > 16,4").act("center", "done");  // next to an enemy now
    ASSERT_EQ(seat.asked("center"), "battle");
    EXPECT_EQ(seat.figures({16, 4}), 3);
    EXPECT_EQ(seat.offered("center", "battle"), Hexes{"20,4 > 21,3"});
  }
}

TEST(INI12, NothingLetsAUnitIgnoreTheFlag) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{4, 4}, {10, 4}});
    seat.position().work("sandbags", seat.at({4, 4})).bunker(side, seat.at({10, 4}));
    roll(seat, "flag");
    EXPECT_EQ(seat.table().legal_for(seat.side() + "/left").size(), 4U);  // two hexes each, and no ignoring
    seat.act("left", "retreat 4,4 > 3,5");
    EXPECT_EQ(seat.asked("left"), "");
    EXPECT_TRUE(seat.empty({4, 4}));
  }
}

TEST(INI13, TheOrdinaryRetreatRulesDecideWhichUnitsCanRetreat) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {4, 4}).own("armor", {{3, 5}, {5, 5}});  // the hexes behind the first are occupied
    seat.own("artillery", {10, 4}).own("infantry", {14, 8}).own("infantry", {1, 7});
    seat.foe("infantry", {{2, 6}, {4, 6}, {6, 6}, {0, 8}});
    seat.position().terrain("impassable", seat.at({2, 8})).bunker(side, seat.at({10, 4}));
    roll(seat, "flag");
    EXPECT_EQ(seat.asked("left"), "initiative-loss");  // occupied, a bunker's artillery, the edge, impassable
    EXPECT_EQ(seat.offered("left", "lose-figure").size(), 6U);

    Seat open(side);
    open.own("infantry", {4, 4}).own("armor", {3, 5}).foe("infantry", {{2, 6}, {4, 6}});
    roll(open, "flag");
    EXPECT_EQ(open.offered("left", "retreat"), Hexes{"4,4 > 5,5"});  // one hex is enough
  }
}

TEST(INI13, OceanIsNoWayBack) {
  Seat seat("allies");  // ocean lies at the bottom edge
  seat.position().face("beach");
  seat.own("infantry", {{4, 6}, {10, 4}});
  roll(seat, "flag");
  EXPECT_EQ(seat.offered("left", "retreat"), (Hexes{"10,4 > 11,5", "10,4 > 9,5"}));
}

TEST(INI14, AUnitStruckByBadLuckCannotBeOrdered) {
  for (const std::string_view side : kOwnSides) {
    for (const std::string face : {"flag", "grenade"}) {
      SCOPED_TRACE(std::string(side) + " " + face);
      Seat seat(side);
      seat.own("infantry", {{17, 5}, {20, 4}});
      roll(seat, face);
      seat.act("left", face == "flag" ? "retreat 17,5 > 18,6" : "lose-figure 17,5");
      seat.act("center", "place assault-center left");
      EXPECT_EQ(seat.orders("center"), Hexes{"20,4"});
    }
  }
}

TEST(INI14, AnOrderSpentOnItStaysSpent) {
  for (const std::string_view side : kOwnSides) {
    for (const std::string face : {"flag", "grenade"}) {
      SCOPED_TRACE(std::string(side) + " " + face);
      Seat seat(side);
      seat.own("infantry", {{17, 5}, {20, 4}, {22, 4}}).foe("infantry", {25, 1});
      seat.hand({"probe-center", "probe-left", "probe-right"}).give({"probe-center center"});
      seat.run("center", {"place probe-center left", "order 17,5"});
      seat.table().set_figures(seat.at({17, 5}), 1);
      seat.dice({face}).act("left", "initiative");
      seat.act("left", face == "flag" ? "retreat 17,5 > 16,6" : "lose-figure 17,5");
      EXPECT_EQ(seat.orders("center"), (Hexes{"20,4", "22,4"}));
      EXPECT_EQ(seat.order_all("center").size(), 1U);  // a Probe has two, and one is spent
    }
  }
}

TEST(INI15, AUnitLostThisWayIsAMedalForTheEnemy) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{4, 4}, {20, 4}});
    seat.position().medals(1);
    roll(seat, "grenade");
    seat.table().set_figures(seat.at({4, 4}), 1);
    EXPECT_EQ(seat.table().medals(seat.enemy_side()), 0);
    seat.act("left", "lose-figure 4,4");
    EXPECT_EQ(seat.table().medals(seat.enemy_side()), 1);
    EXPECT_EQ(seat.table().winner(), seat.enemy_side());  // at once
  }
}

}  // namespace
}  // namespace bocage
