// A Recon card played as an air strike (SCN-29 to SCN-31, EF-01).
#pragma once

#include <optional>

#include "rules/field.h"

namespace bocage {

// On what terms this side may do so now; nothing if it may not.
std::optional<ReconStrike> recon_strike_rule(const Battle& battle, const Field& field, Side side);

}  // namespace bocage
