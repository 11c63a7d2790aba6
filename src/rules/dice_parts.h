// The dice of a battle, part by part and by name: for people who ask why.
#pragma once

#include "rules/combat.h"

namespace bocage {

struct DicePart {
  enum class Where : std::uint8_t { Card, OwnHex, TargetHex, Command, Gun, Air };
  std::string_view what;  // the name of a card, a terrain, a work, a command rule
  Where where = Where::Card;
  int dice = 0;
};

// What adds to the dice that the range gives, or takes away from them. Parts that change nothing are not listed.
class DiceParts {
 public:
  void add(const DicePart& part) {
    if (part.dice != 0) { parts_[size_++] = part; }
  }
  const DicePart* begin() const { return parts_.data(); }
  const DicePart* end() const { return parts_.data() + size_; }

 private:
  std::array<DicePart, 7> parts_{};  // a card, ground and wire under the attacker, cover, command, cross-hair, support
  std::size_t size_ = 0;
};

// `dice` is what dice_for() says about the two.
DiceParts dice_parts(const Battle& battle, const Field& field, UnitId attacker, UnitId target, const DiceCount& dice);

}  // namespace bocage
