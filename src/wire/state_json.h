// A state and its parts as JSON.
#pragma once

#include <string>

#include "game/state.h"
#include "wire/json_writer.h"

namespace bocage {

std::string hash_text(const State& state);  // 16 hexadecimal digits

// The full state, hidden parts included.
Json state_json(const Battle& battle, const State& state);
// Its public part, in the same shape.
Json public_json(const Battle& battle, const Public& open);
Json cards_json(const CardBag& cards);       // by name, in the order of the deck's list
Json discard_json(CardBag cards, Card top);  // unordered except for the top card, which comes last
// The hexes of the units named for a strike.
Json targets_json(const Battle& battle, const Field& field, const std::array<UnitId, kAirPowerTargets>& units,
                  std::size_t named);

// The same as text.
void write_cards(JsonWriter& out, const CardBag& cards);
void write_discard(JsonWriter& out, CardBag cards, Card top);

}  // namespace bocage
