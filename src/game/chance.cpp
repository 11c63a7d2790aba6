#include "game/chance.h"

#include <bit>
#include <cassert>

#include "game/seeds.h"

namespace bocage {

// Seeded by splitmix64, as the generator's authors recommend, so that nearby seeds give unrelated games.
FastChance::FastChance(std::uint64_t seed) {
  for (std::uint64_t& word : state_) {
    word = scramble(seed);
    seed += kSplitMixStep;
  }
}

std::uint64_t FastChance::next() {
  const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17U;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

// Lemire's bounded integers instead of the standard distributions, which differ between libraries: multiply, and reject
// the few values that would bias the result.
std::uint32_t FastChance::below(std::uint32_t bound) {
  assert(bound != 0);
  const std::uint32_t reject_under = (0U - bound) % bound;
  for (;;) {
    const std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) >= reject_under) { return static_cast<std::uint32_t>(product >> 32U); }
  }
}

Face RecordingChance::die() {
  outcomes_.dice.push_back(source_.die());
  return outcomes_.dice.back();
}

Card RecordingChance::draw(const CardBag& from) {
  outcomes_.draws.push_back(source_.draw(from));
  return outcomes_.draws.back();
}

int RecordingChance::pick(int choices) {
  assert(choices >= 1 && choices <= 256);  // a pick is recorded in a byte
  outcomes_.picks.push_back(static_cast<std::uint8_t>(source_.pick(choices)));
  return outcomes_.picks.back();
}

Face ScriptedChance::die() {
  if (dice_used_ < script_.dice.size()) { return script_.dice[dice_used_++]; }
  if (rest_ != nullptr) { return rest_->die(); }
  failed_ = true;
  return Face::Star;
}

Card ScriptedChance::draw(const CardBag& from) {
  if (draws_used_ < script_.draws.size()) {
    const Card card = script_.draws[draws_used_++];
    if (from.holds(card)) { return card; }
    failed_ = true;
    return from.at(0);
  }
  if (rest_ != nullptr) { return rest_->draw(from); }
  failed_ = true;
  return from.at(0);
}

int ScriptedChance::pick(int choices) {
  if (picks_used_ < script_.picks.size()) {
    const int picked = script_.picks[picks_used_++];
    if (picked < choices) { return picked; }
    failed_ = true;
    return 0;
  }
  if (rest_ != nullptr) { return rest_->pick(choices); }
  failed_ = true;
  return 0;
}

bool ScriptedChance::used_up() const {
  return dice_used_ == script_.dice.size() && draws_used_ == script_.draws.size() &&
         picks_used_ == script_.picks.size();
}

}  // namespace bocage
