#include "lab/perft.h"

#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

std::uint64_t count_offers(const Battle& battle, const State& state) {
  std::uint64_t offered = 0;
  ActionList offers;
  for (const PendingPost& asked : pending(battle, state)) {
    legal(battle, state, asked.post, offers);
    offered += offers.size();
  }
  return offered;
}

TEST(Perft, DepthOneIsTheNumberOfOffers) {
  for (const char* id : {"01", "02", "05", "13"}) {
    const Table t = Position::from_battle(id).play();
    EXPECT_EQ(perft_from(t.battle(), t.state(), 1, 1), std::vector{count_offers(t.battle(), t.state())}) << id;
  }
}

// One unit in a corner, one card, two decisions: play it; order the unit or not.
TEST(Perft, AgreesWithACountByHand) {
  const Table t = Position().unit("allies", "infantry", {0, 8}).hand("allies", {"probe-left"}).play();
  const auto leaves = perft_from(t.battle(), t.state(), 1, 4);
  EXPECT_EQ(leaves[0], 1U);  // play probe-left
  EXPECT_EQ(leaves[1], 2U);  // order 0,8; done
  // After the order only `done` is left; without an order the turn ends and the Axis has three Probes and an Attack.
  EXPECT_EQ(leaves[2], 1U + 4U);
}

TEST(Perft, IsReproducibleAndCanContinueFromAState) {
  const auto battle = Position::from_battle("01").battle();
  const auto four = perft(*battle, 3, 4);
  EXPECT_EQ(perft(*battle, 3, 4), four);
  const auto three = perft(*battle, 3, 3);
  EXPECT_TRUE(std::equal(three.begin(), three.end(), four.begin()));
}

TEST(Perft, OfAFinishedBattleIsZero) {
  Table t = Position().unit("allies", "infantry", {8, 4}).play();
  t.state().open.frames.clear();
  EXPECT_EQ(perft_from(t.battle(), t.state(), 1, 2), (std::vector<std::uint64_t>{0, 0}));
}

}  // namespace
}  // namespace bocage
