// SCN-19 to SCN-24: Mont Mouchet and Vassieux.
#include <gtest/gtest.h>

#include "field_work.h"

namespace bocage {
namespace {

void expect_all_resistance(const Table& t, std::size_t units) {
  EXPECT_EQ(units_of(t, UnitType::Resistance).size(), units);
  for (int i = 0; i < t.battle().units(); ++i) {
    const RosterUnit& unit = t.battle().roster(static_cast<UnitId>(i));
    if (unit.side == Side::Allies) {
      EXPECT_EQ(unit.type, UnitType::Resistance);
      EXPECT_EQ(unit.full, 3);
    }
  }
}

// Mont Mouchet.

TEST(SCN19, AnAxisArmorUnitIsWorthTwo) {
  Table t = Position::from_battle("06").play();
  put(t, {6, 6}, {4, 2});
  put(t, {7, 7}, {6, 2});
  t.set_figures({3, 1}, 1).set_figures({5, 1}, 1).give("allies", {"probe-left"});
  t.run("play probe-left", "order 4,2", "order 6,2", "done", "done");
  t.dice({"grenade", "star", "star"}).act("battle 4,2 > 3,1").act("pass");
  EXPECT_EQ(t.medals("allies"), 2);
  t.dice({"grenade", "star", "star"}).act("battle 6,2 > 5,1");
  EXPECT_EQ(t.medals("allies"), 3);  // infantry is worth one
}

TEST(SCN19, AnAlliedUnitIsWorthOne) {
  Table t = Position::from_battle("06").first("axis").play();
  put(t, {6, 6}, {4, 0});
  t.set_figures({4, 0}, 1).give("axis", {"probe-right"});
  order(t, "probe-right", "3,1");
  t.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 3,1 > 4,0");
  EXPECT_EQ(t.medals("axis"), 1);
}

TEST(SCN20, TheMarkedAxisArmorIsElite) {
  const Table t = Position::from_battle("06").play();
  EXPECT_EQ(units_of(t, UnitType::EliteArmor), (Texts{"axis 0,0", "axis 3,1"}));
  EXPECT_TRUE(units_of(t, UnitType::Armor).empty());
  EXPECT_EQ(t.figures({0, 0}), 4);
  EXPECT_EQ(t.figures({3, 1}), 4);
}

TEST(SCN21, AllAlliedUnitsAreResistance) { expect_all_resistance(Position::from_battle("06").play(), 7); }

// UNIT-04: it may battle in the turn in which it enters a forest.
TEST(SCN21, ResistanceBattlesFromAForestItEntered) {
  Table t = Position::from_battle("06").play();
  put(t, {11, 7}, {10, 2});
  t.give("allies", {"probe-center"});
  order(t, "probe-center", "10,2");
  t.run("move 10,2 > 9,3", "done");
  EXPECT_TRUE(t.offers("battle 9,3 > 11,3"));
}

// Vassieux.

TEST(SCN22, TheirFinestHourDoesNotReshuffle) {
  Table t = Position::from_battle("07").play();
  t.give("axis", {"their-finest-hour", "probe-left", "probe-right", "dig-in"});
  t.deck({"probe-left", "probe-right", "recon-left"});
  t.dice({"flag", "flag", "flag", "flag"}).act("play their-finest-hour");
  t.draw({"recon-left"}).end_turn();
  EXPECT_EQ(t.happened("deck-shuffled"), 0);
  EXPECT_EQ(t.deck_size(), 2);
  EXPECT_EQ(t.discard_top(), "their-finest-hour");
}

TEST(SCN22, InOtherBattlesTheirFinestHourReshuffles) {
  Table t = Position::from_battle("08").play();
  t.give("allies", {"their-finest-hour", "probe-left", "probe-right", "dig-in", "probe-left"});
  t.deck({"attack-left", "attack-right", "assault-left"});
  t.dice({"flag", "flag", "flag", "flag", "flag"}).act("play their-finest-hour").end_turn();
  EXPECT_EQ(t.happened("deck-shuffled"), 1);
  EXPECT_EQ(t.deck_size(), 60 - 4 - 5);
  EXPECT_EQ(t.discard_top(), "");
}

TEST(SCN23, TheAxisWinsWithTheLastCardOfTheDeck) {
  Table t = Position::from_battle("07").play();
  t.give("axis", {"probe-left", "probe-left"}).give("allies", {"probe-right", "probe-right"});
  t.deck({"dig-in", "move-out"});
  t.act("play probe-left").draw({"dig-in"}).end_turn();
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.deck_size(), 1);
  t.act("play probe-right").end_turn();  // the Allies draw it
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), "axis");
  EXPECT_EQ(t.ending(), "deck-out");
  EXPECT_EQ(t.happened("deck-shuffled"), 0);
}

TEST(SCN23, TheAxisWinsEvenIfItDrawsTheLastCardItself) {
  Table t = Position::from_battle("07").play();
  t.give("axis", {"probe-left"}).deck({"dig-in"});
  t.act("play probe-left").end_turn();
  EXPECT_EQ(t.winner(), "axis");
}

// A Recon draw that finds a single card ends the battle.
TEST(SCN23, TheDeckCanRunOutDuringAReconDraw) {
  Table t = Position::from_battle("07").play();
  t.give("axis", {"recon-left"}).deck({"dig-in"});
  t.act("play recon-left").end_turn();
  EXPECT_EQ(t.winner(), "axis");
  EXPECT_EQ(t.decision(), "over");
}

TEST(SCN23, TheLastCardDoesNotMatterIfTheAlliesHaveWon) {
  Table t = Position::from_battle("07").first("allies").medals("allies", 1).play();
  put(t, {8, 4}, {9, 3});
  t.set_figures({8, 2}, 1).give("allies", {"probe-center"}).deck({"dig-in"});
  order(t, "probe-center", "9,3");
  t.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 9,3 > 8,2");
  EXPECT_EQ(t.winner(), "allies");
  EXPECT_EQ(t.ending(), "medals");
}

TEST(SCN23, OtherBattlesGoOn) {
  Table t = Position::from_battle("08").play();
  t.give("allies", {"probe-left"}).deck({"dig-in"});
  t.act("play probe-left").end_turn();
  EXPECT_FALSE(t.over());
}

TEST(SCN24, AllAlliedUnitsAreResistance) { expect_all_resistance(Position::from_battle("07").play(), 10); }

// RET-21: one flag allows one, two or three hexes.
TEST(SCN24, ResistanceRetreatsUpToThreeHexes) {
  Table t = Position::from_battle("07").play();
  put(t, {8, 2}, {7, 3});
  t.give("axis", {"probe-right"});
  order(t, "probe-right", "7,3");
  t.skip_to("battle").dice({"flag", "star", "star"}).act("battle 7,3 > 8,4");
  EXPECT_FALSE(t.offers("done"));
  t.act("retreat 8,4 > 9,5");
  EXPECT_TRUE(t.offers("done"));
  t.run("retreat 9,5 > 8,6", "retreat 8,6 > 9,7");
  EXPECT_EQ(t.figures({9, 7}), 3);
  EXPECT_NE(t.decision(), "retreat");
}

}  // namespace
}  // namespace bocage
