// What `bocage show` says about the chain of command of a battle: posts, wings, cards, and rules that go with them.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>

#include "cli/map.h"

namespace bocage::cli {

// Each wing as large as the screen allows, if the whole board did not fit in wide cells. Nothing without generals.
void show_wings(const MapContents& map, const Terminal& terminal, std::ostream& out);

// Who commands whom, how many cards go out and are drawn, exits and cards that stand in for others.
void show_chain(const Battle& battle, Lang lang, const Terminal& terminal, std::ostream& out);

// The same for programs, added to what there is.
void add_chain(const Battle& battle, nlohmann::json& found);

}  // namespace bocage::cli
