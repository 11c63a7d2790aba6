// A Recon card played as an air strike (SCN-29 to SCN-31, EF-01).
#pragma once

#include <optional>

#include "rules/field.h"

namespace bocage {

// The terms on which this side may do so now; nullopt if it may not.
std::optional<ReconStrike> recon_strike_rule(const Battle& battle, const Field& field, Side side);

}  // namespace bocage
