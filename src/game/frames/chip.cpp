// COMR: the cards under the commissar's chip.
#include "game/frames/frames.h"

namespace bocage {
const FrameRules kFillChipRules{.id = FrameKind::FillChip};
}  // namespace bocage
