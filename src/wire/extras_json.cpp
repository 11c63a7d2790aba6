#include "wire/extras_json.h"

namespace bocage {

Json mine_shown_json(const Field& field, std::size_t minefield) {
  const std::uint8_t shown = field.mine_shown[minefield];
  return shown == kFaceDown ? Json() : Json(shown);
}

Json chip_cards_json(const ChipCards& cards) {
  Json list = Json::array();
  for (const Card card : cards) {
    if (card != Card::None) { list.push_back(name(card)); }
  }
  return list;
}

}  // namespace bocage
