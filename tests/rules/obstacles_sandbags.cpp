// OBS-21 to OBS-27: sandbags. OBS-28: obstacles on top of terrain.
#include <gtest/gtest.h>

#include "support/scenes.h"

namespace bocage {
namespace {

const std::vector<Coord> kAround{{10, 4}, {14, 4}, {11, 3}, {13, 3}, {11, 5}, {13, 5}};  // [12,4]

Position bags_at(Coord at) { return Position().work("sandbags", at); }

// An Axis unit behind sandbags on [12,4] is attacked by Allied artillery, whose dice they do not reduce.
Table attacked(const Position& position, const Texts& faces) {
  Table t = ordered(Position(position).unit("axis", "infantry", {0, 0}), "artillery", {10, 4});
  t.skip_to("battle").dice(faces).act("battle 10,4 > 12,4");
  return t;
}

TEST(OBS21, SandbagsProtectFromAllSides) {
  for (const std::string& target : kEveryType) {
    const Position bags = bags_at({12, 4}).unit("axis", target, {12, 4});
    for (const Coord from : kAround) {
      SCOPED_TRACE(target + " from " + text(from));
      EXPECT_EQ(dice(bags, "infantry", from, {12, 4}), 2);
      EXPECT_EQ(dice(bags, "armor", from, {12, 4}), 2);
      EXPECT_EQ(dice(bags, "artillery", from, {12, 4}), 3);
    }
  }
}

TEST(OBS21, SandbagsProtectAtEveryDistance) {
  const Position bags = bags_at({12, 4}).unit("axis", "infantry", {12, 4});
  for (const std::string type : {"infantry", "special-forces", "resistance"}) {
    EXPECT_EQ(dice(bags, type, {8, 4}, {12, 4}), 1) << type;
    EXPECT_EQ(dice(bags, type, {6, 4}, {12, 4}), 0) << type;
  }
  for (const std::string type : {"armor", "elite-armor"}) {
    EXPECT_EQ(dice(bags, type, {8, 4}, {12, 4}), 2) << type;
    EXPECT_EQ(dice(bags, type, {6, 4}, {12, 4}), 2) << type;
  }
  EXPECT_EQ(dice(bags, "artillery", {0, 4}, {12, 4}), 1);
}

TEST(OBS21, SandbagsAddNothingToBetterTerrain) {
  for (const std::string cover : {"forest", "hedgerow", "town"}) {
    const Position bags = bags_at({12, 4}).terrain(cover, {12, 4}).unit("axis", "infantry", {12, 4});
    EXPECT_EQ(dice(bags, "infantry", {10, 4}, {12, 4}), 2) << cover;
    EXPECT_EQ(dice(bags, "armor", {10, 4}, {12, 4}), 1) << cover;
    EXPECT_EQ(dice(bags, "artillery", {10, 4}, {12, 4}), 3) << cover;
  }
}

TEST(OBS22, AUnitOfEitherSideMayIgnoreTheFirstFlag) {
  Table axis = attacked(bags_at({12, 4}).unit("axis", "infantry", {12, 4}), {"flag", "flag", "star"});
  EXPECT_EQ(axis.legal(), (Texts{"ignore-flag 12,4", "pass"}));
  axis.act("ignore-flag 12,4");
  EXPECT_EQ(axis.decision(), "retreat");  // for the second flag
  axis.act("retreat 12,4 > 11,3");
  EXPECT_EQ(axis.pending_side(), "allies");

  Table allies =
      bags_at({12, 4}).unit("allies", "infantry", {12, 4}).unit("axis", "infantry", {13, 3}).first("axis").play();
  allies.run("play probe-center", "order 13,3", "done").skip_to("battle");
  allies.dice({"flag", "star"}).act("battle 13,3 > 12,4");
  EXPECT_EQ(allies.legal(), (Texts{"ignore-flag 12,4", "pass"}));
  allies.act("ignore-flag 12,4");
  EXPECT_EQ(allies.figures({12, 4}), 4);
  EXPECT_TRUE(allies.has_sandbags({12, 4}));
}

TEST(OBS23, SandbagsAffectNeitherMovementNorSight) {
  const Position bags = bags_at({14, 4});
  EXPECT_TRUE(ordered(bags, "infantry", {12, 4}).offers("move 12,4 > 16,4 via 14,4"));
  EXPECT_TRUE(ordered(bags, "armor", {12, 4}).offers("move 12,4 > 18,4 via 14,4"));
  for (const std::string& type : kEveryType) {
    Table t = ordered(bags, type, {12, 4});
    t.act("move 12,4 > 14,4");
    EXPECT_EQ(t.unit({14, 4})->moved, 1) << type;
  }
  Table entered = ordered(Position(bags).unit("axis", "infantry", {16, 4}), "infantry", {12, 4});
  entered.act("move 12,4 > 14,4").skip_to("battle");
  EXPECT_TRUE(entered.offers("battle 14,4 > 16,4"));
  EXPECT_EQ(dice(Position(bags).unit("axis", "infantry", {16, 4}), "infantry", {12, 4}, {16, 4}), 2);
}

TEST(OBS23, AUnitLeavesSandbagsAndBattlesFromThemFreely) {
  for (const std::string& type : kEveryType) {
    SCOPED_TRACE(type);
    EXPECT_EQ(dice(bags_at({12, 4}).unit("axis", "infantry", {14, 4}), type, {12, 4}, {14, 4}), 3);
    const int furthest = type == "artillery" ? 1 : type.ends_with("armor") ? 3 : 2;
    EXPECT_TRUE(ordered(bags_at({12, 4}), type, {12, 4}).offers("move 12,4 > " + text({12 + 2 * furthest, 4})));
  }
}

TEST(OBS24, AUnitThatMovesOffItsSandbagsRemovesThem) {
  for (const std::string& type : kEveryType) {
    Table t = ordered(bags_at({12, 4}), type, {12, 4});
    t.act("move 12,4 > 14,4");
    EXPECT_FALSE(t.has_sandbags({12, 4})) << type;
    EXPECT_EQ(t.happened("sandbags-removed"), 1) << type;
  }
}

TEST(OBS24, AUnitThatRetreatsOffItsSandbagsRemovesThem) {
  Table t = attacked(bags_at({12, 4}).unit("axis", "infantry", {12, 4}), {"flag", "star", "star"});
  t.act("pass");
  EXPECT_TRUE(t.has_sandbags({12, 4}));
  t.act("retreat 12,4 > 11,3");
  EXPECT_FALSE(t.has_sandbags({12, 4}));
}

TEST(OBS24, AUnitThatTakesGroundOffItsSandbagsRemovesThem) {
  const Position enemies = bags_at({10, 4}).unit("axis", "infantry", {12, 4}, 1).unit("axis", "infantry", {0, 0});
  for (const std::string type : {"infantry", "armor"}) {
    Table t = ordered(enemies, type, {10, 4});
    t.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 10,4 > 12,4");
    EXPECT_TRUE(t.has_sandbags({10, 4})) << type;
    t.act("take-ground 10,4");
    EXPECT_FALSE(t.has_sandbags({10, 4})) << type;
  }
  Table stays = ordered(enemies, "infantry", {10, 4});
  stays.skip_to("battle").dice({"grenade", "star", "star"}).act("battle 10,4 > 12,4");
  stays.act("pass");
  EXPECT_TRUE(stays.has_sandbags({10, 4}));
}

TEST(OBS24, AUnitThatPassesThroughEmptySandbagsRemovesThem) {
  for (const std::string type : {"infantry", "special-forces", "resistance", "armor", "elite-armor"}) {
    Table t = ordered(bags_at({14, 4}), type, {12, 4});
    t.act("move 12,4 > 16,4 via 14,4");
    EXPECT_FALSE(t.has_sandbags({14, 4})) << type;
    EXPECT_EQ(t.figures({16, 4}), type == "infantry" || type == "special-forces" || type == "elite-armor" ? 4 : 3)
        << type;
  }
}

TEST(OBS24, ARetreatThroughEmptySandbagsRemovesThemOneThatEndsThereDoesNot) {
  const Position behind = bags_at({11, 3}).unit("axis", "infantry", {12, 4});
  Table through = attacked(behind, {"flag", "flag", "star"});
  through.run("retreat 12,4 > 11,3", "retreat 11,3 > 10,2");
  EXPECT_FALSE(through.has_sandbags({11, 3}));
  Table into = attacked(behind, {"flag", "star", "star"});
  into.act("retreat 12,4 > 11,3");
  EXPECT_TRUE(into.has_sandbags({11, 3}));
}

TEST(OBS25, SandbagsAreRemovedWithTheUnitEliminatedInThem) {
  Table dead = attacked(bags_at({12, 4}).unit("axis", "infantry", {12, 4}, 2), {"grenade", "infantry", "star"});
  EXPECT_TRUE(dead.empty({12, 4}));
  EXPECT_FALSE(dead.has_sandbags({12, 4}));
  Table alive = attacked(bags_at({12, 4}).unit("axis", "infantry", {12, 4}, 2), {"grenade", "star", "star"});
  EXPECT_EQ(alive.figures({12, 4}), 1);
  EXPECT_TRUE(alive.has_sandbags({12, 4}));
}

TEST(OBS25, SandbagsAreRemovedWithAUnitThatCouldNotRetreat) {
  const Position cornered = bags_at({12, 4}).terrain("river", {{11, 3}, {13, 3}}).unit("axis", "infantry", {12, 4}, 1);
  Table t = attacked(cornered, {"flag", "star", "star"});
  t.act("pass");
  EXPECT_TRUE(t.empty({12, 4}));
  EXPECT_FALSE(t.has_sandbags({12, 4}));
}

TEST(OBS26, SandbagsLieInAnEmptyHexUntilAUnitHasUsedAndLeftThem) {
  Table t = bags_at({12, 4})
                .unit("allies", "infantry", {12, 6})
                .unit("axis", "infantry", {13, 3})
                .hand("allies", {"probe-center", "attack-center", "probe-center"})
                .play();
  t.act("play probe-center").end_turn();
  t.act("play probe-left").end_turn();
  EXPECT_TRUE(t.has_sandbags({12, 4}));  // still there without a unit
  t.run("play attack-center", "order 12,6", "done", "move 12,6 > 12,4").end_turn();
  EXPECT_TRUE(t.has_sandbags({12, 4}));  // they serve the newcomer
  t.run("play probe-center", "order 13,3", "done").skip_to("battle");
  t.dice({"flag", "star"}).act("battle 13,3 > 12,4");
  t.act("ignore-flag 12,4").end_turn();
  t.run("play probe-center", "order 12,4", "done", "move 12,4 > 11,5");
  EXPECT_FALSE(t.has_sandbags({12, 4}));
}

// Sandbags on empty hexes of the top rows, and three Allied units in the center, the first behind sandbags of its own.
Table digging(int empty_bags, int sea_walls) {
  Position position = bags_at({12, 8});
  for (const Coord at : {Coord{12, 8}, Coord{12, 6}, Coord{10, 8}}) { position.unit("allies", "infantry", at); }
  for (int i = 0; i < empty_bags; ++i) { position.work("sandbags", {4 + 2 * (i % 10), i / 10 * 2}); }
  for (int i = 0; i < sea_walls; ++i) { position.sea_wall("axis", {3 + 2 * i, 3}); }
  return position.hand("allies", {"dig-in", "probe-center"}).play();
}

TEST(OBS27, ThereAreOnlyTwelvePieces) {
  EXPECT_NO_THROW((void)digging(11, 0));
  EXPECT_THROW((void)digging(12, 0), std::runtime_error);
  EXPECT_NO_THROW((void)digging(5, 6));  // sea walls included
  EXPECT_THROW((void)digging(6, 6), std::runtime_error);
}

TEST(OBS27, OtherWorksAreOtherPieces) {
  Position position = Position().unit("allies", "infantry", {12, 8}).terrain("river", {4, 6}).work("bridge", {4, 6});
  for (int i = 0; i < 11; ++i) { position.work("sandbags", {2 + 2 * i, 0}); }
  position.work("wire", {8, 6}).work("hedgehog", {10, 6}).bunker("axis", {14, 6});
  Table t = position.hand("allies", {"dig-in"}).play();
  t.act("play dig-in");
  EXPECT_TRUE(t.offers("order 12,8"));  // the twelfth
}

TEST(OBS27, WithTwelveOnTheBoardNoUnitGetsMore) {
  for (const int sea_walls : {0, 6}) {
    Table t = digging(11 - sea_walls, sea_walls);
    t.act("play dig-in");
    EXPECT_FALSE(t.offers("order 12,6"));
    EXPECT_FALSE(t.offers("order 10,8"));
  }
}

TEST(OBS27, WithElevenOnTheBoardOneUnitGetsSandbags) {
  for (const int sea_walls : {0, 6}) {
    Table t = digging(10 - sea_walls, sea_walls);
    t.act("play dig-in");
    EXPECT_TRUE(t.offers("order 12,6"));
    EXPECT_TRUE(t.offers("order 10,8"));
    t.act("order 12,6");
    EXPECT_FALSE(t.offers("order 10,8"));
    t.act("done");
    EXPECT_TRUE(t.has_sandbags({12, 6}));
  }
}

TEST(OBS27, ARemovedPieceIsFreeAgain) {
  Table t = digging(11, 0);
  t.run("play probe-center", "order 12,8", "done", "move 12,8 > 14,8").end_turn();
  t.act("play probe-left").end_turn();
  t.act("play dig-in");
  EXPECT_TRUE(t.offers("order 10,8"));
  t.act("order 12,6");
  EXPECT_FALSE(t.offers("order 10,8"));
}

TEST(OBS28, TerrainUnderAnObstacleStaysInForce) {
  for (const std::string obstacle : {"sandbags", "wire", "hedgehog"}) {
    SCOPED_TRACE(obstacle);
    const Position forest = Position().terrain("forest", {14, 4}).work(obstacle, {14, 4});
    EXPECT_FALSE(ordered(forest, "infantry", {12, 4}).offers("move 12,4 > 16,4"));  // it stops
    Table entered = ordered(Position(forest).unit("axis", "infantry", {16, 4}), "infantry", {12, 4});
    entered.act("move 12,4 > 14,4").skip_to("battle");
    EXPECT_FALSE(entered.offers_kind("battle"));  // it bars battle
    EXPECT_EQ(dice(Position(forest).unit("axis", "infantry", {16, 4}), "armor", {12, 4}, {16, 4}), 0);  // it hides
    EXPECT_EQ(dice(Position(forest).unit("axis", "infantry", {14, 4}), "armor", {12, 4}, {14, 4}), 1);  // it protects
    EXPECT_EQ(dice(Position(forest).unit("axis", "infantry", {14, 4}), "infantry", {12, 4}, {14, 4}), 2);

    const Position hill = Position().terrain("hill", {14, 4}).work(obstacle, {14, 4});
    EXPECT_EQ(dice(Position(hill).unit("axis", "infantry", {14, 4}), "armor", {12, 4}, {14, 4}), 2);
    EXPECT_EQ(dice(Position(hill).unit("axis", "infantry", {16, 4}), "armor", {12, 4}, {16, 4}), 0);

    const Position hedge = Position().terrain("hedgerow", {14, 4}).work(obstacle, {14, 4});
    EXPECT_FALSE(ordered(hedge, "infantry", {10, 4}).offers("move 10,4 > 14,4"));
    EXPECT_TRUE(ordered(hedge, "infantry", {12, 4}).offers("move 12,4 > 14,4"));
    EXPECT_FALSE(ordered(hedge, "infantry", {14, 4}).offers("move 14,4 > 18,4"));

    const Position steep = Position().terrain("steep", {14, 4}).work(obstacle, {14, 4});
    Table climbed = ordered(steep, "infantry", {12, 4});
    climbed.act("move 12,4 > 14,4");
    EXPECT_EQ(climbed.unit({14, 4})->moved, 2);
  }
}

TEST(OBS28, TheObstacleOnTopStaysInForceToo) {
  // Armor in a town with wire: 3 - 2 for the town, nothing for the wire. Infantry on wire in a forest: 3 - 1.
  const Position town = Position().terrain("town", {12, 4}).work("wire", {12, 4}).unit("axis", "infantry", {14, 4});
  EXPECT_EQ(dice(town, "armor", {12, 4}, {14, 4}), 1);
  EXPECT_EQ(dice(town, "infantry", {12, 4}, {14, 4}), 2);
  const Position hill = Position().terrain("hill", {14, 4}).work("wire", {14, 4});
  EXPECT_FALSE(ordered(hill, "infantry", {12, 4}).offers("move 12,4 > 16,4"));
  EXPECT_FALSE(ordered(Position().terrain("hill", {14, 4}).work("hedgehog", {14, 4}), "armor", {12, 4})
                   .offers("move 12,4 > 14,4"));
}

}  // namespace
}  // namespace bocage
