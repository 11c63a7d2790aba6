// Features of only some battles as JSON: the commissar's chip.
#pragma once

#include "game/chip.h"
#include "wire/json.h"

namespace bocage {

Json chip_cards_json(const ChipCards& cards);

}  // namespace bocage
