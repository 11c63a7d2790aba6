// BEL: Behind Enemy Lines.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/position.h"

namespace bocage {
namespace {

Position raid(Coord from) {
  return Position().unit("allies", "infantry", from).hand("allies", {"behind-enemy-lines", "infantry-assault"});
}

void order(Table& t, const std::string& at) { t.run("play behind-enemy-lines", "order " + at, "done"); }

// Whether the unit may make this first move under the card.
bool may_raid(const Position& ground, const std::string& from, const std::string& to) {
  Table t = ground.play();
  order(t, from);
  return t.offers("move " + from + " > " + to);
}

// The same under Infantry Assault, which also allows three hexes but respects terrain.
bool may_march(const Position& ground, const std::string& from, const std::string& to) {
  Table t = ground.play();
  t.run("play infantry-assault", "section center", "order " + from, "done");
  return t.offers("move " + from + " > " + to);
}

TEST(BEL01, OneInfantryUnitAnywhere) {
  for (const std::string side : {"allies", "axis"}) {
    SCOPED_TRACE(side);
    Table t = Position()
                  .unit(side, "infantry", {2, 4})
                  .unit(side, "resistance", {12, 4})
                  .unit(side, "special-forces", {22, 4})
                  .unit(side, "armor", {10, 4})
                  .unit(side, "artillery", {14, 4})
                  .first(side)
                  .hand(side, {"behind-enemy-lines"})
                  .play();
    t.act("play behind-enemy-lines");
    EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 12,4", "order 22,4", "done"}));
    t.act("order 12,4");
    EXPECT_EQ(t.legal(), (Texts{"done"}));
  }
}

TEST(BEL02, MoveBattleMove) {
  Table t = raid({0, 4}).unit("axis", "infantry", {8, 4}).play();
  order(t, "0,4");
  EXPECT_FALSE(t.offers("move 0,4 > 7,5"));  // four hexes
  t.run("move 0,4 > 6,4", "done");
  t.dice({"star", "star", "star", "star"}).act("battle 6,4 > 8,4");
  ASSERT_EQ(t.decision(), "second-move");
  EXPECT_TRUE(t.offers("move 6,4 > 0,4"));
  EXPECT_TRUE(t.offers("move 6,4 > 9,7"));
  EXPECT_FALSE(t.offers("move 6,4 > 10,8"));  // four hexes
  t.act("move 6,4 > 0,4");
  EXPECT_EQ(t.figures({0, 4}), 4);
}

// The example: six hexes without a battle are legal.
TEST(BEL02, SixHexesWithoutABattle) {
  Table t = raid({0, 4}).play();
  order(t, "0,4");
  t.run("move 0,4 > 6,4", "done");
  EXPECT_TRUE(t.offers("move 6,4 > 12,4"));
  EXPECT_FALSE(t.offers("move 6,4 > 14,4"));
  t.act("move 6,4 > 12,4");
  EXPECT_EQ(t.figures({12, 4}), 4);
  EXPECT_FALSE(t.offers_kind("move"));
}

TEST(BEL02, EachPartIsOptional) {
  const Position ground = raid({6, 4}).unit("axis", "infantry", {8, 4});
  Table battle_only = ground.play();
  order(battle_only, "6,4");
  battle_only.act("done");
  battle_only.dice({"star", "star", "star", "star"}).act("battle 6,4 > 8,4");
  battle_only.run("pass", "done");
  EXPECT_EQ(battle_only.side_on_turn(), "axis");

  Table nothing = ground.play();
  order(nothing, "6,4");
  nothing.run("done", "done");
  EXPECT_EQ(nothing.side_on_turn(), "axis");

  Table first_only = ground.play();
  order(first_only, "6,4");
  first_only.run("move 6,4 > 0,4", "done", "done");
  EXPECT_EQ(first_only.side_on_turn(), "axis");
}

TEST(BEL03, StopHexesDoNotStop) {
  for (const std::string terrain : {"forest", "town", "hedgerow"}) {
    SCOPED_TRACE(terrain);
    const Position ground = raid({8, 4}).terrain(terrain, {{10, 4}, {12, 4}});
    EXPECT_TRUE(may_raid(ground, "8,4", "14,4"));  // straight through both
    EXPECT_FALSE(may_march(ground, "8,4", "14,4"));
  }
  const Position wire = raid({8, 4}).work("wire", {10, 4}).work("wire", {12, 4});
  EXPECT_TRUE(may_raid(wire, "8,4", "14,4"));
  EXPECT_FALSE(may_march(wire, "8,4", "14,4"));
}

TEST(BEL03, HedgerowEntryAndExit) {
  const Position entry = raid({8, 4}).terrain("hedgerow", {14, 4});
  EXPECT_TRUE(may_raid(entry, "8,4", "14,4"));
  EXPECT_FALSE(may_march(entry, "8,4", "14,4"));
  const Position exit = raid({8, 4}).terrain("hedgerow", {8, 4});
  EXPECT_TRUE(may_raid(exit, "8,4", "14,4"));
  EXPECT_FALSE(may_march(exit, "8,4", "14,4"));
}

TEST(BEL03, BeachAndOceanLimits) {
  const Position beach = raid({12, 6}).face("beach");
  EXPECT_TRUE(may_raid(beach, "12,6", "9,3"));  // two beach hexes and one more
  EXPECT_FALSE(may_march(beach, "12,6", "9,3"));
  const Position out = raid({12, 8}).face("beach");
  EXPECT_TRUE(may_raid(out, "12,8", "9,5"));  // ocean, beach, beach
  EXPECT_FALSE(may_march(out, "12,8", "9,5"));
  const Position into = raid({9, 5}).face("beach");
  EXPECT_TRUE(may_raid(into, "9,5", "12,8"));
  EXPECT_FALSE(may_march(into, "9,5", "12,8"));
}

TEST(BEL03, DoubleCosts) {
  const Position steep = raid({8, 4}).terrain("steep", {10, 4});
  EXPECT_TRUE(may_raid(steep, "8,4", "14,4"));
  EXPECT_FALSE(may_march(steep, "8,4", "14,4"));
  for (const std::string shore : {"cliff", "bluff"}) {
    SCOPED_TRACE(shore);
    const Position climb = raid({12, 4}).face("beach").terrain(shore, {11, 3});
    EXPECT_TRUE(may_raid(climb, "12,4", "9,1"));
    EXPECT_FALSE(may_march(climb, "12,4", "9,1"));
  }
}

TEST(BEL03, TheSecondMoveIgnoresTerrain) {
  Table t = raid({12, 4}).terrain("hedgerow", {{14, 4}, {18, 4}}).terrain("forest", {16, 4}).play();
  order(t, "12,4");
  t.act("done");
  EXPECT_TRUE(t.offers("move 12,4 > 18,4"));
}

TEST(BEL04, OccupiedAndImpassableHexes) {
  const Position open = raid({8, 4});
  ASSERT_TRUE(may_raid(open, "8,4", "14,4"));
  EXPECT_FALSE(may_raid(Position(open).unit("allies", "armor", {10, 4}), "8,4", "14,4"));
  EXPECT_FALSE(may_raid(Position(open).unit("axis", "armor", {12, 4}), "8,4", "14,4"));
  EXPECT_FALSE(may_raid(Position(open).unit("axis", "armor", {14, 4}), "8,4", "14,4"));
  EXPECT_FALSE(may_raid(Position(open).terrain("river", {10, 4}), "8,4", "14,4"));
  EXPECT_FALSE(may_raid(Position(open).terrain("river", {10, 4}), "8,4", "10,4"));
  EXPECT_TRUE(may_raid(Position(open).terrain("river", {10, 4}).work("bridge", {10, 4}), "8,4", "14,4"));
  EXPECT_FALSE(may_raid(Position(open).terrain("impassable", {10, 4}), "8,4", "14,4"));
}

TEST(BEL04, TheSecondMoveIsBoundLikewise) {
  Table t = raid({8, 4}).terrain("river", {10, 4}).unit("allies", "armor", {6, 4}).play();
  order(t, "8,4");
  t.act("done");
  EXPECT_FALSE(t.offers("move 8,4 > 14,4"));
  EXPECT_FALSE(t.offers("move 8,4 > 10,4"));
  EXPECT_FALSE(t.offers("move 8,4 > 2,4"));
  EXPECT_TRUE(t.offers("move 8,4 > 11,1"));
}

TEST(BEL04, BarredBridgeSides) {
  const Position bridge = raid({9, 7}).terrain("river", {12, 4}).work("bridge", {12, 4});
  EXPECT_TRUE(may_raid(bridge, "9,7", "12,4"));
  const Position barred = raid({9, 7})
                              .terrain("river", {12, 4})
                              .work("bridge-section", {12, 4})
                              .special(R"({"rule": "bridge-ends-only", "span": [[12, 4]], "ends": [[10, 4], [14, 4]],
                                           "links": [[[10, 4], [12, 4]], [[12, 4], [14, 4]]]})");
  EXPECT_FALSE(may_raid(barred, "9,7", "12,4"));  // into its side; around to its end is one hex too far
}

TEST(BEL04, TheBoardsEdge) {
  Table t = raid({24, 4}).play();
  order(t, "24,4");
  for (const std::string beyond : {"0,4", "1,3", "1,5", "2,4"}) {
    EXPECT_FALSE(t.offers("move 24,4 > " + beyond)) << beyond;
  }
  EXPECT_TRUE(t.offers("move 24,4 > 18,4"));
}

// The example: open, forest, open, then a battle.
TEST(BEL05, PassingThroughCoverDoesNoHarm) {
  Table t = raid({6, 4}).terrain("forest", {10, 4}).unit("axis", "infantry", {14, 4}).play();
  order(t, "6,4");
  t.run("move 6,4 > 12,4", "done");
  t.dice({"star", "star", "star", "infantry"}).act("battle 12,4 > 14,4");
  EXPECT_EQ(t.figures({14, 4}), 3);
}

// The example: open, open, forest: no battle, but the second move is still allowed.
TEST(BEL05, NoBattleInCoverEnteredThisTurn) {
  for (const std::string terrain : {"forest", "town", "hedgerow"}) {
    SCOPED_TRACE(terrain);
    Table t = raid({6, 4}).terrain(terrain, {12, 4}).unit("axis", "infantry", {14, 4}).play();
    order(t, "6,4");
    t.run("move 6,4 > 12,4", "done");
    EXPECT_FALSE(t.offers("battle 12,4 > 14,4"));
    EXPECT_TRUE(t.offers("move 12,4 > 6,4"));
  }
}

TEST(BEL05, NoBattleOnOcean) {
  Table t = raid({12, 4}).face("beach").unit("axis", "infantry", {16, 6}).play();
  order(t, "12,4");
  t.run("move 12,4 > 15,7", "done");
  EXPECT_FALSE(t.offers("battle 15,7 > 16,6"));
  EXPECT_TRUE(t.offers_kind("move"));
}

TEST(BEL06, HoweverFarItMovedItMayBattle) {
  for (const std::string to : {"8,4", "10,4", "12,4"}) {
    SCOPED_TRACE(to);
    Table t = raid({6, 4}).unit("axis", "infantry", {14, 4}).play();
    order(t, "6,4");
    t.run("move 6,4 > " + to, "done");
    EXPECT_TRUE(t.offers("battle " + to + " > 14,4"));
  }
}

// The example: from wire, adjacent target in the open: 3+1-1 = 3 dice.
TEST(BEL07, OneExtraDieFromWire) {
  Table t = raid({6, 4}).work("wire", {12, 4}).unit("axis", "infantry", {14, 4}).play();
  order(t, "6,4");
  t.run("move 6,4 > 12,4", "done");
  t.dice({"star", "star", "infantry"}).act("battle 12,4 > 14,4");
  EXPECT_EQ(t.figures({14, 4}), 3);
}

TEST(BEL07, OneExtraDieAtAnyDistance) {
  const std::vector<Texts> rolls{
      {"star", "star", "star", "infantry"}, {"star", "star", "infantry"}, {"star", "infantry"}};
  for (int distance = 1; distance <= 3; ++distance) {
    SCOPED_TRACE(distance);
    const Coord target{6 + 2 * distance, 4};
    Table t = raid({6, 4}).unit("axis", "infantry", target).play();
    order(t, "6,4");
    t.act("done");
    t.dice(rolls[static_cast<std::size_t>(distance - 1)]);
    t.act("battle 6,4 > " + std::to_string(target.col) + ",4");
    EXPECT_EQ(t.figures(target), 3);
  }
}

TEST(BEL08, AUnitMayRemoveWireAndThenMoveAgain) {
  Table t = raid({6, 4}).work("wire", {12, 4}).unit("axis", "infantry", {14, 4}).play();
  order(t, "6,4");
  t.run("move 6,4 > 12,4", "done", "remove-wire 12,4");
  EXPECT_FALSE(t.has_wire({12, 4}));
  ASSERT_EQ(t.decision(), "second-move");
  EXPECT_FALSE(t.offers_kind("battle"));
  t.act("move 12,4 > 6,4");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(BEL09, AUnitMovesAgainAfterTakingGround) {
  Table t = raid({12, 4}).unit("axis", "infantry", {14, 4}).unit("axis", "infantry", {0, 0}).play();
  order(t, "12,4");
  t.act("done");
  t.dice({"infantry", "infantry", "infantry", "infantry"}).act("battle 12,4 > 14,4");
  t.act("take-ground 12,4");
  ASSERT_EQ(t.decision(), "second-move");
  EXPECT_TRUE(t.offers("move 14,4 > 20,4"));
  t.act("move 14,4 > 20,4");
  EXPECT_EQ(t.figures({20, 4}), 4);
}

// TKG-07 applies to wire entered under this card (OQC-07); the second move is unaffected.
TEST(BEL09, AUnitOnWireTakesNoGroundButMovesAgain) {
  Table t =
      raid({6, 4}).work("wire", {12, 4}).unit("axis", "infantry", {14, 4}).unit("axis", "infantry", {0, 0}).play();
  t.set_figures({14, 4}, 1);
  order(t, "6,4");
  t.run("move 6,4 > 12,4", "done");
  t.dice({"infantry", "star", "star"}).act("battle 12,4 > 14,4");
  EXPECT_TRUE(t.empty({14, 4}));
  ASSERT_EQ(t.decision(), "second-move");
  EXPECT_TRUE(t.offers("move 12,4 > 18,4"));
}

TEST(BEL10, AUnitDrivenBackByAnAmbushMovesAgain) {
  Table t = raid({12, 4}).unit("axis", "infantry", {13, 3}).hand("axis", {"ambush"}).play();
  order(t, "12,4");
  t.run("done", "battle 12,4 > 13,3");
  t.dice({"flag", "star", "star"}).act("ambush");
  t.act("retreat 12,4 > 13,5");
  ASSERT_EQ(t.decision(), "second-move");
  t.act("move 13,5 > 16,8");
  EXPECT_EQ(t.figures({16, 8}), 4);
}

TEST(BEL10, AnEliminatedUnitDoesNotMoveAgain) {
  Table t = raid({12, 4})
                .unit("allies", "infantry", {0, 8})
                .unit("axis", "infantry", {13, 3})
                .hand("axis", {"ambush"})
                .play();
  t.set_figures({12, 4}, 1);
  order(t, "12,4");
  t.run("done", "battle 12,4 > 13,3");
  t.dice({"grenade", "star", "star"}).act("ambush");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.legal(), (Texts{"done"}));
}

TEST(BEL11, NoBattleFollowsTheSecondMove) {
  const Position ground = raid({6, 4}).unit("axis", "infantry", {14, 4}).unit("axis", "infantry", {8, 4});
  Table after_battle = ground.play();
  order(after_battle, "6,4");
  after_battle.act("done");
  after_battle.dice({"star", "star", "star", "star"}).act("battle 6,4 > 8,4");
  after_battle.act("move 6,4 > 9,5");
  EXPECT_EQ(after_battle.legal(), (Texts{"done"}));

  Table without_battle = raid({6, 4}).unit("axis", "infantry", {14, 4}).play();
  order(without_battle, "6,4");
  without_battle.run("done", "move 6,4 > 12,4");
  EXPECT_EQ(without_battle.legal(), (Texts{"done"}));
}

TEST(BEL12, FallbackWithoutInfantry) {
  Table t = Position()
                .unit("allies", "armor", {2, 4})
                .unit("allies", "artillery", {22, 4})
                .unit("axis", "infantry", {12, 0})
                .hand("allies", {"behind-enemy-lines"})
                .play();
  t.act("play behind-enemy-lines");
  EXPECT_EQ(t.legal(), (Texts{"order 2,4", "order 22,4", "done"}));
  t.run("order 22,4", "done");
  EXPECT_TRUE(t.offers("move 22,4 > 20,4"));
  EXPECT_FALSE(t.offers("move 22,4 > 18,4"));
}

}  // namespace
}  // namespace bocage
