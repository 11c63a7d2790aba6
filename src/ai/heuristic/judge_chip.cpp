#include "ai/heuristic/card_worth.h"
#include "ai/heuristic/judges.h"

namespace bocage {

int judge_chip(Mind& mind, const Action& offer) {
  return offer.kind == ActionKind::Chip ? 1 + card_worth(mind, offer.card) : offer.kind == ActionKind::Done ? 0 : -1;
}

}  // namespace bocage
