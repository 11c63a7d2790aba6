// The board as text: thirteen hexes in eighty columns, or more of them in smaller cells.
#pragma once

#include <string>
#include <vector>

#include "cli/map_plan.h"
#include "cli/paint.h"
#include "cli/words/words.h"
#include "rules/field.h"
#include "scenario/scenario.h"

namespace bocage::cli {

// A number in a hex, by which people choose it.
struct Marker {
  Hex at = kNoHex;
  int number = 0;
};

struct MapContents {
  const Battle& battle;
  const Field& field;
  std::vector<Label> labels;  // names of places, drawn where they cover nothing
  std::vector<Marker> markers;
  Words words{};
};

// A line with the columns, then the rows of hexes. Hexes are named [col,row], as in the text of an action. The names of
// the generals' wings are printed at their own edge.
std::vector<std::string> draw_map(const MapContents& contents, const MapPlan& plan, const Terminal& terminal);

// The legend of this map: only signs that occur on it. No line is longer than `width`.
std::vector<std::string> draw_legend(const MapContents& contents, int width, const Terminal& terminal);

// "I4": the letter of a kind of unit and its figures; small letters for the Axis.
std::string counter(Side side, UnitType type, int figures);
Style side_style(Side side);       // of a counter on the map
Style side_text_style(Side side);  // of the side's name in a sentence

}  // namespace bocage::cli
