// The part of `bocage show` about the chain of command: posts, wings, cards and their rules.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "cli/console.h"
#include "cli/map.h"

namespace bocage::cli {

// A heading, and a point of a list below it.
void show_head(std::string_view head, const Console& screen);
void show_point(std::string_view text, const Console& screen);

// Each wing as large as the screen allows, if the whole board did not fit in wide cells. Nothing without generals.
void show_wings(const MapContents& map, const Console& screen);

// Who commands whom, how many cards are handed out and drawn, exits, and cards that stand in for others.
void show_chain(const Battle& battle, const Console& screen);

// Adds the same as JSON.
void add_chain(const Battle& battle, nlohmann::json& found);

}  // namespace bocage::cli
