// SCN-47 to SCN-53: St. Vith and the Saverne Gap.
#include <gtest/gtest.h>

#include "field_work.h"
#include "rules/sight.h"

namespace bocage {
namespace {

// St. Vith.

Table st_vith(const char* first) { return Position::from_battle("15").first(first).play(); }

constexpr std::array kRow{Coord{6, 6}, Coord{8, 6}, Coord{10, 6}, Coord{12, 6}, Coord{14, 6}, Coord{16, 6}};

TEST(SCN47, TheMarkedAxisArmorIsElite) {
  const Table t = st_vith("axis");
  for (const Coord at : {Coord{8, 0}, Coord{10, 0}, Coord{16, 0}, Coord{18, 0}}) {
    EXPECT_EQ(t.unit(at)->type, "elite-armor");
    EXPECT_EQ(t.figures(at), 4);
  }
  for (int i = 0; i < t.battle().units(); ++i) {
    const RosterUnit& unit = t.battle().roster(static_cast<UnitId>(i));
    if (unit.side == Side::Axis) { EXPECT_NE(unit.type, UnitType::Armor); }
    if (unit.side == Side::Allies) { EXPECT_NE(unit.type, UnitType::EliteArmor); }
  }
}

TEST(SCN48, TheRowOfHillsFacingStVithIsImpassable) {
  Table t = st_vith("allies");
  for (const Coord at : kRow) { EXPECT_EQ(t.battle().terrain(t.hex(at)), Terrain::ImpassableHill); }
  EXPECT_EQ(t.battle().terrain(t.hex({9, 5})), Terrain::Hill);
  t.give("allies", {"general-advance"}).run("play general-advance", "order 7,5", "order 12,8", "done");
  EXPECT_FALSE(t.offers("move 7,5 > 6,6"));
  EXPECT_FALSE(t.offers("move 7,5 > 8,6"));
  EXPECT_TRUE(t.offers("move 7,5 > 9,5"));
  EXPECT_FALSE(t.offers("move 12,8 > 12,6"));
  EXPECT_TRUE(t.offers("move 12,8 > 11,7"));
}

// [11,5] has [10,6] and [12,6] behind it: a flag costs a figure, unless the sandbags save it.
TEST(SCN48, TheImpassableHillsBarRetreats) {
  Table t = st_vith("axis");
  put(t, {11, 1}, {11, 3});
  t.give("axis", {"assault-center"});
  order(t, "assault-center", "11,3");
  t.skip_to("battle").dice({"flag"}).act("battle 11,3 > 11,5").act("pass");
  EXPECT_EQ(t.figures({11, 5}), 3);
}

TEST(SCN49, TheRowBlocksSightAsAHill) {
  const Table t = st_vith("axis");
  const Field& field = t.state().open.field;
  // From the ridge to the low ground behind the row, and from low ground to low ground across it.
  EXPECT_FALSE(can_see(t.battle(), field, t.hex({9, 5}), t.hex({7, 7})));
  EXPECT_FALSE(can_see(t.battle(), field, t.hex({11, 5}), t.hex({9, 7})));
  EXPECT_TRUE(can_see(t.battle(), field, t.hex({7, 7}), t.hex({9, 7})));
}

TEST(SCN49, TheRowBelongsToTheHillOnBothSides) {
  const Table t = st_vith("axis");
  const Field& field = t.state().open.field;
  // Along the row itself, and from the western ridge to the row: one hill, so nothing blocks.
  EXPECT_TRUE(can_see(t.battle(), field, t.hex({6, 6}), t.hex({10, 6})));
  EXPECT_TRUE(can_see(t.battle(), field, t.hex({9, 5}), t.hex({12, 6})));
  EXPECT_FALSE(t.battle().obstructs(t.hex({12, 6}), t.hex({9, 5}), t.hex({17, 5})));  // the row joins both ridges
  EXPECT_TRUE(t.battle().obstructs(t.hex({12, 6}), t.hex({11, 5}), t.hex({17, 5})));  // a forest is not on the hill
}

TEST(SCN50, TheTownsAreNoObjectives) {
  Table t = st_vith("axis");
  EXPECT_TRUE(t.battle().spec().objectives.empty());
  EXPECT_TRUE(t.battle().spec().sudden_death.empty());
  EXPECT_EQ(t.medals("allies"), 0);  // although they stand in three of them
  put(t, {11, 1}, {7, 7});
  t.give("axis", {"assault-center"});
  order(t, "assault-center", "7,7");
  t.act("move 7,7 > 8,8");
  EXPECT_EQ(t.medals("axis"), 0);
}

// Saverne Gap. The towns of Saverne are [10,0], [12,0] and [13,1].

Table saverne(const char* first) { return Position::from_battle("16").first(first).play(); }

TEST(SCN51, AllHillsAreImpassable) {
  Table t = saverne("allies");
  t.battle().hills().for_each([&](Hex hex) { EXPECT_EQ(t.battle().terrain(hex), Terrain::ImpassableHill); });
  EXPECT_EQ(t.battle().hills().count(), 20);
  t.give("allies", {"probe-left"});
  order(t, "probe-left", "7,7");
  for (const char* hill : {"move 7,7 > 6,6", "move 7,7 > 8,6", "move 7,7 > 5,7"}) { EXPECT_FALSE(t.offers(hill)); }
  EXPECT_TRUE(t.offers("move 7,7 > 9,7"));
}

// Whether the Axis artillery, put on one hex, may fire at an Allied unit put on another.
bool may_fire(Coord gun, Coord target) {
  Table t = saverne("axis");
  if (gun != Coord{10, 2}) { put(t, {10, 2}, gun); }
  if (t.unit(target)) { take_off(t, target); }
  put(t, {7, 7}, target);
  t.give("axis", {"direct-from-hq"});
  const std::string from = to_text(t.battle().board(), t.hex(gun));
  const std::string to = to_text(t.battle().board(), t.hex(target));
  order(t, "direct-from-hq", from);
  t.skip_to("battle");
  return t.offers("battle " + from + " > " + to);
}

TEST(SCN52, ArtilleryDoesNotFireOverHills) {
  EXPECT_FALSE(may_fire({10, 2}, {6, 2}));  // straight over [8,2]
  EXPECT_FALSE(may_fire({10, 2}, {6, 4}));  // bent, over [7,3]
  EXPECT_TRUE(may_fire({10, 2}, {14, 2}));
}

TEST(SCN52, HillsOnBothSidesOfTheLineAreNeededToBlockIt) {
  EXPECT_FALSE(may_fire({6, 2}, {6, 4}));  // between [5,3] and [7,3]
  EXPECT_TRUE(may_fire({4, 2}, {4, 4}));   // between [3,3], which is low, and [5,3]
}

TEST(SCN52, NothingElseStopsIt) {
  EXPECT_TRUE(may_fire({10, 2}, {14, 4}));  // over the forest [13,3]
  EXPECT_TRUE(may_fire({10, 2}, {11, 7}));  // over the town and the unit at [11,5]
}

TEST(SCN52, ElsewhereItFiresOverHills) {
  Table t = Position::from_battle("14").first("allies").play();
  put(t, {3, 1}, {9, 3});
  t.give("allies", {"direct-from-hq"});
  order(t, "direct-from-hq", "9,7");
  t.skip_to("battle");
  EXPECT_TRUE(t.offers("battle 9,7 > 9,3"));  // over [9,5]
}

TEST(SCN53, TwoTownsOfSaverneWinAtTheEndOfTheAlliedTurn) {
  const std::vector<std::pair<Coord, Coord>> pairs{{{10, 0}, {12, 0}}, {{10, 0}, {13, 1}}, {{12, 0}, {13, 1}}};
  for (const auto& [one, two] : pairs) {
    Table t = saverne("allies");
    take_off(t, {10, 0});
    put(t, {7, 7}, one);
    put(t, {4, 8}, two);
    t.give("allies", {"probe-left"}).act("play probe-left");
    EXPECT_FALSE(t.over());
    t.end_turn();
    EXPECT_EQ(t.winner(), "allies");
    EXPECT_EQ(t.ending(), "sudden-death");
  }
}

TEST(SCN53, OneTownOfSaverneAndAnotherTownDoNotWin) {
  Table t = saverne("allies");
  take_off(t, {11, 5});
  put(t, {7, 7}, {12, 0});
  put(t, {4, 8}, {11, 5});
  t.give("allies", {"probe-left"}).act("play probe-left").end_turn();
  EXPECT_FALSE(t.over());
}

TEST(SCN53, TheTownsDoNotWinAtTheEndOfTheAxisTurn) {
  Table t = saverne("axis");
  put(t, {7, 7}, {12, 0});
  put(t, {4, 8}, {13, 1});
  t.give("axis", {"probe-left"}).act("play probe-left").end_turn();
  EXPECT_FALSE(t.over());
}

}  // namespace
}  // namespace bocage
