// The dice of a battle itemised by name, to explain the count to players.
#pragma once

#include <cassert>

#include "rules/combat.h"

namespace bocage {

struct DicePart {
  enum class Where : std::uint8_t { Card, OwnHex, TargetHex, Command, Gun, Air };
  std::string_view what;  // the name of a card, terrain, work or command rule
  Where where = Where::Card;
  int dice = 0;
};

// The modifiers to the base dice for the range. Modifiers of zero are left out.
class DiceParts {
 public:
  void add(const DicePart& part) {
    if (part.dice == 0) { return; }
    assert(size_ < parts_.size());
    parts_[size_++] = part;
  }
  const DicePart* begin() const { return parts_.data(); }
  const DicePart* end() const { return parts_.data() + size_; }

 private:
  std::array<DicePart, 7> parts_{};  // card, attacker's terrain and wire, cover, command, cross-hair, support
  std::size_t size_ = 0;
};

// `dice` is the result of dice_for() for the same two units.
DiceParts dice_parts(const Battle& battle, const Field& field, UnitId attacker, UnitId target, const DiceCount& dice);

}  // namespace bocage
