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

TEST(Players, TheDefaultsOfTheBrowserClientAreOffered) {
  EXPECT_TRUE(is_opponent("recruit"));
  EXPECT_TRUE(is_opponent("sergeant"));
}

TEST(Players, OnlyTheExactNameOfAnOpponentIsOne) {
  for (const std::string& name : opponents()) { EXPECT_TRUE(is_opponent(name)) << name; }
  for (const std::string_view name :
       {"", "random", "heuristic", "sergeant@5s", "general@2s", "general@05s", "General"}) {
    EXPECT_FALSE(is_opponent(name)) << name;
  }
}

TEST(Players, TheNearestOpponentIsCloseInStrengthThenInTime) {
  for (const std::string& name : opponents()) { EXPECT_EQ(nearest_opponent(name), name); }
  EXPECT_EQ(nearest_opponent("general@1000000s"), "general@5s");
  EXPECT_EQ(nearest_opponent("general@1ms"), "general@500ms");
  EXPECT_EQ(nearest_opponent("general@20000n"), "general");
  EXPECT_EQ(nearest_opponent("sergeant@5s"), "sergeant");
  EXPECT_EQ(nearest_opponent("random"), "recruit");
  EXPECT_EQ(nearest_opponent("napoleon"), "recruit");
}

TEST(Players, MayIncludeAThinkingTime) {
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

TEST(Players, WithTheSameSeedChooseTheSame) {
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
