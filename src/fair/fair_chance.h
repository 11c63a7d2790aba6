// Chance for real games: whoever has seen a thousand dice cannot predict the next one, and whoever has the seed can check
// them all.
#pragma once

#include "fair/seed.h"
#include "game/record.h"

namespace bocage {

// The ChaCha20 key stream of the seed (IETF variant, nonce zero), read as little-endian numbers of 32 bits; each question
// takes the next number that is below the largest multiple of the choices. docs/fair-dice.md has it in full.
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
  std::uint32_t blocks_ = 0;                  // made so far
  std::array<std::uint8_t, kBlock> block_{};  // the newest
  std::size_t read_ = kBlock;                 // of its bytes
};

// Whether everything that the record says of chance is what its seed gives. Nothing to check if it names no such seed.
enum class Fairness : std::uint8_t { NoSeed, Fair, Bent };
struct FairnessFound {
  Fairness is = Fairness::NoSeed;
  std::size_t step = 0;  // if bent: the first step with other dice or cards; 0 is the deal
};
FairnessFound check_fairness(const Battle& battle, const Record& record);

}  // namespace bocage
