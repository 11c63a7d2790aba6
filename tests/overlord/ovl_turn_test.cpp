// OVL-50 to OVL-57: the steps of a turn.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/view.h"
#include "support/position.h"

namespace bocage {
namespace {

using Posts = std::vector<std::string>;

// One Allied infantry unit in each wing, with an enemy next to it.
Position three_wings() {
  return Position()
      .overlord()
      .unit("allies", "infantry", {10, 4})
      .unit("allies", "infantry", {22, 4})
      .unit("allies", "infantry", {38, 4})
      .unit("axis", "infantry", {12, 4})
      .unit("axis", "infantry", {24, 4})
      .unit("axis", "infantry", {40, 4});
}

bool anybody_placed(const Table& t) {
  for (const PostTurn& turn : t.state().open.posts) {
    if (turn.placed[0].card != Card::None) { return true; }
  }
  return false;
}

TEST(OVL50, TheBriefingNamesTheFirstSideThenTheyAlternate) {
  for (const char* first : {"axis", "allies"}) {
    Table t = three_wings().first(first).play();
    const std::string second = std::string(first) == "axis" ? "allies" : "axis";
    for (const std::string& side : {std::string(first), second, std::string(first)}) {
      EXPECT_EQ(t.pending_posts(), Posts{side + "/commander hand-out"});
      t.hand_out({"probe-left left"});
      t.place_all();
      t.end_turn();
      t.give(side, {"probe-left", "probe-center", "probe-right", "attack-center"});
    }
  }
}

TEST(OVL51, TheStepsOfATurn) {
  Table t = three_wings().hand("allies", {"barrage", "probe-left", "probe-center", "attack-center"}).play();
  EXPECT_EQ(t.pending_posts(), Posts{"allies/commander hand-out"});
  EXPECT_TRUE(t.offers("visit center"));
  t.hand_out({"barrage commander", "probe-left left"});
  EXPECT_EQ(t.pending_posts(), Posts{"allies/commander target"}) << "step 2";
  t.dice({"star", "star", "star", "star"}).act("target 12,4");
  EXPECT_EQ(t.pending_posts(), (Posts{"allies/left place", "allies/center initiative", "allies/right initiative"}));
  t.dice({"infantry"}).act_as("allies/center", "initiative").act_as("allies/right", "pass");
  t.act_as("allies/left", "place probe-left right");
  EXPECT_EQ(t.pending_posts(), (Posts{"allies/left order", "allies/center order"})) << "step 3";
  t.act("order 10,4").act_as("allies/left", "done").act("order 22,4").act_as("allies/center", "done");
  EXPECT_EQ(t.pending_posts(), (Posts{"allies/left move", "allies/center move"})) << "step 4";
  t.act_as("allies/left", "done").act_as("allies/center", "done");
  EXPECT_EQ(t.pending_posts(), (Posts{"allies/left battle", "allies/center battle"})) << "step 5";
  EXPECT_EQ(t.hand("allies").size(), 2U);
  t.act_as("allies/left", "done").act_as("allies/center", "done");
  EXPECT_EQ(t.hand("allies").size(), 4U) << "step 6";
  EXPECT_EQ(t.pending_posts(), Posts{"axis/commander hand-out"});
}

TEST(OVL52, NoGeneralActsBeforeTheCommandersOwnCardIsResolved) {
  Table t = three_wings().hand("allies", {"barrage", "probe-left", "probe-center", "attack-center"}).play();
  t.hand_out({"barrage commander", "probe-left left"});
  for (const char* post : {"allies/left", "allies/center", "allies/right"}) {
    EXPECT_TRUE(t.legal_for(post).empty()) << post;
  }
  EXPECT_FALSE(anybody_placed(t));
  t.dice({"flag", "star", "star", "star"}).act("target 12,4");
  EXPECT_EQ(t.pending_posts(), Posts{"axis/right retreat"}) << "resolved whole, its flags too";
  t.act("retreat 12,4 > 11,3");
  EXPECT_TRUE(t.offers_to("allies/left", "place probe-left right"));
}

TEST(OVL52, WithoutACommandersCardTheFieldGeneralsBeginAtOnce) {
  Table t = three_wings().hand("allies", {"barrage", "probe-left"}).play();
  t.hand_out({"probe-left left"});
  EXPECT_TRUE(t.offers_to("allies/left", "place probe-left right"));
}

TEST(OVL53, AGeneralMustPlayEveryCardHeWasGiven) {
  Table t = three_wings().hand("allies", {"probe-left", "attack-left", "probe-center", "attack-center"}).play();
  t.hand_out({"probe-left left", "attack-left left"});
  t.act_as("allies/center", "pass").act_as("allies/right", "pass");
  EXPECT_FALSE(t.offers("done"));
  EXPECT_FALSE(t.offers("pass"));
  t.act("place attack-left left");
  EXPECT_FALSE(t.offers("done")) << "one is left";
  EXPECT_FALSE(t.offers("pass"));
  EXPECT_EQ(t.legal(), std::vector<std::string>{"place probe-left right"});
  t.act("place probe-left right");
  EXPECT_TRUE(t.offers("done")) << "ordering is optional";
}

TEST(OVL54, ACardIsPlacedFaceUpBeforeAnybodyIsOrdered) {
  Table t = three_wings().hand("allies", {"probe-left", "probe-center", "probe-right"}).play();
  t.hand_out({"probe-left left"});
  EXPECT_EQ(t.legal_for("allies/left"), (std::vector<std::string>{"place probe-left left", "place probe-left right"}));
  const Viewer enemy = viewer_of(Side::Axis);
  const auto shown = [&] { return observe(t.battle(), t.state(), enemy).open.posts[index(Role::Left)].placed[0]; };
  EXPECT_EQ(shown().card, Card::None);
  t.act("place probe-left right");
  EXPECT_EQ(shown().card, Card::ProbeLeft) << "the enemy sees it at once";
  EXPECT_EQ(shown().strips, 0b000010) << "and that it lies in S2";
  EXPECT_EQ(t.happened("card-placed"), 1);
  EXPECT_TRUE(t.offers("order 10,4"));
}

TEST(OVL54, ACardForBothSectionsLiesAcrossBoth) {
  for (const char* card : {"move-out", "recon-in-force", "general-advance", "direct-from-hq"}) {
    Table t = three_wings().hand("allies", {card, "probe-center"}).play();
    t.hand_out({std::string(card) + " right"});
    EXPECT_EQ(t.legal_for("allies/right"), std::vector<std::string>{std::string("place ") + card});
    t.act(std::string("place ") + card);
    EXPECT_EQ(t.state().open.posts[index(Role::Right)].placed[0].strips, 0b110000) << card;
  }
}

TEST(OVL54, PincerMoveAndInfantryAssaultLieInOneSection) {
  for (const std::string card : {"pincer-move", "infantry-assault"}) {
    Table t = three_wings().hand("allies", {card, "probe-center"}).play();
    t.hand_out({card + " right"});
    EXPECT_EQ(t.legal_for("allies/right"),
              (std::vector<std::string>{"place " + card + " left", "place " + card + " right"}));
  }
}

TEST(OVL55, TwoSingleSectionCardsGoOneIntoEachSection) {
  const std::vector<std::string> hand{"probe-left", "attack-left", "probe-center"};
  Table t = three_wings().unit("allies", "infantry", {2, 4}).hand("allies", hand).play();
  t.hand_out({"probe-left left", "attack-left left"});
  EXPECT_EQ(t.legal_for("allies/left").size(), 4U) << "the post chooses which goes where";
  t.act_as("allies/left", "place attack-left right");
  EXPECT_EQ(t.legal_for("allies/left"), std::vector<std::string>{"place probe-left left"});
  t.act_as("allies/left", "place probe-left left");
  EXPECT_TRUE(t.offers_to("allies/left", "order 2,4"));
  EXPECT_TRUE(t.offers_to("allies/left", "order 10,4"));
}

TEST(OVL55, TwoCopiesOfACardLieInDifferentSections) {
  Table t = three_wings().hand("allies", {"probe-left", "probe-left", "probe-center"}).play();
  t.hand_out({"probe-left left", "probe-left left"});
  EXPECT_EQ(t.legal_for("allies/left").size(), 2U);
  t.act("place probe-left left");
  EXPECT_EQ(t.legal_for("allies/left"), std::vector<std::string>{"place probe-left right"});
}

// Each card orders in its own section only: orders without units there are lost (OVL-55 with OCARD-03).
TEST(OVL55, EachOrdersInItsOwnSection) {
  Table t = three_wings()
                .unit("allies", "infantry", {12, 6})
                .unit("allies", "infantry", {14, 6})
                .hand("allies", {"recon-left", "probe-left", "probe-center"})
                .play();
  t.hand_out({"recon-left left", "probe-left left"});
  t.act("place recon-left left").act("place probe-left right").act("order 10,4").act("order 12,6");
  EXPECT_FALSE(t.offers("order 14,6")) << "the Recon lies in S1, where nobody stands";
}

TEST(OVL56, AUnitGetsAtMostOneOrderFromAllPostsAndRolls) {
  Table t = three_wings().unit("allies", "infantry", {17, 5}).hand("allies", {"probe-left", "recon-left"}).play();
  t.hand_out({"probe-left left"});
  t.act_as("allies/left", "place probe-left right").act_as("allies/left", "order 17,5");
  EXPECT_FALSE(t.offers_to("allies/left", "order 17,5")) << "not twice by the same card";
  t.dice({"infantry"}).act_as("allies/center", "initiative");
  EXPECT_FALSE(t.offers_to("allies/center", "order 17,5")) << "nor by a roll on top";
  EXPECT_TRUE(t.offers_to("allies/center", "order 22,4"));
}

TEST(OVL57, NoBattleBeforeEveryPostHasFinishedMoving) {
  Table t = three_wings().hand("allies", {"probe-left", "probe-center", "probe-right"}).play();
  t.hand_out({"probe-left left", "probe-center center"});
  t.act_as("allies/right", "pass");
  t.act_as("allies/left", "place probe-left right").act("order 10,4");
  t.act_as("allies/center", "place probe-center left").act("order 22,4");
  t.act_as("allies/left", "done").act_as("allies/left", "done");
  EXPECT_TRUE(t.legal_for("allies/left").empty()) << "finished, and waiting";
  EXPECT_FALSE(t.offers_kind("battle"));
  t.act_as("allies/center", "done");
  EXPECT_FALSE(t.offers_kind("battle")) << "the center may still move";
  t.act_as("allies/center", "done");
  EXPECT_TRUE(t.offers_to("allies/left", "battle 10,4 > 12,4"));
  EXPECT_TRUE(t.offers_to("allies/center", "battle 22,4 > 24,4"));
  EXPECT_FALSE(t.offers_kind("move"));
}

TEST(OVL57, NoBattleBeforeEveryFieldGeneralHasDecidedAboutInitiative) {
  Table t = three_wings().hand("allies", {"probe-left", "probe-center", "probe-right"}).play();
  t.hand_out({"probe-left left"});
  t.act("place probe-left right").act("order 10,4").act_as("allies/left", "done").act_as("allies/left", "done");
  t.act_as("allies/center", "pass");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/right initiative"});
  t.act_as("allies/right", "pass");
  EXPECT_EQ(t.pending_posts(), Posts{"allies/left battle"});
}

}  // namespace
}  // namespace bocage
