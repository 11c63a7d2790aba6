// BAT-13 to BAT-17: what cover does to the dice, alone and together.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

// The dice that an Allied unit on `from` rolls at the Axis unit on `to`, played with `card`; 0 if it is not offered.
int dice(Position position, Coord from, Coord to, const std::string& card = "direct-from-hq") {
  Table t = position.hand("allies", {card}).play();
  t.run("play " + card, "order " + text(from), "done").skip_to("battle");
  const std::string battle = "battle " + text(from) + " > " + text(to);
  if (!t.offers(battle)) { return 0; }
  t.random_dice(1).act(battle);
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::DiceRolled) { return event.roll.size; }
  }
  return -1;
}

Position pair(const std::string& attacker, Coord from, Coord to, const std::string& target = "infantry") {
  return Position().unit("allies", attacker, from).unit("axis", target, to);
}

TEST(BAT13, NoDiceNoBattle) {
  const Coord from{6, 4};
  const Coord to{12, 4};
  EXPECT_EQ(dice(pair("infantry", from, to).terrain("forest", to), from, to), 0);
  EXPECT_EQ(dice(pair("infantry", from, to).terrain("forest", to), from, to, "firefight"), 1);
  EXPECT_EQ(dice(pair("infantry", from, to), from, to), 1);
}

TEST(BAT13, ThereIsNoMinimumOfOneDie) {
  EXPECT_EQ(dice(pair("infantry", {6, 4}, {12, 4}).work("wire", {6, 4}), {6, 4}, {12, 4}), 0);
  EXPECT_EQ(dice(pair("infantry", {6, 4}, {10, 4}).work("wire", {6, 4}), {6, 4}, {10, 4}), 1);
  EXPECT_EQ(dice(pair("infantry", {6, 4}, {12, 4}).work("sandbags", {12, 4}), {6, 4}, {12, 4}), 0);
  EXPECT_EQ(dice(pair("infantry", {6, 4}, {12, 4}).terrain("hill", {12, 4}), {6, 4}, {12, 4}), 0);
  EXPECT_EQ(dice(pair("resistance", {6, 4}, {12, 4}).bunker("axis", {12, 4}), {6, 4}, {12, 4}), 0);
  // Dice never go below zero: 2 - 1 - 1, and 1 - 1 - 1.
  EXPECT_EQ(dice(pair("infantry", {6, 4}, {10, 4}).work("wire", {6, 4}).terrain("town", {10, 4}), {6, 4}, {10, 4}), 0);
  EXPECT_EQ(dice(pair("infantry", {6, 4}, {12, 4}).work("wire", {6, 4}).terrain("town", {12, 4}), {6, 4}, {12, 4}), 0);
  EXPECT_EQ(dice(pair("infantry", {6, 4}, {12, 4}).work("wire", {6, 4}).terrain("town", {12, 4}), {6, 4}, {12, 4},
                 "firefight"),
            0);
}

TEST(BAT13, TheReasonIsGiven) {
  Table t = pair("infantry", {6, 4}, {12, 4}).terrain("forest", {12, 4}).hand("allies", {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order 6,4", "done").skip_to("battle");
  EXPECT_FALSE(t.offers_kind("battle"));
  EXPECT_EQ(t.why_not("battle 6,4 > 12,4").substr(0, 6), "BAT-13");
}

TEST(BAT14, TheBestProtectionCountsNeverTheSum) {
  const Coord from{10, 4};
  const Coord to{12, 4};
  EXPECT_EQ(dice(pair("armor", from, to).terrain("hill", to).bunker("axis", to), from, to), 1);
  EXPECT_EQ(dice(pair("infantry", from, to).terrain("town", to).work("sandbags", to), from, to), 2);
  EXPECT_EQ(dice(pair("armor", from, to).terrain("town", to).work("sandbags", to), from, to), 1);
}

TEST(BAT14, AlsoForStackedTerrainAndWorks) {
  const Coord from{10, 4};
  const Coord to{12, 4};
  for (const char* terrain : {"forest", "hedgerow", "town"}) {
    for (const char* work : {"sandbags", "wire", "hedgehog"}) {
      EXPECT_EQ(dice(pair("infantry", from, to).terrain(terrain, to).work(work, to), from, to), 2);
      EXPECT_EQ(dice(pair("armor", from, to).terrain(terrain, to).work(work, to), from, to), 1);
    }
    EXPECT_EQ(dice(pair("infantry", from, to).terrain(terrain, to).bunker("axis", to), from, to), 2);
    EXPECT_EQ(dice(pair("armor", from, to).terrain(terrain, to).bunker("axis", to), from, to), 1);
  }
  for (const char* attacker : {"infantry", "armor"}) {
    EXPECT_EQ(dice(pair(attacker, from, to).terrain("hill", to).work("sandbags", to), from, to), 2);
    EXPECT_EQ(dice(pair(attacker, from, to).terrain("hill", to).sea_wall("axis", to), from, to), 2);
    EXPECT_EQ(dice(pair(attacker, from, to).sea_wall("axis", to).work("sandbags", to), from, to), 2);
  }
  EXPECT_EQ(dice(pair("armor", from, to).bunker("axis", to).work("sandbags", to), from, to), 1);
  // An enemy bunker gives no protection, but the hill under it and the sandbags in it do.
  EXPECT_EQ(dice(pair("armor", from, to).terrain("hill", to).bunker("allies", to), from, to), 2);
  EXPECT_EQ(dice(pair("armor", from, to).bunker("allies", to).work("sandbags", to), from, to), 2);
}

TEST(BAT15, OwnPenaltyAndProtectionAddUp) {
  EXPECT_EQ(dice(pair("infantry", {10, 4}, {12, 4}).work("wire", {10, 4}).terrain("forest", {12, 4}), {10, 4}, {12, 4}),
            1);
  EXPECT_EQ(dice(pair("armor", {6, 4}, {12, 4}).terrain("town", {6, 4}), {6, 4}, {12, 4}), 1);
  const Position hopeless =
      pair("armor", {10, 4}, {12, 4}, "armor").terrain("town", {10, 4}).terrain("forest", {12, 4});
  EXPECT_EQ(dice(hopeless, {10, 4}, {12, 4}), 0);
  EXPECT_EQ(dice(hopeless, {10, 4}, {12, 4}, "armor-assault"), 0);
}

TEST(BAT15, EveryOwnPenaltyWithEveryProtection) {
  const Coord from{10, 4};
  const Coord to{12, 4};
  // Armor in a town: 3 - 2, plus one with the card.
  for (const char* type : {"armor", "elite-armor"}) {
    const Position town = pair(type, from, to).terrain("town", from);
    EXPECT_EQ(dice(town, from, to), 1);
    EXPECT_EQ(dice(Position(town).work("sandbags", to), from, to), 0);
    EXPECT_EQ(dice(Position(town).work("sandbags", to), from, to, "armor-assault"), 1);
    EXPECT_EQ(dice(Position(town).terrain("hill", to), from, to), 0);
    EXPECT_EQ(dice(Position(town).bunker("axis", to), from, to), 0);
  }
  for (const char* type : {"infantry", "special-forces", "resistance"}) {
    const Position wire = pair(type, from, to).work("wire", from);
    EXPECT_EQ(dice(wire, from, to), 2);
    EXPECT_EQ(dice(Position(wire).work("sandbags", to), from, to), 1);
    EXPECT_EQ(dice(Position(wire).terrain("hill", to), from, to), 1);
    EXPECT_EQ(dice(Position(wire).terrain("town", from), from, to), 2);  // TER-11: the town costs infantry nothing
  }
}

TEST(BAT16, ProtectionNeverReducesArtilleryDice) {
  const std::vector<int> full{3, 3, 2, 2, 1, 1};
  for (int distance = 1; distance <= 6; ++distance) {
    const Coord from{4, 4};
    const Coord to{4 + 2 * distance, 4};
    const int expected = full[static_cast<std::size_t>(distance - 1)];
    for (const char* terrain : {"forest", "hedgerow", "town", "hill", "steep", "cliff", "bluff"}) {
      EXPECT_EQ(dice(pair("artillery", from, to).terrain(terrain, to), from, to), expected) << terrain << distance;
    }
    EXPECT_EQ(dice(pair("artillery", from, to).bunker("axis", to).terrain("hill", to), from, to), expected);
    EXPECT_EQ(dice(pair("artillery", from, to).work("sandbags", to).terrain("town", to), from, to), expected);
    EXPECT_EQ(dice(pair("artillery", from, to).sea_wall("axis", to), from, to), expected);
  }
  // Nor does its own hex.
  EXPECT_EQ(dice(pair("artillery", {4, 4}, {6, 4}).work("wire", {4, 4}), {4, 4}, {6, 4}), 3);
  EXPECT_EQ(dice(pair("artillery", {4, 4}, {6, 4}).terrain("town", {4, 4}), {4, 4}, {6, 4}), 3);
}

TEST(BAT17, AHillProtectsFromBelowOnly) {
  for (const char* hill : {"hill", "steep", "cliff", "bluff"}) {
    const Coord from{10, 4};
    const Coord to{12, 4};
    for (const char* attacker : {"infantry", "special-forces", "armor", "elite-armor"}) {
      EXPECT_EQ(dice(pair(attacker, from, to).terrain(hill, to), from, to), 2) << hill << attacker;
      EXPECT_EQ(dice(pair(attacker, from, to).terrain(hill, from), from, to), 3) << hill << attacker;
      EXPECT_EQ(dice(pair(attacker, from, to).terrain(hill, {from, to}), from, to), 3) << hill << attacker;
    }
  }
}

TEST(BAT17, NorDoesItProtectBetweenTwoHills) {
  // [10,4] and [12,4] are one hill, [8,4] is open, [6,4] is another hill.
  const std::initializer_list<Coord> hills{{6, 4}, {10, 4}, {12, 4}};
  EXPECT_EQ(dice(pair("infantry", {12, 4}, {10, 4}).terrain("hill", hills), {12, 4}, {10, 4}), 3);
  EXPECT_EQ(dice(pair("infantry", {6, 4}, {10, 4}).terrain("hill", hills), {6, 4}, {10, 4}), 2);
  EXPECT_EQ(dice(pair("armor", {6, 4}, {10, 4}).terrain("hill", hills), {6, 4}, {10, 4}), 3);
  EXPECT_EQ(dice(pair("armor", {8, 4}, {10, 4}).terrain("hill", hills), {8, 4}, {10, 4}), 2);
  // Hills of different kinds are hills.
  const Position mixed = pair("armor", {6, 4}, {10, 4}).terrain("bluff", {6, 4}).terrain("steep", {10, 4});
  EXPECT_EQ(dice(mixed, {6, 4}, {10, 4}), 3);
}

TEST(BAT17, OtherProtectionOnAHillStays) {
  const auto two_hills = [](const char* attacker) {
    return pair(attacker, {6, 4}, {10, 4}).terrain("hill", {{6, 4}, {10, 4}});
  };
  EXPECT_EQ(dice(two_hills("infantry").work("sandbags", {10, 4}), {6, 4}, {10, 4}), 1);
  EXPECT_EQ(dice(two_hills("armor").work("sandbags", {10, 4}), {6, 4}, {10, 4}), 2);
  EXPECT_EQ(dice(two_hills("armor").bunker("axis", {10, 4}), {6, 4}, {10, 4}), 1);
  EXPECT_EQ(dice(two_hills("armor").sea_wall("axis", {10, 4}), {6, 4}, {10, 4}), 2);
}

}  // namespace
}  // namespace bocage
