// Playing a card, and how each card starts (CARD and the groups of the single cards).
#include <algorithm>

#include "game/chip.h"
#include "game/frames/air.h"
#include "game/frames/chip_frame.h"
#include "rules/medals.h"
#include "rules/recon_strike.h"

namespace bocage {
namespace {

// The card a commander played in the side's last turn (CTR-01).
LastPlay& commanders_last(Public& open, Side side) { return open.last[index(side)][index(Role::Commander)][0]; }

bool is_playable(Card card) { return info(card).opening != Opening::None; }

// The strip in which a Section card for a single section gives its orders.
Strip strip_of(const Battle& battle, Side side, Card card) {
  const auto& orders = info(card).in_section;  // from the left
  const int section = orders[0] != 0 ? 0 : orders[1] != 0 ? 1 : 2;
  return Strip{static_cast<std::uint8_t>(strip(battle.edge(side), section, battle.board().sections()))};
}

// EF-01: under the Air rules, a strike that needs no hexes to be held is an Air Sortie into the card's section.
bool may_fly_with(const Battle& battle, Side side, Card card) {
  return battle.air() && info(card).recon && battle.recon_strikes(side);
}

// SCN-29, SCN-30, EF-01: Recon as an air strike, if there is an enemy in the card's section.
bool may_strike_with(const Battle& battle, const Field& field, Side side, Card card) {
  if (!info(card).recon || is_dark(field) || !recon_strike_rule(battle, field, side)) { return false; }
  return in_strip(battle, field.units_of(other(side)), strip_of(battle, side, card)).any();
}

// A strike from the air or by a Barrage.
struct Strike {
  int targets = 0;  // how many may be named
  int dice = 0;     // for each target
  Stars stars = Stars::Miss;
  Strip strip = kNoStrip;  // SCN-30: where at least one target must stand
};
void open_strike(Flow& flow, const Strike& strike) {
  flow.frames().push(NameTargetsFrame{.stars = strike.stars,
                                      .targets = static_cast<std::uint8_t>(strike.targets),
                                      .dice = static_cast<std::uint8_t>(strike.dice),
                                      .strip = strike.strip});
}

void asks(const Battle&, const State& state, const PlayCardFrame&, Pending& out) {
  ask(out, {state.open.on_turn, Role::Commander}, Decision::Play);
}

// COMR-02: a card from the hand goes under the chip, and the one that lay there is played. COMR-04: or a Recon or a
// Counter-Attack is played from the hand, and the chip is left alone.
void offer_chip(const State& state, ActionList& out) {
  const Side side = state.open.on_turn;
  const bool flies = state.open.sortie_played;
  const bool lying_goes = !flies || goes_with_sortie(state.open, state.hidden.chip[index(side)][0]);
  state.hidden.hands[index(side)].for_each_kind([&](Card card) {
    if (may_lie_under_chip(card) && lying_goes) { out.add({.kind = ActionKind::Chip, .card = card}); }
    const bool at_once = info(card).recon || info(card).opening == Opening::Copy;
    if (at_once && (!flies || goes_with_sortie(state.open, card))) {
      out.add({.kind = ActionKind::Play, .card = card});
    }
  });
  // No card can go under the chip; the one that lies there is played anyway.
  if (out.empty() && lying_goes) { out.add({.kind = ActionKind::Done}); }
}

// Puts a card under the chip and returns the one that lay there.
Card swap_chip(Flow& flow, Side side, Card put) {
  ChipCards& chip = flow.state.hidden.chip[index(side)];
  const Card lay = chip[0];
  chip[0] = put;
  if (put != Card::None) { flow.state.hidden.hands[index(side)].remove(put); }
  flow.say({.kind = EventKind::ChipOpened, .side = side, .detail = lay != Card::None ? 1 : 0});
  publish_chip(flow, side);
  return lay;
}

void offer_hand(const Battle& battle, const State& state, ActionList& out) {
  const Side side = state.open.on_turn;
  const bool flies = state.open.sortie_played;
  state.hidden.hands[index(side)].for_each_kind([&](Card card) {
    if (is_playable(card) && (!flies || goes_with_sortie(state.open, card))) {
      out.add({.kind = ActionKind::Play, .card = card});
    }
    if (!flies && may_strike_with(battle, state.open.field, side, card)) {
      out.add({.kind = ActionKind::Play, .card = card, .as = Card::AirPower});
    }
    if (!flies && may_fly_with(battle, side, card)) {
      out.add({.kind = ActionKind::Play, .card = card, .as = Card::AirSortie});
    }
  });
}

void offers(const Battle& battle, const State& state, const PlayCardFrame&, Role, ActionList& out) {
  const Side side = state.open.on_turn;
  const bool flies = state.open.sortie_played;
  if (battle.command(side).chip) {
    offer_chip(state, out);
  } else {
    offer_hand(battle, state, out);
  }
  // TURN-02: playing a card is mandatory, unless the side has none it could play or has played an Air Sortie (AIR-05).
  if (out.empty() || flies) { out.add({.kind = ActionKind::Pass}); }
  if (may_play_sortie(battle, state.open)) { out.add({.kind = ActionKind::Play, .card = Card::AirSortie}); }
}

// AIR-05: taken from those face up in front of its owner, who then decides whether to play a card from the hand as
// well.
void play_sortie(Flow& flow) {
  Public& open = flow.open();
  --open.sorties[index(open.on_turn)];
  open.sortie_played = true;
  flow.say({.kind = EventKind::CardPlayed, .side = open.on_turn, .card = Card::AirSortie, .as = Card::AirSortie});
}

void settle(Flow& flow, PlayCardFrame&, Role, const Action& action) {
  Public& open = flow.open();
  const Side side = open.on_turn;
  if (action.card == Card::AirSortie) { return play_sortie(flow); }
  flow.frames().pop();
  if (open.sortie_played) { open_sortie(flow, Role::Commander); }
  if (action.kind == ActionKind::Pass) { return; }
  const bool from_hand = action.kind == ActionKind::Play;
  const Card card = from_hand ? action.card : swap_chip(flow, side, action.card);
  if (card == Card::None) { return; }
  if (from_hand) {
    CardBag& hand = flow.state.hidden.hands[index(side)];
    hand.remove(card);
    open.hand_size[index(side)] = hand.size;
  }
  open.played = card;

  Card acting = card;
  if (info(card).opening == Opening::Copy) { acting = mirrored(commanders_last(open, other(side)).acting); }
  open.acting = acting;
  commanders_last(open, side) = {.acting = acting};
  flow.say(
      {.kind = EventKind::CardPlayed, .side = side, .card = card, .as = action.as != Card::None ? action.as : acting});

  if (action.as == Card::AirSortie) {
    open.acting = action.as;
    const Strip strip = strip_of(flow.battle, side, action.card);
    open.posts[index(Role::Commander)].orders = {.within = section_bit(static_cast<int>(index(strip)))};
    return open_sortie(flow, Role::Commander);
  }
  if (action.as != Card::None) {
    const ReconStrike rule = *recon_strike_rule(flow.battle, flow.field(), side);
    open_strike(
        flow,
        {.targets = rule.targets, .dice = rule.dice, .stars = Stars::Hit, .strip = strip_of(flow.battle, side, card)});
    return;  // SCN-31: the ordinary draw
  }
  if (acting == Card::None) { flow.say({.kind = EventKind::NothingToCopy, .side = side}); }  // CTR-14
  open.recon_draw = info(acting).recon;
  open_card(flow, acting);
}

void begin_orders(Flow& flow, Role role, Step step, const Orders& orders) {
  PostTurn& post = flow.open().posts[index(role)];
  post.step = step;
  post.orders = orders;
}

// TEAM-05: a Section card is carried out by the posts that command its sections; any other by the commander (TEAM-06).
void open_orders(Flow& flow, Post commander, Card card) {
  const Orders orders = orders_of(flow.battle, flow.field(), commander, card);
  if (info(card).tactic) { return begin_orders(flow, commander.role, Step::Order, orders); }
  for (const Role role : kRoles) {
    const Orders own = within_wing(flow.battle, {commander.side, role}, orders);
    if (own.in_strip != decltype(own.in_strip){}) { begin_orders(flow, role, Step::Order, own); }
  }
}

void open_section_choice(Flow& flow, Post post, Card card) {
  Public& open = flow.open();
  LastPlay& own = commanders_last(open, post.side);
  // CTR-06: a copy is played in the same section as the original.
  own.strips = open.played == card ? SectionMask{0} : commanders_last(open, other(post.side)).strips;
  if (falls_back(flow.battle, flow.field(), post.side, card, kEverySection)) {
    begin_orders(flow, post.role, Step::Order, orders_of(flow.battle, flow.field(), post, card));
  } else if (own.strips != 0) {
    begin_orders(flow, post.role, Step::Order, orders_in(flow.battle, flow.field(), post, card, own.strips));
  } else {
    begin_orders(flow, post.role, Step::ChooseSection, Orders{.card = card});
  }
}

// TFH-01; OCARD-25: every post with units rolls for its own.
void open_finest_hour(Flow& flow, Card card) {
  const bool apart = flow.battle.chain().wings_roll_apart;
  for (const Role role : kRoles) {
    const Post post{flow.on_turn(), role};
    const bool rolls = apart ? flow.battle.wing(post.side, role) != 0 : role == Role::Commander;
    if (!rolls) { continue; }
    const Roll roll = roll_dice(flow, post, kNoHex, dice_by_cards(flow));
    begin_orders(flow, role, Step::Order, orders_of_faces(flow.battle, post, card, roll));
  }
}

}  // namespace

int dice_by_cards(const Flow& flow) {
  const int fixed = flow.battle.chain().dice_for_cards;
  const std::size_t side = index(flow.on_turn());
  if (fixed != 0) { return fixed; }
  const int cards = flow.state.hidden.hands[side].size + 1 + flow.open().chip_size[side];  // COMR-07
  return std::min(cards, kMaxDice);  // a loaded state may have more cards in hand than any battle deals
}

void open_card(Flow& flow, Card card) {
  const Post post{flow.on_turn(), Role::Commander};
  if (is_sortie(flow.battle, card)) { return open_sortie(flow, post.role); }  // AIR-06
  const bool from_afar = info(card).opening == Opening::AirStrike || info(card).opening == Opening::Barrage;
  if (from_afar && is_dark(flow.field())) {  // NIGHT-05
    const Orders one = raised(fallback_of(flow.battle, post, card), flow.battle.command(post.side).extra_orders);
    return begin_orders(flow, post.role, Step::Order, one);
  }
  switch (info(card).opening) {
    case Opening::None:
    case Opening::Copy:
    case Opening::AirSortie: return;
    case Opening::Orders: open_orders(flow, post, card); return;
    case Opening::ChooseSection: open_section_choice(flow, post, card); return;
    case Opening::AirStrike:  // AIRP-05
      open_strike(flow,
                  {.targets = kAirPowerTargets, .dice = air_power_dice(flow.battle, post.side), .stars = Stars::Hit});
      return;
    case Opening::Barrage:  // BAR-04
      open_strike(flow, {.targets = 1, .dice = kBarrageDice, .stars = Stars::Miss});
      return;
    case Opening::Medics: begin_orders(flow, post.role, Step::ChoosePatient, Orders{.card = card}); return;
    case Opening::FinestHour: open_finest_hour(flow, card); return;
  }
}

constexpr FrameRules<PlayCardFrame> kPlayCardRules{
    .advance = always_asks<PlayCardFrame>,
    .asks = asks,
    .offers = offers,
    .settle = settle,
    .may_sit_on = [](const Frame& below) { return is_at(below, TurnStage::Card); }};
const FrameRow<PlayCardFrame> kPlayCardRow = frame_row<kPlayCardRules>();

}  // namespace bocage
