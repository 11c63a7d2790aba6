// Features of only some battles, as sent to clients: members of a view. Absent ones are left out.
#pragma once

#include "game/chip.h"
#include "wire/json_writer.h"

namespace bocage::server {

// Minefields as everyone sees them, caves, tents, cross-hairs, airplanes, visibility, nations and command rules.
void write_extras(JsonWriter& out, const Battle& battle, const Public& open);

// The cards under the commissar chips, as far as the viewer may know them.
struct KnownChips {
  BySide<const ChipCards*> chips{};  // null: only their number
  const ChipCards& taken;            // taken up and not yet handed out
  Role naming = Role::Commander;     // the Field General named so far; Commander: none
};
void write_chips(JsonWriter& out, const Battle& battle, const Public& open, const KnownChips& known);

}  // namespace bocage::server
