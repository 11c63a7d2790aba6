#include <algorithm>

#include "ai/heuristic/judges.h"
#include "rules/orders.h"

namespace bocage {
namespace {

// The best units first, as many as the card lets us order.
int orders_worth(Mind& mind, const Orders& orders) {
  Field field = mind.field();
  int total = 0;
  for (;;) {
    int best = 0;
    UnitId chosen = kNoUnit;
    may_order(mind.battle(), field, mind.side(), orders).for_each([&](Hex hex) {
      const int worth = mind.order(field.at(hex), orders.card);
      if (worth > best) {
        best = worth;
        chosen = field.at(hex);
      }
    });
    if (chosen == kNoUnit) { return total; }
    field[chosen].set(kOrdered);
    total += best;
  }
}

int section_worth(Mind& mind, Card card, int flank) {
  const int number = strip(mind.battle().edge(mind.side()), flank, mind.battle().board().sections());
  return orders_worth(mind, orders_in_strip(mind.battle(), mind.field(), mind.side(), card, number));
}

HexSet touching(const Battle& battle, const HexSet& group) {
  HexSet around;
  group.for_each([&](Hex hex) { around |= battle.board().adjacent(hex); });
  return around - group;
}

struct Strikes {
  int targets = 1;
  int dice = 1;
  Stars stars = Stars::Miss;
};

// A group that begins here and takes the best neighbour each time.
int group_worth(Mind& mind, Hex first, const Strikes& strikes) {
  HexSet group;
  HexSet next = HexSet::of(first);
  int total = 0;
  for (int named = 0; named < strikes.targets && next.any(); ++named) {
    int best = -1;
    Hex chosen = kNoHex;
    next.for_each([&](Hex hex) {
      const int worth = mind.survey().strike(mind.field().at(hex), strikes.dice, 0, strikes.stars);
      if (worth > best) {
        best = worth;
        chosen = hex;
      }
    });
    total += best;
    group.add(chosen);
    next = touching(mind.battle(), group) & mind.enemies();
  }
  return total;
}

int best_group(Mind& mind, const Strikes& strikes) {
  int best = 0;
  mind.enemies().for_each([&](Hex hex) { best = std::max(best, group_worth(mind, hex, strikes)); });
  return best;
}

// MED: the figures that the dice may bring back, and the order that comes with them.
int treatment_worth(Mind& mind, UnitId patient) {
  const RosterUnit& roster = mind.battle().roster(patient);
  const Arm arm = mind.battle().arm(patient);
  int sides = 0;
  for (const Face face : kDieSides) { sides += face == Face::Star || shows(face, arm) ? 1 : 0; }
  const int expected = mind.view().hand.size * sides * 1000 / 6;
  const int missing = (roster.full - mind.field()[patient].figures) * 1000;
  if (missing == 0) { return 0; }
  const int figures = std::min(expected, missing) * (roster.worth * mind.weights().figures / roster.full) / 1000;
  return figures + mind.order(patient, Card::None) / 2;
}

int medics_worth(Mind& mind) {
  int best = 0;
  mind.field().units_of(mind.side()).for_each([&](Hex hex) {
    best = std::max(best, treatment_worth(mind, mind.field().at(hex)));
  });
  return best;
}

// TFH: as if each kind of die fell as often as it should.
int finest_hour_worth(Mind& mind, Card card) {
  const int dice = mind.view().hand.size;
  const Orders orders{.card = card,
                      .arms = kAnyArm,
                      .of_arm = {static_cast<std::uint8_t>(dice / 3), static_cast<std::uint8_t>(dice / 6), 0},
                      .anywhere = static_cast<std::uint8_t>((dice + 3) / 6)};
  return orders_worth(mind, orders);
}

int card_worth(Mind& mind, Card card);

int copy_worth(Mind& mind) {
  const Card copied = mirrored(mind.open().last_card[index(other(mind.side()))]);
  return info(copied).opening == Opening::Copy ? 0 : card_worth(mind, copied);
}

// What the card could do on the board as it is.
int card_worth(Mind& mind, Card card) {
  switch (info(card).opening) {
    case Opening::None: return 0;
    case Opening::Orders:
      return orders_worth(mind, orders_of(mind.battle(), mind.field(), mind.side(), card)) +
             (info(card).recon ? mind.weights().recon_draw : 0);
    case Opening::ChooseSection:
      return std::max({section_worth(mind, card, 0), section_worth(mind, card, 1), section_worth(mind, card, 2)});
    case Opening::AirStrike: return best_group(mind, {kAirPowerTargets, kAirPowerDice[index(mind.side())], Stars::Hit});
    case Opening::Barrage: return best_group(mind, {1, kBarrageDice, Stars::Miss});
    case Opening::Medics: return medics_worth(mind);
    case Opening::FinestHour: return finest_hour_worth(mind, card);
    case Opening::Copy: return copy_worth(mind);
  }
  return 0;
}

}  // namespace

int judge_play(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Pass) { return 0; }
  if (offer.as != Card::None) {
    const ReconStrike& rule = *mind.battle().spec().recon_strike;
    return best_group(mind, {rule.targets, rule.dice, Stars::Hit});
  }
  return card_worth(mind, offer.card);
}

int judge_keep(Mind& mind, const Action& offer) {
  return info(offer.card).opening == Opening::None ? mind.weights().ambush : card_worth(mind, offer.card);
}

int judge_section(Mind& mind, const Action& offer) {
  return section_worth(mind, mind.open().posts[index(mind.post().role)].orders.card, offer.section);
}

int judge_patient(Mind& mind, const Action& offer) {
  return offer.kind == ActionKind::Done ? 0 : treatment_worth(mind, mind.field().at(offer.to));
}

// The first target begins a group, so the whole of it counts; later ones count for themselves.
int judge_target(Mind& mind, const Action& offer) {
  if (offer.kind == ActionKind::Done) { return 0; }
  const Frame& naming = mind.open().frames.top();
  const int targets = mind.open().targets_named == 0 ? naming.a : 1;
  return group_worth(mind, offer.to, {targets, naming.b, static_cast<Stars>(naming.stage)});
}

// Those in front first: their retreat is blocked as long as others stand behind them.
int judge_strike(Mind& mind, const Action& offer) {
  const Edge home = mind.battle().edge(other(mind.side()));
  return -(mind.battle().board().behind(offer.to, home) - mind.enemies()).count();
}

}  // namespace bocage
