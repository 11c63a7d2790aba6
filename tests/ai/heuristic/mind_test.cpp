#include "ai/heuristic/mind.h"

#include <gtest/gtest.h>

#include "support/position.h"

namespace bocage {
namespace {

constexpr Weights kWeights{};

// The first question of a game, with everything a Mind refers to.
struct Asked {
  explicit Asked(const Position& position) : table(position.play()) {
    const PendingPost post = pending(table.battle(), table.state())[0];
    legal(table.battle(), table.state(), post.post, offers);
    view = observe(table.battle(), table.state(), viewer_at(post.post));
    mind.emplace(table.battle(), post.post, view, kWeights, memory);
  }
  int order(Coord at, Card card) { return mind->order(table.unit(at)->id, card); }

  Table table;
  ActionList offers;
  View view;
  Memory memory;
  std::optional<Mind> mind;
};

TEST(HeuristicMind, AnOrderIsWorthMoreToAUnitThatCanBattle) {
  Asked asked(Position()
                  .unit("allies", "infantry", {2, 4})
                  .unit("allies", "infantry", {22, 4})
                  .unit("axis", "infantry", {3, 3}));
  EXPECT_GT(asked.order({2, 4}, Card::ProbeLeft), asked.order({22, 4}, Card::ProbeLeft));
}

TEST(HeuristicMind, SectionCardsGiveTheSameOrderValue) {
  Asked asked(Position().unit("allies", "infantry", {2, 4}).unit("axis", "infantry", {3, 3}));
  EXPECT_EQ(asked.order({2, 4}, Card::ProbeLeft), asked.order({2, 4}, Card::AssaultLeft));
}

TEST(HeuristicMind, CountsTheEffectOfTheCard) {
  Asked asked(Position()
                  .unit("allies", "infantry", {2, 4})
                  .unit("allies", "artillery", {12, 4})
                  .unit("axis", "infantry", {3, 3})
                  .unit("axis", "infantry", {16, 4}));
  EXPECT_GT(asked.order({2, 4}, Card::CloseAssault), asked.order({2, 4}, Card::None));        // one more die
  EXPECT_GT(asked.order({12, 4}, Card::ArtilleryBombard), asked.order({12, 4}, Card::None));  // one more battle
  EXPECT_EQ(asked.order({12, 4}, Card::CloseAssault), 0);  // out of close assault range
}

TEST(HeuristicMind, DigsInOnlyUnderFire) {
  Asked asked(Position()
                  .unit("allies", "infantry", {2, 4})
                  .unit("allies", "infantry", {22, 8})
                  .unit("axis", "infantry", {4, 2}));
  EXPECT_GT(asked.order({2, 4}, Card::DigIn), 0);
  EXPECT_EQ(asked.order({22, 8}, Card::DigIn), 0);
}

TEST(HeuristicMind, AskingChangesNothing) {
  Asked asked(Position().unit("allies", "infantry", {2, 4}).unit("axis", "infantry", {3, 3}));
  const int first = asked.order({2, 4}, Card::ProbeLeft);
  asked.order({2, 4}, Card::BehindEnemyLines);
  EXPECT_EQ(asked.order({2, 4}, Card::ProbeLeft), first);
  EXPECT_EQ(asked.mind->survey().field(), asked.table.state().open.field);
}

}  // namespace
}  // namespace bocage
