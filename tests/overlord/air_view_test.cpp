// AIR-04, AIR-62, AIR-64, CIC-19: what is public about Air Sorties, and what is hidden.
#include <gtest/gtest.h>

#include "game/view.h"
#include "support/position.h"

namespace bocage {
namespace {

constexpr Viewer kEnemy = viewer_at({Side::Axis, Role::Commander});

Position wide() {
  Position p;
  p.overlord().air().hand("allies", {"probe-left", "probe-center", "move-out"});
  for (const int col : {4, 24, 46}) { p.unit("allies", "infantry", {col, 8}).unit("axis", "infantry", {col, 0}); }
  return p;
}

View seen(const Table& t, Viewer viewer) { return observe(t.battle(), t.state(), viewer); }

TEST(AIR62_COM21, FaceUpAirSortiesAreNotHidden) {
  const Table t = wide().play();
  EXPECT_EQ(unseen(t.battle(), seen(t, kEnemy)).count(Card::AirSortie), 2) << "two of four are in the deck";
}

TEST(AIR64_CIC19, NothingIsVisibleBeforeTheHandOutIsDone) {
  Table t = wide().play();
  const View before = seen(t, kEnemy);
  t.act("hand-out air-sortie left");
  View after = seen(t, kEnemy);
  after.open.council_over = before.open.council_over;  // the only difference: the first hand-out has begun
  EXPECT_EQ(after, before);
}

TEST(AIR64_CIC19, AfterTheHandOutEveryoneSeesHowManySortiesLeftButNotToWhom) {
  Table left = wide().play();
  left.hand_out({"air-sortie left", "probe-center center"});
  EXPECT_EQ(seen(left, kEnemy).open.sorties_given, 1);
  EXPECT_EQ(seen(left, kEnemy).open.sorties[index(Side::Allies)], 0);
  EXPECT_EQ(seen(left, kEnemy).given, Given{});
  EXPECT_EQ(seen(left, viewer_at({Side::Allies, Role::Left})).given[index(Role::Left)][0], Card::AirSortie);
  EXPECT_EQ(seen(left, viewer_at({Side::Allies, Role::Right})).given, Given{});
}

TEST(AIR64_CIC19, DealtAgainASortieIsWithOneOfThoseWhoHoldCards) {
  Table t = wide().play();
  t.hand_out({"air-sortie left", "probe-center center"});
  const View view = seen(t, kEnemy);
  int left = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    FastChance chance(seed);
    const State dealt = deal_unseen(t.battle(), view, chance);
    const Given& given = dealt.hidden.given;
    EXPECT_EQ(sorties_out(given), 1);
    EXPECT_EQ(cards_of(given, Role::Left), 1);
    EXPECT_EQ(cards_of(given, Role::Center), 1);
    EXPECT_FALSE(dealt.hidden.hands[index(Side::Allies)].holds(Card::AirSortie));
    EXPECT_EQ(dealt.hidden.deck.count(Card::AirSortie), 2);
    left += given[index(Role::Left)][0] == Card::AirSortie ? 1 : 0;
  }
  EXPECT_GT(left, 0);
  EXPECT_LT(left, 40);
}

TEST(AIR65_OVL54, PlacedItLiesOpen) {
  Table t = wide().play();
  t.hand_out({"air-sortie left", "probe-center center"}).act("place air-sortie");
  EXPECT_EQ(seen(t, kEnemy).open.sorties_given, 0);
  EXPECT_EQ(seen(t, kEnemy).open.posts[index(Role::Left)].placed[0].card, Card::AirSortie);
  EXPECT_EQ(unseen(t.battle(), seen(t, kEnemy)).count(Card::AirSortie), 2);
}

}  // namespace
}  // namespace bocage
