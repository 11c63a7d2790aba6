// The parts of why_not(): each speaks for some kinds of action, and says nothing if there is nothing particular to say.
#pragma once

#include "game/refusal.h"

namespace bocage {

// An illegal action of a post that is asked, and what it is asked.
struct Wish {
  const Battle& battle;
  const State& state;
  Post by;
  Decision decision;
  const Action& action;
  const ActionList& offers;

  const Public& open() const { return state.open; }
  const Field& field() const { return state.open.field; }
  const PostTurn& turn() const { return state.open.posts[index(by.role)]; }
};

// The action has its place at another moment of the turn.
Refusal why_not_now(const Wish& wish);
// The same for a battle of this side's units, whoever is asked.
Refusal why_no_battle_now(const State& state, Side side, Decision decision);
// What must be decided before `done` or `pass` can be said.
RefusalCode what_comes_first(Decision decision);

Refusal why_not_this_unit(const Wish& wish);  // orders, moves, battles, retreats, targets
Refusal why_not_this_card(const Wish& wish);  // cards that are played, handed out, placed, kept, put under the chip
Refusal why_not_in_the_air(const Wish& wish);

}  // namespace bocage
