// OAMB: Ambush in Overlord.
#include <gtest/gtest.h>

#include "game/talk.h"
#include "seat.h"

namespace bocage {
namespace {

const Texts kMisses{"star", "star", "star"};

// The left Field General's infantry stands next to an enemy; another unit has one two hexes away. Battles are pending.
Seat ready(std::string_view side, Texts enemy_hand) {
  Seat seat(side);
  seat.own("infantry", {{4, 6}, {12, 6}}).foe("infantry", {{5, 5}, {12, 4}, {25, 1}});
  seat.hand({"direct-from-hq", "probe-left", "probe-center", "probe-right"}).enemy_hand(std::move(enemy_hand));
  seat.give({"direct-from-hq left"}).run("left", {"place direct-from-hq", "order 4,6", "order 12,6", "done"});
  seat.skip_to("battle");
  return seat;
}
const Texts kAmbushHand{"ambush", "probe-left", "probe-center", "probe-right", "attack-right"};

TEST(OAMB01, PlayedAgainstADeclaredCloseAssaultBeforeItsDice) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = ready(side, kAmbushHand);
    seat.act("left", "battle 4,6 > 5,5");
    EXPECT_EQ(seat.table().happened("dice-rolled"), 0);
    EXPECT_EQ(seat.enemy_asked("commander"), "ambush");
    EXPECT_TRUE(seat.enemy_offers("commander", "ambush"));
    seat.dice(kMisses).enemy("commander", "pass");
    seat.dice({"star", "star"}).act("left", "battle 12,6 > 12,4");  // fire cannot be ambushed
    EXPECT_EQ(seat.asked("left"), "battle");
  }
}

TEST(OAMB01, AmbushIsNotPlayedInItsHoldersTurn) {
  for (const std::string_view side : kOwnSides) {
    Seat seat(side);
    seat.own("infantry", {4, 6}).foe("infantry", {5, 5}).hand({"ambush", "probe-left", "probe-center"});
    for (const std::string role : {"commander", "left", "center", "right"}) {
      EXPECT_FALSE(seat.offers("commander", "hand-out ambush " + role)) << role;
    }
    EXPECT_TRUE(seat.offers("commander", "hand-out probe-left left"));
    EXPECT_FALSE(seat.offers("commander", "ambush"));
  }
}

TEST(OAMB02, TheCommanderPlaysItAndTheAttackedUnitRollsFirst) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = ready(side, kAmbushHand);
    seat.act("left", "battle 4,6 > 5,5");
    EXPECT_EQ(seat.table().pending_posts(), Texts{seat.enemy_side() + "/commander ambush"});
    seat.dice({"infantry", "star", "star"}).dice({"infantry", "infantry", "star"}).enemy("commander", "ambush");
    EXPECT_EQ(seat.figures({4, 6}), 3);  // the first roll is the defender's
    EXPECT_EQ(seat.figures({5, 5}), 2);
  }
}

// The attack at 5,5 is in the attacker's left wing, which is the defender's right.
TEST(OAMB02, EachRollNamesTheGeneralWhoseUnitRolls) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = ready(side, kAmbushHand);
    seat.act("left", "battle 4,6 > 5,5").dice(kMisses).dice(kMisses).enemy("commander", "ambush");
    std::vector<Role> rolled;
    for (const Event& event : seat.table().events()) {
      if (event.kind == EventKind::DiceRolled) { rolled.push_back(event.role); }
    }
    EXPECT_EQ(rolled, (std::vector{Role::Right, Role::Left}));
  }
}

TEST(OAMB03, TheAttackGoesOnOnlyFromItsHex) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat back = ready(side, kAmbushHand);
    back.act("left", "battle 4,6 > 5,5").dice({"flag", "star", "star"}).enemy("commander", "ambush");
    back.act("left", "retreat 4,6 > 3,7");
    EXPECT_EQ(back.table().happened("attack-stopped"), 1);
    EXPECT_EQ(back.figures({5, 5}), 4);

    Seat gone = ready(side, kAmbushHand);
    gone.table().set_figures(gone.at({4, 6}), 1);
    gone.act("left", "battle 4,6 > 5,5").dice({"grenade", "star", "star"}).enemy("commander", "ambush");
    EXPECT_TRUE(gone.empty({4, 6}));
    EXPECT_EQ(gone.table().happened("attack-stopped"), 1);
    EXPECT_EQ(gone.table().medals(gone.enemy_side()), 1);

    Seat stays = ready(side, kAmbushHand);
    stays.act("left", "battle 4,6 > 5,5").dice(kMisses).dice({"grenade", "star", "star"}).enemy("commander", "ambush");
    EXPECT_EQ(stays.figures({5, 5}), 3);
  }
}

TEST(OAMB04, ReplacedAtOnce) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = ready(side, kAmbushHand);
    seat.act("left", "battle 4,6 > 5,5").dice(kMisses).dice(kMisses);
    seat.table().draw({"close-assault"});
    seat.enemy("commander", "ambush");
    const auto hand = seat.table().hand(seat.enemy_side());
    EXPECT_EQ(hand.size(), 5U);
    EXPECT_EQ(std::count(hand.begin(), hand.end(), "close-assault"), 1);
    EXPECT_EQ(std::count(hand.begin(), hand.end(), "ambush"), 0);
    EXPECT_EQ(seat.table().discard_top(), "ambush");
    const auto& story = seat.table().events();  // drawn before the attacker's roll
    const auto is = [](EventKind kind) { return [kind](const Event& event) { return event.kind == kind; }; };
    const auto drawn = std::find_if(story.begin(), story.end(), is(EventKind::CardDrawn));
    EXPECT_EQ(std::count_if(story.begin(), drawn, is(EventKind::DiceRolled)), 1);
    seat.end_turn();
    EXPECT_EQ(seat.table().hand(seat.enemy_side()).size(), 5U);
  }
}

TEST(OAMB05, CountsNeitherForTheTurnNorForTheGeneral) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = ready(side, kAmbushHand);
    seat.act("left", "battle 4,6 > 5,5").dice(kMisses).dice(kMisses).enemy("commander", "ambush").end_turn();
    // The attacked unit belonged to the right Field General.
    seat.enemy_gives({"probe-right right", "attack-right right", "probe-center center"});
    EXPECT_EQ(seat.enemy_asked("right"), "place");
  }
}

TEST(OAMB06, TheLastCardOfTheHandMayBeAnAmbush) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = ready(side, kAmbushHand);
    seat.table().give(seat.enemy_side(), {"ambush"});
    seat.act("left", "battle 4,6 > 5,5").dice(kMisses).dice(kMisses).enemy("commander", "ambush");
    EXPECT_EQ(seat.table().hand(seat.enemy_side()).size(), 1U);  // its replacement
  }
}

TEST(OAMB07, OneAmbushAnswersOneAssault) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = ready(side, {"ambush", "ambush", "probe-center", "probe-right"});
    seat.act("left", "battle 4,6 > 5,5").dice(kMisses).dice(kMisses).enemy("commander", "ambush");
    EXPECT_EQ(seat.asked("left"), "battle");  // the attack is over, and nobody was asked again
    EXPECT_EQ(seat.table().happened("dice-rolled"), 2);
    const auto hand = seat.table().hand(seat.enemy_side());
    EXPECT_EQ(std::count(hand.begin(), hand.end(), "ambush"), 1);
  }
}

TEST(OAMB08, AnOverrunCanBeAmbushed) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat(side);
    seat.own("armor", {4, 6}).foe("infantry", {{5, 5}, {6, 4}, {25, 1}}).enemy_hand(kAmbushHand);
    seat.hand({"probe-left", "probe-center", "probe-right"}).give({"probe-left left"});
    seat.run("left", {"place probe-left left", "order 4,6", "done"}).skip_to("battle");
    seat.table().set_figures(seat.at({5, 5}), 1);
    seat.act("left", "battle 4,6 > 5,5").dice({"infantry", "star", "star"}).enemy("commander", "pass");
    seat.act("left", "take-ground 4,6").act("left", "battle 5,5 > 6,4");
    EXPECT_EQ(seat.enemy_asked("commander"), "ambush");
    seat.dice({"armor", "star", "star"}).dice(kMisses).enemy("commander", "ambush");
    EXPECT_EQ(seat.figures({5, 5}), 2);
  }
}

TEST(OAMB09, AnAmbushAllowsNoTalk) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat seat = ready(side, kAmbushHand);
    seat.act("left", "battle 4,6 > 5,5");
    EXPECT_EQ(seat.table().legal(), (Texts{"ambush", "pass"}));  // no visit
    const Side enemy = side == "allies" ? Side::Axis : Side::Allies;
    const auto may = [&](Role from, Role to) {
      return may_talk(seat.table().battle(), seat.table().state().open, talker_at({enemy, from}),
                      talker_at({enemy, to}), {});
    };
    for (const Role role : kGeneralRoles) {
      EXPECT_FALSE(may(Role::Commander, role));
      EXPECT_FALSE(may(role, Role::Commander));
    }
    EXPECT_TRUE(may(Role::Left, Role::Right));
    seat.dice(kMisses).enemy("commander", "pass");
  }
}

TEST(OAMB10, TheQuestionIsTheSameWithAndWithoutTheCard) {
  for (const std::string_view side : kOwnSides) {
    SCOPED_TRACE(side);
    Seat with = ready(side, kAmbushHand);
    Seat without = ready(side, {"attack-left", "probe-left", "probe-center", "probe-right", "attack-right"});
    for (Seat* seat : {&with, &without}) {
      seat->table().ask_ambush();
      seat->act("left", "battle 4,6 > 5,5");
    }
    EXPECT_EQ(with.table().pending_posts(), without.table().pending_posts());
    EXPECT_EQ(with.table().pending_posts(), Texts{with.enemy_side() + "/commander ambush"});
    EXPECT_EQ(without.table().legal(), Texts{"pass"});
    EXPECT_EQ(with.table().state().open, without.table().state().open);
  }
}

}  // namespace
}  // namespace bocage
