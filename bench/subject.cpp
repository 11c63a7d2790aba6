#include "subject.h"

#include "lab/match.h"
#include "lab/seeds.h"

namespace bocage::bench {
namespace {

constexpr std::size_t kPoints = 512;
constexpr std::uint32_t kOneOutOf = 7;  // sample a seventh of the decisions, so that they spread over the game

void sample_game(const Battle& battle, std::uint64_t seed, std::vector<DecisionPoint>& out) {
  FastChance chance(seed);
  State state = new_game(battle, chance, nullptr);
  ActionList offers;
  while (!state.open.over() && out.size() < kPoints) {
    const Post post = pending(battle, state)[0].post;
    legal(battle, state, post, offers);
    const Action chosen = offers[chance.below(static_cast<std::uint32_t>(offers.size()))];
    if (chance.below(kOneOutOf) == 0) { out.push_back({state, post, chosen}); }
    if (apply(battle, state, post, chosen, chance, nullptr) != ApplyResult::Applied) { return; }
  }
}

}  // namespace

Subject::Subject(BattleSpec battle_spec) : id(battle_spec.id), spec(std::move(battle_spec)), battle(spec, Options{}) {
  for (std::uint64_t game = 0; points.size() < kPoints; ++game) { sample_game(battle, derive(1, game), points); }
}

}  // namespace bocage::bench
