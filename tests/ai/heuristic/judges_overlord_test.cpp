// The heuristic player at the posts of the chain of command: one obvious choice per test.
#include <gtest/gtest.h>

#include <set>

#include "ai/heuristic/judges.h"
#include "ai/heuristic_player.h"
#include "support/position.h"

namespace bocage {
namespace {

using Texts = std::vector<std::string>;

// The choices of several players with different seeds at a pending post ("allies/left").
std::set<std::string> answers(const Table& t, std::string_view at, const Weights& weights = {}) {
  std::set<std::string> said;
  for (const PendingPost& asked : pending(t.battle(), t.state())) {
    if (std::string(name(asked.post.side)) + "/" + std::string(name(asked.post.role)) != at) { continue; }
    ActionList offers;
    legal(t.battle(), t.state(), asked.post, offers);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      HeuristicPlayer player(seed, weights, 0);
      said.insert(to_text(t.battle().board(), player.choose(Question(t.battle(), t.state(), asked, offers))));
    }
  }
  EXPECT_FALSE(said.empty()) << at << " is not asked";
  return said;
}

// The choice they all agree on.
std::string answer(const Table& t, std::string_view at) {
  const std::set<std::string> said = answers(t, at);
  return said.size() == 1 ? *said.begin() : "no one answer: " + testing::PrintToString(said);
}

// Handing out.

TEST(HeuristicHandOut, GivesTheCardOfTheGeneralWhoHasTheFight) {
  const Table t = Position()
                      .overlord()
                      .unit("allies", "infantry", {2, 8})
                      .unit("allies", "infantry", {24, 8})
                      .unit("allies", "infantry", {44, 4})
                      .unit("axis", "infantry", {45, 3})
                      .hand("allies", {"probe-left", "probe-center", "probe-right"})
                      .play();
  EXPECT_EQ(answer(t, "allies/commander"), "hand-out probe-right right");
}

TEST(HeuristicHandOut, GivesNothingToAPostWithoutUnits) {
  Table t = Position()
                .overlord()
                .unit("allies", "infantry", {44, 4})
                .unit("axis", "infantry", {45, 3})
                .hand("allies", {"attack-left", "attack-center", "recon-right", "assault-left"})
                .play();
  EXPECT_EQ(answer(t, "allies/commander"), "hand-out recon-right right");
  t.act("hand-out recon-right right");
  EXPECT_EQ(answer(t, "allies/commander"), "done");
}

// COM-03, COM-11: the cards first, then a visit to the general in most danger.
TEST(SergeantHandOut, VisitsTheGeneralInDangerAfterHandingOutCards) {
  Table t = Position()
                .overlord()
                .unit("allies", "infantry", {2, 6})
                .unit("allies", "infantry", {24, 4})
                .unit("axis", "armor", {25, 3})
                .unit("axis", "armor", {23, 3})
                .hand("allies", {"attack-center", "recon-right", "recon-left"})
                .play();
  using Said = std::set<std::string>;
  EXPECT_EQ(answers(t, "allies/commander", kSergeantWeights), Said{"hand-out attack-center center"});
  t.act("hand-out attack-center center");
  EXPECT_EQ(answers(t, "allies/commander", kSergeantWeights), Said{"visit center"});
  t.act("visit center");
  EXPECT_EQ(answers(t, "allies/commander", kSergeantWeights), Said{"done"});
}

TEST(HeuristicHandOut, GivesATacticToTheGeneralWhoCanUseItAndKeepsAmbush) {
  Table t = Position()
                .overlord()
                .unit("allies", "infantry", {2, 6})
                .unit("allies", "infantry", {24, 6})
                .unit("allies", "infantry", {44, 4})
                .unit("axis", "infantry", {45, 3})
                .hand("allies", {"ambush", "ambush", "close-assault"})
                .play();
  EXPECT_EQ(answer(t, "allies/commander"), "hand-out close-assault right");
  t.act("hand-out close-assault right");
  EXPECT_EQ(answer(t, "allies/commander"), "done");
  t.act("done");
  EXPECT_EQ(t.hand("allies"), (Texts{"ambush", "ambush"}));
}

// OVL-55: two cards for one general go to different sections, so the second finds no unit.
TEST(HeuristicHandOut, KeepsASecondCardForAnEmptySection) {
  Table t = Position()
                .overlord()
                .unit("allies", "infantry", {2, 4})
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {3, 3})
                .hand("allies", {"attack-left", "attack-left", "probe-center"})
                .play();
  EXPECT_EQ(answer(t, "allies/commander"), "hand-out attack-left left");
  t.act("hand-out attack-left left");
  EXPECT_EQ(answer(t, "allies/commander"), "done");
}

TEST(HeuristicHandOut, GivesTwoCardsToAGeneralWhoFightsInBothSections) {
  Table t = Position()
                .overlord()
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {5, 3})
                .unit("allies", "infantry", {12, 4})
                .unit("axis", "infantry", {13, 3})
                .hand("allies", {"probe-left", "probe-left", "probe-center"})
                .play();
  for (int card = 0; card < 2; ++card) {
    EXPECT_EQ(answer(t, "allies/commander"), "hand-out probe-left left");
    t.act("hand-out probe-left left");
  }
}

TEST(HeuristicHandOut, PlaysABarrageWhenNoUnitCanBeOrdered) {
  const Table t = Position()
                      .overlord()
                      .unit("allies", "infantry", {44, 8})
                      .unit("axis", "infantry", {4, 0})
                      .hand("allies", {"barrage", "probe-left", "probe-center"})
                      .play();
  EXPECT_EQ(answer(t, "allies/commander"), "hand-out barrage commander");
}

// Placing.

TEST(HeuristicPlace, PlacesTheCardWhereTheUnitsAre) {
  Table t = Position()
                .overlord()
                .unit("allies", "infantry", {12, 6})
                .unit("axis", "infantry", {12, 2})
                .hand("allies", {"probe-left", "probe-center"})
                .play();
  t.hand_out({"probe-left left"});
  EXPECT_EQ(answer(t, "allies/left"), "place probe-left right");
}

TEST(HeuristicPlace, PlacesTheCardWhereTheEnemyIs) {
  Table t = Position()
                .overlord()
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {5, 3})
                .unit("allies", "infantry", {12, 8})
                .unit("allies", "infantry", {14, 8})
                .hand("allies", {"probe-left", "probe-center"})
                .play();
  t.hand_out({"probe-left left"});
  EXPECT_EQ(answer(t, "allies/left"), "place probe-left left");
}

// OVL-05: seen from the top edge, the columns of S6 are on the left and those of S5 on the right.
TEST(HeuristicPlace, PlacesTheCardCorrectlyFromTheOtherEdge) {
  Table t = Position()
                .overlord()
                .first("axis")
                .unit("axis", "infantry", {48, 0})
                .unit("axis", "infantry", {38, 4})
                .unit("allies", "infantry", {39, 5})
                .hand("axis", {"probe-left", "probe-center"})
                .play();
  t.hand_out({"probe-left left"});
  EXPECT_EQ(answer(t, "axis/left"), "place probe-left right");
}

TEST(HeuristicPlace, PlacesTheBetterOfTwoCardsWhereMoreUnitsFight) {
  Table t = Position()
                .overlord()
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {5, 3})
                .unit("allies", "infantry", {10, 4})
                .unit("allies", "infantry", {12, 4})
                .unit("allies", "infantry", {14, 4})
                .unit("axis", "infantry", {11, 3})
                .unit("axis", "infantry", {13, 3})
                .hand("allies", {"recon-left", "attack-left", "probe-center"})
                .play();
  t.hand_out({"recon-left left", "attack-left left"});
  for (const std::string& said : answers(t, "allies/left")) {
    EXPECT_TRUE(said == "place attack-left right" || said == "place recon-left left")
        << said;  // either implies the other
  }
}

// Initiative.

// The center general has a card; the left one has none and is asked whether to roll.
Table idle_left(Position& position) {
  position.unit("allies", "infantry", {24, 8}).hand("allies", {"probe-center", "probe-left"});
  Table t = position.play();
  t.hand_out({"probe-center center"});
  return t;
}

TEST(HeuristicInitiative, RollsForAUnitThatCanWinAMedal) {
  Position position;
  position.overlord().unit("allies", "infantry", {4, 4}).unit("axis", "infantry", {5, 3});
  Table t = idle_left(position);
  t.set_figures({5, 3}, 1);
  EXPECT_EQ(answer(t, "allies/left"), "initiative");
}

// A flag or a grenade would cost the unit (INI-09, INI-10), and an order would gain nothing.
TEST(HeuristicInitiative, DeclinesWhenOnlyTheLastFigureIsAtStake) {
  Position position;
  position.overlord().unit("allies", "infantry", {4, 8}).unit("axis", "infantry", {50, 0});
  Table t = idle_left(position);
  t.set_figures({4, 8}, 1);
  EXPECT_EQ(answer(t, "allies/left"), "pass");
}

TEST(HeuristicInitiative, DeclinesWhenItCouldOnlyLoseItsObjective) {
  Position position;
  position.overlord().medals("allies", 2).objective("allies", {{4, 4}}).unit("axis", "infantry", {50, 0});
  position.unit("allies", "artillery", {4, 4});  // neither infantry nor armor: only a star orders it
  const Table t = idle_left(position);
  EXPECT_EQ(answer(t, "allies/left"), "pass");
}

// Bad luck.

Table struck_left(Position& position, const std::string& face) {
  Table t = idle_left(position);
  t.dice({face}).act_as("allies/left", "initiative");
  return t;
}

TEST(HeuristicBadLuck, TheFullUnitLosesAFigureAndNotTheLastOne) {
  for (const Coord weak : {Coord{4, 6}, Coord{12, 6}}) {
    const Coord full = weak.col == 4 ? Coord{12, 6} : Coord{4, 6};
    Position position;
    position.overlord().unit("allies", "infantry", weak).unit("allies", "infantry", full);
    position.unit("axis", "infantry", {50, 0});
    Table t = struck_left(position, "grenade");
    t.set_figures(weak, 1);
    EXPECT_EQ(answer(t, "allies/left"), "lose-figure " + std::to_string(full.col) + ",6");
  }
}

TEST(HeuristicBadLuck, TheUnitOnAnObjectiveStays) {
  Position position;
  position.overlord().objective("allies", {{10, 4}}).unit("allies", "infantry", {10, 4});
  position.unit("allies", "infantry", {0, 4})
      .unit("axis", "infantry", {50, 0});  // at the side edge: only one retreat hex
  const Table t = struck_left(position, "flag");
  EXPECT_EQ(answer(t, "allies/left"), "retreat 0,4 > 1,5");
}

TEST(HeuristicBadLuck, RetreatsIntoCover) {
  for (const int column : {9, 11}) {
    Position position;
    position.overlord().terrain("forest", {column, 5}).unit("allies", "infantry", {10, 4});
    position.unit("axis", "infantry", {10, 2});
    const Table t = struck_left(position, "flag");
    EXPECT_EQ(answer(t, "allies/left"), "retreat 10,4 > " + std::to_string(column) + ",5");
  }
}

// Ways out.

Position at_the_way_out() {
  return Position()
      .overlord()
      .way_out("allies", {{4, 0}})
      .unit("allies", "infantry", {4, 0})
      .hand("allies", {"recon-left", "probe-center", "probe-right"});
}

TEST(HeuristicExit, AUnitThatCanExitIsOrderedAndExits) {
  Table t = at_the_way_out().unit("allies", "infantry", {2, 6}).unit("axis", "infantry", {50, 0}).play();
  EXPECT_EQ(answer(t, "allies/commander"), "hand-out recon-left left");
  t.hand_out({"recon-left left"});
  t.act("place recon-left left");
  EXPECT_EQ(answer(t, "allies/left"), "order 4,0");
  t.act_as("allies/left", "order 4,0").act_as("allies/left", "done");
  EXPECT_EQ(answer(t, "allies/left"), "exit 4,0");
  t.act_as("allies/left", "exit 4,0");
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(HeuristicExit, ACertainMedalIsWorthMoreThanAnAttack) {
  Table t = at_the_way_out().unit("axis", "infantry", {6, 0}).play();
  t.hand_out({"recon-left left"});
  t.act("place recon-left left").act_as("allies/left", "order 4,0").act_as("allies/left", "done");
  EXPECT_EQ(answer(t, "allies/left"), "exit 4,0");
}

TEST(HeuristicExit, PlacesTheCardWhereAUnitCanExit) {
  Table t = Position()
                .overlord()
                .way_out("allies", {{12, 0}})
                .unit("allies", "infantry", {12, 0})
                .unit("allies", "infantry", {4, 4})
                .unit("axis", "infantry", {5, 3})
                .hand("allies", {"recon-left", "probe-center"})
                .play();
  t.hand_out({"recon-left left"});
  EXPECT_EQ(answer(t, "allies/left"), "place recon-left right");
}

}  // namespace
}  // namespace bocage
