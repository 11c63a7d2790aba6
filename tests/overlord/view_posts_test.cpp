// Views of posts (OVL-27, CIC-19, COM-21): what each may know, and that a resampled state looks the same to its viewer.
#include <gtest/gtest.h>

#include "game/invariants.h"
#include "game/view.h"
#include "rules/seating.h"
#include "support/position.h"

namespace bocage {
namespace {

constexpr Post kCommander{Side::Allies, Role::Commander};
constexpr Post kLeft{Side::Allies, Role::Left};
constexpr Post kCenter{Side::Allies, Role::Center};

Table handing_out() {
  Table t = Position()
                .overlord()
                .unit("axis", "infantry", {12, 4})
                .unit("allies", "infantry", {10, 4})
                .hand("allies", {"probe-left", "attack-left", "move-out", "probe-right", "ambush"})
                .play();
  t.run("hand-out probe-left left", "hand-out attack-left left", "hand-out move-out center");
  return t;
}

View seen_by(const Table& t, Viewer viewer) { return observe(t.battle(), t.state(), viewer); }

std::vector<Viewer> everybody() {
  std::vector<Viewer> viewers{spectator()};
  for (const Side side : kSides) {
    for (const Role role : kRoles) { viewers.push_back(viewer_at({side, role})); }
    for (int people = 1; people < kMostPeople; ++people) {
      for (int person = 0; person < people; ++person) { viewers.push_back({side, posts_of(seating(people), person)}); }
    }
  }
  return viewers;
}

TEST(View, EverybodySeesTheBoard) {
  const Table t = handing_out();
  for (const Viewer& viewer : everybody()) { EXPECT_EQ(seen_by(t, viewer).open, t.state().open); }
}

TEST(View, TheCommanderSeesTheHandAndTheCardsBeingHandedOut) {
  const View view = seen_by(handing_out(), viewer_at(kCommander));
  EXPECT_EQ(view.hand.size, 2);
  EXPECT_EQ(view.hand.count(Card::Ambush), 1);
  EXPECT_EQ(view.hand.count(Card::ProbeRight), 1);
  EXPECT_EQ(view.given[index(Role::Left)], (std::array{Card::ProbeLeft, Card::AttackLeft}));
  EXPECT_EQ(view.given[index(Role::Center)][0], Card::MoveOut);
}

TEST(View, TheHandOutIsInvisibleToEveryoneElse) {
  const Table t = handing_out();
  for (const Viewer& viewer : everybody()) {
    if (viewer.side == Side::Allies && has(viewer.roles, Role::Commander)) { continue; }
    const View view = seen_by(t, viewer);
    EXPECT_EQ(view.given, Given{});
    EXPECT_EQ(view.open.hand_size[index(Side::Allies)], 5) << "as if all cards were still in hand";
    for (const PostTurn& post : view.open.posts) { EXPECT_EQ(post.given, 0); }
    if (viewer.side != Side::Axis) { EXPECT_EQ(view.hand.size, 0); }
  }
}

TEST(View, AFieldGeneralSeesOwnCardsButNeitherTheHandNorOtherCards) {
  Table t = handing_out();
  t.act("done");
  const View left = seen_by(t, viewer_at(kLeft));
  EXPECT_EQ(left.given[index(Role::Left)], (std::array{Card::ProbeLeft, Card::AttackLeft}));
  EXPECT_EQ(left.given[index(Role::Center)][0], Card::None);
  EXPECT_FALSE(left.sees_hand);
  EXPECT_EQ(left.hand.size, 0);
  EXPECT_EQ(left.open.posts[index(Role::Center)].given, 1) << "how many the other got is public";
  const View center = seen_by(t, viewer_at(kCenter));
  EXPECT_EQ(center.given[index(Role::Center)][0], Card::MoveOut);
  EXPECT_EQ(center.given[index(Role::Left)][0], Card::None);
}

TEST(View, APlacedCardIsVisibleToEveryone) {
  Table t = handing_out();
  t.run("done", "place attack-left left");
  for (const Viewer& viewer : everybody()) {
    EXPECT_EQ(seen_by(t, viewer).open.posts[index(Role::Left)].placed[0].card, Card::AttackLeft);
  }
  EXPECT_EQ(seen_by(t, viewer_at(kLeft)).given[index(Role::Left)][0], Card::ProbeLeft) << "the other is not shown yet";
  EXPECT_EQ(seen_by(t, viewer_at(kCenter)).given[index(Role::Left)][0], Card::None);
}

TEST(View, APersonWithSeveralPostsSeesWhatAnyOfThemMay) {
  Table t = handing_out();
  t.act("done");
  const View flanks = seen_by(t, {Side::Allies, posts_of(seating(2), 1)});  // left and right
  EXPECT_EQ(flanks.given[index(Role::Left)][0], Card::ProbeLeft);
  EXPECT_EQ(flanks.given[index(Role::Center)][0], Card::None);
  EXPECT_FALSE(flanks.sees_hand);
  const View three = seen_by(t, {Side::Allies, posts_of(seating(3), 0)});  // commander and center
  EXPECT_TRUE(three.sees_hand);
  EXPECT_EQ(three.hand, t.state().hidden.hands[index(Side::Allies)]);
  EXPECT_EQ(three.given, t.state().hidden.given);
}

TEST(View, EnemiesAndSpectatorsSeeCountsOnly) {
  Table t = handing_out();
  t.act("done");
  for (const Viewer& viewer : {spectator(), viewer_at({Side::Axis, Role::Left}), viewer_of(Side::Axis)}) {
    const View view = seen_by(t, viewer);
    EXPECT_EQ(view.given, Given{});
    EXPECT_EQ(view.open.posts[index(Role::Left)].given, 2);
    EXPECT_EQ(view.open.posts[index(Role::Center)].given, 1);
    EXPECT_EQ(view.open.hand_size[index(Side::Allies)], 2);
  }
  EXPECT_EQ(seen_by(t, viewer_of(Side::Axis)).hand, t.state().hidden.hands[index(Side::Axis)]) << "and their own hand";
  EXPECT_EQ(seen_by(t, spectator()).hand.size, 0);
}

TEST(View, WhichCardTheCommandersOwnStandsInForIsSecret) {
  Table t = Position::from_battle("o1").hand("axis", {"recon-left", "probe-left", "probe-right"}).play();
  t.act("hand-out recon-left commander as barrage");
  EXPECT_EQ(seen_by(t, viewer_at({Side::Axis, Role::Commander})).given_as, Card::Barrage);
  EXPECT_EQ(seen_by(t, viewer_at({Side::Axis, Role::Left})).given_as, Card::None);
  EXPECT_EQ(seen_by(t, viewer_of(Side::Allies)).given_as, Card::None);
}

// The deals differ, the views do not.
TEST(DealUnseen, UnseenCardsAreDealtAgain) {
  Table t = handing_out();
  t.act("done");
  const View enemy = seen_by(t, viewer_of(Side::Axis));
  FastChance chance(7);
  bool another_hand = false;
  bool other_gifts = false;
  for (int i = 0; i < 20; ++i) {
    const State dealt = deal_unseen(t.battle(), enemy, chance);
    EXPECT_EQ(observe(t.battle(), dealt, viewer_of(Side::Axis)), enemy);
    EXPECT_EQ(cards_of(dealt.hidden.given, Role::Left), 2);
    EXPECT_EQ(cards_of(dealt.hidden.given, Role::Center), 1);
    another_hand = another_hand || dealt.hidden.hands != t.state().hidden.hands;
    other_gifts = other_gifts || dealt.hidden.given != t.state().hidden.given;
  }
  EXPECT_TRUE(another_hand);
  EXPECT_TRUE(other_gifts);
}

// Random games: every few actions, the unseen cards of every viewer are dealt again.
void expect_views_keep(const Battle& battle, std::uint64_t seed, int most) {
  FastChance chance(seed);
  FastChance choice(seed + 1000);
  FastChance dealer(seed + 2000);
  State state = new_game(battle, chance, nullptr);
  const auto viewers = everybody();
  const auto offers = std::make_unique<ActionList>();
  for (int step = 0; step < most && !state.open.over(); ++step) {
    if (choice.below(6) == 0) {
      for (const Viewer& viewer : viewers) {
        const View view = observe(battle, state, viewer);
        const State dealt = deal_unseen(battle, view, dealer);
        ASSERT_EQ(observe(battle, dealt, viewer), view) << "seed " << seed << " step " << step;
        ASSERT_EQ(broken_invariant(battle, dealt), "") << "seed " << seed << " step " << step;
      }
    }
    const Pending asked = pending(battle, state);
    ASSERT_FALSE(asked.empty());
    const Post post = asked[choice.below(static_cast<std::uint32_t>(asked.size()))].post;
    legal(battle, state, post, *offers);
    ASSERT_FALSE(offers->empty()) << name(post.side) << "/" << name(post.role) << " seed " << seed << " step " << step;
    const Action action = (*offers)[choice.below(static_cast<std::uint32_t>(offers->size()))];
    ASSERT_EQ(apply(battle, state, post, action, chance, nullptr), ApplyResult::Applied);
    ASSERT_EQ(broken_invariant(battle, state), "") << "seed " << seed << " step " << step;
  }
}

TEST(DealUnseen, KeepsEveryViewInRandomGames) {
  const auto omaha = Position::from_battle("o1").battle();
  for (std::uint64_t seed = 1; seed <= 4; ++seed) { expect_views_keep(*omaha, seed, 1500); }
}

TEST(DealUnseen, KeepsEveryViewWithLargeHands) {
  const auto battle = Position()
                          .overlord()
                          .unit("axis", "infantry", {12, 4})
                          .unit("axis", "armor", {24, 4})
                          .unit("allies", "infantry", {10, 6})
                          .unit("allies", "artillery", {40, 6})
                          .hand_size("axis", 30)
                          .hand_size("allies", 30)
                          .battle();
  for (std::uint64_t seed = 1; seed <= 4; ++seed) { expect_views_keep(*battle, seed, 800); }
}

}  // namespace
}  // namespace bocage
