#include "lab/perft.h"

#include <memory>

#include "lab/seeds.h"

namespace bocage {
namespace {

struct Counter {
  const Battle& battle;
  std::uint64_t seed;
  std::vector<std::uint64_t>& leaves;  // [0] is depth 1

  void count(const State& state, std::size_t depth) const {
    const auto offers = std::make_unique<ActionList>();  // too big for the stack of a deep recursion
    const std::uint64_t node = derive(seed, hash(state));
    std::uint64_t number = 0;
    for (const PendingPost& asked : pending(battle, state)) {
      legal(battle, state, asked.post, *offers);
      leaves[depth] += offers->size();
      if (depth + 1 == leaves.size()) { continue; }
      for (const Action& action : *offers) {
        FastChance chance(derive(node, number++));
        State next = state;
        if (apply(battle, next, asked.post, action, chance, nullptr) == ApplyResult::Applied) {
          count(next, depth + 1);
        }
      }
    }
  }
};

}  // namespace

std::vector<std::uint64_t> perft_from(const Battle& battle, const State& state, std::uint64_t seed, int depth) {
  std::vector<std::uint64_t> leaves(static_cast<std::size_t>(depth));
  if (depth > 0) { Counter{battle, seed, leaves}.count(state, 0); }
  return leaves;
}

std::vector<std::uint64_t> perft(const Battle& battle, std::uint64_t seed, int depth) {
  FastChance chance(seed);
  return perft_from(battle, new_game(battle, chance, nullptr), seed, depth);
}

}  // namespace bocage
