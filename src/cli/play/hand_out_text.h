// A side's cards on the table, for viewers who may know them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/words/words.h"
#include "game/view.h"

namespace bocage::cli {

// During the hand-out: who has which cards, how many more can be handed out, and why the others cannot.
std::vector<std::string> hand_out_lines(const Battle& battle, const View& view, std::span<const Action> offers,
                                        const Words& words);

// The cards a post has this turn, each with what it does; those not shown yet only if the view knows them.
std::vector<std::string> post_card_lines(const Battle& battle, const View& view, Role role, const Words& words);

}  // namespace bocage::cli
