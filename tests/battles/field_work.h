// Rearranges a real battle for a test: moves units as if they had always stood there.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "rules/field.h"
#include "support/position.h"

namespace bocage {

// The starting units of a type: "axis 14,0".
inline Texts units_of(const Table& t, UnitType type) {
  Texts found;
  for (int i = 0; i < t.battle().units(); ++i) {
    const RosterUnit& unit = t.battle().roster(static_cast<UnitId>(i));
    if (unit.type != type) { continue; }
    found.push_back(std::string(name(unit.side)) + " " + to_text(t.battle().board(), unit.start));
  }
  return found;
}

inline Texts hexes_of(const Table& t, Terrain terrain) {
  Texts found;
  t.battle().board().all().for_each([&](Hex hex) {
    if (t.battle().terrain(hex) == terrain) { found.push_back(to_text(t.battle().board(), hex)); }
  });
  return found;
}

inline UnitId unit_on(const Table& t, Coord at) {
  const UnitId unit = t.state().open.field.at(t.hex(at));
  if (unit == kNoUnit) {
    throw std::runtime_error("no unit at " + std::to_string(at.col) + "," + std::to_string(at.row));
  }
  return unit;
}

inline void take_off(Table& t, Coord at) {
  const UnitId unit = unit_on(t, at);
  lift(t.battle(), t.state().open.field, unit);
  t.state().open.field[unit] = Unit{};
}

inline void put(Table& t, Coord from, Coord to) {
  const UnitId unit = unit_on(t, from);
  if (t.unit(to)) { throw std::runtime_error("a unit is there already"); }
  lift(t.battle(), t.state().open.field, unit);
  place(t.battle(), t.state().open.field, unit, t.hex(to));
}

// Plays the card, orders one unit, and proceeds to its moves.
inline void order(Table& t, const std::string& card, const std::string& hex) {
  t.run("play " + card, "order " + hex, "done");
}

}  // namespace bocage
