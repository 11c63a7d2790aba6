// Scenes with which many rule tests begin: a unit has its order, an attack is rolled, flags have been rolled. All are
// played, not constructed.
#pragma once

#include <set>
#include <string>

#include "support/position.h"

namespace bocage {

using Hexes = std::set<std::string>;  // as in actions: "12,4"

inline const Texts kEveryType{"infantry", "special-forces", "resistance", "armor", "elite-armor", "artillery"};

// A hex as in actions: "12,4".
std::string text(Coord at);
std::string other_side(const std::string& side);
Texts sorted(Texts texts);

// Ground.
Position beach();     // rows 4 to 6 are beach, rows 7 and 8 are ocean (GRID-06)
Position corridor();  // the bottom row behind a river: from [0,8] the only path is [2,8], [4,8], [6,8]

// The Allied unit of this type on `at` has been ordered with this card and may move.
Table ordered(Position position, const std::string& type, Coord at, const std::string& card = "direct-from-hq");

// Where the unit on `from` may move now; by way of sandbags as "16,4 via 14,4".
Hexes moves(const Table& t, Coord from);
// The cost of a move of the Allied unit of this type on `from`; 0 if it is not offered.
int cost(const Position& position, const std::string& type, Coord from, Coord to);

// The dice that the Allied unit of this type on `at` rolls at the unit on `target`; 0 if that battle is not offered.
int dice(const Position& position, const std::string& type, Coord at, Coord target);

// A roll of three dice: this many flags, the rest stars.
Texts flags(std::size_t count);
// Artillery on `from`, at most two hexes away and so with three dice, has fired at the unit of `side` on `to` and rolled
// this. The unit had this many figures; 0: its full strength.
Table shelled(Position position, const std::string& side, Coord from, Coord to, const Texts& roll, int figures = 0);

}  // namespace bocage
