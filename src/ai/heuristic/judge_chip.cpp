#include <algorithm>

#include "ai/heuristic/card_worth.h"
#include "ai/heuristic/judges.h"
#include "game/chip.h"

namespace bocage {
namespace {

constexpr int kNextTurn = 3;  // divisor that discounts next turn's card

// What one more card adds to what the generals can do with the cards already chosen.
int added_to(Mind& mind, Given& plan, Card card, Role& best_role) {
  int best = 0;
  best_role = Role::Commander;
  for (const Role role : kGeneralRoles) {
    Cards cards = plan[index(role)];
    const bool fills = cards[0] != Card::None && (info(card).fills_general || info(cards[0]).fills_general);
    if (!has(info(card).may_go_to, role) || cards[1] != Card::None || fills) { continue; }
    const Post general{mind.side(), role};
    const int before = cards_worth(mind, general, cards);
    cards[cards[0] == Card::None ? 0 : 1] = card;
    const int more = cards_worth(mind, general, cards) - before;
    if (more <= best) { continue; }
    best = more;
    best_role = role;
  }
  return best;
}

// COMR-62, COMR-63: greedily assigns the cards under the chip to generals, then values one more.
int worth_beside_others(Mind& mind, Card card) {
  Given plan{};
  for (const Card lies : mind.view().chip) {
    Role role = Role::Commander;
    if (lies == Card::None || added_to(mind, plan, lies, role) == 0 || role == Role::Commander) { continue; }
    Cards& cards = plan[index(role)];
    cards[cards[0] == Card::None ? 0 : 1] = lies;
  }
  Role role = Role::Commander;
  const int by_general = added_to(mind, plan, card, role);
  const bool own = has(info(card).may_go_to, Role::Commander) && info(card).opening != Opening::Copy;
  return std::max(by_general, own ? card_worth(mind, card) : 0);
}

}  // namespace

// In Overlord, choose cards that will do something, and no more than that.
int judge_chip(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Done) { return 0; }
  if (offer.kind != ActionKind::Chip) { return kNever; }
  if (mind.battle().spec().chain != Chain::Overlord) { return card_worth(mind, offer.card); }
  return worth_beside_others(mind, offer.card) - mind.weights().kept_card;
}

// COMR-02, COMR-04: either play the card under the chip now and replace it, or let it wait.
int judge_chip_play(Mind& mind, const Action& offer) {
  const Card lies = mind.view().chip[0];
  const int waiting = card_worth(mind, lies);
  switch (offer.kind) {
    case ActionKind::Chip: return waiting + card_worth(mind, offer.card) / kNextTurn;
    case ActionKind::Play: return card_worth(mind, offer.card) + waiting / kNextTurn;
    default: return 0;
  }
}

}  // namespace bocage
