// One question on the heuristic player's mind: the position, and what its units could do in it.
#pragma once

#include <memory>

#include "ai/heuristic/survey.h"
#include "ai/player.h"
#include "rules/movement.h"

namespace bocage {

class Flights;

class Mind {
 public:
  Mind(const Battle& battle, Post post, const View& view, const Weights& weights, Memory& memory);
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;
  ~Mind();

  const Battle& battle() const { return battle_; }
  const Field& field() const { return view_.open.field; }
  const Public& open() const { return view_.open; }
  const View& view() const { return view_; }
  Side side() const { return post_.side; }
  Post post() const { return post_; }
  const Weights& weights() const { return survey_.weights(); }
  const HexSet& enemies() const { return field().units_of(other(side())); }
  Survey& survey() { return survey_; }
  const Flights& flights();

  // What an order to this unit is worth, when this card's row governs it: its best move and battle.
  int order(UnitId unit, Card card);
  // What it is worth to this ordered unit to move there and battle from there, more than to battle from where it is.
  int move(UnitId unit, Hex to);

 private:
  int order_under(UnitId unit, Card card);
  // What it finds where it arrives: mines and ice (below 0), headquarters.
  int arrival(UnitId unit, const Unit& as) const;
  // The best battle of a unit that is as `as` says, and what its hex is worth.
  int prospect(UnitId unit, const Unit& as);

  const Battle& battle_;
  const View& view_;
  Post post_;
  Memory& memory_;
  Survey survey_;
  std::unique_ptr<Flights> flights_;  // where there are airplanes
  Field trial_;                       // a copy, in which a unit is ordered for a moment

  // Answers that are asked for again: where the unit in question may move.
  UnitId mover_ = kNoUnit;
  Reach reach_;
  int staying_ = 0;
};

}  // namespace bocage
