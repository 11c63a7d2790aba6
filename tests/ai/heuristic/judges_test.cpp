// The heuristic player in small positions: one obvious choice per test.
#include "ai/heuristic/judges.h"

#include <gtest/gtest.h>

#include "ai/heuristic_player.h"
#include "support/position.h"

namespace bocage {
namespace {

std::string answer(const Table& t, const Weights& weights = {}) {
  const PendingPost asked = pending(t.battle(), t.state())[0];
  ActionList offers;
  legal(t.battle(), t.state(), asked.post, offers);
  HeuristicPlayer player(1, weights, 0);
  return to_text(t.battle().board(), player.choose(Question(t.battle(), t.state(), asked, offers)));
}

TEST(HeuristicJudges, PlayTheCardOfTheSectionWhereTheFightIs) {
  const Table t = Position()
                      .unit("allies", "infantry", {2, 8})
                      .unit("allies", "infantry", {22, 4})
                      .unit("axis", "infantry", {23, 3})
                      .hand("allies", {"probe-left", "probe-center", "probe-right"})
                      .play();
  EXPECT_EQ(answer(t), "play probe-right");
}

TEST(HeuristicJudges, OrderTheUnitThatCanBattle) {
  Table t = Position()
                .unit("allies", "infantry", {12, 8})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .hand("allies", {"recon-center"})
                .play();
  t.act("play recon-center");
  EXPECT_EQ(answer(t), "order 12,4");
  t.act("order 12,4");
  EXPECT_EQ(answer(t), "done");
}

TEST(HeuristicJudges, MoveOntoAMedal) {
  Table t = Position()
                .unit("allies", "infantry", {12, 6})
                .unit("axis", "infantry", {0, 0})
                .objective("allies", {{12, 4}})
                .hand("allies", {"probe-center"})
                .play();
  t.run("play probe-center", "order 12,6", "done");
  EXPECT_EQ(answer(t), "move 12,6 > 12,4");
}

TEST(HeuristicJudges, StayOnAMedal) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {12, 0})
                .objective("allies", {{12, 4}})
                .hand("allies", {"probe-center"})
                .play();
  t.run("play probe-center", "order 12,4", "done");
  EXPECT_EQ(answer(t), "done");
}

TEST(HeuristicJudges, BattleTheUnitThatCanBeEliminated) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {11, 3})
                .unit("axis", "infantry", {13, 3})
                .hand("allies", {"probe-center"})
                .play();
  t.set_figures({13, 3}, 1);
  t.run("play probe-center", "order 12,4", "done");
  t.skip_to("battle");
  EXPECT_EQ(answer(t), "battle 12,4 > 13,3");
}

TEST(HeuristicJudges, BombTheGroup) {
  Table t = Position()
                .unit("allies", "infantry", {24, 8})
                .unit("axis", "infantry", {2, 0})
                .unit("axis", "infantry", {20, 0})
                .unit("axis", "infantry", {22, 0})
                .hand("allies", {"air-power"})
                .play();
  t.act("play air-power");
  const std::string first = answer(t);
  EXPECT_TRUE(first == "target 20,0" || first == "target 22,0") << first;
  t.act(first);
  EXPECT_NE(answer(t), "done");
}

// An attack on armor in a town, which ambushes with one die (AMB-05).
Table attack_on_a_town() {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "armor", {13, 3})
                .terrain("town", {13, 3})
                .hand("allies", {"probe-center"})
                .hand("axis", {"ambush", "probe-left"})
                .play();
  t.run("play probe-center", "order 12,4", "done");
  t.skip_to("battle");
  return t;
}

TEST(HeuristicJudges, AmbushWheneverPossible) {
  Table t = attack_on_a_town();
  t.act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "ambush");
  EXPECT_EQ(answer(t), "ambush");
}

TEST(SergeantJudges, SavesAmbushRatherThanRollOneDieAtFourFigures) {
  Table t = attack_on_a_town();
  t.act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "ambush");
  EXPECT_EQ(answer(t, kSergeantWeights), "pass");
}

TEST(SergeantJudges, UsesAmbushForOneDieAtALastFigure) {
  Table t = attack_on_a_town();
  t.set_figures({12, 4}, 1);
  t.act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "ambush");
  EXPECT_EQ(answer(t, kSergeantWeights), "ambush");
}

// Both sides have units in the center; the Axis has played this card there, and the Allies reply.
Table answered(const std::string& card, const std::vector<std::string>& hand) {
  Position position;
  for (const int column : {9, 11, 13}) {
    position.unit("axis", "infantry", {column, 3}).unit("allies", "infantry", {column + 1, 4});
  }
  Table t = position.first("axis").hand("axis", {card}).hand("allies", hand).play();
  t.act("play " + card).end_turn();
  return t;
}

TEST(SergeantJudges, ACounterAttackWaitsIfAnotherCardDoesTheSame) {
  const Table t = answered("probe-center", {"counter-attack", "probe-center"});
  EXPECT_EQ(answer(t, kSergeantWeights), "play probe-center");
}

TEST(SergeantJudges, ACounterAttackIsPlayedIfItDoesMuchMore) {
  const Table t = answered("assault-center", {"counter-attack", "probe-left"});
  EXPECT_EQ(answer(t, kSergeantWeights), "play counter-attack");
}

TEST(HeuristicJudges, TakeTheGroundThatIsAMedal) {
  Table t = Position()
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .unit("axis", "infantry", {0, 0})
                .objective("allies", {{13, 3}})
                .hand("allies", {"probe-center"})
                .play();
  t.set_figures({13, 3}, 1);
  t.run("play probe-center", "order 12,4", "done");
  t.skip_to("battle");
  t.dice({"grenade", "star", "star"});
  t.act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "take-ground");
  EXPECT_EQ(answer(t), "take-ground 12,4");
}

TEST(HeuristicJudges, IgnoreAFlagOnAMedal) {
  Table t = Position()
                .bunker("axis", {13, 3})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .objective("axis", {{13, 3}})
                .hand("allies", {"probe-center"})
                .play();
  t.run("play probe-center", "order 12,4", "done");
  t.skip_to("battle");
  t.dice({"flag", "star"});
  t.act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "ignore-flag");
  EXPECT_EQ(answer(t), "ignore-flag 13,3");
}

TEST(HeuristicJudges, RetreatIntoCover) {
  Table t = Position()
                .terrain("forest", {12, 2})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .hand("allies", {"probe-center"})
                .play();
  t.run("play probe-center", "order 12,4", "done");
  t.skip_to("battle");
  t.dice({"flag", "star", "star"});
  t.act("battle 12,4 > 13,3");
  EXPECT_EQ(t.decision(), "retreat");
  EXPECT_EQ(answer(t), "retreat 13,3 > 12,2");
}

TEST(HeuristicJudges, KeepTheCardThatCanDoMore) {
  Table t = Position()
                .unit("allies", "infantry", {2, 4})
                .unit("axis", "infantry", {3, 3})
                .hand("allies", {"recon-left"})
                .play();
  t.draw({"attack-left", "attack-right"});
  t.run("play recon-left", "order 2,4", "done", "done", "done");
  EXPECT_EQ(t.decision(), "keep");
  EXPECT_EQ(answer(t), "keep attack-left");
}

TEST(HeuristicJudges, TreatTheUnitThatLostMost) {
  Table t = Position()
                .unit("allies", "infantry", {2, 8})
                .unit("allies", "infantry", {22, 8})
                .hand("allies", {"medics-and-mechanics", "probe-left", "probe-right", "probe-center"})
                .play();
  t.set_figures({2, 8}, 3).set_figures({22, 8}, 1);
  t.act("play medics-and-mechanics");
  EXPECT_EQ(answer(t), "target 22,8");
}

}  // namespace
}  // namespace bocage
