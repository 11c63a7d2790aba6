// A position as one side judges it: what an attack is worth, and what standing on a hex.
#pragma once

#include "ai/heuristic/goals.h"
#include "ai/heuristic/memory.h"
#include "rules/combat.h"

namespace bocage {

class Survey {
 public:
  // Looks at the board with this memory, which nobody else may use meanwhile.
  Survey(const Battle& battle, const Field& field, Side side, const Weights& weights, Memory& memory);

  const Battle& battle() const { return battle_; }
  const Field& field() const { return field_; }
  const Weights& weights() const { return weights_; }
  Side side() const { return side_; }

  // Attacks. What so many dice at this enemy are worth that hit with these faces, whoever rolls them.
  int strike(UnitId target, int dice, int ignorable_flags, FaceMask faces) const;
  // What the best battle of our unit is worth, were it as `as` says: there, ordered so, moved so far. 0: it has none.
  int best_attack(UnitId unit, const Unit& as, Occasion occasion);
  int attack(UnitId unit, Hex target, Occasion occasion) const;

  // Ground. What it is worth to us that our unit stands there in the enemy's next turn.
  int standing(UnitId unit, Hex hex);
  int leaving() const { return goals_.leaving(); }  // PAC-40
  const Goals& goals() const { return goals_; }
  // What the enemy's next turn may cost us there; `cover` counts if the hex has less.
  int danger(UnitId unit, Hex hex, int cover);

 private:
  // What of a strike does not depend on its dice.
  struct Target {
    Hex at = kNoHex;
    const UnitInfo* type = nullptr;
    int figure = 0;  // points for a hit
    int last = 0;    // for the elimination
    int goes = 0;    // if it leaves its hex, dead or alive
    int flag = 0;    // if it must retreat
  };
  // What of a danger does not depend on the hex.
  struct Stake {
    UnitId unit = kNoUnit;
    int figures = 1;
    int sides = 0;   // of a die that hit it
    int figure = 0;  // points for a figure
    int last = 0;    // for the last one
  };

  void size_up_enemies();
  const Stake& stake(UnitId unit);
  // The dice that all enemies together could roll at our unit, were it there; each may come closer first.
  int enemy_dice(UnitId unit, Hex hex, int cover);
  int approach(Gait gait, Hex hex);

  const Battle& battle_;
  const Weights& weights_;
  Memory& memory_;
  Side side_;
  Field field_;  // a copy, in which a unit is put elsewhere for a moment
  Goals goals_;
  std::array<Target, kMaxUnits> enemies_;      // the first so many
  std::array<std::uint8_t, kMaxUnits> place_;  // by unit: where in `enemies_`
  std::size_t enemy_count_ = 0;
  BySide<int> missing_{};  // medals to victory

  // Looked up when first asked for. Of stakes the last one: a unit is asked about for hex after hex.
  Stake stake_;
  ByGait<const Distances*> to_goal_{};
  ByGait<const Distances*> to_enemy_{};
};

}  // namespace bocage
