// TURN: card, orders, moves, battles, draw.
#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

// Two Allied infantry units on the left, and an enemy in range of both.
Position skirmish() {
  return Position()
      .unit("allies", "infantry", {4, 4})
      .unit("allies", "infantry", {6, 6})
      .unit("axis", "infantry", {5, 3})
      .unit("axis", "infantry", {12, 0});
}

TEST(TURN01, CardOrdersMovesBattlesDraw) {
  Table t = skirmish().play();
  EXPECT_EQ(t.decision(), "play");
  t.act("play probe-left");
  EXPECT_EQ(t.decision(), "order");
  t.act("order 4,4").act("done");
  EXPECT_EQ(t.decision(), "move");
  t.act("done");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_EQ(t.hand("allies").size(), std::size_t{3});
  t.dice({"star", "star", "star"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.hand("allies").size(), std::size_t{3});
  t.draw({"move-out"}).act("done");
  EXPECT_EQ(t.happened("card-drawn"), 1);
  EXPECT_EQ(t.hand("allies").size(), std::size_t{4});
  EXPECT_EQ(t.side_on_turn(), "axis");
  EXPECT_EQ(t.decision(), "play");
}

TEST(TURN01, TheDrawComesAfterTheBattles) {
  Table t = skirmish().hand("allies", {"recon-left", "probe-left"}).play();
  t.run("play recon-left", "order 4,4", "done", "done");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("keep"));
  t.act("done");
  EXPECT_EQ(t.decision(), "keep");
  EXPECT_FALSE(t.offers_kind("battle"));
}

TEST(TURN02, ACardMustBePlayed) {
  Table t = skirmish().hand("allies", {"probe-left", "probe-left", "assault-right"}).play();
  EXPECT_EQ(t.legal(), (Texts{"play probe-left", "play assault-right"}));
  EXPECT_EQ(t.why_not("done"), "TURN-02 must-play");
  EXPECT_EQ(t.why_not("pass"), "TURN-02 must-play");
  EXPECT_EQ(t.why_not("order 4,4"), "TURN-01 orders-come-later");
}

TEST(TURN02, OneCardIsPlayedPerTurn) {
  Table t = skirmish().play();
  t.act("play probe-left");
  while (t.side_on_turn() == "allies") {
    EXPECT_FALSE(t.offers_kind("play")) << t.decision();
    t.act("done");
  }
  EXPECT_TRUE(t.offers_kind("play"));
}

TEST(TURN03, AllOrdersComeBeforeTheFirstMove) {
  Table t = skirmish().play();
  t.run("play probe-left", "order 4,4");
  EXPECT_FALSE(t.offers_kind("move"));
  EXPECT_TRUE(t.offers("order 6,6"));
  t.act("done");
  EXPECT_TRUE(t.offers_kind("move"));
  EXPECT_FALSE(t.offers_kind("order"));
  t.act("move 4,4 > 3,5");
  EXPECT_FALSE(t.offers_kind("order"));
  EXPECT_FALSE(t.unit({6, 6})->ordered);
}

TEST(TURN04, NoUnitMovesOnceTheBattlesHaveBegun) {
  Table t = skirmish().play();
  t.run("play probe-left", "order 4,4", "order 6,6", "done");
  EXPECT_FALSE(t.offers_kind("battle"));
  t.run("move 4,4 > 3,5", "done");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_FALSE(t.offers_kind("move"));
  t.dice({"star"}).act("battle 6,6 > 5,3");
  EXPECT_FALSE(t.offers_kind("move"));
}

TEST(TURN04, RetreatAndTakingGroundAreTheExceptions) {
  Table t = skirmish().play();
  t.run("play probe-left", "order 4,4", "done", "done");
  t.dice({"flag", "star", "star"}).act("battle 4,4 > 5,3");
  t.act("retreat 5,3 > 6,2").act("take-ground 4,4");
  EXPECT_EQ(t.unit({5, 3})->side, "allies");
  EXPECT_EQ(t.unit({6, 2})->side, "axis");
}

TEST(TURN05, UnitsMoveInAnyOrder) {
  const Position p = Position().unit("allies", "infantry", {4, 4}).unit("allies", "infantry", {2, 4});
  Table one = p.play();
  one.run("play probe-left", "order 2,4", "order 4,4", "done", "move 4,4 > 6,4", "move 2,4 > 4,4");
  Table two = p.play();
  two.run("play probe-left", "order 2,4", "order 4,4", "done", "move 2,4 > 0,4", "move 4,4 > 2,4");
  EXPECT_EQ(two.unit({2, 4})->moved, 1);
  EXPECT_EQ(two.unit({0, 4})->moved, 1);
}

// A move cannot be resumed after another unit has moved, even with allowance left.
TEST(TURN05, AMoveIsFinishedBeforeTheNextBegins) {
  Table t = Position().unit("allies", "armor", {4, 4}).unit("allies", "infantry", {2, 6}).play();
  t.run("play probe-left", "order 4,4", "order 2,6", "done", "move 4,4 > 6,4");
  EXPECT_FALSE(t.offers("move 6,4 > 8,4"));
  t.act("move 2,6 > 3,5");
  EXPECT_FALSE(t.offers_kind("move"));
}

TEST(TURN06, UnitsBattleInAnyOrder) {
  Table t = skirmish().play();
  t.run("play probe-left", "order 4,4", "order 6,6", "done", "done");
  EXPECT_EQ(t.legal(), (Texts{"battle 4,4 > 5,3", "battle 6,6 > 5,3", "done"}));
  const State before = t.state();
  t.dice({"star"}).act("battle 6,6 > 5,3");
  EXPECT_EQ(t.legal(), (Texts{"battle 4,4 > 5,3", "done"}));
  t.state() = before;
  t.dice({"star", "star", "star"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.legal(), (Texts{"battle 6,6 > 5,3", "done"}));
}

TEST(TURN06, ABattleIsFinishedBeforeTheNext) {
  Table t = Position()
                .unit("allies", "armor", {4, 4})
                .unit("allies", "infantry", {2, 4})
                .unit("axis", "infantry", {5, 3})
                .unit("axis", "infantry", {7, 1})
                .unit("axis", "infantry", {3, 3})
                .play();
  t.run("play probe-left", "order 4,4", "order 2,4", "done", "done");
  EXPECT_TRUE(t.offers("battle 2,4 > 3,3"));
  t.dice({"flag", "star", "star"}).act("battle 4,4 > 5,3");
  EXPECT_EQ(t.decision(), "retreat");
  EXPECT_EQ(t.legal(), (Texts{"retreat 5,3 > 4,2", "retreat 5,3 > 6,2"}));
  t.act("retreat 5,3 > 6,2");
  EXPECT_EQ(t.legal(), (Texts{"take-ground 4,4", "pass"}));
  t.act("take-ground 4,4");
  EXPECT_EQ(t.decision(), "overrun");
  for (const std::string& text : t.legal()) { EXPECT_TRUE(text == "pass" || text.starts_with("battle 5,3")) << text; }
  t.act("pass");
  EXPECT_EQ(t.decision(), "battle");
  EXPECT_TRUE(t.offers("battle 2,4 > 3,3"));
}

TEST(TURN07, ALaterBattleMayUseWhatAnEarlierOneDid) {
  // [5,5] blocks the line between [6,4] and [4,6]; once it is gone they see each other.
  Table t = Position()
                .unit("allies", "infantry", {6, 8})
                .unit("allies", "infantry", {4, 6})
                .unit("axis", "infantry", {5, 5}, 1)
                .unit("axis", "infantry", {6, 4})
                .play();
  t.run("play probe-left", "order 6,8", "order 4,6", "done", "done");
  EXPECT_EQ(t.legal(), (Texts{"battle 4,6 > 5,5", "battle 6,8 > 5,5", "done"}));
  t.dice({"grenade"}).act("battle 6,8 > 5,5");
  EXPECT_EQ(t.legal(), (Texts{"battle 4,6 > 6,4", "done"}));
  t.dice({"infantry", "star"}).act("battle 4,6 > 6,4");
  EXPECT_EQ(t.figures({6, 4}), 3);
}

TEST(TURN08, APhaseMayEndWithUnitsThatDidNothing) {
  Table t = skirmish().play();
  t.run("play probe-left", "order 4,4", "order 6,6", "done");
  EXPECT_TRUE(t.offers("move 4,4 > 3,5"));
  t.act("done");
  EXPECT_TRUE(t.offers("battle 4,4 > 5,3"));
  EXPECT_TRUE(t.offers("battle 6,6 > 5,3"));
  t.act("done");
  EXPECT_EQ(t.side_on_turn(), "axis");
}

TEST(TURN08, APhaseMayEndAfterOnlySomeUnitsHaveActed) {
  Table t = skirmish().play();
  t.run("play probe-left", "order 4,4", "order 6,6", "done", "move 6,6 > 6,4", "done");
  t.dice({"star", "star", "star"}).act("battle 4,4 > 5,3");
  t.act("done");
  EXPECT_EQ(t.side_on_turn(), "axis");
}

TEST(TURN09, AUnitsActionsAreForgottenAfterTheTurn) {
  Table t = Position()
                .terrain("forest", {6, 4})
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {7, 3})
                .hand("allies", {"probe-left", "assault-left"})
                .play();
  t.run("play probe-left", "order 4,4", "done", "move 4,4 > 6,4", "done");
  EXPECT_FALSE(t.offers_kind("battle"));  // MOV-17
  t.end_turn();
  EXPECT_FALSE(t.unit({6, 4})->ordered);
  EXPECT_EQ(t.unit({6, 4})->moved, 0);
  t.act("play probe-left").end_turn();
  t.run("play assault-left", "order 6,4", "done");
  EXPECT_TRUE(t.offers("move 6,4 > 4,4"));
  t.act("done");
  EXPECT_TRUE(t.offers("battle 6,4 > 7,3"));
}

TEST(TURN09, TheTurnEndsWithTheDraw) {
  Table t = Position()
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {5, 3})
                .hand("allies", {"recon-left", "probe-left"})
                .play();
  t.run("play recon-left", "order 4,4", "done", "done");
  t.dice({"star", "star", "star"}).act("battle 4,4 > 5,3");
  t.draw({"move-out", "dig-in"}).act("done");
  EXPECT_EQ(t.decision(), "keep");
  EXPECT_TRUE(t.unit({4, 4})->ordered);
  EXPECT_TRUE(t.unit({4, 4})->battled);
  t.act("keep dig-in");
  EXPECT_FALSE(t.unit({4, 4})->ordered);
  EXPECT_FALSE(t.unit({4, 4})->battled);
}

// An armor unit overruns once per turn (TKG-21), and again in the next turn.
TEST(TURN09, AnOverrunIsForgottenAfterTheTurn) {
  Table t = Position()
                .unit("allies", "armor", {4, 6})
                .unit("axis", "infantry", {5, 5}, 1)
                .unit("axis", "infantry", {6, 4}, 1)
                .unit("axis", "infantry", {7, 3}, 1)
                .unit("axis", "infantry", {24, 0})
                .hand("allies", {"probe-left", "assault-left"})
                .play();
  t.run("play probe-left", "order 4,6", "done", "done");
  t.dice({"grenade", "star", "star"}).act("battle 4,6 > 5,5").act("take-ground 4,6");
  t.dice({"grenade", "star", "star"}).act("battle 5,5 > 6,4").act("take-ground 5,5");
  EXPECT_FALSE(t.offers_kind("battle"));
  t.end_turn().act("play probe-center").end_turn();
  t.run("play assault-left", "order 6,4", "done", "done");
  t.dice({"grenade", "star", "star"}).act("battle 6,4 > 7,3").act("take-ground 6,4");
  EXPECT_EQ(t.decision(), "overrun");
}

}  // namespace
}  // namespace bocage
