// A state and its parts as JSON.
#pragma once

#include <string>

#include "game/state.h"
#include "wire/json.h"

namespace bocage {

std::string hash_text(const State& state);  // 16 hexadecimal digits

// The whole state, hidden parts included.
Json state_json(const Battle& battle, const State& state);
// The part of it that everybody may see, in the same shape.
Json public_json(const Battle& battle, const Public& open);
Json cards_json(const CardBag& cards);       // the name of each, sorted as the deck's list is
Json discard_json(CardBag cards, Card top);  // the pile has no order but its top card, which comes last
// Where the units stand that were named for a strike.
Json targets_json(const Battle& battle, const Field& field, const std::array<UnitId, kAirPowerTargets>& units,
                  std::size_t named);

}  // namespace bocage
