// The parts of why_not(). Each explains some kinds of action; code None means that it has no specific reason.
#pragma once

#include "game/refusal.h"

namespace bocage {

// An illegal action of a pending post, and what explains the refusal.
struct RefusedAction {
  const Battle& battle;
  const State& state;
  Post by;
  Decision decision;  // what the post is asked
  const Action& action;
  const ActionList& offers;  // the legal actions

  const Public& open() const { return state.open; }
  const Field& field() const { return state.open.field; }
  const PostTurn& turn() const { return state.open.posts[index(by.role)]; }
};

// Whether the action belongs to another point of the turn.
Refusal why_not_now(const RefusedAction& refused);
// The same for an attack by this side.
Refusal why_no_battle_now(const State& state, Side side, Decision decision);
// What must be decided before `done` or `pass` is possible.
RefusalCode what_comes_first(Decision decision);

Refusal why_not_this_unit(const RefusedAction& refused);  // orders, moves, battles, retreats, targets
Refusal why_not_this_card(const RefusedAction& refused);  // playing, handing out, placing and keeping cards; the chip
Refusal why_not_in_the_air(const RefusedAction& refused);

}  // namespace bocage
