// Queries about a terrain or work, answered by playing: who may enter, who may battle, who has cover, who sees.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/scenes.h"

namespace bocage {

using Counts = std::vector<int>;

inline std::string step(Coord from, Coord to) { return text(from) + " > " + text(to); }

// The hex with the terrain or work under test.
inline constexpr Coord kSpot{12, 4};
inline Position with(Position position, const std::string& ground, Coord at) {
  if (ground == "minefield") { return position.minefield("allies", at); }
  if (ground == "hq-tents") { return position.tents("allies", at); }
  const auto is_work = [&](const WorkInfo& row) { return row.name == ground; };
  const bool work = std::any_of(kWorks.begin(), kWorks.end(), is_work);
  return work ? position.work(ground, at) : position.terrain(ground, at);
}
inline Position ground(const std::string& is) { return with(Position(), is, kSpot); }

// How the hex affects a unit entering from the east: "closed", it "stops" there, or "open" if it may pass through.
inline std::string way_in(const Position& position, const std::string& type) {
  const Table t = ordered(position, type, {14, 4});
  if (!t.offers("move " + step({14, 4}, kSpot))) { return "closed"; }
  const Coord beyond{type == "armor" ? 8 : 10, 4};  // at the unit's maximum move, so that no other path is short enough
  return t.offers("move " + step({14, 4}, beyond)) ? "open" : "stops";
}

// The same for infantry, armor and mobile artillery, which moves far enough to tell.
using Ways = std::vector<std::string>;
inline Ways ways_in(const Position& position) {
  return {way_in(position, "infantry"), way_in(position, "armor"), way_in(position, "mobile-artillery")};
}
inline Ways ways_in(const std::string& is) { return ways_in(ground(is)); }

// Whether a unit that came from this many hexes to the east may battle an enemy to the west; 0: it started there.
inline bool battles_there(const Position& position, const std::string& type, int hexes) {
  const Coord from{kSpot.col + 2 * hexes, kSpot.row};
  Table t = ordered(Position(position).unit("axis", "infantry", {10, 4}), type, from);
  if (hexes != 0) { t.act("move " + step(from, kSpot)); }
  t.skip_to("battle");
  return t.offers("battle " + step(kSpot, {10, 4}));
}

// The dice that adjacent infantry, armor and artillery roll at infantry on the hex. In the open each would roll three.
inline Counts dice_at_it(const Position& position) {
  const Position target = Position(position).unit("axis", "infantry", kSpot);
  return {dice(target, "infantry", {14, 4}, kSpot), dice(target, "armor", {14, 4}, kSpot),
          dice(target, "artillery", {14, 4}, kSpot)};
}
inline Counts dice_at_it(const std::string& is) { return dice_at_it(ground(is)); }

// The dice that infantry, armor and artillery on the hex roll at an adjacent enemy.
inline Counts dice_out_of_it(const std::string& is) {
  const Position target = ground(is).unit("axis", "infantry", {10, 4});
  return {dice(target, "infantry", kSpot, {10, 4}), dice(target, "armor", kSpot, {10, 4}),
          dice(target, "artillery", kSpot, {10, 4})};
}

// An Axis unit of this type on the hex is attacked and gets this many flags, from artillery, which ignores cover.
inline Table flagged(const Position& position, const std::string& type, int flags) {
  Table t = ordered(Position(position).unit("axis", type, kSpot), "artillery", {14, 4});
  t.skip_to("battle");
  std::vector<std::string> faces(3, "star");
  std::fill_n(faces.begin(), flags, "flag");
  t.dice(faces).act("battle " + step({14, 4}, kSpot));
  return t;
}
inline bool may_ignore(const std::string& is, const std::string& type) {
  return flagged(ground(is), type, 1).decision() == "ignore-flag";
}

// Whether an Axis unit with this behind it cannot retreat and loses a figure instead.
inline bool cut_off_by(const std::string& is, const std::string& type) {
  const Position position = with(with(Position(), is, {11, 3}), is, {13, 3});
  const Table t = flagged(position, type, 1);
  return t.happened("figures-lost") == 1;
}

// Whether the hex blocks sight between two units in its row.
inline bool hides(const Position& position) {
  Table t = ordered(Position(position).unit("axis", "infantry", {10, 4}), "infantry", {14, 4});
  t.skip_to("battle");
  return !t.offers("battle 14,4 > 10,4");
}
inline bool hides(const std::string& is) { return hides(ground(is)); }

}  // namespace bocage
