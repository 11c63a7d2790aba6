// One side's evaluation of a position: the value of attacks and of standing on a hex.
#pragma once

#include "ai/heuristic/goals.h"
#include "ai/heuristic/memory.h"
#include "rules/combat.h"

namespace bocage {

class Survey {
 public:
  // Takes exclusive use of this memory for its lifetime.
  Survey(const Battle& battle, const Field& field, Side side, const Weights& weights, Memory& memory);

  const Battle& battle() const { return battle_; }
  const Field& field() const { return field_; }
  const Weights& weights() const { return weights_; }
  Side side() const { return side_; }

  // Attacks. The value of rolling this many dice at an enemy, hitting with these faces.
  int strike(UnitId target, int dice, int ignorable_flags, FaceMask faces) const;
  // The value of our unit's best battle if it were in the state `as`; 0 if it has none.
  int best_attack(UnitId unit, const Unit& as, Occasion occasion);
  int attack(UnitId unit, Hex target, Occasion occasion) const;

  // Ground. The value of our unit standing there in the enemy's next turn.
  int standing(UnitId unit, Hex hex);
  int leaving() const { return goals_.leaving(); }  // PAC-40
  const Goals& goals() const { return goals_; }
  // The expected loss there in the enemy's next turn; `cover` is a minimum for the hex's protection.
  int danger(UnitId unit, Hex hex, int cover);

 private:
  // The parts of a strike's value that do not depend on its dice.
  struct Target {
    Hex at = kNoHex;
    const UnitInfo* type = nullptr;
    int figure = 0;  // points per hit
    int last = 0;    // extra points for eliminating it
    int goes = 0;    // if it leaves its hex, dead or alive
    int flag = 0;    // if it must retreat
  };
  // The parts of a danger that do not depend on the hex.
  struct Stake {
    UnitId unit = kNoUnit;
    int figures = 1;
    int sides = 0;   // of a die that hit it
    int figure = 0;  // points per figure
    int last = 0;    // extra points for the last one
  };

  void size_up_enemies();
  const Stake& stake(UnitId unit);
  // The total dice all enemies could roll at our unit on this hex, after moving closer.
  int enemy_dice(UnitId unit, Hex hex, int cover);
  int approach(Gait gait, Hex hex);

  const Battle& battle_;
  const Weights& weights_;
  Memory& memory_;
  Side side_;
  Field field_;  // a scratch copy for trying out positions
  Goals goals_;
  std::array<Target, kMaxUnits> enemies_;      // the first enemy_count_ entries
  std::array<std::uint8_t, kMaxUnits> place_;  // by enemy unit: its index in `enemies_`
  std::size_t enemy_count_ = 0;
  BySide<int> missing_{};  // medals to victory

  // Computed on demand. Only the last stake is kept: queries come hex by hex for one unit.
  Stake stake_;
  ByGait<const Distances*> to_goal_{};
  ByGait<const Distances*> to_enemy_{};
};

}  // namespace bocage
