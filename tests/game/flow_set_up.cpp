// SET: what happens before the first card is played.
#include <gtest/gtest.h>

#include "game/engine.h"
#include "support/position.h"

namespace bocage {
namespace {

using Cards = std::vector<std::string>;

int copies(const State& state, Card card) {
  return state.hidden.deck.count(card) + state.hidden.hands[0].count(card) + state.hidden.hands[1].count(card);
}

TEST(SET04, EachSideIsDealtWhatItsBriefingSaysAndTheRestIsTheDeck) {
  const Table t = Position().hand_size("axis", 2).hand_size("allies", 6).play();
  EXPECT_EQ(t.hand("axis").size(), std::size_t{2});
  EXPECT_EQ(t.hand("allies").size(), std::size_t{6});
  EXPECT_EQ(t.deck_size(), 52);
  EXPECT_EQ(t.discard_top(), "");
}

TEST(SET04, TheCardsAreTheSixtyOfTheGame) {
  const Table t = Position().hand_size("axis", 4).hand_size("allies", 5).play();
  int all = 0;
  for (const CardInfo& row : kCards) { all += copies(t.state(), row.id); }
  EXPECT_EQ(all, 60);
  EXPECT_EQ(copies(t.state(), Card::ProbeCenter), 5);
  EXPECT_EQ(copies(t.state(), Card::ReconLeft), 2);
  EXPECT_EQ(copies(t.state(), Card::GeneralAdvance), 1);
  EXPECT_EQ(copies(t.state(), Card::Ambush), 1);
  EXPECT_EQ(copies(t.state(), Card::MoveOut), 2);
}

// Every card is equally likely to be dealt: with 10 out of 60, each copy in a sixth of the deals.
TEST(SET04, TheDeckIsShuffled) {
  constexpr int kDeals = 6000;
  const auto battle = Position().hand_size("axis", 4).hand_size("allies", 6).battle();
  std::array<int, kCardKinds> dealt{};
  for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
    FastChance chance(seed);
    const State state = new_game(*battle, chance, nullptr);
    for (const CardInfo& row : kCards) {
      for (const Side side : kSides) { dealt[index(row.id)] += state.hidden.hands[index(side)].count(row.id); }
    }
  }
  EXPECT_NEAR(dealt[index(Card::ProbeCenter)], kDeals * 5 / 6, 200);
  EXPECT_NEAR(dealt[index(Card::ReconLeft)], kDeals * 2 / 6, 150);
  EXPECT_NEAR(dealt[index(Card::Ambush)], kDeals / 6, 110);
  EXPECT_NEAR(dealt[index(Card::TheirFinestHour)], kDeals / 6, 110);
}

TEST(SET06, TheSideOfTheBriefingBeginsAndThenTheyAlternate) {
  for (const std::string first : {"axis", "allies"}) {
    const std::string second = first == "axis" ? "allies" : "axis";
    Table t = Position().first(first).play();
    EXPECT_EQ(t.turn(), 1);
    for (const std::string& side : Cards{first, second, first, second}) {
      EXPECT_EQ(t.side_on_turn(), side);
      EXPECT_EQ(t.pending_side(), side);
      t.act("play " + t.hand(side).back()).end_turn();
    }
    EXPECT_EQ(t.turn(), 5);
  }
}

// There are four dice per side in the box; Their Finest Hour with six cards rolls six at once.
TEST(SET07, ARollTakesMoreThanFourDiceIfTheRulesSaySo) {
  Table t =
      Position()
          .unit("allies", "infantry", {6, 4})
          .hand("allies", {"their-finest-hour", "probe-left", "probe-left", "probe-center", "probe-right", "dig-in"})
          .play();
  t.dice({"flag", "flag", "grenade", "flag", "grenade", "infantry"}).act("play their-finest-hour");
  ASSERT_EQ(t.happened("dice-rolled"), 1);
  EXPECT_TRUE(t.offers("order 6,4"));
}

TEST(SET08, AUnitThatStartsOnItsObjectiveHoldsIt) {
  const Table t = Position()
                      .unit("allies", "infantry", {8, 4})
                      .unit("axis", "infantry", {12, 4})
                      .objective("allies", {{8, 4}, {10, 4}})
                      .objective("axis", {{12, 4}})
                      .play();
  EXPECT_EQ(t.medals("allies"), 1);
  EXPECT_EQ(t.medals("axis"), 1);
}

TEST(SET08, AUnitOfTheOtherSideHoldsNoObjective) {
  const Table t = Position().unit("axis", "infantry", {8, 4}).objective("allies", {{8, 4}}).play();
  EXPECT_EQ(t.medals("allies"), 0);
  EXPECT_EQ(t.medals("axis"), 0);
}

TEST(SET08, APermanentObjectiveIsGainedByTheSetUp) {
  Table t = Position().unit("allies", "infantry", {6, 4}).permanent_objective("allies", {{6, 4}}).play();
  t.run("play probe-left", "order 6,4", "done", "move 6,4 > 4,4");
  EXPECT_EQ(t.medals("allies"), 1);
}

TEST(SET08, ABattleCanBeWonByTheSetUp) {
  const Table t = Position().unit("axis", "infantry", {8, 4}).objective("axis", {{8, 4}}).medals("axis", 1).play();
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.winner(), "axis");
}

}  // namespace
}  // namespace bocage
