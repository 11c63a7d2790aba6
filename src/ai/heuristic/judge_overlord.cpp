#include <algorithm>

#include "ai/heuristic/card_worth.h"
#include "ai/heuristic/judges.h"
#include "rules/posts.h"

namespace bocage {
namespace {

constexpr int kNever = -1'000'000;

// What one more card adds to those the general has already.
int added_worth(Mind& mind, Post general, Card card) {
  Cards cards = mind.view().given[index(general.role)];
  const int before = cards_worth(mind, general, cards);
  cards[cards[0] == Card::None ? 0 : 1] = card;
  return cards_worth(mind, general, cards) - before;
}

// The best that each general could do with one card of the hand; what a card that must be alone is measured by.
int shared_out_worth(Mind& mind) {
  int total = 0;
  for (const Role role : kGeneralRoles) {
    int best = 0;
    mind.view().hand.for_each_kind([&](Card card) {
      if (!has(info(card).may_go_to, role)) { return; }
      best = std::max(best, cards_worth(mind, {mind.side(), role}, {card, Card::None}));
    });
    total += best;
  }
  return total;
}

// What the commander's own card does.
int own_card_worth(Mind& mind, const Action& offer) {
  const Card card = mind.open().commander_acts(offer.card, offer.as);
  return card_worth(mind, card) - (info(card).alone ? shared_out_worth(mind) : 0);
}

// A unit that loses a figure by bad luck: the strongest can bear it best.
int figure_cost(Mind& mind, UnitId unit) {
  const RosterUnit& roster = mind.battle().roster(unit);
  const bool last = mind.field()[unit].figures == 1;
  return roster.worth * (mind.weights().figures / roster.full + (last ? mind.weights().last_figure : 0));
}

}  // namespace

// A card that is kept may do more in a later turn, and he draws fewer than he could hand out.
int judge_hand_out(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Done) { return 0; }
  if (offer.kind != ActionKind::HandOut) { return kNever; }
  const Role to = post_of(offer);
  const int worth =
      to == Role::Commander ? own_card_worth(mind, offer) : added_worth(mind, {mind.side(), to}, offer.card);
  return worth - mind.weights().kept_card;
}

int judge_place(Mind& mind, const Action& offer) {
  const Post general = mind.post();
  const Cards& given = mind.view().given[index(general.role)];
  const Card acting = offer.as != Card::None ? offer.as : offer.card;
  const SectionMask wing = mind.battle().wing(general.side, general.role);
  const SectionMask strips = strips_of(mind.battle(), general, offer.section);
  const Card other = given[0] == offer.card ? given[1] : given[0];
  if (other == Card::None) { return placed_worth(mind, general, acting, strips); }
  const auto rest = static_cast<SectionMask>(wing & ~strips);
  return orders_worth(mind, joined(orders_in(mind.battle(), mind.field(), general, acting, strips),
                                   orders_in(mind.battle(), mind.field(), general, other, rest)));
}

// INI-05 to INI-10: three sides of the die give an order to an arm or to any, two cost something.
int judge_initiative(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Pass) { return 0; }
  ByArm<int> best{};
  int anybody = 0;
  int figure = kNever;
  const SectionMask wing = mind.battle().wing(mind.side(), mind.post().role);
  mind.field().units_of(mind.side()).for_each([&](Hex hex) {
    if (!lies_in(mind.battle(), hex, wing)) { return; }
    const UnitId unit = mind.field().at(hex);
    int& of_arm = best[index(mind.battle().arm(unit))];
    of_arm = std::max(of_arm, mind.order(unit, Card::None));
    anybody = std::max(anybody, of_arm);
    figure = std::max(figure, -figure_cost(mind, unit));
  });
  int worth = 0;
  for (const Face face : kDieSides) {
    switch (face) {
      case Face::Infantry: worth += best[index(Arm::Infantry)]; break;
      case Face::Armor: worth += best[index(Arm::Armor)]; break;
      case Face::Star: worth += anybody; break;
      case Face::Grenade: worth += figure; break;
      case Face::Flag: worth -= mind.weights().retreat; break;
    }
  }
  return worth;
}

int judge_bad_luck(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Done) { return 0; }
  const UnitId unit = mind.field().at(offer.unit);
  if (offer.kind == ActionKind::LoseFigure) { return -figure_cost(mind, unit); }
  return mind.survey().standing(unit, offer.to) - mind.survey().standing(unit, offer.unit);
}

}  // namespace bocage
