// Units, and targets of air strikes and Barrages.
#include "game/soundness/parts.h"

namespace bocage::soundness {
namespace {

std::string broken_unit(const Battle& battle, const Public& open, UnitId unit) {
  const Unit& now = open.field[unit];
  const bool on_turn = battle.side(unit) == open.on_turn;
  if (now.has(kOrdered) && !on_turn) { return "ordered, but its side is not on turn"; }
  if (now.has(kOrdered) && battle.wing(open.on_turn, now.by) == 0) {
    return "ordered by " + std::string(name(now.by)) + ", who commands no units";
  }
  if (battle.spec().chain == Chain::Single && !has(battle.chain().posts, now.by)) {
    return "there is no post but the commander";
  }
  if (now.has(kBarred) && (!on_turn || battle.spec().chain == Chain::Single)) {
    return "barred, but nobody rolled for it";
  }
  return {};
}

// AIR-32: targets remain on the list while one of them retreats.
bool is_strafing(const FrameStack& frames) {
  for (std::size_t i = 0; i < frames.depth(); ++i) {
    if (is<StrafeFrame>(frames[i])) { return true; }
  }
  return false;
}

}  // namespace

std::string broken_units(const Battle& battle, const Public& open) {
  for (int i = 0; i < battle.units(); ++i) {
    const std::string broken = broken_unit(battle, open, static_cast<UnitId>(i));
    if (!broken.empty()) { return "units: id " + std::to_string(i) + ": " + broken; }
  }
  return {};
}

// Targets are distinct enemies on the board, and exist only while they are being named or struck.
std::string broken_targets(const Battle& battle, const Public& open) {
  const bool striking =
      doing(open) == FrameKind::NameTargets || doing(open) == FrameKind::Strikes || is_strafing(open.frames);
  if (!striking && open.targets_named != 0) { return "targets: none can be named now"; }
  for (std::size_t i = 0; i < open.targets_named; ++i) {
    if (battle.side(open.targets[i]) == open.on_turn) { return "targets: a unit of the side on turn"; }
    for (std::size_t j = 0; j < i; ++j) {
      if (open.targets[i] == open.targets[j]) { return "targets: one is named twice"; }
    }
  }
  return {};
}

}  // namespace bocage::soundness
