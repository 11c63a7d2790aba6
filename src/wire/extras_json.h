// Features of only some battles as JSON: airplanes, minefields, cross-hairs, the chip. Absent ones are left out.
#pragma once

#include "game/chip.h"
#include "wire/json.h"

namespace bocage {

Json plane_json(const Board& board, const Plane& plane);
Json planes_json(const Battle& battle, const Field& field);  // by slot; null for an empty one
Json chip_cards_json(const ChipCards& cards);

// The value shown on a minefield's marker; null while it is face down.
Json mine_shown_json(const Field& field, std::size_t minefield);

// Add the public part to a state or view.
void add_field_extras(Json& out, const Battle& battle, const Field& field);
void add_card_extras(Json& cards, const Public& open);
// Adds the hidden part to a full state.
void add_hidden_extras(Json& out, const Battle& battle, const Hidden& hidden);

}  // namespace bocage
