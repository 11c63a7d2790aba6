// What only some battles have, as JSON: airplanes, minefields, cross-hairs, the chip. Each is left out where there is none.
#pragma once

#include "game/chip.h"
#include "wire/json.h"

namespace bocage {

Json plane_json(const Board& board, const Plane& plane);
Json planes_json(const Battle& battle, const Field& field);  // by their places; null for an empty one
Json chip_cards_json(const ChipCards& cards);

// The value of a minefield's marker that everybody sees; null while it lies face down.
Json mine_shown_json(const Field& field, std::size_t minefield);

// Adds to a state or view what everybody may see.
void add_field_extras(Json& out, const Battle& battle, const Field& field);
void add_card_extras(Json& cards, const Public& open);
// Adds what is hidden to a whole state.
void add_hidden_extras(Json& out, const Battle& battle, const Hidden& hidden);

}  // namespace bocage
