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

  Face die() override { return kDieSides[below(6)]; }
  Card draw(const CardBag& from) override { return from.at(static_cast<int>(below(from.size))); }
  int pick(int choices) override { return static_cast<int>(below(static_cast<std::uint32_t>(choices))); }

  std::uint32_t below(std::uint32_t choices);

 private:
  std::uint32_t next();

  static constexpr std::size_t kBlock = 64;
  Seed seed_;
  std::uint32_t blocks_ = 0;                  // generated so far
  std::array<std::uint8_t, kBlock> block_{};  // the current one
  std::size_t read_ = kBlock;                 // bytes of it consumed
};

// Whether the record's deal, dice and draws are exactly those of its seed. NoSeed: the record has none to check
// against.
enum class Fairness : std::uint8_t { NoSeed, Fair, Bent };
struct FairnessFound {
  Fairness is = Fairness::NoSeed;
  std::size_t step = 0;  // if bent: the first step whose dice or cards differ; 0 is the deal
};
FairnessFound check_fairness(const Battle& battle, const Record& record);

}  // namespace bocage
