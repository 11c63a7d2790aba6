// Chooses uniformly at random among the legal actions.
#pragma once

#include "ai/player.h"
#include "game/chance.h"

namespace bocage {

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(std::uint64_t seed) : rng_(seed) {}
  Action choose(const Question& question) override {
    const ActionList& offers = question.offers();
    return offers[rng_.below(static_cast<std::uint32_t>(offers.size()))];
  }

 private:
  FastChance rng_;
};

}  // namespace bocage
