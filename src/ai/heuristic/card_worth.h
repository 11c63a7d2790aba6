// What cards could do on the board as it is.
#pragma once

#include "ai/heuristic/mind.h"
#include "rules/hand_out.h"
#include "rules/orders.h"

namespace bocage {

// The best units first, as many as may be ordered.
int orders_worth(Mind& mind, Orders orders);

// Played by the side's one player, or by a commander himself.
int card_worth(Mind& mind, Card card);
int section_worth(Mind& mind, Card card, Flank flank);
// What will be missed once the card is gone, whatever it does now.
int missed_later(const Mind& mind, Card card);

// Enemies struck from afar: so many targets in a group, so many dice each.
struct Strikes {
  int targets = 1;
  int dice = 1;
  Stars stars = Stars::Miss;
};
int group_worth(Mind& mind, Hex first, const Strikes& strikes);  // a group that begins here
int best_group(Mind& mind, const Strikes& strikes);

// MED: the figures that the dice may bring back, and the order that comes with them.
int treatment_worth(Mind& mind, UnitId patient);

int recovery_worth(Mind& mind, UnitId unit);  // PAC-30

// A general's cards, laid where they do most; his Counter-Attack as what it repeats best.
using Cards = std::array<Card, kCardsOfPost>;
int cards_worth(Mind& mind, Post general, const Cards& cards);
// The best that each general could do with one card of the commander's hand.
int shared_out_worth(Mind& mind);
// One of his cards as it would act where it would lie.
int placed_worth(Mind& mind, Post general, Card acting, SectionMask strips);

}  // namespace bocage
