// The heuristic player: plays the most useful card, goes for medals and good attacks, prefers cover.
#pragma once

#include "ai/heuristic/gumbel.h"
#include "ai/heuristic/memory.h"
#include "ai/heuristic/weights.h"
#include "ai/player.h"
#include "game/chance.h"

namespace bocage {

// No lookahead: each offer is evaluated on the current board, plus Gumbel noise for a softmax choice at this
// temperature (0: greedy). Ties are broken at random.
class HeuristicPlayer final : public Player {
 public:
  explicit HeuristicPlayer(std::uint64_t seed) : HeuristicPlayer(seed, Weights{}, 0) {}
  HeuristicPlayer(std::uint64_t seed, const Weights& weights, int temperature)
      : weights_(weights), temperature_(temperature), rng_(seed) {}
  Action choose(const Question& question) override;

  void reseed(std::uint64_t seed) { rng_ = FastChance(seed); }

 private:
  Weights weights_;
  int temperature_;
  FastChance rng_;
  Memory memory_;
};

}  // namespace bocage
