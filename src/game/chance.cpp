#include "game/chance.h"

namespace bocage {
namespace {

constexpr std::uint64_t rotate_left(std::uint64_t x, unsigned by) { return (x << by) | (x >> (64U - by)); }

}  // namespace

// Seeded by splitmix64, as the generator's authors recommend, so that nearby seeds give unrelated games.
FastChance::FastChance(std::uint64_t seed) {
  for (std::uint64_t& word : state_) {
    seed += 0x9e3779b97f4a7c15U;
    std::uint64_t z = seed;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    word = z ^ (z >> 31U);
  }
}

std::uint64_t FastChance::next() {
  const std::uint64_t result = rotate_left(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17U;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = rotate_left(state_[3], 45);
  return result;
}

// Lemire's bounded integers instead of the standard distributions, which differ between libraries: multiply, and reject
// the few values that would bias the result.
std::uint32_t FastChance::below(std::uint32_t bound) {
  const std::uint32_t reject_under = (0U - bound) % bound;
  for (;;) {
    const std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) >= reject_under) { return static_cast<std::uint32_t>(product >> 32U); }
  }
}

Face RecordingChance::die() {
  said_.dice.push_back(source_.die());
  return said_.dice.back();
}

Card RecordingChance::draw(const CardBag& from) {
  said_.draws.push_back(source_.draw(from));
  return said_.draws.back();
}

int RecordingChance::pick(int choices) {
  said_.picks.push_back(static_cast<std::uint8_t>(source_.pick(choices)));
  return said_.picks.back();
}

Face ScriptedChance::die() {
  if (dice_ < script_.dice.size()) { return script_.dice[dice_++]; }
  if (rest_ != nullptr) { return rest_->die(); }
  failed_ = true;
  return Face::Star;
}

Card ScriptedChance::draw(const CardBag& from) {
  if (draws_ < script_.draws.size()) {
    const Card card = script_.draws[draws_++];
    if (from.holds(card)) { return card; }
    failed_ = true;
    return from.at(0);
  }
  if (rest_ != nullptr) { return rest_->draw(from); }
  failed_ = true;
  return from.at(0);
}

int ScriptedChance::pick(int choices) {
  if (picks_ < script_.picks.size()) {
    const int picked = script_.picks[picks_++];
    if (picked < choices) { return picked; }
    failed_ = true;
    return 0;
  }
  if (rest_ != nullptr) { return rest_->pick(choices); }
  failed_ = true;
  return 0;
}

bool ScriptedChance::used_up() const {
  return dice_ == script_.dice.size() && draws_ == script_.draws.size() && picks_ == script_.picks.size();
}

}  // namespace bocage
