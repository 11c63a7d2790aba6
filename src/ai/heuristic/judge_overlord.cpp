#include <algorithm>

#include "ai/heuristic/card_worth.h"
#include "ai/heuristic/judges.h"
#include "game/chip.h"
#include "rules/air_rules.h"
#include "rules/posts.h"

namespace bocage {
namespace {

constexpr int kLeastVisit = 5;

// What one more card adds to those the general already has.
int added_worth(Mind& mind, Post general, Card card) {
  Cards cards = mind.view().given[index(general.role)];
  const int before = cards_worth(mind, general, cards);
  cards[cards[0] == Card::None ? 0 : 1] = card;
  return cards_worth(mind, general, cards) - before;
}

// The commander's own card; one that must be alone costs what the generals could have done.
int own_card_worth(Mind& mind, const Action& offer) {
  const Card card = mind.open().commander_acts(offer.card, offer.as);
  return card_worth(mind, card) - (info(card).alone ? shared_out_worth(mind) : 0);
}

// COMR-65: whether the remaining cards can still all be handed out, by backtracking.
bool can_go_out(const Mind& mind, const ChipCards& rest, std::size_t next, const Given& given) {
  if (next == rest.size() || rest[next] == Card::None) { return true; }
  const Battle& battle = mind.battle();
  const Card card = rest[next];
  const Card own = mind.open().commander_acts(given[index(Role::Commander)][0], Card::None);
  for (const Role role : kRoles) {
    const Card acts_as = is_sortie(battle, card) ? Card::AirSortie : card;
    const bool bound = role == Role::Commander && info(card).opening == Opening::Copy;  // COMR-72
    if (bound || may_hand_out(battle.chain(), kAnyHand, given, own, {card, role, acts_as}) != HandOutBan::None) {
      continue;
    }
    Given after = given;
    auto& cards = after[index(role)];
    cards[cards[0] == Card::None ? 0 : 1] = card;
    if (can_go_out(mind, rest, next + 1, after)) { return true; }
  }
  return false;
}

bool leaves_the_rest_room(const Mind& mind, const Action& offer) {
  Given given = mind.view().given;
  auto& cards = given[index(offer.role())];
  cards[cards[0] == Card::None ? 0 : 1] = offer.card;
  ChipCards rest = mind.view().taken;
  if (count(rest, offer.card) != 0) { remove(rest, offer.card); }
  return can_go_out(mind, rest, 0, given);
}

// GUNG-61: the value of one more unit to a general, with the better of their Section cards.
int one_more_worth(Mind& mind, Role role) {
  const Post general{mind.side(), role};
  int best = 0;
  for (const Card card : mind.view().given[index(role)]) {
    if (card == Card::None || info(card).tactic) { continue; }
    const int by = extra_orders(mind.battle(), mind.side(), card);
    for (const Flank flank : kSectionsOfWing) {
      const Orders orders =
          orders_in(mind.battle(), mind.field(), general, card, section_of_wing(mind.battle(), general, flank));
      best = std::max(best, orders_worth(mind, raised(orders, by)) - orders_worth(mind, orders));
    }
  }
  return best;
}

int judge_name_general(Mind& mind, Role role) {
  const Role named = mind.view().named;
  const int more = one_more_worth(mind, role) - (named == Role::Commander ? 0 : one_more_worth(mind, named));
  return more > 0 ? more : kNever;
}

// The danger to a general's units in the enemy's next turn.
int danger_to(Mind& mind, Role role) {
  const SectionMask wing = mind.battle().wing(mind.side(), role);
  int danger = 0;
  mind.field().units_of(mind.side()).for_each([&](Hex hex) {
    if (lies_in(mind.battle(), hex, wing)) { danger += mind.survey().danger(mind.field().at(hex), hex, 0); }
  });
  return danger;
}

// Visit the general in the most danger. COM-11: a visit comes last, so it is worth less than any card.
int judge_visit(Mind& mind, Role role) {
  if (!mind.weights().visits) { return kNever; }
  const int here = danger_to(mind, role);
  int worth = kLeastVisit;
  for (const Role general : kGeneralRoles) { worth += danger_to(mind, general) < here ? kLeastVisit : 0; }
  return worth;
}

// The cost of losing a figure to bad luck; lowest for the strongest unit.
int figure_cost(Mind& mind, UnitId unit) {
  const RosterUnit& roster = mind.battle().roster(unit);
  const bool last = mind.field()[unit].figures == 1;
  return roster.worth * (mind.weights().figures / roster.full + (last ? mind.weights().last_figure : 0));
}

}  // namespace

// A card must beat keeping it: it may do more later, and the commander draws fewer cards than could be handed out.
int judge_hand_out(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Done) { return 0; }
  if (offer.kind == ActionKind::NameGeneral) { return judge_name_general(mind, offer.role()); }
  if (offer.kind == ActionKind::Visit) { return judge_visit(mind, offer.role()); }
  if (offer.kind != ActionKind::HandOut) { return kNever; }
  if (mind.view().taken != ChipCards{} && !leaves_the_rest_room(mind, offer)) { return kNever; }
  const Role to = offer.role();
  const int worth =
      to == Role::Commander ? own_card_worth(mind, offer) : added_worth(mind, {mind.side(), to}, offer.card);
  return worth - mind.weights().kept_card - missed_later(mind, offer.card);
}

int judge_place(Mind& mind, const Action& offer) {
  const Post general = mind.post();
  const Cards& given = mind.view().given[index(general.role)];
  const Card acting = offer.as != Card::None ? offer.as : offer.card;
  const SectionMask wing = mind.battle().wing(general.side, general.role);
  const SectionMask strips = strips_of(mind.battle(), general, offer.flank());
  const Card other = given[0] == offer.card ? given[1] : given[0];
  const bool flies = is_sortie(mind.battle(), acting) || is_sortie(mind.battle(), other);
  if (other == Card::None || flies) { return placed_worth(mind, general, acting, strips); }
  const auto rest = static_cast<SectionMask>(wing & ~strips);
  return orders_worth(mind, joined(orders_in(mind.battle(), mind.field(), general, acting, strips),
                                   orders_in(mind.battle(), mind.field(), general, other, rest)));
}

// INI-05 to INI-10: the expected value of the roll: four sides give an order, two cost something.
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
