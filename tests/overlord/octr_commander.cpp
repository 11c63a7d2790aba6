// OCTR-05, 06, 08, 09 and 10: Counter-Attack played by the Commander-in-Chief.
#include <gtest/gtest.h>

#include "seat.h"

namespace bocage {
namespace {

const Texts kHand{"counter-attack", "probe-left", "probe-center", "probe-right", "attack-left"};
const Texts kFourMisses{"star", "star", "star", "star"};

Seat answer(std::string_view side, Texts enemy_hand) {
  Seat seat(side);
  seat.own("infantry", {{4, 8}, {20, 8}, {40, 8}}).foe("infantry", {{4, 0}, {20, 0}, {40, 0}});
  seat.enemy_first().hand(kHand).enemy_hand(std::move(enemy_hand));
  return seat;
}

TEST(OCTR05, RepeatsTheEnemyCommandersOwnTactic) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"barrage", "move-out", "probe-left", "probe-right"});
    seat.enemy_gives({"barrage commander", "move-out center"});
    seat.dice(kFourMisses).enemy("commander", "target 4,8").enemy_run("center", {"place move-out", "done"}).end_turn();
    seat.give({"counter-attack commander"});
    EXPECT_EQ(seat.offered("commander", "target"), (Hexes{"20,0", "4,0", "40,0"}));  // anywhere
    seat.dice({"infantry", "grenade", "star", "star"}).act("commander", "target 40,0");
    EXPECT_EQ(seat.figures({40, 0}), 2);
  }
}

TEST(OCTR05, NeverAGeneralsCard) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"barrage", "move-out", "probe-left", "probe-right"});
    seat.enemy_gives({"move-out center"}).enemy_run("center", {"place move-out", "done"}).end_turn();
    seat.give({"counter-attack commander"});
    EXPECT_EQ(seat.table().happened("nothing-to-copy"), 1);
    EXPECT_EQ(seat.asked("center"), "initiative");
  }
}

TEST(OCTR05, AGeneralNeverRepeatsTheCommandersCard) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"barrage", "move-out", "probe-left", "probe-right"});
    seat.enemy_gives({"barrage commander"}).dice(kFourMisses).enemy("commander", "target 4,8").end_turn();
    seat.give({"counter-attack center"});
    EXPECT_EQ(seat.offered("center", "place"), Hexes{"counter-attack"});
  }
}

TEST(OCTR06, TheCopyHasTheNumbersOfItsOwnSide) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"air-power", "probe-center", "probe-left"});
    const std::size_t theirs = seat.is_allies() ? 1 : 2;
    const std::size_t ours = 3 - theirs;  // Allies two, Axis one
    seat.enemy_gives({"air-power commander"}).enemy("commander", "target 4,8");
    seat.dice(Texts(theirs, "armor")).enemy("commander", "done").end_turn();
    seat.give({"counter-attack commander"}).act("commander", "target 20,0");
    seat.dice(Texts(ours, "star")).act("commander", "done");
    EXPECT_EQ(seat.figures({20, 0}), 4 - static_cast<int>(ours));
  }
}

// The enemy has played Their Finest Hour without giving an order.
Seat after_finest_hour(std::string_view side) {
  Seat seat = answer(side, {"their-finest-hour", "probe-center", "probe-left"});
  seat.dice(Texts(12, "flag")).enemy_gives({"their-finest-hour commander"}).end_turn();
  return seat;
}

TEST(OCTR08, ACopiedFinestHourIsTheOnlyCardOfTheTurn) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = after_finest_hour(side);
    EXPECT_TRUE(seat.offers("commander", "hand-out counter-attack commander"));
    seat.act("commander", "hand-out probe-left left");
    EXPECT_FALSE(seat.offers("commander", "hand-out counter-attack commander"));
    EXPECT_TRUE(seat.offers("commander", "hand-out counter-attack center"));  // there it repeats a different card
    seat.act("commander", "take-back probe-left left").act("commander", "hand-out counter-attack commander");
    EXPECT_EQ(seat.offered("commander", "hand-out"), Hexes{});
  }
}

TEST(OCTR08, ACopiedFinestHourRollsAndReshuffles) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = after_finest_hour(side);
    seat.dice({"infantry", "flag", "flag", "flag", "star", "flag", "flag", "flag", "flag", "flag", "flag", "flag"});
    seat.give({"counter-attack commander"});
    EXPECT_EQ(seat.orders("left"), Hexes{"4,8"});
    EXPECT_EQ(seat.orders("center"), Hexes{"20,8"});
    EXPECT_EQ(seat.orders("right"), Hexes{});
    EXPECT_FALSE(seat.offers("right", "initiative"));
    seat.table().deck({"probe-left"});
    seat.end_turn();
    EXPECT_EQ(seat.table().state().open.discard.size, 0);
  }
}

TEST(OCTR09, TheCommandersCopyCanBeCopied) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = answer(side, {"barrage", "counter-attack", "probe-left", "probe-right"});
    seat.enemy_gives({"barrage commander"}).dice(kFourMisses).enemy("commander", "target 4,8").end_turn();
    seat.give({"counter-attack commander"}).dice(kFourMisses).act("commander", "target 4,0").end_turn();
    seat.enemy_gives({"counter-attack commander"});
    EXPECT_EQ(seat.enemy_asked("commander"), "target");
    seat.dice({"grenade", "star", "star", "star"}).enemy("commander", "target 40,8");
    EXPECT_EQ(seat.figures({40, 8}), 3);
  }
}

TEST(OCTR10, TheCommanderMayPlayItForNothing) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {4, 8}).foe("infantry", {4, 0}).hand(kHand);
    seat.run("commander",
             {"hand-out counter-attack commander", "hand-out probe-left left", "hand-out attack-left left"});
    EXPECT_EQ(seat.offered("commander", "hand-out"), Hexes{});  // it counts as a card
    seat.act("commander", "done");
    EXPECT_EQ(seat.table().happened("nothing-to-copy"), 1);
    EXPECT_EQ(seat.asked("commander"), "");
    EXPECT_EQ(seat.asked("left"), "place");
  }
}

}  // namespace
}  // namespace bocage
