// Goal hexes: what it is worth to hold them and to drive the enemy off them.
#pragma once

#include "ai/heuristic/weights.h"
#include "rules/field.h"

namespace bocage {

class Goals {
 public:
  Goals(const Battle& battle, const Field& field, Side side, const Weights& weights);

  // The value of our unit, now on `from`, standing on `hex`.
  int holding(Hex hex, Hex from) const;
  // The value of removing the enemy from `hex`.
  int dislodging(Hex hex) const;
  // The value of our unit exiting the board (PAC-40); 0 if there are no exits.
  int leaving() const { return leaving_; }
  // Goal hexes we want and do not hold.
  const HexSet& wanted() const { return wanted_; }

 private:
  // An open objective or sudden-death condition.
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
