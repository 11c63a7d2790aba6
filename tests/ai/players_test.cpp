#include <gtest/gtest.h>

#include "ai/player.h"
#include "support/position.h"

namespace bocage {
namespace {

TEST(Players, AreFoundByName) {
  EXPECT_FALSE(player_names().empty());
  for (const std::string& name : player_names()) { EXPECT_NE(make_player(name, 1), nullptr) << name; }
  EXPECT_EQ(make_player("napoleon", 1), nullptr);
}

TEST(Players, OfTheSameSeedChooseTheSame) {
  const Table table = Position::from_battle("01").play();
  const PendingPost asked = pending(table.battle(), table.state())[0];
  ActionList offers;
  legal(table.battle(), table.state(), asked.post, offers);
  const Question question(table.battle(), table.state(), asked, offers);
  for (const std::string& name : player_names()) {
    const auto one = make_player(name, 7);
    const auto two = make_player(name, 7);
    for (int i = 0; i < 10; ++i) { EXPECT_EQ(one->choose(question), two->choose(question)) << name; }
  }
}

}  // namespace
}  // namespace bocage
