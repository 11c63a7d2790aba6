// The source of all randomness: dice, card draws, and picks for scattered drops and shuffled mines. The engine asks it and
// has none of its own.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/cards.h"
#include "rules/dice.h"

namespace bocage {

// Not thread-safe: each game has its own.
class Chance {
 public:
  virtual ~Chance() = default;
  virtual Face die() = 0;
  virtual Card draw(const CardBag& from) = 0;  // one of the cards in `from`, which is not empty; does not remove it
  virtual int pick(int choices) = 0;           // 0 to choices - 1, each equally likely; choices >= 1

 protected:
  Chance() = default;
  Chance(const Chance&) = default;
  Chance& operator=(const Chance&) = default;
};

// A fast generator for simulation (xoshiro256**): the same seed gives the same game on every machine.
class FastChance final : public Chance {
 public:
  explicit FastChance(std::uint64_t seed);

  Face die() override { return kDieSides[below(kDieSides.size())]; }
  Card draw(const CardBag& from) override { return from.at(static_cast<int>(below(from.size))); }
  int pick(int choices) override { return static_cast<int>(below(static_cast<std::uint32_t>(choices))); }

  std::uint32_t below(std::uint32_t bound);  // 0 to bound - 1, exactly uniform; bound >= 1
  std::uint64_t next();                      // 64 random bits

 private:
  std::array<std::uint64_t, 4> state_{};
};

// Everything chance returned during one action.
struct Outcomes {
  std::vector<Face> dice;
  std::vector<Card> draws;
  std::vector<std::uint8_t> picks;

  bool empty() const { return dice.empty() && draws.empty() && picks.empty(); }
  friend bool operator==(const Outcomes&, const Outcomes&) = default;
};

// Forwards to another source, which must outlive it, and records its outcomes.
class RecordingChance final : public Chance {
 public:
  explicit RecordingChance(Chance& source) : source_(source) {}
  Face die() override;
  Card draw(const CardBag& from) override;
  int pick(int choices) override;
  const Outcomes& outcomes() const { return outcomes_; }

 private:
  Chance& source_;
  Outcomes outcomes_;
};

// Returns the outcomes of a script in order, then those of `rest`, which may be null and must outlive it. If the script
// names an impossible outcome (a card that is not there), or is exhausted without `rest`, failed() becomes true and the
// answer is an arbitrary possible one, so that the state stays sound.
class ScriptedChance final : public Chance {
 public:
  ScriptedChance(Outcomes script, Chance* rest) : script_(std::move(script)), rest_(rest) {}
  Face die() override;
  Card draw(const CardBag& from) override;
  int pick(int choices) override;

  bool used_up() const;  // everything in the script was asked for
  bool failed() const { return failed_; }

 private:
  Outcomes script_;
  Chance* rest_;
  std::size_t dice_used_ = 0;
  std::size_t draws_used_ = 0;
  std::size_t picks_used_ = 0;
  bool failed_ = false;
};

}  // namespace bocage
