// The cards of a side on the table, as those who may know them read them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/words/words.h"
#include "game/view.h"

namespace bocage::cli {

// While the commander hands out: what lies with whom, how many more can go, and why the rest cannot.
std::vector<std::string> hand_out_lines(const Battle& battle, const View& view, std::span<const Action> offers,
                                        const Words& words);

// The cards a post has this turn, each with what it does; those not shown yet only if the view knows them.
std::vector<std::string> post_card_lines(const Battle& battle, const View& view, Role role, const Words& words);

}  // namespace bocage::cli
