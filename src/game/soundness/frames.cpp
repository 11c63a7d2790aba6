// Frames: which may sit on which, and whether each fits the position, as the row of its kind says.
#include "game/frames/frames.h"
#include "game/soundness/parts.h"

namespace bocage::soundness {

std::string broken_frames(const Battle& battle, const Public& open) {
  const FrameStack& frames = open.frames;
  if (frames.depth() < 2) { return "frames: nobody is asked"; }
  const FrameKind turn = battle.spec().chain == Chain::Single ? FrameKind::Turn : FrameKind::OverlordTurn;
  if (kind_of(frames[0]) != turn) { return "frames[0]: must be " + std::string(name(turn)) + " in this battle"; }
  for (std::size_t i = 1; i < frames.depth(); ++i) {
    const AnyFrameRules& rules = rules_of(kind_of(frames[i]));
    const std::string where = "frames[" + std::to_string(i) + "]: ";
    if (rules.may_sit_on == nullptr || !rules.may_sit_on(frames[i - 1])) {
      return where + "cannot sit on the frame below it";
    }
    if (!rules.is_sound(battle, open, i)) { return where + "does not fit the position"; }
  }
  return {};
}

}  // namespace bocage::soundness
