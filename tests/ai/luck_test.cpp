#include "ai/search/luck.h"

#include <gtest/gtest.h>

#include "ai/heuristic_player.h"
#include "ai/playing.h"
#include "every_battle.h"

namespace bocage {
namespace {

// The states of a game's attacks, right after each roll.
class Attacks final : public EventSink {
 public:
  struct Seen {
    State state;
    std::uint8_t dice = 0;
  };
  explicit Attacks(const State& state) : state_(state) {}
  void on(const Event& event) override {
    const FrameStack& frames = state_.open.frames;
    const bool attack = frames.top_if<AttackFrame>() != nullptr;
    if (event.kind == EventKind::DiceRolled && attack) { seen.push_back({state_, event.roll.size}); }
  }
  std::vector<Seen> seen;

 private:
  const State& state_;
};

std::vector<Attacks::Seen> attacks_of_a_game(const Battle& battle) {
  FastChance chance(3);
  State state = new_game(battle, chance, nullptr);
  Attacks attacks(state);
  HeuristicPlayer player(4);
  play_on(battle, state, seat(player, player), chance, {.turn = 20}, &attacks);
  return attacks.seen;
}

// All rolls of this many dice.
template <class Visit>
void for_each_roll(std::uint8_t dice, Visit visit) {
  Roll roll{.size = dice};
  const auto fall = [&](auto&& self, std::size_t next) -> void {
    if (next == dice) { return visit(roll); }
    for (const Face face : kDieSides) {
      roll.faces[next] = face;
      self(self, next + 1);
    }
  };
  fall(fall, 0);
}

TEST(Luck, HasZeroMean) {
  const auto battle = load_battle("01-pegasus-bridge");
  const auto attacks = attacks_of_a_game(*battle);
  ASSERT_GT(attacks.size(), 5U);
  for (const Attacks::Seen& attack : attacks) {
    double figures = 0;
    double medals = 0;
    int rolls = 0;
    for_each_roll(attack.dice, [&](const Roll& roll) {
      const auto luck = luck_of(*battle, attack.state, roll);
      ASSERT_TRUE(luck);
      figures += luck->figures;
      medals += luck->medals;
      ++rolls;
    });
    EXPECT_NEAR(figures / rolls, 0, 1e-3);
    EXPECT_NEAR(medals / rolls, 0, 2e-3);
  }
}

TEST(Luck, IsGoodWithGrenadesAndBadWithStars) {
  const auto battle = load_battle("01-pegasus-bridge");
  for (const Attacks::Seen& attack : attacks_of_a_game(*battle)) {
    Roll roll{.size = attack.dice};
    if (attack.dice == 0) { continue; }
    roll.faces.fill(Face::Grenade);
    EXPECT_GT(luck_of(*battle, attack.state, roll)->medals, 0);
    roll.faces.fill(Face::Star);
    EXPECT_LT(luck_of(*battle, attack.state, roll)->medals, 0);
  }
}

TEST(Luck, IsMeasuredForAttacksOnly) {
  const auto battle = load_battle("01-pegasus-bridge");
  FastChance chance(3);
  const State state = new_game(*battle, chance, nullptr);
  EXPECT_FALSE(luck_of(*battle, state, Roll{.size = 2}));
}

}  // namespace
}  // namespace bocage
