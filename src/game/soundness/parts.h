// The parts of broken_state(). Each returns what is wrong and where in the JSON, or an empty string. Those declared after
// broken_frames() require that it found nothing.
#pragma once

#include <string>

#include "game/state.h"

namespace bocage::soundness {

std::string miscounted_cards(const Battle& battle, const State& state);  // the total of each card over all places

std::string broken_frames(const Battle& battle, const Public& open);
std::string broken_units(const Battle& battle, const Public& open);  // which post ordered them
std::string broken_targets(const Battle& battle, const Public& open);
std::string broken_steps(const Battle& battle, const Public& open);     // where each post is within the turn
std::string broken_table(const Battle& battle, const State& state);     // cards played, used and drawn
std::string broken_hand_out(const Battle& battle, const State& state);  // cards handed out and placed
std::string broken_council(const Battle& battle, const State& state);   // visits
std::string broken_chips(const Battle& battle, const State& state);     // COMR
std::string broken_extras(const Battle& battle, const State& state);    // features of only some battles

// The kind of the frame directly on top of the turn.
inline FrameKind doing(const Public& open) { return kind_of(open.frames[1]); }

// Whether the turn has no cards yet while this frame is directly on top of it.
constexpr bool is_before_cards(FrameKind doing) {
  return doing == FrameKind::Airdrop || doing == FrameKind::PlayCard || doing == FrameKind::HandOut ||
         doing == FrameKind::FillChip || doing == FrameKind::DismissPlane;
}

}  // namespace bocage::soundness
