// No hidden information in views: a viewer is sent the same for every possible deal of the hidden cards.
#include <gtest/gtest.h>

#include "random_game.h"
#include "schema.h"
#include "server/screen/events_json.h"
#include "server/screen/offers_json.h"
#include "server/screen/view_json.h"

namespace bocage::server {
namespace {

std::vector<Viewer> viewers(const Battle& battle) {
  std::vector<Viewer> all{spectator()};
  const bool single = battle.spec().chain == Chain::Single;
  for (const Side side : kSides) {
    for (const Role role : kRoles) {
      if (!single || role == Role::Commander) { all.push_back(viewer_at({side, role})); }
    }
  }
  if (!single) { all.push_back({Side::Axis, static_cast<RoleMask>(mask(Role::Left) | mask(Role::Center))}); }
  return all;
}

// Everything a viewer is sent that depends on the state.
std::string screen_of(const Battle& battle, const State& state, Viewer viewer) {
  std::string text = screen_view_json(battle, observe(battle, state, viewer), {}).dump();
  for (const PendingPost& asked : pending(battle, state)) {
    if (viewer.side == asked.post.side && has(viewer.roles, asked.post.role)) {
      text += offer_json(battle, state, asked).dump();
    }
  }
  return text;
}

class ScreenLeak : public testing::TestWithParam<const char*> {};

TEST_P(ScreenLeak, TheScreenDoesNotDependOnHiddenCards) {
  const auto battle = battle_with_options(GetParam());
  FastChance luck(99);
  int steps = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    play_random_game(*battle, seed, 150, [&](const RandomStep& step) {
      for (const Viewer& viewer : viewers(step.battle)) {
        const View view = observe(step.battle, step.state, viewer);
        const State dealt = deal_unseen(step.battle, view, luck);
        EXPECT_EQ(screen_of(step.battle, step.state, viewer), screen_of(step.battle, dealt, viewer));
        if (++steps % 32 == 0) { EXPECT_EQ(schema_fault("View", screen_view_json(step.battle, view, {})), ""); }
      }
    });
  }
}

// DRAW-03: everyone learns that a card was drawn, only its owner which. Every other card in an event is public by then:
// in the discard pile, or on the table.
TEST_P(ScreenLeak, ADrawnCardIsNamedOnlyToItsOwner) {
  const auto battle = battle_with_options(GetParam());
  const bool single = battle->spec().chain == Chain::Single;
  int drawn = 0;
  play_random_game(*battle, 5, 300, [&](const RandomStep& step) {
    for (const Viewer& viewer : viewers(step.battle)) {
      const Json list = events_json(step.battle, step.events, viewer);
      for (const Json& event : list) {
        if (!viewer.side) { EXPECT_EQ(schema_fault("Event", event), ""); }
        if (event.at("kind") != "card-drawn") { continue; }
        ++drawn;
        const bool own =
            viewer.side && event.at("side") == name(*viewer.side) && (single || has(viewer.roles, Role::Commander));
        EXPECT_EQ(event.contains("card"), own);
      }
    }
  });
  EXPECT_GT(drawn, 0);
}

INSTANTIATE_TEST_SUITE_P(Battle, ScreenLeak, testing::Values("01", "o1", "09 air night", "o2 commissar air", "o3 air"));

}  // namespace
}  // namespace bocage::server
