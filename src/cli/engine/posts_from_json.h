// Reads what posts_json.h writes. What is left out is empty.
#pragma once

#include "cli/engine/read_parts.h"
#include "game/state.h"

namespace bocage::cli::engine {

SectionMask read_strips(const Battle& battle, const Node& node);  // null: everywhere
Given read_given(const Node& node);
void read_last_plays(const Battle& battle, const Node& node, Public& open);
void read_posts(const Battle& battle, const Node& node, Public& open);

}  // namespace bocage::cli::engine
