// OVL-20 to OVL-27: the posts of a side and how its people share them.
#include <gtest/gtest.h>

#include "game/view.h"
#include "rules/seating.h"
#include "support/position.h"

namespace bocage {
namespace {

using Posts = std::vector<std::string>;

Position two_corners() {
  return Position().overlord().unit("axis", "infantry", {0, 0}).unit("allies", "infantry", {50, 8});
}

TEST(OVL20, EachSideHasFourPosts) {
  EXPECT_EQ(std::vector<std::string>(kRoleNames.begin(), kRoleNames.end()),
            (std::vector<std::string>{"commander", "left", "center", "right"}));
  Table t = two_corners().hand("allies", {"probe-left", "probe-center"}).play();
  EXPECT_EQ(t.pending_posts(), Posts{"allies/commander hand-out"});
  t.run("hand-out probe-left left", "done");
  EXPECT_EQ(t.pending_posts(), (Posts{"allies/left place", "allies/center initiative", "allies/right initiative"}));
}

TEST(OVL20, ASeatMayHoldSeveralPosts) {
  EXPECT_EQ(posts_of(seating(1), 0), kEveryRole);
  EXPECT_EQ(posts_of(seating(2), 1), mask(Role::Left) | mask(Role::Right));
  EXPECT_EQ(posts_of(seating(4), 1), mask(Role::Left));
}

// A row of the table in section 2, with a letter for each person.
void expect_row(int people, std::string_view commander_left_center_right) {
  for (const Role role : kRoles) {
    const int person = seating(people)[index(role)];
    EXPECT_EQ(static_cast<char>('A' + person), commander_left_center_right[index(role)])
        << people << " people, " << name(role);
  }
}

TEST(OVL21, FourPeopleHaveAPostEach) { expect_row(4, "ABCD"); }
TEST(OVL22, OfThreeTheCommanderIsAlsoCenterGeneral) { expect_row(3, "ABAC"); }
TEST(OVL23, TwoShareCommanderAndCenterLeftAndRight) { expect_row(2, "ABAB"); }
TEST(OVL24, OnePersonHasAllFourPosts) { expect_row(1, "AAAA"); }

TEST(OVL25, OddTotalsGiveOneSideOneMore) {
  EXPECT_EQ(people_on_sides(7, Side::Axis), (BySide<int>{4, 3}));
  EXPECT_EQ(people_on_sides(7, Side::Allies), (BySide<int>{3, 4}));
  EXPECT_EQ(people_on_sides(5, Side::Axis), (BySide<int>{3, 2}));
  EXPECT_EQ(people_on_sides(3, Side::Allies), (BySide<int>{1, 2}));
}

TEST(OVL25, EvenNumbersOfPeopleAreSplitEqually) {
  for (const Side larger : kSides) {
    EXPECT_EQ(people_on_sides(8, larger), (BySide<int>{4, 4}));
    EXPECT_EQ(people_on_sides(6, larger), (BySide<int>{3, 3}));
    EXPECT_EQ(people_on_sides(4, larger), (BySide<int>{2, 2}));
    EXPECT_EQ(people_on_sides(2, larger), (BySide<int>{1, 1}));
  }
}

// The engine knows only posts: the commander of a side of three is bound like any other center Field General.
TEST(OVL26, LimitsAreCountedByPost) {
  ASSERT_EQ(posts_of(seating(3), 0), mask(Role::Commander) | mask(Role::Center));
  Table t =
      two_corners().hand("allies", {"probe-center", "attack-center", "recon-center", "barrage", "air-power"}).play();
  t.run("hand-out probe-center center", "hand-out attack-center center");
  EXPECT_FALSE(t.offers("hand-out recon-center center")) << "two for the center post, regardless of its holder";
  EXPECT_TRUE(t.offers("hand-out barrage commander")) << "one more for the commander's post";
  t.act("hand-out barrage commander");
  EXPECT_FALSE(t.offers("hand-out air-power commander"));
}

TEST(OVL26, RollsAreCountedByPost) {
  Table t = two_corners().unit("allies", "infantry", {24, 4}).hand("allies", {"barrage", "probe-center"}).play();
  t.run("hand-out barrage commander", "done");
  t.dice({"star", "star", "star", "star"}).act("target 0,0");
  for (const char* post : {"allies/left", "allies/center", "allies/right"}) {
    EXPECT_TRUE(t.offers_to(post, "initiative")) << post;
  }
  EXPECT_TRUE(t.legal_for("allies/commander").empty()) << "the commander's post does not roll";
  t.dice({"infantry"}).act_as("allies/center", "initiative");
  EXPECT_TRUE(t.offers_to("allies/center", "order 24,4"));
  EXPECT_FALSE(t.offers_to("allies/center", "initiative")) << "the center has rolled";
  EXPECT_TRUE(t.offers_to("allies/left", "initiative"));
}

TEST(OVL27, OnlyTheCommanderHasAHand) {
  Table t = two_corners().hand("allies", {"probe-left", "probe-center"}).play();
  const View commander = observe(t.battle(), t.state(), viewer_at({Side::Allies, Role::Commander}));
  EXPECT_TRUE(commander.sees_hand);
  EXPECT_EQ(commander.hand.size, 2);
  for (const Role role : kGeneralRoles) {
    const View general = observe(t.battle(), t.state(), viewer_at({Side::Allies, role}));
    EXPECT_FALSE(general.sees_hand) << name(role);
    EXPECT_EQ(general.hand.size, 0) << name(role);
    EXPECT_TRUE(t.legal_for(std::string("allies/") + std::string(name(role))).empty()) << "no card to hand out";
  }
}

}  // namespace
}  // namespace bocage
