// The parts of broken_state(); each says what is wrong, and where, or nothing. Those after broken_frames() rely on it.
#pragma once

#include <string>

#include "game/state.h"

namespace bocage::soundness {

std::string miscounted_cards(const Battle& battle, const State& state);  // every card in all places together

std::string broken_frames(const Battle& battle, const Public& open);
std::string broken_units(const Battle& battle, const Public& open);  // who ordered them
std::string broken_targets(const Battle& battle, const Public& open);
std::string broken_steps(const Battle& battle, const Public& open);     // where the posts are within the turn
std::string broken_table(const Battle& battle, const State& state);     // cards played, used and drawn
std::string broken_hand_out(const Battle& battle, const State& state);  // cards given and laid down
std::string broken_council(const Battle& battle, const State& state);   // visits
std::string broken_chips(const Battle& battle, const State& state);     // COMR
std::string broken_extras(const Battle& battle, const State& state);    // what only some battles have

// What the frame above the turn is about.
inline FrameKind doing(const Public& open) { return kind_of(open.frames[1]); }

}  // namespace bocage::soundness
