// TEAM: up to three people per side in the two-player game.
#include <gtest/gtest.h>

#include "game/view.h"
#include "support/position.h"

namespace bocage {
namespace {

using Names = std::vector<std::string>;

// A unit of each side in every section, and an Allied one on the line between left and center.
Position a_team() {
  return Position()
      .teams()
      .unit("allies", "infantry", {2, 6})
      .unit("allies", "infantry", {7, 7})  // on the line
      .unit("allies", "infantry", {12, 6})
      .unit("allies", "infantry", {22, 6})
      .unit("axis", "infantry", {2, 2})
      .unit("axis", "infantry", {12, 2})
      .unit("axis", "infantry", {22, 2});
}

TEST(TEAM01, ASideHasUpToThreePosts) {
  const Table t = a_team().play();
  EXPECT_EQ(t.battle().chain().posts, mask(Role::Commander) | mask(Role::Left) | mask(Role::Right));
  EXPECT_EQ(Position().play().battle().chain().posts, mask(Role::Commander));
}

TEST(TEAM02, ATeamSharesOneVisibleHand) {
  const Table t = a_team().hand("allies", {"probe-left", "dig-in"}).play();
  for (const Role role : {Role::Commander, Role::Left, Role::Right}) {
    const View view = observe(t.battle(), t.state(), viewer_at({Side::Allies, role}));
    EXPECT_TRUE(view.sees_hand);
    EXPECT_EQ(view.hand.size, 2);
  }
  EXPECT_EQ(t.pending_posts(), Names{"allies/commander play"});
}

TEST(TEAM04, TheCommanderHasTheCenterAndTheOthersAFlankAsTheySeeIt) {
  const Table t = a_team().play();
  EXPECT_EQ(t.battle().wing(Side::Allies, Role::Left), 0b001);
  EXPECT_EQ(t.battle().wing(Side::Allies, Role::Commander), 0b010);
  EXPECT_EQ(t.battle().wing(Side::Allies, Role::Right), 0b100);
  EXPECT_EQ(t.battle().wing(Side::Axis, Role::Left), 0b100);
  EXPECT_EQ(t.battle().wing(Side::Axis, Role::Right), 0b001);
}

TEST(TEAM05, ASectionCardIsCarriedOutByThePlayerOfThatSection) {
  Table t = a_team().hand("allies", {"probe-left"}).play();
  t.act("play probe-left");
  EXPECT_EQ(t.pending_posts(), Names{"allies/left order"});
  EXPECT_EQ(t.legal_for("allies/left"), (Names{"order 2,6", "order 7,7", "done"}));
}

TEST(TEAM05, ACardForSeveralSectionsIsCarriedOutByEachForTheirOwn) {
  Table t = a_team().hand("allies", {"recon-in-force"}).play();
  t.act("play recon-in-force");
  EXPECT_EQ(t.pending_posts(), (Names{"allies/commander order", "allies/left order", "allies/right order"}));
  EXPECT_EQ(t.legal_for("allies/commander"), (Names{"order 12,6", "order 7,7", "done"}));
  EXPECT_EQ(t.legal_for("allies/right"), (Names{"order 22,6", "done"}));
  t.act_as("allies/left", "order 7,7");
  EXPECT_EQ(t.legal_for("allies/left"), Names{"done"});  // one unit in each section
  EXPECT_EQ(t.legal_for("allies/commander"), (Names{"order 12,6", "done"}));
}

TEST(TEAM05, PincerMoveLeavesTheCenterOut) {
  Table t = a_team().hand("allies", {"pincer-move"}).play();
  t.act("play pincer-move");
  EXPECT_EQ(t.pending_posts(), (Names{"allies/left order", "allies/right order"}));
}

TEST(TEAM06, ATacticCardIsPlayedByTheCommanderWhereverTheUnitsStand) {
  Table t = a_team().hand("allies", {"direct-from-hq"}).play();
  t.act("play direct-from-hq");
  EXPECT_EQ(t.pending_posts(), Names{"allies/commander order"});
  t.run("order 2,6", "order 22,6", "done");
  EXPECT_EQ(t.pending_posts(), Names{"allies/commander move"});
  EXPECT_TRUE(t.offers_to("allies/commander", "move 22,6 > 22,4"));
}

TEST(TEAM06, TheirFinestHourIsRolledOnce) {
  Table t = a_team().hand("allies", {"their-finest-hour", "recon-center"}).play();
  t.dice({"star", "star"});  // TFH-01: one die per card, this one included
  t.act("play their-finest-hour");
  EXPECT_EQ(t.pending_posts(), Names{"allies/commander order"});
  EXPECT_TRUE(t.offers_to("allies/commander", "order 2,6"));
}

TEST(TEAM07, AUnitOnALineBelongsToWhoOrderedIt) {
  Table t = a_team().hand("allies", {"recon-in-force"}).play();
  t.act("play recon-in-force");
  t.act_as("allies/left", "order 7,7");
  t.act_as("allies/left", "done");
  t.act_as("allies/commander", "done");
  t.act_as("allies/right", "done");
  EXPECT_EQ(t.pending_posts(), Names{"allies/left move"});
  t.act_as("allies/left", "move 7,7 > 10,6");  // deep into the center
  t.act_as("allies/left", "done");
  EXPECT_EQ(t.state().open.field[t.state().open.field.at(*t.battle().board().find({10, 6}))].by, Role::Left);
}

TEST(TEAM07, TheOwnerOfTheSectionAnswersForAUnitThatIsAttacked) {
  Table t = a_team()
                .unit("allies", "infantry", {3, 3})
                .unit("allies", "infantry", {13, 3})
                .hand("allies", {"attack-left", "probe-left"})
                .play();
  t.act("play attack-left");
  t.act_as("allies/left", "order 3,3");
  t.skip_to("battle");
  t.dice({"flag", "star", "star"});
  t.act_as("allies/left", "battle 3,3 > 2,2");
  EXPECT_EQ(t.pending_posts(), Names{"axis/right retreat"});  // the Allies' left is the Axis' right
}

TEST(TEAM08, NoPostMovesBeforeAllHaveOrdered) {
  Table t = a_team().hand("allies", {"general-advance"}).play();
  t.act("play general-advance");
  t.act_as("allies/left", "order 2,6");
  t.act_as("allies/left", "done");
  EXPECT_EQ(t.pending_posts(), (Names{"allies/commander order", "allies/right order"}));
  t.act_as("allies/commander", "order 12,6");
  t.act_as("allies/commander", "done");
  t.act_as("allies/right", "order 22,6");
  t.act_as("allies/right", "done");
  EXPECT_EQ(t.pending_posts(), (Names{"allies/commander move", "allies/left move", "allies/right move"}));
}

TEST(TEAM08, WholeGamesEndAsTheyDoForTwo) {
  for (const char* id : {"01", "07", "14"}) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      const auto battle = Position::from_battle(id).teams().battle();
      FastChance chance(seed);
      State state = new_game(*battle, chance, nullptr);
      ActionList list;
      int steps = 0;
      for (; !state.open.over() && steps < 20'000; ++steps) {
        const Pending asked = pending(*battle, state);
        ASSERT_FALSE(asked.empty());
        const Post post = asked[chance.below(static_cast<std::uint32_t>(asked.size()))].post;
        legal(*battle, state, post, list);
        ASSERT_FALSE(list.empty());
        const Action action = list[chance.below(static_cast<std::uint32_t>(list.size()))];
        ASSERT_EQ(apply(*battle, state, post, action, chance, nullptr), ApplyResult::Applied);
      }
      EXPECT_TRUE(state.open.over()) << id << " " << seed;
    }
  }
}

}  // namespace
}  // namespace bocage
