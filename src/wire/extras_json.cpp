#include "wire/extras_json.h"

#include "wire/posts_json.h"

namespace bocage {

Json chip_cards_json(const ChipCards& cards) { return card_names_json(cards); }

}  // namespace bocage
