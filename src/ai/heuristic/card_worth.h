// What cards are worth on the current board.
#pragma once

#include "ai/heuristic/mind.h"
#include "rules/hand_out.h"
#include "rules/orders.h"

namespace bocage {

// Greedy: the best units first, as many as may be ordered.
int orders_worth(Mind& mind, Orders orders);

// For a card played by a side's only player or by the commander.
int card_worth(Mind& mind, Card card);
int section_worth(Mind& mind, Card card, Flank flank);
// The opportunity cost of spending the card now.
int missed_later(const Mind& mind, Card card);

// A strike without an attacking unit: a group of targets, dice for each.
struct Strikes {
  int targets = 1;
  int dice = 1;
  Stars stars = Stars::Miss;
};
int group_worth(Mind& mind, Hex first, const Strikes& strikes);  // the group starting here
int best_group(Mind& mind, const Strikes& strikes);

// MED: the figures expected back, and the order that comes with them.
int treatment_worth(Mind& mind, UnitId patient);

int recovery_worth(Mind& mind, UnitId unit);  // PAC-30

// A general's cards, placed where they do most; a Counter-Attack as the best card it can repeat.
using Cards = std::array<Card, kCardsOfPost>;
int cards_worth(Mind& mind, Post general, const Cards& cards);
// The sum over the generals of the best each could do with one card from the commander's hand.
int shared_out_worth(Mind& mind);
// A card as it would act in these strips.
int placed_worth(Mind& mind, Post general, Card acting, SectionMask strips);

}  // namespace bocage
