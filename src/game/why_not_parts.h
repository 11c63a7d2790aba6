// The parts of why_not(). Each explains some kinds of action; code None means that it has no specific reason.
#pragma once

#include "game/refusal.h"

namespace bocage {

// An illegal action of a post that must decide something else.
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

// The action belongs to another moment of the turn.
Refusal why_not_now(const Wish& wish);
// The same for a battle declared by this side.
Refusal why_no_battle_now(const State& state, Side side, Decision decision);
// Why neither `done` nor `pass` is possible yet.
RefusalCode what_comes_first(Decision decision);

Refusal why_not_this_unit(const Wish& wish);  // orders, moves, battles, retreats, targets
Refusal why_not_this_card(const Wish& wish);  // playing, handing out, placing and keeping cards; the chip
Refusal why_not_in_the_air(const Wish& wish);

}  // namespace bocage
