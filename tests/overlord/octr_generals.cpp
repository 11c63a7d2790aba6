// OCTR-01 to 04, 07 and 09 to 11: Counter-Attack played by a Field General. The enemy's right Field General faces our
// left one, and the enemy's left section of a wing is our right one.
#include <gtest/gtest.h>

#include "seat.h"

namespace bocage {
namespace {

const Texts kHand{"counter-attack", "counter-attack", "probe-left", "probe-center", "probe-right", "attack-left"};

// Infantry of both sides in every section; the enemy begins.
Seat answer(std::string_view side, Texts enemy_hand) {
  Seat seat(side);
  for (const int col : {0, 8, 18, 26, 34, 44}) {
    for (int i = 0; i < 4; ++i) { seat.own("infantry", {col + 2 * i, 8}).foe("infantry", {col + 2 * i, 0}); }
  }
  seat.enemy_first().hand(kHand).enemy_hand(std::move(enemy_hand));
  return seat;
}

TEST(OCTR01, CountsAsACardAndExcludesOthersForItsGeneral) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {4, 8}).foe("infantry", {4, 0}).hand(kHand);
    seat.act("commander", "hand-out counter-attack left");
    EXPECT_FALSE(seat.offers("commander", "hand-out probe-left left"));
    EXPECT_FALSE(seat.offers("commander", "hand-out counter-attack left"));
    seat.act("commander", "hand-out probe-center center").act("commander", "hand-out counter-attack commander");
    EXPECT_EQ(seat.offered("commander", "hand-out"), Hexes{});  // three have been handed out
    seat.act("commander", "take-back counter-attack left").act("commander", "hand-out probe-left left");
    seat.act("commander", "take-back counter-attack commander");
    EXPECT_FALSE(seat.offers("commander", "hand-out counter-attack left"));
    EXPECT_TRUE(seat.offers("commander", "hand-out counter-attack right"));
  }
}

TEST(OCTR02, RepeatsWhatTheFacingGeneralPlayed) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"probe-right", "attack-center", "assault-left", "probe-left"});
    seat.enemy_gives({"probe-right right", "attack-center center", "assault-left left"});
    seat.enemy("right", "place probe-right left").enemy("center", "place attack-center right");
    seat.enemy("left", "place assault-left left").end_turn();
    seat.give({"counter-attack left", "counter-attack center"});
    EXPECT_EQ(seat.offered("left", "place"), Hexes{"counter-attack as probe-left right"});
    EXPECT_EQ(seat.offered("center", "place"), Hexes{"counter-attack as attack-center left"});
    seat.act("left", "place counter-attack as probe-left right");
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,8", "12,8", "14,8", "8,8"}));
    EXPECT_EQ(seat.order_all("left").size(), 2U);
    seat.act("center", "place counter-attack as attack-center left");
    EXPECT_EQ(seat.orders("center"), (Hexes{"18,8", "20,8", "22,8", "24,8"}));
    EXPECT_EQ(seat.order_all("center").size(), 3U);
  }
}

TEST(OCTR03, TheReceiverChoosesWhichOfTwoCardsToCopy) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"probe-right", "attack-right", "assault-left"});
    seat.enemy_gives({"probe-right right", "attack-right right"});
    seat.enemy("right", "place probe-right left").enemy("right", "place attack-right right").end_turn();
    seat.give({"counter-attack left"});
    EXPECT_EQ(seat.offered("left", "place"),
              (Hexes{"counter-attack as probe-left right", "counter-attack as attack-left left"}));
    seat.act("left", "place counter-attack as attack-left left");
    EXPECT_EQ(seat.orders("left"), (Hexes{"0,8", "2,8", "4,8", "6,8"}));
  }
}

TEST(OCTR04, OppositeTheSectionsWhereUnitsWereOrdered) {  // the worked example: Move Out, all four in S2
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"move-out", "probe-right", "assault-left"});
    seat.enemy_gives({"move-out right"});
    seat.enemy_run("right", {"place move-out", "order 8,0", "order 10,0", "order 12,0", "order 14,0", "done"})
        .end_turn();
    seat.give({"counter-attack left"});
    EXPECT_EQ(seat.offered("left", "place"), Hexes{"counter-attack as move-out right"});
    seat.act("left", "place counter-attack as move-out right");
    EXPECT_EQ(seat.orders("left"), (Hexes{"10,8", "12,8", "14,8", "8,8"}));  // S2 only, not S1
    EXPECT_EQ(seat.order_all("left").size(), 4U);
  }
}

TEST(OCTR04, OppositeBothIfBothWereOrderedIn) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"move-out", "probe-right", "assault-left"});
    seat.enemy_gives({"move-out right"});
    seat.enemy_run("right", {"place move-out", "order 8,0", "order 2,0", "done"}).end_turn();
    seat.give({"counter-attack left"}).act("left", "place counter-attack as move-out");
    EXPECT_EQ(seat.orders("left").size(), 8U);
  }
}

TEST(OCTR04, ACopyOfACardWithoutOrdersLiesOppositeTheOriginal) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"move-out", "probe-left", "assault-left"});
    seat.enemy_gives({"move-out right", "probe-left left"});
    seat.enemy_run("right", {"place move-out", "done"})
        .enemy_run("left", {"place probe-left right", "done"})
        .end_turn();
    seat.give({"counter-attack left", "counter-attack right"}).act("left", "place counter-attack as move-out");
    EXPECT_EQ(seat.orders("left").size(), 8U);
    EXPECT_EQ(seat.offered("right", "place"), Hexes{"counter-attack as probe-right left"});
  }
}

TEST(OCTR04, AFallbackOutsideTheCardsSectionCountsWhereItOrdered) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.foe("armor", {10, 0}).foe("infantry", {30, 0}).own("infantry", {{2, 8}, {10, 8}}).hand(kHand);
    seat.enemy_first().enemy_hand({"infantry-assault", "probe-right", "assault-left"});
    seat.enemy_gives({"infantry-assault right"});
    // The enemy places it in S1, where there are no units, and orders one unit of choice in S2.
    seat.enemy_run("right", {"place infantry-assault right", "order 10,0", "done"}).end_turn();
    seat.give({"counter-attack left"});
    EXPECT_EQ(seat.offered("left", "place"), Hexes{"counter-attack as infantry-assault right"});
  }
}

TEST(OCTR04, TheCopysOwnFallbackStaysInThoseSections) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.foe("infantry", {{10, 0}, {30, 0}}).own("armor", {{2, 8}, {10, 8}}).own("infantry", {30, 8}).hand(kHand);
    seat.enemy_first().enemy_hand({"move-out", "probe-right", "assault-left"});
    seat.enemy_gives({"move-out right"}).enemy_run("right", {"place move-out", "order 10,0", "done"}).end_turn();
    seat.give({"counter-attack left"}).act("left", "place counter-attack as move-out right");
    EXPECT_EQ(seat.orders("left"), Hexes{"10,8"});
  }
}

TEST(OCTR04, AUnitLostAfterItsOrderStillCounts) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.foe("infantry", {{17, 1}, {40, 0}}).own("infantry", {{20, 8}, {28, 8}}).hand(kHand);
    seat.enemy_first().enemy_hand({"move-out", "probe-right", "assault-left"});
    seat.enemy_gives({"move-out center"}).enemy_run("center", {"place move-out", "order 17,1"});
    seat.table().set_figures(seat.at({17, 1}), 1);
    seat.dice({"grenade"}).enemy("right", "initiative").enemy("right", "lose-figure 17,1");
    seat.enemy("center", "done").end_turn();
    seat.give({"counter-attack center"});
    EXPECT_EQ(seat.offered("center", "place"), Hexes{"counter-attack as move-out left"});  // S3, not S4
  }
}

TEST(OCTR07, ACopiedReconRaisesTheDraw) {
  for (const std::string_view side : kOwnSides) {
    for (const bool recon : {true, false}) {
      SCOPED_TRACE(std::string(side) + (recon ? " recon" : " probe"));
      Seat seat = answer(side, {"recon-right", "probe-right", "probe-left"});
      const std::string card = recon ? "recon-right" : "probe-right";
      seat.enemy_gives({card + " right"}).enemy("right", "place " + card + " left").end_turn();
      seat.give({"counter-attack left", "probe-center center", "probe-right right"});
      seat.act("left", recon ? "place counter-attack as recon-left right" : "place counter-attack as probe-left right");
      seat.act("center", "place probe-center left").act("right", "place probe-right left").end_turn();
      EXPECT_EQ(seat.table().hand(side).size(), recon ? 6U : 5U);
    }
  }
}

TEST(OCTR09, ACopyCanBeCopied) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {{2, 8}, {4, 8}, {10, 8}}).foe("infantry", {{2, 0}, {10, 0}}).hand(kHand).enemy_hand(kHand);
    seat.give({"probe-left left"}).run("left", {"place probe-left left", "order 2,8", "done"}).end_turn();
    seat.enemy_gives({"counter-attack right"});
    EXPECT_TRUE(seat.enemy_offers("right", "place counter-attack as probe-right right"));
    seat.enemy("right", "place counter-attack as probe-right right").end_turn();
    seat.give({"counter-attack left"}).act("left", "place counter-attack as probe-left left");
    EXPECT_EQ(seat.orders("left"), (Hexes{"2,8", "4,8"}));
    EXPECT_EQ(seat.order_all("left").size(), 2U);
  }
}

TEST(OCTR10, NothingToRepeatDoesNothingAndCounts) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);  // the first turn of the battle
    seat.own("infantry", {{4, 8}, {20, 8}}).foe("infantry", {4, 0}).hand(kHand);
    seat.give({"counter-attack left", "probe-center center"});
    EXPECT_EQ(seat.offered("left", "place"), Hexes{"counter-attack"});
    EXPECT_FALSE(seat.offers("left", "initiative"));  // has been given a card
    seat.act("left", "place counter-attack");
    EXPECT_EQ(seat.table().happened("nothing-to-copy"), 1);
    EXPECT_EQ(seat.asked("left"), "");
    seat.act("center", "place probe-center left").end_turn();
    EXPECT_EQ(seat.table().hand(side).size(), 6U);  // two played, two drawn

    Seat other = answer(side, {"probe-center", "probe-right", "probe-left"});  // the opposite Field General had no card
    other.enemy_gives({"probe-center center"}).enemy("center", "place probe-center left").end_turn();
    other.give({"counter-attack left"});
    EXPECT_EQ(other.offered("left", "place"), Hexes{"counter-attack"});
  }
}

TEST(OCTR11, InitiativeCannotBeRepeated) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"probe-center", "probe-right", "probe-left"});
    seat.enemy_gives({"probe-center center"}).enemy("center", "place probe-center left");
    seat.dice({"infantry"}).enemy("right", "initiative").enemy_run("right", {"order 8,0", "done"}).end_turn();
    seat.give({"counter-attack left"});
    EXPECT_EQ(seat.offered("left", "place"), Hexes{"counter-attack"});
  }
}

TEST(OCTR11, AmbushCannotBeRepeated) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {4, 6}).foe("infantry", {{5, 5}, {20, 0}}).hand(kHand);
    seat.enemy_hand({"ambush", "probe-center", "probe-left"});
    seat.give({"probe-left left"}).run("left", {"place probe-left left", "order 4,6", "done"}).skip_to("battle");
    seat.act("left", "battle 4,6 > 5,5").dice({"star", "star", "star"}).dice({"star", "star", "star"});
    seat.enemy("commander", "ambush").end_turn();
    seat.enemy_gives({"probe-center center"}).enemy("center", "place probe-center left").end_turn();
    seat.give({"counter-attack left", "counter-attack commander"});
    EXPECT_EQ(seat.table().happened("nothing-to-copy"), 1);
    EXPECT_EQ(seat.offered("left", "place"), Hexes{"counter-attack"});
  }
}

}  // namespace
}  // namespace bocage
