// Chooses evenly among the legal actions.
#pragma once

#include "ai/player.h"
#include "game/chance.h"

namespace bocage {

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(std::uint64_t seed) : chance_(seed) {}
  Action choose(const Question& question) override {
    const ActionList& offers = question.offers();
    return offers[chance_.below(static_cast<std::uint32_t>(offers.size()))];
  }

 private:
  FastChance chance_;
};

}  // namespace bocage
