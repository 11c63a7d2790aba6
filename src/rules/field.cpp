#include "rules/field.h"

#include <cassert>

namespace bocage {

void place(const Battle& battle, Field& field, UnitId unit, Hex hex) {
  assert(hex != kNoHex && field.at(hex) == kNoUnit && field[unit].at == kNoHex);
  field[unit].at = hex;
  field.unit_at[index(hex)] = unit;
  field.occupied[index(battle.side(unit))].add(hex);
}

void lift(const Battle& battle, Field& field, UnitId unit) {
  const Hex hex = field[unit].at;
  assert(hex != kNoHex && field.at(hex) == unit);
  field.unit_at[index(hex)] = kNoUnit;
  field.occupied[index(battle.side(unit))].remove(hex);
  field[unit].at = kNoHex;
}

int free_sandbags(const Battle& battle, const Field& field) {
  return battle.chain().sandbag_pieces - battle.lasting_sandbag_pieces() - field.sandbags.count();
}

}  // namespace bocage
