// What only some battles have, as a screen is sent it. Lean: what is not there is left out.
#pragma once

#include "game/chip.h"
#include "wire/json.h"

namespace bocage::server {

// Minefields with what everybody sees of them, caves, tents, cross-hairs, airplanes, the dark, and who leads the armies.
void add_screen_extras(Json& out, const Battle& battle, const Public& open);

// The cards under a chip that the one who looks may know; null: only how many.
struct KnownChips {
  BySide<const ChipCards*> chips{};
  const ChipCards& taken;  // taken up and not yet given
  Role naming = Role::Commander;
};
void add_chips(Json& out, const Battle& battle, const Public& open, const KnownChips& known);

}  // namespace bocage::server
