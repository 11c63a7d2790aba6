// OCARD-20 to 29: the Tactic cards a Commander-in-Chief plays personally.
#include <gtest/gtest.h>

#include "seat.h"

namespace bocage {
namespace {

const Texts kSpare{"probe-left", "probe-center", "probe-right", "attack-left"};

Texts with(const std::string& card) {
  Texts hand = kSpare;
  hand.push_back(card);
  return hand;
}

int air_dice(const Seat& seat) { return seat.is_allies() ? 2 : 1; }

// One enemy in sandbags inside a town, far from the commander's own unit, and another elsewhere.
Seat dug_in(std::string_view side, const std::string& card) {
  Seat seat(side);
  seat.own("infantry", {4, 6}).foe("infantry", {20, 2}).foe("armor", {46, 2}).hand(with(card));
  seat.position().terrain("town", seat.at({20, 2})).work("sandbags", seat.at({20, 2}));
  seat.give({card + " commander"});
  return seat;
}

TEST(OCARD20, AirPowerHitsOneConnectedGroupAcrossSectionsAndWings) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {4, 6}).hand(with("air-power"));
    seat.foe("infantry", {{14, 2}, {16, 2}, {18, 2}, {20, 2}, {22, 2}, {40, 2}});  // S2, S3; the last in S5
    seat.give({"air-power commander"});
    EXPECT_EQ(seat.offered("commander", "target").size(), 6U);
    EXPECT_FALSE(seat.offers("commander", "done"));
    seat.act("commander", "target 16,2");
    EXPECT_TRUE(seat.offers("commander", "done"));
    EXPECT_EQ(seat.offered("commander", "target"), (Hexes{"14,2", "18,2"}));
    seat.run("commander", {"target 18,2", "target 14,2", "target 20,2"});
    EXPECT_EQ(seat.asked("commander"), "strike");  // four is the maximum
    EXPECT_EQ(seat.offered("commander", "strike"), (Hexes{"14,2", "16,2", "18,2", "20,2"}));
  }
}

TEST(OCARD21, AirPowerRollsTwoDiceForTheAlliesAndOneForTheAxis) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = dug_in(side, "air-power");
    seat.act("commander", "target 20,2");
    seat.dice(Texts(static_cast<std::size_t>(air_dice(seat)), "grenade"));
    seat.act("commander", "done");
    EXPECT_EQ(seat.figures({20, 2}), 4 - air_dice(seat));
  }
}

TEST(OCARD22, AirPowerHitsOnSymbolGrenadeAndStar) {
  for (const std::string_view side : kOwnSides) {
    for (const std::string face : {"infantry", "grenade", "star", "armor"}) {
      SCOPED_TRACE(std::string(side) + " " + face);
      Seat seat = dug_in(side, "air-power");
      seat.act("commander", "target 20,2");
      seat.dice(Texts(static_cast<std::size_t>(air_dice(seat)), face)).act("commander", "done");
      EXPECT_EQ(seat.figures({20, 2}), face == "armor" ? 4 : 4 - air_dice(seat));
    }
  }
}

TEST(OCARD22, NoFlagOfAirPowerIsIgnored) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = dug_in(side, "air-power");
    seat.act("commander", "target 20,2");
    seat.dice(seat.is_allies() ? Texts{"flag", "armor"} : Texts{"flag"}).act("commander", "done");
    EXPECT_EQ(seat.enemy_asked("center"), "retreat");
    seat.enemy("center", "retreat 20,2 > 19,1");
    EXPECT_TRUE(seat.empty({20, 2}));
  }
}

TEST(OCARD23, BarrageHitsAnyOneUnitWithFourDice) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = dug_in(side, "barrage");
    EXPECT_EQ(seat.offered("commander", "target"), (Hexes{"20,2", "46,2"}));
    seat.dice({"infantry", "grenade", "star", "flag"}).act("commander", "target 20,2");
    EXPECT_EQ(seat.figures({20, 2}), 2);               // the star misses, and the town does not help
    EXPECT_EQ(seat.enemy_asked("center"), "retreat");  // nor do sandbags
    seat.enemy("center", "retreat 20,2 > 21,1");
    EXPECT_EQ(seat.asked("left"), "initiative");  // one target only
  }
}

TEST(OCARD24, TheCommandersStrikesComeBeforeAnyGeneral) {
  for (const std::string_view side : kOwnSides) {
    for (const std::string card : {"air-power", "barrage"}) {
      SCOPED_TRACE(std::string(side) + " " + card);
      Seat seat(side);
      seat.own("infantry", {4, 6}).foe("infantry", {20, 2}).hand(with(card));
      seat.give({card + " commander", "probe-left left"});
      EXPECT_EQ(seat.table().pending_posts(), Texts{seat.side() + "/commander target"});
      const int dice = card == "barrage" ? 4 : air_dice(seat);
      seat.dice(Texts(static_cast<std::size_t>(dice), "armor")).act("commander", "target 20,2");
      if (card == "air-power") { seat.act("commander", "done"); }
      EXPECT_EQ(seat.asked("left"), "place");
      EXPECT_EQ(seat.asked("center"), "initiative");
    }
  }
}

const Texts kTwelveDice{"infantry", "armor", "flag", "grenade", "star", "flag",
                        "flag",     "flag",  "flag", "flag",    "flag", "grenade"};

// Every kind of unit in each wing.
Seat finest_hour(std::string_view side, Texts hand) {
  Seat seat(side);
  for (const int col : {2, 20, 36}) {
    seat.own("infantry", {{col, 6}, {col + 2, 6}})
        .own("armor", {{col + 4, 6}, {col + 6, 6}})
        .own("artillery", {col + 8, 6});
  }
  seat.foe("infantry", {{3, 3}, {25, 1}}).hand(std::move(hand));
  seat.dice(kTwelveDice).give({"their-finest-hour commander"});
  return seat;
}

TEST(OCARD25, EachGeneralRollsFourDice) {
  for (const std::string_view side : kOwnSides) {
    for (const std::size_t spare : {1U, 4U}) {  // regardless of the hand's size
      SCOPED_TRACE(side);
      Texts hand(kSpare.begin(), kSpare.begin() + static_cast<std::ptrdiff_t>(spare));
      hand.emplace_back("their-finest-hour");
      Seat seat = finest_hour(side, hand);
      EXPECT_EQ(seat.table().happened("dice-rolled"), 3);
      for (const Event& event : seat.table().events()) {
        if (event.kind == EventKind::DiceRolled) { EXPECT_EQ(event.roll.size, 4); }
      }
    }
  }
}

TEST(OCARD26, EachFieldGeneralOrdersByTheirOwnFacesInTheirWing) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = finest_hour(side, with("their-finest-hour"));
    EXPECT_EQ(seat.orders("left"), (Hexes{"2,6", "4,6", "6,6", "8,6"}));  // one infantry and one armor, no artillery
    seat.act("left", "order 2,6");
    EXPECT_EQ(seat.orders("left"), (Hexes{"6,6", "8,6"}));
    seat.act("left", "order 8,6");
    EXPECT_EQ(seat.orders("left"), Hexes{});
    EXPECT_EQ(seat.orders("center"), (Hexes{"20,6", "22,6", "24,6", "26,6", "28,6"}));  // a star
    seat.act("center", "order 28,6");
    EXPECT_EQ(seat.orders("center"), Hexes{});
    EXPECT_EQ(seat.orders("right"), Hexes{});  // flags and grenades
  }
}

TEST(OCARD27, UnitsOfTheFinestHourHaveOneMoreDie) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = finest_hour(side, with("their-finest-hour"));
    seat.run("left", {"order 4,6", "done", "move 4,6 > 3,5"});
    seat.skip_to("battle");
    seat.dice({"star", "star", "star"}).act("left", "battle 3,5 > 3,3");  // two at distance 2, plus one
    EXPECT_EQ(seat.figures({3, 3}), 4);
  }
}

TEST(OCARD28, TheirFinestHourExcludesInitiative) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = finest_hour(side, with("their-finest-hour"));
    for (const std::string role : {"left", "center", "right"}) {
      EXPECT_NE(seat.asked(role), "initiative") << role;
      EXPECT_FALSE(seat.offers(role, "initiative")) << role;
    }
    seat.end_turn();
    EXPECT_EQ(seat.table().side_on_turn(), seat.enemy_side());
  }
}

TEST(OCARD29, DeckAndDiscardsAreShuffledThenTheCommanderDraws) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = finest_hour(side, with("their-finest-hour"));
    seat.table().deck({"probe-left"});         // all others are on the discard pile
    seat.table().draw({"their-finest-hour"});  // the card itself: it is shuffled in before the draw
    seat.end_turn();
    EXPECT_EQ(seat.table().state().open.discard.size, 0);
    EXPECT_EQ(seat.table().deck_size(), 120 - 5 - 4);
    const auto hand = seat.table().hand(side);
    EXPECT_EQ(std::count(hand.begin(), hand.end(), "their-finest-hour"), 1);
  }
}

TEST(OCARD29, OtherTurnsDoNotShuffle) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("infantry", {4, 6}).foe("infantry", {25, 1}).hand(with("recon-left"));
    seat.give({"recon-left left"}).act("left", "place recon-left left").end_turn();
    EXPECT_EQ(seat.table().discard_top(), "recon-left");
  }
}

}  // namespace
}  // namespace bocage
