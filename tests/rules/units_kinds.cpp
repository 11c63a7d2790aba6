// UNIT-01 to UNIT-03 and UNIT-06 to UNIT-09: strength, movement, dice and taking ground for each kind of unit.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

using Counts = std::vector<int>;

int full_strength(const std::string& type) { return ordered(Position(), type, {12, 4}).figures({12, 4}); }

// How far it can move along row 4.
int furthest_move(const std::string& type) {
  const Table t = ordered(Position(), type, {0, 4});
  int hexes = 0;
  for (int away = 1; away <= 12; ++away) {
    if (t.offers("move 0,4 > " + text({2 * away, 4}))) { hexes = away; }
  }
  return hexes;
}

// How far it may have moved and still battle an adjacent enemy; -1: it never battles.
int furthest_move_before_battle(const std::string& type) {
  int furthest = -1;
  for (int away = 0; away <= furthest_move(type); ++away) {
    const Coord end{2 * away, 4};
    const Coord enemy{2 * away + 2, 4};
    Table t = ordered(Position().unit("axis", "infantry", enemy), type, {0, 4});
    if (away != 0) { t.act("move 0,4 > " + text(end)); }
    t.skip_to("battle");
    if (t.offers("battle " + text(end) + " > " + text(enemy))) { furthest = away; }
  }
  return furthest;
}

// The dice it rolls at infantry in the open, by distance; 0 where the battle is not offered.
Counts dice_by_distance(const std::string& type) {
  Counts counts;
  for (int away = 1; away <= 8; ++away) {
    const Coord enemy{2 * away, 4};
    Table t = ordered(Position().unit("axis", "infantry", enemy), type, {0, 4});
    t.skip_to("battle");
    const std::string battle = "battle 0,4 > " + text(enemy);
    counts.push_back(0);
    if (!t.offers(battle)) { continue; }
    t.random_dice(1).act(battle);
    for (const Event& event : t.events()) {
      if (event.kind == EventKind::DiceRolled) { counts.back() = event.roll.size; }
    }
  }
  return counts;
}

// Whether it needs line of sight: a forest is in between.
bool needs_sight(const std::string& type) {
  Table t = ordered(Position().terrain("forest", {8, 4}).unit("axis", "infantry", {10, 4}), type, {6, 4});
  return !t.skip_to("battle").offers("battle 6,4 > 10,4");
}

// The game after it has eliminated its neighbour on [12,4] in close assault; another enemy is on [14,4].
Table after_victory(const std::string& type) {
  Table t = ordered(Position().unit("axis", "infantry", {12, 4}, 1).unit("axis", "infantry", {14, 4}), type, {10, 4});
  t.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 10,4 > 12,4");
  EXPECT_TRUE(t.empty({12, 4}));
  return t;
}

bool takes_ground(const std::string& type) { return after_victory(type).offers_kind("take-ground"); }

bool overruns(const std::string& type) {
  Table t = after_victory(type);
  t.act("take-ground 10,4");
  EXPECT_EQ(t.figures({12, 4}), full_strength(type));
  return t.decision() == "overrun" && t.offers("battle 12,4 > 14,4");
}

TEST(UNIT01, Infantry) {
  EXPECT_EQ(full_strength("infantry"), 4);
  EXPECT_EQ(furthest_move("infantry"), 2);
  EXPECT_EQ(furthest_move_before_battle("infantry"), 1);
  EXPECT_EQ(dice_by_distance("infantry"), (Counts{3, 2, 1, 0, 0, 0, 0, 0}));
  EXPECT_TRUE(needs_sight("infantry"));
  EXPECT_TRUE(takes_ground("infantry"));
  EXPECT_FALSE(overruns("infantry"));
}

TEST(UNIT02, SpecialForcesBattleAfterTwoHexes) { EXPECT_EQ(furthest_move_before_battle("special-forces"), 2); }

TEST(UNIT02, EverythingElseIsAsForInfantry) {
  EXPECT_EQ(full_strength("special-forces"), 4);
  EXPECT_EQ(furthest_move("special-forces"), 2);
  EXPECT_EQ(dice_by_distance("special-forces"), (Counts{3, 2, 1, 0, 0, 0, 0, 0}));
  EXPECT_TRUE(needs_sight("special-forces"));
  EXPECT_TRUE(takes_ground("special-forces"));
  EXPECT_FALSE(overruns("special-forces"));
}

TEST(UNIT02, StopHexesIncluded) {
  for (const std::string cover : {"forest", "town", "hedgerow"}) {
    SCOPED_TRACE(cover);
    const Position position = Position().terrain(cover, {14, 4}).unit("axis", "infantry", {16, 4});
    Table t = ordered(position, "special-forces", {12, 4});
    EXPECT_FALSE(t.offers("move 12,4 > 16,4"));
    t.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_FALSE(t.offers_kind("battle"));
  }
  Table wire = ordered(Position().work("wire", {14, 4}).unit("axis", "infantry", {16, 4}), "special-forces", {12, 4});
  wire.act("move 12,4 > 14,4").skip_to("battle").dice({"star", "star"}).act("battle 14,4 > 16,4");  // one die fewer
  EXPECT_EQ(wire.figures({16, 4}), 4);
}

TEST(UNIT02, OneFlagIsOneHex) {
  Table t = ordered(Position().unit("axis", "special-forces", {12, 4}), "infantry", {10, 4});
  t.skip_to("battle").dice({"flag", "star", "star"}).act("battle 10,4 > 12,4");
  t.act("retreat 12,4 > 13,3");
  EXPECT_NE(t.decision(), "retreat");
  EXPECT_EQ(t.pending_side(), "allies");
}

TEST(UNIT03, Resistance) {
  EXPECT_EQ(full_strength("resistance"), 3);
  EXPECT_EQ(furthest_move("resistance"), 2);
  EXPECT_EQ(furthest_move_before_battle("resistance"), 1);
  EXPECT_EQ(dice_by_distance("resistance"), (Counts{3, 2, 1, 0, 0, 0, 0, 0}));
  EXPECT_TRUE(needs_sight("resistance"));
  EXPECT_TRUE(takes_ground("resistance"));
  EXPECT_FALSE(overruns("resistance"));
}

TEST(UNIT06, ResistanceIsNotSpecialForces) {
  // Two open hexes; and one open hex and a forest, from which it might battle after one.
  for (const bool forest : {false, true}) {
    Position position = Position().unit("axis", "infantry", {18, 4});
    if (forest) { position.terrain("forest", {16, 4}); }
    Table t = ordered(position, "resistance", {12, 4});
    t.act("move 12,4 > 16,4").skip_to("battle");
    EXPECT_FALSE(t.offers_kind("battle")) << forest;
    EXPECT_TRUE(t.why_not("battle 16,4 > 18,4").starts_with("BAT-20")) << forest;
  }
}

TEST(UNIT07, Armor) {
  EXPECT_EQ(full_strength("armor"), 3);
  EXPECT_EQ(furthest_move("armor"), 3);
  EXPECT_EQ(furthest_move_before_battle("armor"), 3);
  EXPECT_EQ(dice_by_distance("armor"), (Counts{3, 3, 3, 0, 0, 0, 0, 0}));
  EXPECT_TRUE(needs_sight("armor"));
  EXPECT_TRUE(takes_ground("armor"));
  EXPECT_TRUE(overruns("armor"));
}

TEST(UNIT08, EliteArmorIsArmorOfFourFigures) {
  EXPECT_EQ(full_strength("elite-armor"), 4);
  EXPECT_EQ(furthest_move("elite-armor"), 3);
  EXPECT_EQ(furthest_move_before_battle("elite-armor"), 3);
  EXPECT_EQ(dice_by_distance("elite-armor"), (Counts{3, 3, 3, 0, 0, 0, 0, 0}));
  EXPECT_TRUE(needs_sight("elite-armor"));
  EXPECT_TRUE(takes_ground("elite-armor"));
  EXPECT_TRUE(overruns("elite-armor"));
}

TEST(UNIT09, Artillery) {
  EXPECT_EQ(full_strength("artillery"), 2);
  EXPECT_EQ(furthest_move("artillery"), 1);
  EXPECT_EQ(furthest_move_before_battle("artillery"), 0);  // it moves or battles
  EXPECT_EQ(dice_by_distance("artillery"), (Counts{3, 3, 2, 2, 1, 1, 0, 0}));
  EXPECT_FALSE(needs_sight("artillery"));
  EXPECT_FALSE(takes_ground("artillery"));
  EXPECT_EQ(after_victory("artillery").decision(), "battle");
}

}  // namespace
}  // namespace bocage
