// Reading the parts of a state that only some battles have.
#pragma once

#include "cli/engine/read_parts.h"
#include "game/state.h"

namespace bocage::cli::engine {

void read_unit_extras(const Battle& battle, const Node& node, Unit& unit);
void read_field_extras(const Battle& battle, const Node& node, Field& field);
void read_card_extras(const Battle& battle, const Node& cards, Public& open);
void read_post_extras(const Battle& battle, const Node& node, PostTurn& post);
void read_hidden_extras(const Battle& battle, const Node& node, Hidden& hidden);

// At most two units, by their ids; none if it is left out or null.
std::array<UnitId, 2> read_ids(const Battle& battle, const Node& node);

}  // namespace bocage::cli::engine
