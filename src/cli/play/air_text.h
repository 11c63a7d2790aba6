// Airplane actions as menu choices (AIR).
#pragma once

#include "cli/play/menu.h"

namespace bocage::cli {

// Whether an action is about an airplane, and not about a unit on its hex.
bool is_about_plane(ActionKind kind);

// The name of the airplane over or on a hex, of this side if there are two: "Spitfire 12,4".
std::string plane_text(const Scene& scene, Side side, Hex hex);

// The lines of such actions.
std::string plane_action_text(const Scene& scene, const Action& action);

}  // namespace bocage::cli
