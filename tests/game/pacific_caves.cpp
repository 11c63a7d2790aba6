// PAC-01 to PAC-04: caves, on hills (XT-23) and on mountains (XT-24).
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

// Caves on the hill 12,4, the mountain 4,2 and the hill 20,6. The Japanese are the Axis.
Position caves() {
  return Position()
      .command("axis", "imperial-army")
      .terrain("hill", {{12, 4}, {20, 6}})
      .terrain("mountain", {4, 2})
      .work("cave", {12, 4})
      .work("cave", {4, 2})
      .work("cave", {20, 6});
}

Table ordered(Position position, const std::string& side, const std::string& hex) {
  Table t = position.first(side).hand(side, {"direct-from-hq"}).play();
  t.run("play direct-from-hq", "order " + hex, "done");
  return t;
}

TEST(PAC01_XT23m_XT24m, AUnitMovesFromACaveToAnyOtherEmptyCave) {
  Table t = ordered(caves().unit("axis", "infantry", {12, 4}), "axis", "12,4");
  EXPECT_TRUE(t.offers("move 12,4 > 4,2"));
  EXPECT_TRUE(t.offers("move 12,4 > 20,6"));
  const Table taken =
      ordered(caves().unit("axis", "infantry", {12, 4}).unit("allies", "infantry", {20, 6}), "axis", "12,4");
  EXPECT_FALSE(taken.offers("move 12,4 > 20,6"));
  EXPECT_TRUE(taken.offers("move 12,4 > 4,2"));
}

TEST(PAC01, MovingBetweenCavesIsAWholeMoveAndTheUnitMayBattle) {
  Table t = ordered(caves().unit("axis", "infantry", {12, 4}).unit("allies", "infantry", {22, 6}), "axis", "12,4");
  t.act("move 12,4 > 20,6");
  EXPECT_FALSE(t.offers_kind("move"));
  t.skip_to("battle");
  EXPECT_TRUE(t.offers("battle 20,6 > 22,6"));
}

TEST(PAC01, OnlyAUnitInACaveMovesToAnotherCave) {
  const Table t = ordered(caves().unit("axis", "infantry", {14, 4}), "axis", "14,4");
  EXPECT_FALSE(t.offers("move 14,4 > 4,2"));
  EXPECT_TRUE(t.offers("move 14,4 > 12,4")) << "as a hill";
}

TEST(PAC01, OnlyJapaneseInfantryMovesBetweenCaves) {
  const Table allied = ordered(caves().unit("allies", "infantry", {12, 4}), "allies", "12,4");
  EXPECT_FALSE(allied.offers("move 12,4 > 4,2"));
  Position german = Position().terrain("hill", {{12, 4}, {20, 6}}).work("cave", {12, 4}).work("cave", {20, 6});
  EXPECT_FALSE(ordered(german.unit("axis", "infantry", {12, 4}), "axis", "12,4").offers("move 12,4 > 20,6"));
}

// How many dice the Allied unit next to the cave rolls at the one inside: 3 in the open.
int dice(Position position, const std::string& attacker, Coord at, const std::string& battle) {
  position.unit("allies", attacker, at);
  Table t = ordered(position, "allies", std::to_string(at.col) + "," + std::to_string(at.row));
  t.skip_to("battle");
  t.random_dice(1).act(battle);
  for (const Event& event : t.events()) {
    if (event.kind == EventKind::DiceRolled) { return event.roll.size; }
  }
  return 0;
}

TEST(PAC02_XT23p, ACaveTakesTwoDiceForJapaneseInfantry) {
  const Position defended = caves().unit("axis", "infantry", {12, 4});
  EXPECT_EQ(dice(defended, "infantry", {14, 4}, "battle 14,4 > 12,4"), 1);
  EXPECT_EQ(dice(defended, "armor", {14, 4}, "battle 14,4 > 12,4"), 1);
  EXPECT_EQ(dice(defended, "artillery", {14, 4}, "battle 14,4 > 12,4"), 3);
  const Position level = caves().unit("axis", "infantry", {12, 4}).terrain("hill", {14, 4});
  EXPECT_EQ(dice(level, "infantry", {14, 4}, "battle 14,4 > 12,4"), 1) << "from a hill, too";
}

TEST(PAC02_XT24p, ACaveOnAMountainProtects) {
  const Position defended = caves().unit("axis", "infantry", {4, 2}).terrain("mountain", {6, 2});
  EXPECT_EQ(dice(defended, "infantry", {6, 2}, "battle 6,2 > 4,2"), 1) << "though the attacker is on the same mountain";
}

TEST(PAC02, OthersHaveWhatTheHillGives) {
  // The Japanese attack an Allied unit in a cave. At full strength they have one more die in close assault (IJA-04).
  const auto dice_at = [](Position position, const std::string& type) {
    Table t = ordered(position.unit("axis", type, {10, 4}).unit("allies", "infantry", {12, 4}), "axis", "10,4");
    t.skip_to("battle");
    t.random_dice(1).act("battle 10,4 > 12,4");
    for (const Event& event : t.events()) {
      if (event.kind == EventKind::DiceRolled) { return static_cast<int>(event.roll.size); }
    }
    return 0;
  };
  EXPECT_EQ(dice_at(caves(), "infantry"), 3) << "3 + 1 - 1 for the hill";
  EXPECT_EQ(dice_at(caves().terrain("hill", {10, 4}), "infantry"), 4) << "from a hill nothing";
  EXPECT_EQ(dice_at(caves(), "armor"), 2) << "3 - 1";
}

// The Allied gun next to the cave rolls three dice, regardless of cover.
Table struck(Position position, const std::vector<std::string>& faces) {
  Table t = ordered(position.unit("allies", "artillery", {14, 4}), "allies", "14,4");
  t.skip_to("battle");
  t.dice(faces).act("battle 14,4 > 12,4");
  return t;
}

TEST(PAC03_XT23f, AllFlagsMustBeIgnored) {
  const Table t = struck(caves().unit("axis", "infantry", {12, 4}), {"flag", "flag", "flag"});
  EXPECT_EQ(t.happened("flag-ignored"), 3);
  EXPECT_EQ(t.figures({12, 4}), 4);
  EXPECT_NE(t.decision(), "retreat");
}

TEST(PAC03_XT24f, FlagsAreIgnoredInACaveOnAMountain) {
  Table t = ordered(caves().unit("axis", "infantry", {4, 2}).unit("allies", "artillery", {6, 2}), "allies", "6,2");
  t.skip_to("battle");
  t.dice({"flag", "flag", "star"}).act("battle 6,2 > 4,2");
  EXPECT_EQ(t.happened("flag-ignored"), 2);
  EXPECT_EQ(t.figures({4, 2}), 4);
}

TEST(PAC03, FlagsOfBarrageAndAirPowerAreNotIgnored) {
  Table barrage = caves().unit("axis", "infantry", {12, 4}).hand("allies", {"barrage"}).play();
  barrage.run("play barrage").dice({"flag", "star", "star", "star"}).act("target 12,4");
  EXPECT_EQ(barrage.decision(), "retreat");
  Table air = caves().unit("axis", "infantry", {12, 4}).hand("allies", {"air-power"}).play();
  air.run("play air-power", "target 12,4").dice({"flag", "infantry"}).act("done");
  EXPECT_EQ(air.figures({12, 4}), 3);
  EXPECT_EQ(air.decision(), "retreat");
}

TEST(PAC03, OnlyJapaneseUnitsIgnoreFlagsInCaves) {
  Table t = ordered(caves().unit("axis", "artillery", {10, 4}).unit("allies", "infantry", {12, 4}), "axis", "10,4");
  t.skip_to("battle");
  t.dice({"flag", "star", "star"}).act("battle 10,4 > 12,4");
  EXPECT_EQ(t.decision(), "retreat");
  EXPECT_EQ(t.pending_side(), "allies");
}

Table sealing(Position position) {
  Table t = ordered(position.unit("allies", "infantry", {12, 4}), "allies", "12,4");
  t.skip_to("battle");
  return t;
}

TEST(PAC04_XT23b, AStarSealsTheCave) {
  Table t = sealing(caves());
  ASSERT_TRUE(t.offers("seal-cave 12,4"));
  t.dice({"infantry", "star", "grenade"}).act("seal-cave 12,4");
  EXPECT_FALSE(t.has_cave({12, 4}));
  EXPECT_EQ(t.happened("cave-sealed"), 1);
  EXPECT_FALSE(t.offers("seal-cave 12,4"));
  EXPECT_EQ(t.battle().terrain(t.hex({12, 4})), Terrain::Hill) << "what is left is the hill";
}

TEST(PAC04, WithoutAStarTheCaveStaysOpen) {
  Table t = sealing(caves());
  t.dice({"infantry", "flag", "grenade"}).act("seal-cave 12,4");
  EXPECT_TRUE(t.has_cave({12, 4}));
  EXPECT_FALSE(t.offers("seal-cave 12,4")) << "once a turn";
}

TEST(PAC04_XT24b, ACaveOnAMountainCanBeSealed) {
  Table t = ordered(caves().unit("allies", "infantry", {4, 2}), "allies", "4,2");
  t.skip_to("battle");
  t.dice({"star", "star", "star"}).act("seal-cave 4,2");
  EXPECT_FALSE(t.has_cave({4, 2}));
}

TEST(PAC04, SealingACaveReplacesABattleAndIsImpossibleNextToAnEnemy) {
  const Table beside = sealing(caves().unit("axis", "infantry", {14, 4}));
  EXPECT_FALSE(beside.offers("seal-cave 12,4"));
  EXPECT_TRUE(beside.offers("battle 12,4 > 14,4"));
  Table far = sealing(caves().unit("axis", "infantry", {16, 4}));
  ASSERT_TRUE(far.offers("seal-cave 12,4"));
  far.dice({"star", "star", "star"}).act("seal-cave 12,4");
  EXPECT_FALSE(far.offers("battle 12,4 > 16,4")) << "instead of battling";
}

TEST(PAC04, ACaveIsNotSealedAfterAMoveThatBarsBattle) {
  Table t = ordered(caves().unit("allies", "infantry", {16, 4}), "allies", "16,4");
  t.act("move 16,4 > 12,4").skip_to("battle");
  EXPECT_FALSE(t.offers("seal-cave 12,4"));
  Table near = ordered(caves().unit("allies", "infantry", {14, 4}), "allies", "14,4");
  near.act("move 14,4 > 12,4").skip_to("battle");
  EXPECT_TRUE(near.offers("seal-cave 12,4"));
}

TEST(PAC04, JapaneseUnitsCannotSealACaveAndASealedOneStaysClosed) {
  Table t = ordered(caves().unit("axis", "infantry", {12, 4}), "axis", "12,4");
  t.skip_to("battle");
  EXPECT_FALSE(t.offers_kind("seal-cave")) << "not the Japanese";
  Table sealed = sealing(caves());
  sealed.dice({"star", "star", "star"}).act("seal-cave 12,4");
  sealed.end_turn();
  EXPECT_FALSE(sealed.has_cave({12, 4})) << "a sealed cave never opens again";
}

TEST(PAC04, TheHexOfASealedCaveIsAnOrdinaryHill) {
  Table t = sealing(caves().unit("allies", "armor", {14, 4}));
  t.dice({"star", "star", "star"}).act("seal-cave 12,4").end_turn();
  t.act("play probe-left").end_turn();
  t.give("allies", {"direct-from-hq"}).run("play direct-from-hq", "order 12,4", "order 14,4", "done");
  EXPECT_FALSE(t.offers("move 14,4 > 12,4"));
  t.act("move 12,4 > 10,4");
  EXPECT_TRUE(t.offers("move 14,4 > 12,4")) << "armor, too";
}

TEST(PAC01, NoUnitComesOutOfASealedCave) {
  Table t = sealing(caves().unit("axis", "infantry", {20, 6}));
  t.dice({"star", "star", "star"}).act("seal-cave 12,4").end_turn();
  t.give("axis", {"direct-from-hq"}).run("play direct-from-hq", "order 20,6", "done");
  EXPECT_FALSE(t.offers("move 20,6 > 12,4"));
  EXPECT_TRUE(t.offers("move 20,6 > 4,2"));
}

}  // namespace
}  // namespace bocage
