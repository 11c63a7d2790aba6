#include <gtest/gtest.h>

#include "game/game.h"
#include "random_game.h"
#include "schema.h"
#include "server/screen/dice_tally.h"
#include "server/screen/summary.h"

namespace bocage::server {
namespace {

constexpr FaceMask kInfantryHitBy = hit_faces(Arm::Infantry, Stars::Miss);

Roll roll_of(std::initializer_list<Face> faces) {
  Roll roll;
  for (const Face face : faces) { roll.add(face); }
  return roll;
}

// One die at infantry hits with three sides of six: mean 1/2, variance 1/4.
TEST(ScreenDice, LuckIsOneHalfForAnAverageResult) {
  DiceTally tally;
  EXPECT_DOUBLE_EQ(luck(tally), 0.5);
  tally.add_attack(roll_of({Face::Grenade, Face::Flag}), kInfantryHitBy, 4);
  EXPECT_EQ(tally.hits, 1);
  EXPECT_DOUBLE_EQ(tally.expected, 1);
  EXPECT_DOUBLE_EQ(tally.variance, 0.5);
  EXPECT_DOUBLE_EQ(luck(tally), 0.5);
}

// Four dice that all hit: mean 2, standard deviation 1, so two deviations above it: 0.97725 of the normal distribution.
TEST(ScreenDice, LuckIsTheNormalCumulativeDistribution) {
  DiceTally good;
  good.add_attack(roll_of({Face::Grenade, Face::Infantry, Face::Infantry, Face::Grenade}), kInfantryHitBy, 4);
  EXPECT_NEAR(luck(good), 0.97725, 1e-5);
  DiceTally bad;
  bad.add_attack(roll_of({Face::Flag, Face::Star, Face::Armor, Face::Star}), kInfantryHitBy, 4);
  EXPECT_NEAR(luck(bad), 1 - 0.97725, 1e-5);
}

// DICE-08: against the last figure two hits count as one, and no more is expected: 3/4 on average.
TEST(ScreenDice, SurplusHitsAreNeitherCountedNorExpected) {
  DiceTally tally;
  tally.add_attack(roll_of({Face::Grenade, Face::Grenade}), kInfantryHitBy, 1);
  EXPECT_EQ(tally.hits, 1);
  EXPECT_DOUBLE_EQ(tally.expected, 0.75);
}

// Scripted dice and the first card of the deck, so that the whole game is known.
class ScriptedDice final : public Chance {
 public:
  explicit ScriptedDice(std::vector<Face> dice) : dice_(std::move(dice)) {}
  Face die() override { return dice_[rolled_++]; }
  Card draw(const CardBag& from) override { return from.at(0); }
  int pick(int) override { return 0; }

 private:
  std::vector<Face> dice_;
  std::size_t rolled_ = 0;
};

class ShortGame {
 public:
  // Infantry attacks the last enemy, one hex away, with three dice.
  ShortGame()
      : battle_(Position()
                    .unit("allies", "infantry", {4, 4})
                    .unit("axis", "infantry", {6, 4}, 2)
                    .hand_size("allies", 6)
                    .medals(1)
                    .battle()),
        chance_({Face::Grenade, Face::Star, Face::Infantry}),
        game_(battle_, chance_, "scripted") {
    // The cards are dealt in the order of the deck: four Recons to the Axis, two Recons and the Probes (left) to the
    // Allies.
    for (const char* text : {"play probe-left", "order 4,4", "done", "done", "battle 4,4 > 6,4", "pass"}) {
      const auto action = action_from_text(battle_->board(), text);
      const Post by = pending(*battle_, game_.state())[0].post;
      EXPECT_EQ(game_.act(by, *action, nullptr, nullptr), ApplyResult::Applied) << text;
    }
  }
  const Battle& battle() const { return *battle_; }
  const Record& record() const { return game_.record(); }

 private:
  std::shared_ptr<const Battle> battle_;
  ScriptedDice chance_;
  Game game_;
};

TEST(ScreenSummary, OfAShortGame) {
  const ShortGame game;
  ASSERT_TRUE(game.record().result);
  const Json summary = summary_json(game.battle(), game.record(), Json());
  EXPECT_EQ(summary.at("steps").get<int>(), 7);  // setup and six actions
  EXPECT_EQ(summary.at("turns").dump(), R"([{"step":0,"turn":1,"side":"allies","medals":{"axis":0,"allies":1}}])");
  const Json& dice = summary.at("dice").at("allies");
  EXPECT_EQ(schema_fault("DiceOf", dice), "");
  EXPECT_EQ(dice.at("rolled").get<int>(), 3);
  EXPECT_EQ(dice.at("faces").dump(), R"({"infantry":1,"armor":0,"grenade":1,"flag":0,"star":1})");
  EXPECT_EQ(dice.at("hits").get<int>(), 2);
  EXPECT_NEAR(dice.at("expected").get<double>(), 1.375, 1e-12);  // 3/8 of one figure, 4/8 of two
  EXPECT_EQ(summary.at("dice").at("axis").at("rolled").get<int>(), 0);
}

TEST(ScreenReplay, ShowsEveryCardStepByStep) {
  const ShortGame game;
  const Json part = replay_part_json(game.battle(), game.record(), 0);
  EXPECT_EQ(schema_fault("ReplayPart", part), "");
  EXPECT_EQ(part.at("total").get<int>(), 7);
  ASSERT_EQ(part.at("steps").size(), 7U);
  EXPECT_TRUE(part.at("steps")[0].at("by").is_null());
  EXPECT_EQ(part.at("steps")[1].at("by").get<std::string>(), "allies/commander");
  EXPECT_EQ(part.at("steps")[0].at("view").at("hands").at("axis").size(), 4U);
  EXPECT_EQ(part.at("steps")[0].at("view").at("hands").at("allies").size(), 6U);
  EXPECT_TRUE(part.at("steps")[6].at("view").at("over").get<bool>());
  EXPECT_EQ(part.at("steps")[6].at("by").get<std::string>(), "axis/commander");  // declined to ambush
  EXPECT_EQ(replay_part_json(game.battle(), game.record(), 5).at("steps").size(), 2U);
  EXPECT_EQ(replay_part_json(game.battle(), game.record(), 7).at("steps").size(), 0U);
}

TEST(ScreenReplay, AtMostAHundredStepsAtOnce) {
  const std::shared_ptr<const Battle> battle = Position::from_battle("o1").battle();
  FastChance chance(3);
  Game game(battle, chance, "3");
  FastChance wishes(4);
  ActionList list;
  for (int i = 0; i < 250; ++i) {
    const Post by = pending(*battle, game.state())[0].post;
    legal(*battle, game.state(), by, list);
    ASSERT_EQ(game.act(by, list[wishes.below(static_cast<std::uint32_t>(list.size()))], nullptr, nullptr),
              ApplyResult::Applied);
  }
  const Json part = replay_part_json(*battle, game.record(), 120);
  EXPECT_EQ(part.at("total").get<int>(), 251);
  ASSERT_EQ(part.at("steps").size(), kReplayPart);
  EXPECT_EQ(part.at("steps")[0].at("n").get<int>(), 120);
  EXPECT_EQ(schema_fault("ReplayPart", part), "");
}

}  // namespace
}  // namespace bocage::server
