// AIR: airplanes in flight.
#include "game/frames/frames.h"

namespace bocage {
const FrameRules kFlightRules{.id = FrameKind::Flight};
const FrameRules kStrafeRules{.id = FrameKind::Strafe};
const FrameRules kDismissPlaneRules{.id = FrameKind::DismissPlane};
}  // namespace bocage
