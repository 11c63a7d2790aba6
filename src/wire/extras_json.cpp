#include "wire/extras_json.h"

#include "wire/posts_json.h"

namespace bocage {

Json mine_shown_json(const Field& field, std::size_t minefield) {
  const std::uint8_t shown = field.mine_shown[minefield];
  return shown == kFaceDown ? Json() : Json(shown);
}

Json chip_cards_json(const ChipCards& cards) { return card_names_json(cards); }

}  // namespace bocage
