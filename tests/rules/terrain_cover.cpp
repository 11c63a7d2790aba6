// TER-01 to TER-05 and TER-09 to TER-11: countryside, forest, hedgerow and town, column by column.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

using Counts = std::vector<int>;

// The dice at a target on [12,4] from the distances 1 to `range`, over open ground.
Counts dice_by_distance(const Position& position, const std::string& type, int range) {
  Counts counts;
  for (int away = 1; away <= range; ++away) { counts.push_back(dice(position, type, {12 - 2 * away, 4}, {12, 4})); }
  return counts;
}

// The dice that an enemy of each arm rolls at infantry on this terrain; see the table under BAT.
void expect_dice(const std::string& ground, const Counts& infantry, const Counts& armor, const Counts& artillery) {
  Position position = Position().unit("axis", "infantry", {12, 4});
  if (ground != "countryside") { position.terrain(ground, {12, 4}); }
  for (const std::string type : {"infantry", "special-forces", "resistance"}) {
    EXPECT_EQ(dice_by_distance(position, type, 3), infantry) << type;
  }
  for (const std::string type : {"armor", "elite-armor"}) {
    EXPECT_EQ(dice_by_distance(position, type, 3), armor) << type;
  }
  EXPECT_EQ(dice_by_distance(position, "artillery", 6), artillery);
}

// Checks the columns "stop", "battle after entering", "protection" and "blocks sight" for a cover terrain.
void expect_cover(const std::string& ground) {
  SCOPED_TRACE(ground);
  const Position ahead = Position().terrain(ground, {14, 4});
  for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
    SCOPED_TRACE(type);
    const std::string beyond = type.ends_with("armor") ? "18,4" : "16,4";  // straight on, as far as it can go
    EXPECT_TRUE(ordered(ahead, type, {12, 4}).offers("move 12,4 > 14,4"));
    EXPECT_FALSE(ordered(ahead, type, {12, 4}).offers("move 12,4 > " + beyond));
    EXPECT_TRUE(ordered(Position(), type, {12, 4}).offers("move 12,4 > " + beyond));

    Table entered = ordered(Position(ahead).unit("axis", "infantry", {16, 4}), type, {12, 4});
    entered.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_EQ(entered.offers("battle 14,4 > 16,4"), type == "resistance");  // UNIT-04
  }
  expect_dice(ground, {2, 1, 0}, {1, 1, 1}, {3, 3, 2, 2, 1, 1});

  const Position between = Position().terrain(ground, {8, 4}).unit("axis", "infantry", {10, 4});
  EXPECT_EQ(dice(between, "infantry", {6, 4}, {10, 4}), 0);
  EXPECT_EQ(dice(between, "armor", {6, 4}, {10, 4}), 0);
  EXPECT_EQ(dice(between, "artillery", {6, 4}, {10, 4}), 3);
}

// RET-06: units may retreat into cover, and with two flags through it.
void expect_retreat_through(const std::string& ground) {
  SCOPED_TRACE(ground);
  const Position position = Position().terrain(ground, {{11, 3}, {13, 3}}).unit("axis", "infantry", {12, 4});
  Table t = ordered(position, "infantry", {10, 4});
  t.skip_to("battle").dice({"flag", "flag", "star"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(t.legal(), (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
  t.run("retreat 12,4 > 11,3", "retreat 11,3 > 10,2");
  EXPECT_EQ(t.figures({10, 2}), 4);
}

TEST(TER01, CountrysideStopsNoUnitAndBarsNoBattle) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    const int furthest = type == "artillery" ? 1 : type.ends_with("armor") ? 3 : 2;
    const Table t = ordered(Position(), type, {12, 4});
    EXPECT_TRUE(t.offers("move 12,4 > " + text({12 + 2 * furthest, 4})));
    if (type == "artillery") { continue; }  // BAT-20
    Table entered = ordered(Position().unit("axis", "infantry", {16, 4}), type, {12, 4});
    entered.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_TRUE(entered.offers("battle 14,4 > 16,4"));
  }
}

TEST(TER01, CountrysideNeitherProtectsNorHides) {
  expect_dice("countryside", {3, 2, 1}, {3, 3, 3}, {3, 3, 2, 2, 1, 1});
}

TEST(TER02, AForestStopsBarsBattleProtectsAndHides) { expect_cover("forest"); }
TEST(TER03, AHedgerowStopsBarsBattleProtectsAndHides) { expect_cover("hedgerow"); }
TEST(TER09, ATownStopsBarsBattleProtectsAndHides) { expect_cover("town"); }

TEST(TER02, AForestStopsNoRetreat) { expect_retreat_through("forest"); }
TEST(TER03, AHedgerowStopsNoRetreat) { expect_retreat_through("hedgerow"); }
TEST(TER09, ATownStopsNoRetreat) { expect_retreat_through("town"); }

TEST(TER02, AForestProtectsUnitsOfEveryKindAlike) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    const Position target = Position().terrain("forest", {12, 4}).unit("axis", type, {12, 4});
    EXPECT_EQ(dice(target, "infantry", {10, 4}, {12, 4}), 2);
    EXPECT_EQ(dice(target, "armor", {10, 4}, {12, 4}), 1);
    EXPECT_EQ(dice(target, "artillery", {10, 4}, {12, 4}), 3);
  }
}

TEST(TER02, AUnitInAForestLosesNoDiceItself) {
  for (const std::string cover : {"forest", "hedgerow"}) {
    SCOPED_TRACE(cover);
    const Position enemy = Position().terrain(cover, {10, 4}).unit("axis", "infantry", {12, 4});
    EXPECT_EQ(dice(enemy, "infantry", {10, 4}, {12, 4}), 3);
    EXPECT_EQ(dice(enemy, "armor", {10, 4}, {12, 4}), 3);
    EXPECT_EQ(dice(enemy, "artillery", {10, 4}, {12, 4}), 3);
  }
}

TEST(TER04, AHedgerowIsEnteredFromAnAdjacentStartOnEverySide) {
  const Position hedge = Position().terrain("hedgerow", {12, 4});
  for (const Coord start : {Coord{10, 4}, Coord{14, 4}, Coord{11, 3}, Coord{13, 3}, Coord{11, 5}, Coord{13, 5}}) {
    for (const std::string& type : kEveryType) {
      EXPECT_TRUE(ordered(hedge, type, start).offers("move " + text(start) + " > 12,4")) << text(start) << " " << type;
    }
  }
}

TEST(TER04, AHedgerowIsNotEnteredFromFurtherOff) {
  const Position hedge = Position().terrain("hedgerow", {12, 4});
  for (const Coord start : {Coord{8, 4}, Coord{16, 4}, Coord{12, 2}, Coord{12, 6}, Coord{9, 3}, Coord{15, 5}}) {
    for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
      EXPECT_FALSE(ordered(hedge, type, start).offers("move " + text(start) + " > 12,4")) << text(start) << " " << type;
      EXPECT_TRUE(ordered(Position(), type, start).offers("move " + text(start) + " > 12,4")) << text(start);
    }
  }
}

TEST(TER04, OtherCoverIsEnteredFromFurtherOff) {
  for (const std::string cover : {"forest", "town"}) {
    EXPECT_TRUE(ordered(Position().terrain(cover, {12, 4}), "infantry", {8, 4}).offers("move 8,4 > 12,4")) << cover;
  }
}

TEST(TER05, FromAHedgerowEveryUnitGoesOneHexAndNoFurther) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    const Table t = ordered(Position().terrain("hedgerow", {12, 4}), type, {12, 4});
    int destinations = 0;
    for (const std::string& action : t.legal()) { destinations += action.starts_with("move ") ? 1 : 0; }
    EXPECT_EQ(destinations, 6);
    for (const std::string next : {"10,4", "14,4", "11,3", "13,3", "11,5", "13,5"}) {
      EXPECT_TRUE(t.offers("move 12,4 > " + next)) << next;
    }
  }
}

TEST(TER05, LeavingItAUnitMayBattle) {
  for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
    Table t = ordered(Position().terrain("hedgerow", {12, 4}).unit("axis", "infantry", {16, 4}), type, {12, 4});
    t.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_TRUE(t.offers("battle 14,4 > 16,4")) << type;
  }
}

TEST(TER10, ArmorInATownRollsTwoDiceFewer) {
  for (const std::string type : {"armor", "elite-armor"}) {
    SCOPED_TRACE(type);
    for (const int away : {1, 2, 3}) {
      const Coord enemy{6 + 2 * away, 4};
      EXPECT_EQ(dice(Position().terrain("town", {6, 4}).unit("axis", "infantry", enemy), type, {6, 4}, enemy), 1);
      EXPECT_EQ(dice(Position().unit("axis", "infantry", enemy), type, {6, 4}, enemy), 3);
    }
  }
}

TEST(TER10, ArmorInATownRollsTwoFewerThanItsCardGives) {
  Table t = Position()
                .terrain("town", {6, 4})
                .unit("allies", "armor", {6, 4})
                .unit("axis", "infantry", {8, 4})
                .hand("allies", {"armor-assault"})
                .play();
  t.run("play armor-assault", "order 6,4", "done").skip_to("battle");
  t.dice({"star", "star"}).act("battle 6,4 > 8,4");  // 3 + 1 - 2
  EXPECT_EQ(t.figures({8, 4}), 4);
}

TEST(TER10, ArmorInATownAmbushesWithTwoFewer) {
  for (const std::string type : {"armor", "elite-armor"}) {
    SCOPED_TRACE(type);
    Table t = Position()
                  .terrain("town", {8, 4})
                  .unit("allies", "infantry", {6, 4})
                  .unit("axis", type, {8, 4})
                  .hand("axis", {"ambush"})
                  .play();
    t.run("play probe-left", "order 6,4", "done").skip_to("battle");
    t.act("battle 6,4 > 8,4");
    t.dice({"grenade"}).dice({"star", "star"}).act("ambush");  // 3 - 2 of the armor, 3 - 1 of the infantry
    EXPECT_EQ(t.figures({6, 4}), 3);
  }
}

TEST(TER11, InfantryAndArtilleryBattleOutOfATownWithoutPenalty) {
  for (const int away : {1, 2, 3}) {
    const Coord enemy{6 + 2 * away, 4};
    const Position town = Position().terrain("town", {6, 4}).unit("axis", "infantry", enemy);
    for (const std::string type : {"infantry", "special-forces", "resistance"}) {
      EXPECT_EQ(dice(town, type, {6, 4}, enemy), 4 - away) << type << " at " << away;
    }
    EXPECT_EQ(dice(town, "artillery", {6, 4}, enemy), away == 3 ? 2 : 3) << away;
  }
}

}  // namespace
}  // namespace bocage
