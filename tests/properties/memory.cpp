// The heuristic player's cache is transparent: judgements with it equal those without it.
#include "ai/heuristic/mind.h"
#include "ai/heuristic_player.h"
#include "walk.h"

namespace bocage {
namespace {

// Plays at every post with the sergeant's weights: the veteran keeps one cache through whole games, the novice starts each
// time with an empty one.
class Veteran final : public Watcher {
 public:
  std::string before(const DecisionPoint& now) override {
    const std::string wrong = choose(now);
    return wrong.empty() ? judge_an_order(now) : wrong;
  }

 private:
  std::string choose(const DecisionPoint& now) {
    const Question question(now.battle, now.state, now.asked, now.offers);
    HeuristicPlayer& veteran = veterans_[index(now.asked.post.side)];
    const std::uint64_t seed = now.luck.next();
    veteran.reseed(seed);
    HeuristicPlayer novice(seed, kSergeantWeights, 0);
    return veteran.choose(question) == novice.choose(question) ? "" : "the choice differs with a cache";
  }

  // Any unit under any card: the cache holds other entries too, the reference computes just this one.
  std::string judge_an_order(const DecisionPoint& now) {
    const View view = observe(now.battle, now.state, viewer_at(now.asked.post));
    const HexSet& units = view.open.field.units_of(now.asked.post.side);
    std::vector<UnitId> own;
    units.for_each([&](Hex hex) { own.push_back(view.open.field.at(hex)); });
    if (own.empty()) { return {}; }
    const auto any = [&](std::size_t count) { return now.luck.below(static_cast<std::uint32_t>(count)); };
    const UnitId unit = own[any(own.size())];
    const Card card = kCards[any(kCards.size())].id;
    Memory nothing;
    Mind novice(now.battle, now.asked.post, view, kSergeantWeights, nothing);
    Mind veteran(now.battle, now.asked.post, view, kSergeantWeights, memories_[index(now.asked.post.side)]);
    return veteran.order(unit, card) == novice.order(unit, card)
               ? ""
               : "an order under " + std::string(name(card)) + " is judged differently with a cache";
  }

  BySide<HeuristicPlayer> veterans_{HeuristicPlayer(0, kSergeantWeights, 0), HeuristicPlayer(0, kSergeantWeights, 0)};
  BySide<Memory> memories_;
};

using PlayersMemory = EveryBattle;

TEST_P(PlayersMemory, ChangesNoJudgement) {
  static constexpr int kFewer = 40;  // every question is judged four times
  const auto battle = this->battle({});
  for (int game = 0; game < 1 + GetParam().games() / kFewer && !HasFailure(); ++game) {
    Veteran veteran;
    play_watched(*battle, 40'000 + static_cast<std::uint64_t>(game), veteran);
  }
}

INSTANTIATE_TEST_SUITE_P(Battle, PlayersMemory, testing::ValuesIn(settings()), setting_name);

}  // namespace
}  // namespace bocage
