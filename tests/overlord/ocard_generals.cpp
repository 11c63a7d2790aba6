// OCARD-30 to 40: the Tactic cards that are handed to a Field General.
#include <gtest/gtest.h>

#include "seat.h"

namespace bocage {
namespace {

Texts with(const std::string& card) { return {card, "probe-left", "probe-center", "probe-right"}; }

// Hands the card to the left Field General, who places it.
void play_left(Seat& seat, const std::string& card) {
  seat.hand(with(card)).give({card + " left"}).act("left", "place " + card);
}

// With only these units in the left wing, the fallback orders one of them, by the core rules.
void expect_fallback(const std::string& card, const std::string& kind) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(std::string(side) + " " + card);
    Seat seat(side);
    seat.own(kind, {{4, 6}, {10, 6}}).own("infantry", {20, 6}).own("armor", {22, 6}).own("artillery", {24, 6});
    seat.foe("infantry", {{25, 1}, {5, 5}});
    play_left(seat, card);
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,6", "4,6"}));
    seat.act("left", "order 4,6");
    EXPECT_EQ(seat.orders("left"), Hexes{});
    seat.act("left", "done").skip_to("battle");
    seat.dice({"star", "star", "star"}).act("left", "battle 4,6 > 5,5");  // no extra die
    EXPECT_EQ(seat.asked("left"), "battle");                              // and no second battle
  }
}

TEST(OCARD30, ArmorAssaultOrdersFourArmorOfTheWing) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("armor", {{2, 6}, {4, 6}, {8, 6}, {10, 6}, {12, 6}, {20, 6}}).own("infantry", {6, 6});
    seat.foe("armor", {5, 5}).foe("infantry", {25, 1});
    play_left(seat, "armor-assault");
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,6", "12,6", "2,6", "4,6", "8,6"}));
    seat.act("left", "order 4,6");
    EXPECT_EQ(seat.order_all("left").size(), 3U);
    seat.skip_to("battle");
    seat.dice({"armor", "star", "star", "star"}).act("left", "battle 4,6 > 5,5");
    EXPECT_EQ(seat.figures({5, 5}), 2);
  }
}
TEST(OCARD30, Fallback) { expect_fallback("armor-assault", "infantry"); }

TEST(OCARD31, ArtilleryBombardOrdersAllArtilleryOfTheWing) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("artillery", {{2, 8}, {4, 8}, {8, 8}, {10, 8}, {12, 8}, {20, 8}}).own("infantry", {6, 8});
    seat.foe("armor", {10, 4}).foe("infantry", {25, 1});
    play_left(seat, "artillery-bombard");
    EXPECT_EQ(seat.order_all("left"), (Hexes{"10,8", "12,8", "2,8", "4,8", "8,8"}));
    seat.act("left", "done");
    EXPECT_TRUE(seat.offers("left", "move 2,8 > 3,5"));   // three hexes
    EXPECT_FALSE(seat.offers("left", "move 2,8 > 4,4"));  // four
    seat.act("left", "move 12,8 > 13,7").skip_to("battle");
    EXPECT_FALSE(seat.offers("left", "battle 13,7 > 10,4"));        // it has moved
    seat.dice({"star", "star"}).act("left", "battle 10,8 > 10,4");  // distance 4
    EXPECT_EQ(seat.asked("left"), "battle-again");
    seat.dice({"armor", "star"}).act("left", "battle 10,8 > 10,4");
    EXPECT_EQ(seat.figures({10, 4}), 2);
    EXPECT_EQ(seat.asked("left"), "battle");
    EXPECT_FALSE(seat.offers("left", "battle 10,8 > 10,4"));
  }
}
TEST(OCARD31, Fallback) { expect_fallback("artillery-bombard", "armor"); }

TEST(OCARD32, BehindEnemyLinesMovesBattlesAndMovesAgain) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{10, 8}, {4, 8}, {20, 8}})
        .own("armor", {2, 8})
        .foe("armor", {13, 3})
        .foe("infantry", {25, 1});
    seat.position().terrain("hedgerow", seat.at({10, 8})).terrain("forest", seat.at({12, 4}));
    play_left(seat, "behind-enemy-lines");
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,8", "4,8"}));
    seat.act("left", "order 10,8");
    EXPECT_EQ(seat.orders("left"), Hexes{});
    seat.act("left", "done");
    EXPECT_FALSE(seat.offers("left", "move 10,8 > 12,4"));                  // four hexes
    seat.act("left", "move 10,8 > 13,5").skip_to("battle");                 // three, although it leaves a hedgerow
    seat.dice({"star", "star", "star"}).act("left", "battle 13,5 > 13,3");  // distance 2, plus one
    EXPECT_EQ(seat.asked("left"), "second-move");
    EXPECT_TRUE(seat.offers("left", "move 13,5 > 16,8"));
    seat.act("left", "move 13,5 > 12,4");
    EXPECT_FALSE(seat.empty({12, 4}));
  }
}
TEST(OCARD32, BattleRestrictionsStay) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {11, 7}).foe("armor", {13, 3}).foe("infantry", {25, 1});
    seat.position().terrain("forest", seat.at({12, 4}));
    play_left(seat, "behind-enemy-lines");
    seat.run("left", {"order 11,7", "done", "move 11,7 > 12,4"}).skip_to("battle");
    EXPECT_FALSE(seat.offers("left", "battle 12,4 > 13,3"));  // a forest it entered
    EXPECT_TRUE(seat.offers("left", "move 12,4 > 14,6"));
  }
}
TEST(OCARD32, Fallback) { expect_fallback("behind-enemy-lines", "armor"); }

TEST(OCARD33, CloseAssaultOrdersInfantryAndArmorNextToEnemies) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("armor", {4, 6}).own("infantry", {{11, 7}, {14, 6}, {24, 6}}).own("artillery", {2, 6});
    seat.foe("infantry", {{5, 5}, {3, 5}, {7, 3}, {10, 6}, {25, 5}});
    play_left(seat, "close-assault");
    seat.table().set_figures(seat.at({5, 5}), 1);
    EXPECT_EQ(seat.order_all("left"), (Hexes{"11,7", "4,6"}));
    seat.act("left", "done");
    EXPECT_EQ(seat.asked("left"), "");  // no move
    seat.skip_to("battle");
    seat.dice({"infantry", "star", "star", "star"}).act("left", "battle 4,6 > 5,5").act("left", "take-ground 4,6");
    EXPECT_EQ(seat.asked("left"), "overrun");
    seat.dice({"star", "star", "star"}).act("left", "battle 5,5 > 3,5");  // no extra die here
    seat.dice({"star", "star", "star", "star"}).act("left", "battle 11,7 > 10,6");
    EXPECT_EQ(seat.figures({10, 6}), 4);
  }
}
TEST(OCARD33, NoFallback) {
  for (const std::string_view side : kOwnSides) {
    Seat seat(side);
    seat.own("infantry", {{4, 6}, {24, 6}}).foe("infantry", {25, 5});
    play_left(seat, "close-assault");
    EXPECT_EQ(seat.orders("left"), Hexes{});
  }
}

TEST(OCARD34, DigInGivesSandbagsAndNothingElse) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{2, 6}, {4, 6}, {8, 6}, {10, 6}, {12, 6}, {20, 6}}).own("armor", {6, 6});
    seat.foe("infantry", {{5, 5}, {25, 1}});
    play_left(seat, "dig-in");
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,6", "12,6", "2,6", "4,6", "8,6"}));
    seat.act("left", "order 4,6");
    EXPECT_EQ(seat.order_all("left").size(), 3U);
    seat.act("left", "done");
    EXPECT_EQ(seat.table().happened("sandbags-placed"), 4);
    EXPECT_TRUE(seat.table().has_sandbags(seat.at({4, 6})));
    EXPECT_EQ(seat.asked("left"), "");
    seat.act("center", "pass").act("right", "pass");
    EXPECT_EQ(seat.table().side_on_turn(), seat.enemy_side());  // neither moves nor battles
  }
}
TEST(OCARD34, Fallback) { expect_fallback("dig-in", "armor"); }

TEST(OCARD34, TwoGeneralsShareThePieces) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{2, 6}, {4, 6}, {20, 6}, {22, 6}}).foe("infantry", {25, 1});
    for (int i = 0; i < 21; ++i) { seat.position().work("sandbags", seat.at({2 * i, 0})); }  // 24 in two boxes
    seat.hand({"dig-in", "dig-in", "probe-left"}).give({"dig-in left", "dig-in center"});
    seat.run("left", {"place dig-in", "order 2,6", "order 4,6"});
    seat.run("center", {"place dig-in", "order 20,6"});
    EXPECT_EQ(seat.orders("center"), Hexes{});
  }
}

TEST(OCARD35, DirectFromHqOrdersFourUnitsOfChoice) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{2, 6}, {10, 6}, {20, 6}}).own("armor", {{4, 6}, {12, 6}}).own("artillery", {14, 6});
    seat.foe("infantry", {25, 1});
    play_left(seat, "direct-from-hq");
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,6", "12,6", "14,6", "2,6", "4,6"}));
    EXPECT_EQ(seat.order_all("left").size(), 4U);
  }
}

TEST(OCARD36, FirefightOrdersFourUnitsAwayFromEnemies) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{2, 6}, {10, 6}, {20, 6}})
        .own("armor", {{4, 6}, {12, 6}})
        .own("artillery", {{14, 6}, {8, 6}});
    seat.foe("armor", {{1, 5}, {10, 4}}).foe("infantry", {25, 1});
    play_left(seat, "firefight");
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,6", "12,6", "14,6", "4,6", "8,6"}));
    seat.act("left", "order 10,6");
    EXPECT_EQ(seat.order_all("left").size(), 3U);
    seat.act("left", "done");
    EXPECT_EQ(seat.asked("left"), "");  // no move
    seat.skip_to("battle");
    seat.dice({"star", "star", "star"}).act("left", "battle 10,6 > 10,4");  // two at distance 2, plus one
    EXPECT_EQ(seat.figures({10, 4}), 3);
  }
}

TEST(OCARD37, InfantryAssaultOrdersTheInfantryOfOneSection) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{2, 8}, {4, 8}, {10, 8}, {20, 8}}).own("armor", {6, 8}).foe("infantry", {{3, 3}, {25, 1}});
    seat.hand(with("infantry-assault")).give({"infantry-assault left"});
    EXPECT_EQ(seat.offered("left", "place"), (Hexes{"infantry-assault left", "infantry-assault right"}));
    seat.act("left", "place infantry-assault left");
    EXPECT_EQ(seat.order_all("left"), (Hexes{"2,8", "4,8"}));
    seat.act("left", "done");
    EXPECT_FALSE(seat.offers("left", "move 2,8 > 4,4"));  // four
    seat.run("left", {"move 2,8 > 1,5", "move 4,8 > 4,6"}).skip_to("battle");
    EXPECT_FALSE(seat.offers("left", "battle 1,5 > 3,3"));  // moved three
    EXPECT_TRUE(seat.offers("left", "battle 4,6 > 3,3"));   // moved two
  }
}
TEST(OCARD37, WithoutInfantryOneUnitOfAnyKindIsOrdered) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{10, 6}, {20, 6}}).own("armor", {4, 6}).foe("infantry", {25, 1});
    seat.hand(with("infantry-assault")).give({"infantry-assault left"}).act("left", "place infantry-assault left");
    EXPECT_TRUE(seat.orders("left").contains("4,6"));
    EXPECT_FALSE(seat.orders("left").contains("20,6"));
    EXPECT_EQ(seat.order_all("left").size(), 1U);
  }
}

// Armor with one of three figures in the left wing, another weakened unit in the center.
Seat hurt(std::string_view side) {
  Seat seat(side);
  seat.own("armor", {{4, 6}, {10, 6}}).own("infantry", {{20, 6}, {12, 6}}).foe("infantry", {25, 1});
  seat.hand({"medics-and-mechanics", "probe-left", "probe-center", "probe-right", "attack-left", "attack-right"});
  for (const Coord at : {Coord{4, 6}, Coord{20, 6}}) { seat.table().set_figures(seat.at(at), 1); }
  seat.give({"medics-and-mechanics left"}).act("left", "place medics-and-mechanics");
  return seat;
}

TEST(OCARD38, MedicsRollFourDiceForOneHurtUnitOfTheWing) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = hurt(side);
    EXPECT_EQ(seat.offered("left", "target"), Hexes{"4,6"});
    seat.dice({"armor", "infantry", "grenade", "flag"}).act("left", "target 4,6");
    EXPECT_EQ(seat.figures({4, 6}), 2);
    Seat full = hurt(side);
    full.dice({"armor", "star", "armor", "star"}).act("left", "target 4,6");
    EXPECT_EQ(full.figures({4, 6}), 3);  // never above full strength
  }
}

TEST(OCARD39, AUnitThatRecoveredMayBeOrdered) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = hurt(side);
    seat.dice({"star", "infantry", "grenade", "flag"}).act("left", "target 4,6");
    EXPECT_EQ(seat.orders("left"), Hexes{"4,6"});
    seat.run("left", {"order 4,6", "done"});
    EXPECT_TRUE(seat.offers("left", "move 4,6 > 4,4"));
    Seat none = hurt(side);
    none.dice({"infantry", "infantry", "grenade", "flag"}).act("left", "target 4,6");
    EXPECT_EQ(none.figures({4, 6}), 1);
    EXPECT_EQ(none.asked("left"), "");
  }
}

TEST(OCARD40, MoveOutOrdersFourInfantry) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{2, 6}, {4, 6}, {8, 6}, {10, 6}, {12, 6}, {20, 6}}).own("armor", {6, 6});
    seat.foe("infantry", {25, 1});
    play_left(seat, "move-out");
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,6", "12,6", "2,6", "4,6", "8,6"}));
    EXPECT_EQ(seat.order_all("left").size(), 4U);
  }
}
TEST(OCARD40, Fallback) { expect_fallback("move-out", "armor"); }

}  // namespace
}  // namespace bocage
