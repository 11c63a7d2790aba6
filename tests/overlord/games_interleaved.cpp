// OVL-58: posts act concurrently, so the actions of two of them may arrive in either order.
#include <gtest/gtest.h>

#include "game/invariants.h"
#include "game/refusal.h"
#include "games_walk.h"

namespace bocage {
namespace {

struct Wish {
  Post by;
  Action action;
};

// Chance that does not depend on the order of arrival: each post has its own dice, and the deck its own top card.
class PostChance final : public Chance {
 public:
  PostChance(std::uint64_t seed, Post post) : dice_(seed * 8 + index(post.role)) {}
  Face die() override { return dice_.die(); }
  Card draw(const CardBag& from) override { return from.at(0); }
  int pick(int) override { return 0; }

 private:
  FastChance dice_;
};

// Applies both actions in this order. Returns false if the second was refused; a reason must then be given.
bool in_order(const Battle& battle, State& state, const Wish& first, const Wish& second, std::uint64_t seed) {
  PostChance one(seed, first.by);
  PostChance two(seed, second.by);
  EXPECT_EQ(apply(battle, state, first.by, first.action, one, nullptr), ApplyResult::Applied);
  EXPECT_EQ(broken_invariant(battle, state), "");
  const State between = state;
  const Refusal why = why_not(battle, state, second.by, second.action);
  const bool applied = apply(battle, state, second.by, second.action, two, nullptr) == ApplyResult::Applied;
  EXPECT_EQ(applied, !why) << to_text(why);
  if (!applied) { EXPECT_TRUE(state == between); }
  EXPECT_EQ(broken_invariant(battle, state), "");
  return applied;
}

std::optional<Wish> some_wish(const Battle& battle, const State& state, Post post, FastChance& luck) {
  const auto list = std::make_unique<ActionList>();
  legal(battle, state, post, *list);
  const Action action = (*list)[luck.below(static_cast<std::uint32_t>(list->size()))];
  if (action.kind == ActionKind::Attack) { return std::nullopt; }  // attacks are resolved one after the other (OVL-62)
  return Wish{post, action};
}

// Initiative rolls and placed cards depend on the units in the wing at that moment (OVL-07, CARD-04), so another post's
// order or move may change what they allow. Even then the changes on the board are the same.
bool looks_at_board(const Action& action) {
  return action.kind == ActionKind::Initiative || action.kind == ActionKind::Place;
}
bool changes_board(const Action& action) {
  return action.kind == ActionKind::Move || action.kind == ActionKind::Exit || action.kind == ActionKind::Order ||
         action.kind == ActionKind::Retreat || action.kind == ActionKind::LoseFigure;
}
bool depends(const Action& one, const Action& two) {
  return (looks_at_board(one) && changes_board(two)) || (looks_at_board(two) && changes_board(one));
}

void expect_same(const State& forth, const State& back, bool dependent) {
  if (!dependent) {
    EXPECT_TRUE(forth == back) << "the order made a difference";
  } else if (forth.open.turn == back.open.turn) {
    EXPECT_TRUE(forth.open.field == back.open.field) << "the order made a difference on the board";
  }
}

// How many cases the games covered.
struct Tally {
  int pairs = 0;
  int same = 0;
  int refused = 0;
};

void try_both_orders(const Battle& battle, const State& state, FastChance& luck, Tally& tally) {
  const Pending asked = pending(battle, state);
  for (std::size_t i = 1; i < asked.size(); ++i) {
    const auto one = some_wish(battle, state, asked[i - 1].post, luck);
    const auto two = some_wish(battle, state, asked[i].post, luck);
    if (!one || !two) { continue; }
    const ::testing::ScopedTrace trace(__FILE__, __LINE__,
                                       std::string(name(one->by.role)) + " " + to_text(battle.board(), one->action) +
                                           " | " + std::string(name(two->by.role)) + " " +
                                           to_text(battle.board(), two->action));
    const std::uint64_t seed = luck.next();
    State forth = state;
    State back = state;
    const bool both_forth = in_order(battle, forth, *one, *two, seed);
    const bool both_back = in_order(battle, back, *two, *one, seed);
    ++tally.pairs;
    if (both_forth && both_back) {
      expect_same(forth, back, depends(one->action, two->action));
      ++tally.same;
    } else {
      ++tally.refused;
    }
  }
}

TEST(OVL58, TheOrderOfArrivalMakesNoDifferenceOrIsRefused) {
  const auto battle = overlord_battle();
  Tally tally;
  for (int seed = 0; seed < overlord_games(100) && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    FastChance chance(static_cast<std::uint64_t>(seed) + 9000);
    FastChance luck(static_cast<std::uint64_t>(seed) + 9500);
    walk(battle, chance, static_cast<std::uint64_t>(seed), 1500, [&](const Turn& turn) {
      if (pending(*battle, turn.after).size() > 1) { try_both_orders(*battle, turn.after, luck, tally); }
    });
  }
  EXPECT_GT(tally.same, 50);
  EXPECT_GT(tally.pairs, tally.refused * 2);
}

}  // namespace
}  // namespace bocage
