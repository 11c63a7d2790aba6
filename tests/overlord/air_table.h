// The common position of the tests of airplanes in Overlord.
#pragma once

#include "support/position.h"

namespace bocage {

// Units in every wing of both sides, so that neither has lost (VIC-14).
inline Position wide_sky() {
  return Position()
      .overlord()
      .unit("allies", "infantry", {4, 6})
      .unit("allies", "infantry", {24, 6})
      .unit("allies", "infantry", {40, 6})
      .unit("axis", "infantry", {4, 2})
      .unit("axis", "infantry", {24, 2})
      .unit("axis", "infantry", {40, 2});
}

}  // namespace bocage
