// Provably fair chance for real games, from a cryptographic generator: past rolls reveal nothing about the next one,
// and the published seed lets anyone verify every roll and draw.
#pragma once

#include "fair/seed.h"
#include "game/record.h"

namespace bocage {

// The seed's ChaCha20 key stream (IETF variant, zero nonce), read as little-endian 32-bit words. Rejection sampling
// makes each choice unbiased. docs/fair-dice.md is the full specification.
class FairChance final : public Chance {
 public:
  explicit FairChance(const Seed& seed) : seed_(seed) {}

  Face die() override { return kDieSides[below(kDieSides.size())]; }
  Card draw(const CardBag& from) override { return from.at(static_cast<int>(below(from.size))); }
  int pick(int choices) override { return static_cast<int>(below(static_cast<std::uint32_t>(choices))); }

  std::uint32_t below(std::uint32_t choices);  // 0 to choices - 1; choices >= 1

 private:
  std::uint32_t next();  // the next word of the key stream

  static constexpr std::size_t kBlockBytes = 64;  // of ChaCha20 (RFC 8439)
  Seed seed_;
  std::uint32_t blocks_ = 0;                       // generated so far; 2^32 of them are far more than any game needs
  std::array<std::uint8_t, kBlockBytes> block_{};  // the current one
  std::size_t read_ = kBlockBytes;                 // bytes of it consumed
};

enum class Fairness : std::uint8_t {
  NoSeed,    // the record has no seed to check against
  Fair,      // its deal, dice and draws are exactly those of its seed
  Bent,      // they are not
  NotMixed,  // the seed is not the one that its parts give
};
struct FairnessFound {
  Fairness is = Fairness::NoSeed;
  std::size_t step = 0;  // if bent: the first step whose dice or cards differ, counted from 1; 0 is the deal
};
// Replays the record with the chance of its seed.
FairnessFound check_fairness(const Battle& battle, const Record& record);

}  // namespace bocage
