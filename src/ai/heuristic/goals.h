// The hexes that win a battle: what it is worth to stand on them, and to drive the enemy from them.
#pragma once

#include "ai/heuristic/weights.h"
#include "rules/field.h"

namespace bocage {

class Goals {
 public:
  Goals(const Battle& battle, const Field& field, Side side, const Weights& weights);

  // What it is worth that our unit, which stands on `from` now, stands on `hex`.
  int holding(Hex hex, Hex from) const;
  // What it is worth that the enemy on `hex` goes.
  int dislodging(Hex hex) const;
  // What it is worth that our unit leaves the board where it may (PAC-40); 0: it may nowhere.
  int leaving() const { return leaving_; }
  // Where we are not and would like to be.
  const HexSet& wanted() const { return wanted_; }

 private:
  // An objective or a sudden death that is still open.
  struct Goal {
    Side side = Side::Axis;
    HexSet hexes;
    int need = 1;
    int points = 0;  // for the side that holds enough of the hexes
  };
  static constexpr std::size_t kRoom = 32;

  void add(const Goal& goal);
  void add_objectives(const Battle& battle, const Field& field, const Weights& weights);
  void add_exits(const Battle& battle, const Field& field, const Weights& weights);
  int held(const Goal& goal) const { return (occupied_[index(goal.side)] & goal.hexes).count(); }

  Side side_;
  BySide<HexSet> occupied_;
  int denial_;
  std::array<Goal, kRoom> goals_;
  std::size_t size_ = 0;
  int leaving_ = 0;
  HexSet all_;
  HexSet wanted_;
};

}  // namespace bocage
