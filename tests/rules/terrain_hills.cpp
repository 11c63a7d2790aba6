// TER-06 to TER-08, TER-27 and TER-28: hills, steep hills and impassable hills.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

TEST(TER06, AHillHindersNoMovement) {
  const Position hills = Position().terrain("hill", {{14, 4}, {16, 4}});
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    EXPECT_EQ(cost(hills, type, {12, 4}, {14, 4}), 1);  // up
    EXPECT_EQ(cost(hills, type, {14, 4}, {16, 4}), 1);  // along
    EXPECT_EQ(cost(hills, type, {16, 4}, {18, 4}), 1);  // down
  }
  EXPECT_TRUE(ordered(hills, "infantry", {12, 4}).offers("move 12,4 > 16,4"));
  EXPECT_TRUE(ordered(hills, "armor", {12, 4}).offers("move 12,4 > 18,4"));
  EXPECT_TRUE(ordered(hills, "infantry", {16, 4}).offers("move 16,4 > 20,4"));
  EXPECT_TRUE(ordered(hills, "armor", {16, 4}).offers("move 16,4 > 22,4"));
}

TEST(TER06, RetreatsCrossHillsFreely) {
  for (const std::string hill : {"hill", "steep"}) {
    SCOPED_TRACE(hill);
    const Position slope = Position().terrain(hill, {{11, 3}, {13, 3}}).unit("axis", "armor", {12, 4});
    Table t = ordered(slope, "infantry", {10, 4});
    t.skip_to("battle").dice({"flag", "flag", "star"}).act("battle 10,4 > 12,4");
    EXPECT_EQ(t.legal(), (Texts{"retreat 12,4 > 11,3", "retreat 12,4 > 13,3"}));
    t.run("retreat 12,4 > 13,3", "retreat 13,3 > 14,2");  // up and down
    EXPECT_EQ(t.figures({14, 2}), 3);
  }
}

TEST(TER06, EnteringAHillCostsNoBattle) {
  for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
    Table t = ordered(Position().terrain("hill", {14, 4}).unit("axis", "infantry", {16, 4}), type, {12, 4});
    t.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_TRUE(t.offers("battle 14,4 > 16,4")) << type;
  }
}

TEST(TER07, AHillProtectsAgainstAttackersBelow) {
  for (const std::string hill : {"hill", "steep", "cliff", "bluff"}) {
    SCOPED_TRACE(hill);
    const Position up = Position().terrain(hill, {12, 4}).unit("axis", "infantry", {12, 4});
    for (const std::string type : {"infantry", "special-forces", "resistance"}) {
      EXPECT_EQ(dice(up, type, {10, 4}, {12, 4}), 2) << type;
      EXPECT_EQ(dice(up, type, {8, 4}, {12, 4}), 1) << type;
      EXPECT_EQ(dice(up, type, {6, 4}, {12, 4}), 0) << type;
    }
    for (const std::string type : {"armor", "elite-armor"}) {
      for (const int col : {10, 8, 6}) { EXPECT_EQ(dice(up, type, {col, 4}, {12, 4}), 2) << type << " " << col; }
    }
    EXPECT_EQ(dice(up, "artillery", {10, 4}, {12, 4}), 3);
    EXPECT_EQ(dice(up, "artillery", {8, 4}, {12, 4}), 3);
    EXPECT_EQ(dice(up, "artillery", {2, 4}, {12, 4}), 1);
  }
}

TEST(TER07, BetweenTwoHillHexesItDoesNotProtect) {
  for (const std::string hill : {"hill", "steep", "cliff", "bluff"}) {
    SCOPED_TRACE(hill);
    const Position same = Position().terrain("hill", {10, 4}).terrain(hill, {12, 4}).unit("axis", "infantry", {12, 4});
    EXPECT_EQ(dice(same, "infantry", {10, 4}, {12, 4}), 3);
    EXPECT_EQ(dice(same, "armor", {10, 4}, {12, 4}), 3);
    // Another hill, with low ground in between.
    const Position other = Position().terrain(hill, {8, 4}).terrain("hill", {12, 4}).unit("axis", "infantry", {12, 4});
    EXPECT_EQ(dice(other, "infantry", {8, 4}, {12, 4}), 2);
    EXPECT_EQ(dice(other, "armor", {8, 4}, {12, 4}), 3);
  }
}

TEST(TER07, AttackingDownFromAHillChangesNoDice) {
  for (const std::string hill : {"hill", "steep", "cliff", "bluff"}) {
    const Position down = Position().terrain(hill, {10, 4}).unit("axis", "infantry", {12, 4});
    for (const std::string& type : kEveryType) { EXPECT_EQ(dice(down, type, {10, 4}, {12, 4}), 3) << hill << type; }
  }
}

// Whether infantry on [6,4] sees the enemy on [10,4]; the lines of armor are the same, artillery needs none.
bool sees(const Position& ground) {
  const Position target = Position(ground).unit("axis", "infantry", {10, 4});
  const bool infantry = dice(target, "infantry", {6, 4}, {10, 4}) > 0;
  EXPECT_EQ(dice(target, "armor", {6, 4}, {10, 4}) > 0, infantry);
  EXPECT_GT(dice(target, "artillery", {6, 4}, {10, 4}), 0);
  return infantry;
}

TEST(TER08, NoUnitSeesOverAHillOrIntoItsSecondRank) {
  for (const std::string hill : {"hill", "steep", "impassable", "cliff", "bluff"}) {
    SCOPED_TRACE(hill);
    EXPECT_FALSE(sees(Position().terrain(hill, {8, 4})));
    EXPECT_FALSE(sees(Position().terrain(hill, {8, 4}).terrain("hill", {10, 4})));  // second rank
    EXPECT_FALSE(sees(Position().terrain(hill, {8, 4}).terrain("hill", {6, 4})));   // and from there
  }
}

TEST(TER08, TheFirstRankAndTheOwnHillAreSeen) {
  for (const std::string hill : {"hill", "steep", "impassable", "cliff", "bluff"}) {
    SCOPED_TRACE(hill);
    EXPECT_TRUE(sees(Position().terrain(hill, {8, 4}).terrain("hill", {{6, 4}, {10, 4}})));  // plateau
  }
  EXPECT_TRUE(sees(Position().terrain("hill", {10, 4})));
  EXPECT_TRUE(sees(Position().terrain("hill", {6, 4})));
  EXPECT_TRUE(sees(Position().terrain("hill", {{6, 4}, {10, 4}})));  // two hills, low ground between
}

TEST(TER08, ABunkerOrAUnitOnTheHillHides) {
  const Position plateau = Position().terrain("hill", {{6, 4}, {8, 4}, {10, 4}});
  EXPECT_TRUE(sees(plateau));
  EXPECT_FALSE(sees(Position(plateau).bunker("axis", {8, 4})));
  EXPECT_FALSE(sees(Position(plateau).unit("allies", "infantry", {8, 4})));
}

TEST(TER27, SteepSlopesCostTwoUpwardsOneAlongAndOneDown) {
  const Position steep = Position().terrain("steep", {{14, 4}, {16, 4}}).terrain("hill", {13, 5});
  for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
    SCOPED_TRACE(type);
    EXPECT_EQ(cost(steep, type, {12, 4}, {14, 4}), 2);  // up from the open
    EXPECT_EQ(cost(steep, type, {13, 5}, {14, 4}), 1);  // from an ordinary hill hex
    EXPECT_EQ(cost(steep, type, {14, 4}, {16, 4}), 1);  // from a steep one
    EXPECT_EQ(cost(steep, type, {14, 4}, {12, 4}), 1);  // down
    EXPECT_EQ(cost(steep, type, {14, 4}, {13, 5}), 1);
  }
}

TEST(TER27, WhateverTheLowGroundIsTheClimbCostsTwo) {
  for (const std::string low : {"forest", "town", "hedgerow"}) {
    const Position ground = Position().terrain("steep", {14, 4}).terrain(low, {12, 4});
    EXPECT_EQ(cost(ground, "infantry", {12, 4}, {14, 4}), 2) << low;
  }
  const Position shore = Position().face("beach").terrain("steep", {14, 4});
  EXPECT_EQ(cost(shore, "infantry", {12, 4}, {14, 4}), 2);
}

TEST(TER27, AUnitWithOneHexLeftCannotClimb) {
  const Position steep = Position().terrain("steep", {{14, 4}, {16, 4}});
  EXPECT_EQ(cost(steep, "artillery", {12, 4}, {14, 4}), 0);  // it moves one hex only
  EXPECT_EQ(cost(steep, "artillery", {14, 4}, {16, 4}), 1);
  EXPECT_EQ(cost(steep, "artillery", {14, 4}, {12, 4}), 1);
  EXPECT_FALSE(ordered(steep, "infantry", {10, 4}).offers("move 10,4 > 14,4"));
  EXPECT_FALSE(ordered(steep, "infantry", {12, 4}).offers("move 12,4 > 16,4"));
  EXPECT_TRUE(ordered(steep, "infantry", {14, 4}).offers("move 14,4 > 18,4"));  // 1 along and 1 down
  EXPECT_TRUE(ordered(steep, "armor", {12, 4}).offers("move 12,4 > 16,4"));     // 2 + 1
  EXPECT_FALSE(ordered(steep, "armor", {12, 4}).offers("move 12,4 > 18,4"));
}

TEST(TER27, ArtilleryWithThreeHexesClimbsToo) {
  Table t = Position()
                .terrain("steep", {14, 4})
                .unit("allies", "artillery", {12, 4})
                .hand("allies", {"artillery-bombard"})
                .play();
  t.run("play artillery-bombard", "order 12,4", "done", "move 12,4 > 14,4");
  EXPECT_EQ(t.unit({14, 4})->moved, 2);
}

TEST(TER27, InfantryThatClimbedHasMovedTwo) {
  const Position steep = Position().terrain("steep", {14, 4}).unit("axis", "infantry", {16, 4});
  for (const std::string type : {"infantry", "resistance", "special-forces", "armor"}) {
    Table t = ordered(steep, type, {12, 4});
    t.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_EQ(t.offers("battle 14,4 > 16,4"), type == "special-forces" || type == "armor") << type;
  }
}

TEST(TER28, NoUnitMovesOntoAnImpassableHill) {
  for (const std::string& type : kEveryType) {
    for (const std::string below : {"countryside", "hill"}) {
      Position position = Position().terrain("impassable", {14, 4});
      if (below == "hill") { position.terrain("hill", {12, 4}); }
      const Table t = ordered(position, type, {12, 4});
      EXPECT_FALSE(t.offers("move 12,4 > 14,4")) << type;
      EXPECT_TRUE(t.offers("move 12,4 > 10,4")) << type;
    }
  }
  EXPECT_FALSE(ordered(Position().terrain("impassable", {14, 4}), "infantry", {12, 4}).offers("move 12,4 > 16,4"));
}

TEST(TER28, NoUnitRetreatsOntoAnImpassableHill) {
  const Position slope = Position().terrain("impassable", {11, 3}).unit("axis", "infantry", {12, 4});
  Table one_way = ordered(slope, "infantry", {10, 4});
  one_way.skip_to("battle").dice({"flag", "star", "star"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(one_way.legal(), std::vector<std::string>{"retreat 12,4 > 13,3"});

  Table no_way = ordered(Position(slope).terrain("impassable", {13, 3}), "infantry", {10, 4});
  no_way.skip_to("battle").dice({"flag", "star", "star"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(no_way.figures({12, 4}), 3);
}

TEST(TER28, NoUnitTakesGroundOnAnImpassableHill) {
  // No unit can ever stand there, so no game can show it; test the tables directly.
  const auto battle = Position().terrain("impassable", {14, 4}).battle();
  const Hex from = *battle->board().find({12, 4});
  for (const Arm arm : kArms) {
    EXPECT_FALSE(battle->take_ground(gait_of(arm), from).contains(*battle->board().find({14, 4}))) << name(arm);
    EXPECT_TRUE(battle->take_ground(gait_of(arm), from).contains(*battle->board().find({10, 4}))) << name(arm);
  }
}

TEST(TER28, ADropOntoAnImpassableHillIsLost) {
  const auto drop_at = [](const std::string& terrain) {
    Table t = Position()
                  .terrain(terrain, {12, 4})
                  .unit("allies", "infantry", {20, 8})
                  .special(R"({"rule": "airdrop", "side": "allies", "when": "before-first-turn", "drops": 1,
                               "kind": "infantry", "figures_if_safe": 4,
                               "lost_if": ["off-board", "hex-occupied-by-any-unit"], "medal_for_lost_drop": 0,
                               "digital_scatter": {"steps": 1}})")
                  .play();
    t.picks({6}).act("aim 12,4");  // the last of seven choices: six neighbours or staying
    return t;
  };
  Table lost = drop_at("impassable");
  EXPECT_TRUE(lost.empty({12, 4}));
  EXPECT_EQ(lost.medals("axis"), 0);
  Table landed = drop_at("hill");
  EXPECT_EQ(landed.figures({12, 4}), 4);
}

}  // namespace
}  // namespace bocage
