#include "ai/heuristic/card_worth.h"

#include <algorithm>

#include "ai/heuristic/flights.h"
#include "rules/posts.h"

namespace bocage {

int orders_worth(Mind& mind, Orders orders) {
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
    spend(mind.battle(), field, orders, field[chosen].at);
    field[chosen].set(kOrdered);
    total += best;
  }
}

int section_worth(Mind& mind, Card card, Flank flank) {
  const int number = strip(mind.battle().edge(mind.side()), from_left(flank), mind.battle().board().sections());
  const auto strips = static_cast<SectionMask>(1U << static_cast<unsigned>(number));
  return orders_worth(mind, orders_in(mind.battle(), mind.field(), mind.post(), card, strips));
}

namespace {

HexSet touching(const Battle& battle, const HexSet& group) {
  HexSet around;
  group.for_each([&](Hex hex) { around |= battle.board().adjacent(hex); });
  return around - group;
}

// CARD-08, OCARD-25, OCARD-38.
int dice_by_cards(const Mind& mind) {
  const int fixed = mind.battle().chain().dice_for_cards;
  return fixed != 0 ? fixed : mind.view().hand.size + mind.open().chip_size[index(mind.side())];
}

}  // namespace

// Greedy: adds the best adjacent target each time.
int group_worth(Mind& mind, Hex first, const Strikes& strikes) {
  HexSet group;
  HexSet next = HexSet::of(first);
  int total = 0;
  for (int named = 0; named < strikes.targets && next.any(); ++named) {
    int best = -1;
    Hex chosen = kNoHex;
    next.for_each([&](Hex hex) {
      const UnitId target = mind.field().at(hex);
      const FaceMask faces = faces_for(mind.battle(), target, faces_dealt(strikes.stars));
      const int worth = mind.survey().strike(target, strikes.dice, 0, faces);
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

namespace {

// The figures that this many dice are expected to bring back.
int figures_back_worth(const Mind& mind, UnitId patient, int dice) {
  const RosterUnit& roster = mind.battle().roster(patient);
  const Arm arm = mind.battle().arm(patient);
  int sides = 0;
  for (const Face face : kDieSides) { sides += face == Face::Star || shows(face, arm) ? 1 : 0; }
  const int expected = dice * sides * 1000 / 6;
  const int missing = (roster.full - mind.field()[patient].figures) * 1000;
  return std::min(expected, missing) * (roster.worth * mind.weights().figures / roster.full) / 1000;
}

}  // namespace

int treatment_worth(Mind& mind, UnitId patient) {
  if (mind.battle().roster(patient).full == mind.field()[patient].figures) { return 0; }
  return figures_back_worth(mind, patient, dice_by_cards(mind)) + mind.order(patient, Card::None) / 2;
}

int recovery_worth(Mind& mind, UnitId unit) {
  static constexpr int kHospitalDice = 6;
  return figures_back_worth(mind, unit, kHospitalDice);
}

namespace {

int medics_worth(Mind& mind, SectionMask within) {
  int best = 0;
  mind.field().units_of(mind.side()).for_each([&](Hex hex) {
    if (lies_in(mind.battle(), hex, within)) { best = std::max(best, treatment_worth(mind, mind.field().at(hex))); }
  });
  return best;
}

// TFH: assumes the expected number of each face, for every post that commands units (OCARD-25).
int finest_hour_worth(Mind& mind, Card card) {
  const int dice = dice_by_cards(mind);
  int total = 0;
  for (const Role role : kRoles) {
    const SectionMask wing = mind.battle().wing(mind.side(), role);
    if (wing == 0) { continue; }
    total +=
        orders_worth(mind, {.card = card,
                            .arms = kAnyArm,
                            .within = wing,
                            .of_arm = {static_cast<std::uint8_t>(dice / 3), static_cast<std::uint8_t>(dice / 6), 0},
                            .anywhere = static_cast<std::uint8_t>((dice + 3) / 6)});
  }
  return total;
}

int copy_worth(Mind& mind) {
  const Card copied = mirrored(mind.open().last[index(other(mind.side()))][index(Role::Commander)][0].acting);
  return info(copied).opening == Opening::Copy ? 0 : card_worth(mind, copied);
}

}  // namespace

int card_worth(Mind& mind, Card card) {
  if (is_sortie(mind.battle(), card)) { return mind.flights().best_sortie(kEverySection); }
  const bool from_afar = info(card).opening == Opening::AirStrike || info(card).opening == Opening::Barrage;
  if (from_afar && is_dark(mind.field())) {  // NIGHT-05
    const Orders one = fallback_of(mind.battle(), mind.post(), card);
    return orders_worth(mind, raised(one, mind.battle().command(mind.side()).extra_orders));
  }
  switch (info(card).opening) {
    case Opening::None: return 0;
    case Opening::Orders:
      return orders_worth(mind, orders_of(mind.battle(), mind.field(), mind.post(), card)) +
             (info(card).recon ? mind.weights().recon_draw : 0);
    case Opening::ChooseSection:
      return std::max({section_worth(mind, card, Flank::Left), section_worth(mind, card, Flank::Center),
                       section_worth(mind, card, Flank::Right)});
    case Opening::AirStrike:
      return best_group(mind, {kAirPowerTargets, air_power_dice(mind.battle(), mind.side()), Stars::Hit});
    case Opening::Barrage: return best_group(mind, {1, kBarrageDice, Stars::Miss});
    case Opening::Medics: return medics_worth(mind, kEverySection);
    case Opening::FinestHour: return finest_hour_worth(mind, card);
    case Opening::Copy: return copy_worth(mind);
    case Opening::AirSortie: return 0;
  }
  return 0;
}

namespace {

Orders orders_placed(const Mind& mind, Post general, Card card, SectionMask strips) {
  return orders_in(mind.battle(), mind.field(), general, card, strips);
}

int recon_worth(const Mind& mind, Card card) { return info(card).recon ? mind.weights().recon_draw : 0; }

// OCTR-02: the better of the opposing general's last plays.
int best_copy(Mind& mind, Post general) {
  int best = 0;
  for (const LastPlay& play : mind.open().last[index(other(general.side))][index(facing(general.role))]) {
    if (play.acting != Card::None) {
      best = std::max(best, placed_worth(mind, general, mirrored(play.acting), play.strips));
    }
  }
  return best;
}

int one_card_worth(Mind& mind, Post general, Card card) {
  const SectionMask wing = mind.battle().wing(general.side, general.role);
  if (info(card).opening == Opening::Copy) { return best_copy(mind, general); }
  if (info(card).lies == Lies::AcrossBoth) { return placed_worth(mind, general, card, wing); }
  const SectionMask one = section_of_wing(mind.battle(), general, Flank::Left);
  const SectionMask two = section_of_wing(mind.battle(), general, Flank::Right);
  return std::max(placed_worth(mind, general, card, one), placed_worth(mind, general, card, two));
}

}  // namespace

int placed_worth(Mind& mind, Post general, Card acting, SectionMask strips) {
  if (is_sortie(mind.battle(), acting)) {
    return mind.flights().best_sortie(mind.battle().wing(general.side, general.role));
  }
  if (info(acting).opening == Opening::Medics) { return medics_worth(mind, strips); }
  return orders_worth(mind, orders_placed(mind, general, acting, strips)) + recon_worth(mind, acting);
}

int cards_worth(Mind& mind, Post general, const Cards& cards) {
  if (cards[0] == Card::None) { return 0; }
  if (cards[1] == Card::None) { return one_card_worth(mind, general, cards[0]); }
  if (is_sortie(mind.battle(), cards[0]) || is_sortie(mind.battle(), cards[1])) {
    return one_card_worth(mind, general, cards[0]) + one_card_worth(mind, general, cards[1]);
  }
  // OVL-55: one card in each section, either way round.
  const SectionMask one = section_of_wing(mind.battle(), general, Flank::Left);
  const SectionMask two = section_of_wing(mind.battle(), general, Flank::Right);
  const auto both = [&](SectionMask first, SectionMask second) {
    return orders_worth(
        mind, joined(orders_placed(mind, general, cards[0], first), orders_placed(mind, general, cards[1], second)));
  };
  return std::max(both(one, two), both(two, one)) + recon_worth(mind, cards[0]) + recon_worth(mind, cards[1]);
}

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

int missed_later(const Mind& mind, Card card) {
  if (info(card).opening == Opening::Copy) { return mind.weights().spent_copy; }
  if (info(card).tactic) { return mind.weights().spent_tactic; }
  int units = info(card).anywhere;
  for (const std::uint8_t here : info(card).in_section) { units += here == kAllUnits ? 0 : here; }
  return mind.weights().spent_order * units;
}

}  // namespace bocage
