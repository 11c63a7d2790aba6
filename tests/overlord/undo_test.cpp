// Actions that revealed something to others cannot be undone.
#include <gtest/gtest.h>

#include "game/game.h"
#include "support/position.h"

namespace bocage {
namespace {

class Desk {
 public:
  Desk()
      : game_(Position()
                  .overlord()
                  .unit("allies", "infantry", {10, 4})
                  .unit("axis", "infantry", {40, 0})
                  .hand("allies", {"probe-left", "probe-center", "probe-right"})
                  .battle(),
              chance_, "desk") {}

  void act(Role role, std::string_view text) {
    const auto action = action_from_text(game_.battle().board(), text);
    const Post post{game_.state().open.on_turn, role};
    ASSERT_EQ(game_.act(post, *action, nullptr, nullptr), ApplyResult::Applied)
        << text << ": " << to_text(why_not(game_.battle(), game_.state(), post, *action));
  }
  // Hands out any card that this Field General can be given now.
  void give(Role role) {
    ActionList list;
    legal(game_.battle(), game_.state(), {game_.state().open.on_turn, Role::Commander}, list);
    for (const Action& offer : list) {
      if (offer.kind == ActionKind::HandOut && offer.role() == role) {
        act(Role::Commander, to_text(game_.battle().board(), offer));
        return;
      }
    }
    FAIL() << "there is no card for this post";
  }
  Game& game() { return game_; }

 private:
  FastChance chance_{44};
  Game game_;
};

TEST(COM04, AVisitCannotBeTakenBack) {
  Desk desk;
  desk.give(Role::Left);
  desk.act(Role::Commander, "visit left");
  EXPECT_FALSE(desk.game().undo());
  desk.act(Role::Commander, "end-visit");
  EXPECT_FALSE(desk.game().undo());
}

TEST(COM02, TheEndOfTheCouncilCannotBeTakenBack) {
  Desk desk;
  desk.give(Role::Left);
  EXPECT_FALSE(desk.game().undo());
  desk.give(Role::Center);
  EXPECT_TRUE(desk.game().undo()) << "nobody has seen the second card";
}

TEST(CIC19, CardsThatWereGivenStayGiven) {
  Desk desk;
  desk.give(Role::Left);
  desk.act(Role::Commander, "done");
  EXPECT_FALSE(desk.game().undo());
}

TEST(OVL54, ACardThatLiesOnTheTableStaysThere) {
  Desk desk;
  desk.give(Role::Left);
  desk.act(Role::Commander, "done");
  ActionList list;
  legal(desk.game().battle(), desk.game().state(), {desk.game().state().open.on_turn, Role::Left}, list);
  desk.act(Role::Left, to_text(desk.game().battle().board(), list[0]));
  EXPECT_FALSE(desk.game().undo());
}

}  // namespace
}  // namespace bocage
