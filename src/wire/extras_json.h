// Features of only some battles as JSON: minefields and the commissar's chip.
#pragma once

#include "game/chip.h"
#include "wire/json.h"

namespace bocage {

Json chip_cards_json(const ChipCards& cards);

// The value of a minefield's marker as everybody sees it; null while it lies face down.
Json mine_shown_json(const Field& field, std::size_t minefield);

}  // namespace bocage
