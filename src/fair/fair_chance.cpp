#include "fair/fair_chance.h"

#include <sodium.h>

#include <cassert>

#include "fair/mix.h"

namespace bocage {

std::uint32_t FairChance::next() {
  if (read_ == kBlockBytes) {
    static constexpr std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> kNonce{};
    static constexpr std::array<std::uint8_t, kBlockBytes> kZeros{};
    crypto_stream_chacha20_ietf_xor_ic(block_.data(), kZeros.data(), kBlockBytes, kNonce.data(), blocks_++,
                                       seed_.bytes.data());
    read_ = 0;
  }
  std::uint32_t number = 0;
  for (unsigned i = 0; i < 4; ++i) { number |= static_cast<std::uint32_t>(block_[read_++]) << (8U * i); }
  return number;
}

std::uint32_t FairChance::below(std::uint32_t choices) {
  assert(choices != 0);
  static constexpr std::uint64_t kNumbers = std::uint64_t{1} << 32U;
  const std::uint64_t usable =
      kNumbers - kNumbers % choices;  // rejection sampling: a plain modulo would favour low numbers
  std::uint32_t number = next();
  while (number >= usable) { number = next(); }
  return number % choices;
}

FairnessFound check_fairness(const Battle& battle, const Record& record) {
  const auto seed = seed_from_text(record.seed);
  if (!seed) { return {}; }
  if (!is_mix_of_parts(record)) { return {Fairness::NotMixed, 0}; }
  FairChance chance(*seed);
  RecordingChance dealing(chance);
  State state = new_game(battle, dealing, nullptr);
  if (dealing.outcomes() != record.dealt) { return {Fairness::Bent, 0}; }
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    RecordingChance rolling(chance);
    const RecordStep& step = record.steps[i];
    const bool applied = apply(battle, state, step.by, step.action, rolling, nullptr) == ApplyResult::Applied;
    if (!applied || rolling.outcomes() != step.outcomes) { return {Fairness::Bent, i + 1}; }
  }
  return {Fairness::Fair, 0};
}

}  // namespace bocage
