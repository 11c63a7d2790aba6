#include <gtest/gtest.h>

#include "bounded.h"
#include "support/position.h"

namespace bocage {
namespace {

TEST(Players, AreFoundByName) {
  EXPECT_EQ(player_names(), (std::vector<std::string>{"random", "recruit", "heuristic", "sergeant", "general"}));
  for (const std::string& name : player_names()) { EXPECT_NE(make_player(name, 1), nullptr) << name; }
  for (const std::string& name : opponents()) { EXPECT_NE(make_player(name, 1), nullptr) << name; }
  EXPECT_EQ(make_player("napoleon", 1), nullptr);
}

TEST(Players, MayBeToldHowLongToThink) {
  EXPECT_EQ(parse_player("general")->thinking, Thinking{});
  EXPECT_EQ(parse_player("general@500ms")->thinking, (Thinking{.ms = 500}));
  EXPECT_EQ(parse_player("general@4s")->thinking, (Thinking{.ms = 4000}));
  EXPECT_EQ(parse_player("general@20000n")->thinking, (Thinking{.nodes = 20'000}));
  EXPECT_EQ(parse_player("sergeant@1s")->name, "sergeant");
  for (const std::string_view nonsense :
       {"", "@", "general@", "general@0n", "general@-1s", "general@5", "general@5h", "general@ms", "general@2s ",
        "general@99999999999s", "General", "general@1s@1s"}) {
    EXPECT_FALSE(parse_player(nonsense)) << nonsense;
  }
}

TEST(Players, OfTheSameSeedChooseTheSame) {
  const Table table = Position::from_battle("01").play();
  const PendingPost asked = pending(table.battle(), table.state())[0];
  ActionList offers;
  legal(table.battle(), table.state(), asked.post, offers);
  const Question question(table.battle(), table.state(), asked, offers);
  for (const std::string& name : player_names()) {
    const auto one = make_player(bounded(name), 7);
    const auto two = make_player(bounded(name), 7);
    for (int i = 0; i < 10; ++i) { EXPECT_EQ(one->choose(question), two->choose(question)) << name; }
  }
}

}  // namespace
}  // namespace bocage
