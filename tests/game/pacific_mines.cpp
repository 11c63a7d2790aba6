// PAC-10 to PAC-15: minefields.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "support/position.h"

namespace bocage {
namespace {

// An Axis minefield on 12,4 and an Allied unit on 14,4 that may enter it.
Table ordered(const std::string& type, const std::string& layer, int value) {
  Table t =
      Position().minefield(layer, {12, 4}).unit("allies", type, {14, 4}).hand("allies", {"direct-from-hq"}).play();
  t.set_mine({12, 4}, value).run("play direct-from-hq", "order 14,4", "done");
  return t;
}

TEST(PAC10, TheMarkersOfABoxAreLaidFaceDown) {
  Position position;
  for (int i = 0; i < 9; ++i) { position.minefield("axis", {2 * i, 4}); }
  const Table t = position.play();
  std::vector<int> values;
  for (int i = 0; i < 9; ++i) {
    values.push_back(t.state().hidden.mines[static_cast<std::size_t>(i)]);
    EXPECT_EQ(t.mine_shown({2 * i, 4}), -1);
  }
  std::sort(values.begin(), values.end());
  EXPECT_EQ(values, (std::vector<int>{0, 0, 0, 1, 1, 2, 2, 3, 4})) << "all nine of the set";
}

TEST(PAC10, ChanceSaysWhichLiesWhere) {
  std::map<int, int> seen;
  const auto battle = Position().minefield("axis", {12, 4}).battle();
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    FastChance chance(seed);
    ++seen[new_game(*battle, chance, nullptr).hidden.mines[0]];
  }
  EXPECT_EQ(seen.size(), 5U) << "0 to 4, one as well as the other";
  EXPECT_GT(seen[0], seen[4]) << "three of nine, and one of nine";
}

TEST(PAC10, TwoBoxesWhereThereAreTwoBoards) {
  Position position = Position().overlord().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {50, 8});
  for (int i = 0; i < 18; ++i) { position.minefield("axis", {2 * i, 4}); }
  const Table t = position.play();
  int sum = 0;
  for (const std::uint8_t value : t.state().hidden.mines) { sum += value; }
  EXPECT_EQ(sum, 2 * (1 + 1 + 2 + 2 + 3 + 4));
}

TEST(PAC12, TheMarkerIsTurnedUpAndItsDiceAreRolled) {
  Table t = ordered("infantry", "axis", 3);
  t.dice({"infantry", "grenade", "star"}).act("move 14,4 > 12,4");
  EXPECT_EQ(t.figures({12, 4}), 2);
  EXPECT_EQ(t.mine_shown({12, 4}), 3);
  EXPECT_TRUE(t.has_mines({12, 4})) << "the marker stays, face up";
  EXPECT_EQ(t.happened("mines-found"), 1);
}

TEST(PAC12, OnlyTheUnitsSymbolAndGrenadesHit) {
  Table infantry = ordered("infantry", "axis", 4);
  infantry.dice({"armor", "star", "flag", "flag"}).act("move 14,4 > 12,4");
  EXPECT_EQ(infantry.figures({12, 4}), 4);
  EXPECT_NE(infantry.decision(), "retreat") << "flags count for nothing";
  Table armor = ordered("armor", "axis", 4);
  armor.dice({"armor", "infantry", "infantry", "grenade"}).act("move 14,4 > 12,4");
  EXPECT_EQ(armor.figures({12, 4}), 1);
}

TEST(PAC12, AZeroIsTakenAway) {
  Table t = ordered("infantry", "axis", 0);
  t.act("move 14,4 > 12,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  EXPECT_FALSE(t.has_mines({12, 4}));
  EXPECT_EQ(t.figures({12, 4}), 4);
}

TEST(PAC12, TheNextOneStepsOnItAgain) {
  Table t = Position()
                .minefield("axis", {12, 4})
                .unit("allies", "infantry", {14, 4})
                .unit("allies", "armor", {10, 4})
                .unit("axis", "infantry", {0, 0})
                .hand("allies", {"direct-from-hq", "move-out", "recon-in-force"})
                .play();
  t.set_mine({12, 4}, 2).run("play direct-from-hq", "order 14,4", "order 10,4", "done");
  t.dice({"flag", "flag"}).act("move 14,4 > 12,4").end_turn();
  t.act("play probe-left").end_turn();
  t.give("allies", {"direct-from-hq"});
  t.run("play direct-from-hq", "order 12,4", "order 10,4", "done", "move 12,4 > 14,4");
  t.dice({"grenade", "flag"}).act("move 10,4 > 12,4");
  EXPECT_EQ(t.figures({12, 4}), 2);
}

TEST(PAC12, AUnitMayDieOfItAndGivesItsMedal) {
  Table t = ordered("artillery", "axis", 2);
  t.dice({"grenade", "grenade"}).act("move 14,4 > 12,4");
  EXPECT_TRUE(t.empty({12, 4}));
  EXPECT_EQ(t.medals("axis"), 1);
}

TEST(PAC12, TakingGroundTriggersMines) {
  Table t = Position()
                .minefield("axis", {12, 4})
                .unit("axis", "infantry", {12, 4}, 1)
                .unit("axis", "infantry", {0, 0})
                .unit("allies", "infantry", {14, 4})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.set_mine({12, 4}, 1).run("play direct-from-hq", "order 14,4", "done").skip_to("battle");
  t.dice({"grenade", "star", "star"}).act("battle 14,4 > 12,4");
  t.dice({"infantry"}).act("take-ground 14,4");
  EXPECT_EQ(t.figures({12, 4}), 3);
}

TEST(PAC13, MinesStopTheirOwnSideButDoNotExplode) {
  Table t = ordered("infantry", "allies", 4);
  EXPECT_FALSE(t.offers("move 14,4 > 10,4"));
  t.act("move 14,4 > 12,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  EXPECT_EQ(t.mine_shown({12, 4}), -1) << "and nobody learns what lies there";
  EXPECT_TRUE(t.has_mines({12, 4}));
}

// An Axis unit on 12,4 with Allied mines in both hexes behind it gets two flags.
TEST(PAC14, RetreatsSetNothingOffAndDoNotStop) {
  Table t = Position()
                .minefield("allies", {11, 3})
                .minefield("allies", {13, 3})
                .unit("axis", "infantry", {12, 4})
                .unit("allies", "artillery", {14, 4})
                .hand("allies", {"direct-from-hq"})
                .play();
  t.set_mine({11, 3}, 4).run("play direct-from-hq", "order 14,4", "done").skip_to("battle");
  t.dice({"flag", "flag", "star"}).act("battle 14,4 > 12,4");
  t.act("retreat 12,4 > 11,3");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  EXPECT_EQ(t.mine_shown({11, 3}), -1);
  t.act("retreat 11,3 > 10,2");
  EXPECT_EQ(t.figures({10, 2}), 4);
}

TEST(PAC15, BehindEnemyLinesSetsNothingOff) {
  Table t = Position()
                .minefield("axis", {12, 4})
                .unit("allies", "infantry", {14, 4})
                .hand("allies", {"behind-enemy-lines"})
                .play();
  t.set_mine({12, 4}, 4).run("play behind-enemy-lines", "order 14,4", "done");
  EXPECT_TRUE(t.offers("move 14,4 > 10,4")) << "nor does it stop";
  t.act("move 14,4 > 12,4");
  EXPECT_EQ(t.happened("dice-rolled"), 0);
  EXPECT_EQ(t.mine_shown({12, 4}), -1);
}

}  // namespace
}  // namespace bocage
