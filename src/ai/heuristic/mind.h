// The heuristic player's evaluation context for one question: the position, and what its units could do in it.
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

  // The value of ordering this unit under this card: its best move and battle.
  int order(UnitId unit, Card card);
  // The value for this ordered unit of moving there and battling, over battling from where it is.
  int move(UnitId unit, Hex to);

 private:
  int order_under(UnitId unit, Card card);
  // The value of entering the hex: mines and ice (negative), headquarters.
  int arrival(UnitId unit, const Unit& as) const;
  // The best battle of a unit in the state `as`, plus the value of its hex.
  int prospect(UnitId unit, const Unit& as);

  const Battle& battle_;
  const View& view_;
  Post post_;
  Memory& memory_;
  Survey survey_;
  std::unique_ptr<Flights> flights_;  // created on demand
  Field trial_;                       // a scratch copy for trying out orders

  // Cached for the unit whose moves are being judged.
  UnitId mover_ = kNoUnit;
  Reach reach_;
  int staying_ = 0;
};

}  // namespace bocage
