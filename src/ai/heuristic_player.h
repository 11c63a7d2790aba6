// A player with some sense: plays the card that can do most, goes for medals and good attacks, likes cover.
#pragma once

#include "ai/heuristic/memory.h"
#include "ai/heuristic/weights.h"
#include "ai/heuristic/whim.h"
#include "ai/player.h"
#include "game/chance.h"

namespace bocage {

// It looks no action ahead: each offer is judged by what it is worth as the board stands. Among equals it draws lots.
class HeuristicPlayer final : public Player {
 public:
  explicit HeuristicPlayer(std::uint64_t seed) : HeuristicPlayer(seed, Weights{}, 0) {}
  HeuristicPlayer(std::uint64_t seed, const Weights& weights, int whim)
      : weights_(weights), whim_(whim), chance_(seed) {}
  Action choose(const Question& question) override;

  void set_whim(int whim) { whim_ = whim; }
  void reseed(std::uint64_t seed) { chance_ = FastChance(seed); }

 private:
  Weights weights_;
  int whim_;
  FastChance chance_;
  Memory memory_;
};

}  // namespace bocage
