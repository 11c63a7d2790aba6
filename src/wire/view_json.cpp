#include "wire/view_json.h"

#include "wire/extras_json.h"
#include "wire/posts_json.h"
#include "wire/state_json.h"

namespace bocage {

Json view_json(const Battle& battle, const View& view) {
  Json out = public_json(battle, view.open);
  for (const Side side : kSides) {
    const Json size = {{"size", view.open.hand_size[index(side)]}};
    out["hands"][name(side)] = view.side == side && view.sees_hand ? cards_json(view.hand) : size;
  }
  out["drawn"] = card_names_json(view.drawn);
  out["given"] = given_json(view.given);
  out["given_as"] = card_json(view.given_as);
  out["deck"] = {{"size", view.open.deck_size}};
  if (view.chip != ChipCards{}) { out["chip"] = {{name(*view.side), chip_cards_json(view.chip)}}; }
  if (view.taken != ChipCards{}) { out["taken"] = chip_cards_json(view.taken); }
  if (view.taken_up != ChipCards{}) { out["taken_up"] = chip_cards_json(view.taken_up); }
  if (view.named != Role::Commander) { out["naming"] = name(view.named); }
  return out;
}

}  // namespace bocage
