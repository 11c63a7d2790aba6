// CIC and COM-03: the Commander-in-Chief hands out cards to the Field Generals and may visit one of them. Nothing takes
// effect before `done`; until then every card can be taken back.
#include "rules/hand_out.h"

#include <utility>

#include "game/chip.h"
#include "game/frames/air.h"
#include "rules/posts.h"

namespace bocage {
namespace {

// OQO-12: the Field Generals who could repeat a Section card.
RoleMask may_repeat_section(const Public& open) {
  RoleMask found = kNoRole;
  for (const Role role : kGeneralRoles) {
    for (const LastPlay& play : open.last[index(other(open.on_turn))][index(facing(role))]) {
      const bool section = play.acting != Card::None && !info(play.acting).tactic;
      if (section) { found = static_cast<RoleMask>(found | mask(role)); }
    }
  }
  return found;
}

// COMR-72, COMR-73.
bool lay_with_others(const State& state) { return count(state.hidden.taken_up) > 1; }

// Visits every way in which one card could be handed out.
template <class Visit>
void for_each_hand_out(const Battle& battle, const Public& open, Card card, Visit visit) {
  const RoleMask repeats = may_repeat_section(open);
  const Card stands_for = is_sortie(battle, card) ? Card::AirSortie : card;  // AIR-70
  for (const Role role : kRoles) {
    const bool own = role == Role::Commander && stands_for == card;
    visit(HandOut{card, role, own ? open.commander_acts(card, Card::None) : stands_for, repeats});
  }
  const auto& barrage = battle.spec().recon_barrage;
  if (barrage && barrage->sides[index(open.on_turn)] && info(card).recon) {
    visit(HandOut{card, Role::Commander, Card::Barrage});
  }
}

// What the commander's own card acts as, if one is set aside.
Card own_card(const State& state) {
  return state.open.commander_acts(state.hidden.given[index(Role::Commander)][0], state.hidden.given_as);
}

// AIR-62: those still on the table.
int sorties_left(const State& state) {
  return state.open.sorties[index(state.open.on_turn)] - sorties_out(state.hidden.given);
}

// What the commander declares the card to stand in for; implied for a Counter-Attack and, under the Air rules, an Air
// Power.
Card stands_in_for(const HandOut& proposed) {
  const Opening opening = info(proposed.card).opening;
  const bool says = proposed.acts_as != proposed.card && opening != Opening::Copy && opening != Opening::AirStrike;
  return says ? proposed.acts_as : Card::None;
}

// COMR-61: under a commissar, cards are played from under the chip; Counter-Attacks may come from the hand (COMR-68).
bool comes_from_chip(const Battle& battle, const State& state, const HandOut& proposed) {
  if (!plays_from_chip(battle, state) || count(state.hidden.taken, proposed.card) == 0) { return false; }
  const bool in_hand = state.hidden.hands[index(state.open.on_turn)].holds(proposed.card);
  return !(in_hand && proposed.card == Card::CounterAttack && proposed.to == Role::Commander && lay_with_others(state));
}

HandOutBan chip_ban(const Battle& battle, const State& state, const HandOut& proposed) {
  if (!battle.command(state.open.on_turn).chip) { return HandOutBan::None; }
  if (proposed.card == Card::AirSortie) {  // COMR-69, COMR-75
    const int waiting = cards_out(state.hidden.given) + count(state.hidden.taken);
    return waiting < battle.chain().cards_per_turn ? HandOutBan::None : HandOutBan::TooManyCards;
  }
  const bool copies = info(proposed.card).opening == Opening::Copy;
  if (!comes_from_chip(battle, state, proposed)) { return copies ? HandOutBan::None : HandOutBan::LiesNotUnderChip; }
  const bool bound = copies && proposed.to == Role::Commander && lay_with_others(state);
  return bound ? HandOutBan::ChipCopiesGenerals : HandOutBan::None;
}

// The hand that must keep a card (CIC-02, COMR-81); cards from the chip do not reduce it.
int whole_hand(const Battle& battle, const State& state, const HandOut& proposed) {
  if (comes_from_chip(battle, state, proposed)) { return kAnyHand; }
  return state.hidden.hands[index(state.open.on_turn)].size + hand_cards_out(state.hidden.given);
}

void asks(const Battle&, const State& state, const HandOutFrame&, Pending& out) {
  ask(out, {state.open.on_turn, Role::Commander}, Decision::HandOut);
}

HandOutBan ban_of(const Battle& battle, const State& state, const HandOut& proposed) {
  if (const HandOutBan ban = chip_ban(battle, state, proposed); ban != HandOutBan::None) { return ban; }
  return may_hand_out(battle.chain(), whole_hand(battle, state, proposed), state.hidden.given, own_card(state),
                      proposed);
}

// The kinds of card available: those in hand, and those taken up from the chip.
template <class Visit>
void for_each_at_hand(const State& state, Visit visit) {
  CardBag at_hand = state.hidden.hands[index(state.open.on_turn)];
  for (const Card card : state.hidden.taken) {
    if (card != Card::None) { at_hand.add(card); }
  }
  at_hand.for_each_kind(visit);
}

void offer_card(const Battle& battle, const State& state, Card card, ActionList& out) {
  for_each_hand_out(battle, state.open, card, [&](const HandOut& proposed) {
    if (ban_of(battle, state, proposed) != HandOutBan::None) { return; }
    out.add({.kind = ActionKind::HandOut, .card = card, .as = stands_in_for(proposed), .detail = proposed.to});
  });
}

void offers(const Battle& battle, const State& state, const HandOutFrame&, Role, ActionList& out) {
  for_each_at_hand(state, [&](Card card) { offer_card(battle, state, card, out); });
  const bool could_hand_out = !out.empty();  // from the hand; an Air Sortie need not be used
  if (sorties_left(state) > 0) { offer_card(battle, state, Card::AirSortie, out); }
  const Given& given = state.hidden.given;
  for (const Role role : kRoles) {
    const auto& cards = given[index(role)];
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i] == Card::None || (i == 1 && cards[1] == cards[0])) { continue; }
      out.add({.kind = ActionKind::TakeBack, .card = cards[i], .detail = role});
    }
  }
  if (battle.command(state.open.on_turn).extra_orders != 0) {  // GUNG-61
    for (const Role role : kGeneralRoles) {
      if (role == state.hidden.named) { continue; }
      out.add({.kind = ActionKind::NameGeneral, .detail = role});
    }
  }
  if (state.open.visit == Visit::NotYet) {
    for (const Role role : kGeneralRoles) { out.add({.kind = ActionKind::Visit, .detail = role}); }
  }
  if (state.open.visit == Visit::Begun) { out.add({.kind = ActionKind::EndVisit}); }
  // COMR-70: only Counter-Attacks may replace the cards under the chip, so one must be handed out.
  const bool left_chip = battle.command(state.open.on_turn).chip && state.open.taken_up == 0;
  const int counted = left_chip ? hand_cards_out(given) : cards_out(given);
  const bool enough = counted != 0 && count(state.hidden.taken) == 0;  // CIC-01, COMR-65
  const bool nothing_goes = cards_out(given) == 0 && !could_hand_out;
  if (enough || nothing_goes) { out.add({.kind = ActionKind::Done}); }
}

void end_visit(Flow& flow) {
  if (flow.open().visit != Visit::Begun) { return; }
  flow.open().visit = Visit::Ended;
  flow.say({.kind = EventKind::VisitEnded, .side = flow.on_turn(), .role = flow.open().visited});
}

void give(Flow& flow, const Action& action) {
  CardBag& hand = flow.state.hidden.hands[index(flow.on_turn())];
  const bool from_chip = comes_from_chip(flow.battle, flow.state, {action.card, action.role(), action.card});
  auto& cards = flow.state.hidden.given[index(action.role())];
  cards[cards[0] == Card::None ? 0 : 1] = action.card;
  if (action.role() == Role::Commander) { flow.state.hidden.given_as = action.as; }
  if (action.card == Card::AirSortie) { return; }
  if (from_chip) {
    remove(flow.state.hidden.taken, action.card);
  } else {
    hand.remove(action.card);
  }
}

// Copies of a card are interchangeable: one goes back to the chip first if it came from there. COMR-72: the commander's
// own came from the hand.
bool returns_to_chip(const State& state, const Action& action) {
  const Hidden& hidden = state.hidden;
  const bool lacks = count(hidden.taken, action.card) < count(hidden.taken_up, action.card);
  const bool own_copy = action.card == Card::CounterAttack && action.role() == Role::Commander;
  return lacks && !(own_copy && lay_with_others(state));
}

void take_back(Flow& flow, const Action& action) {
  CardBag& hand = flow.state.hidden.hands[index(flow.on_turn())];
  auto& cards = flow.state.hidden.given[index(action.role())];
  if (cards[0] == action.card) { std::swap(cards[0], cards[1]); }
  cards[1] = Card::None;
  if (action.role() == Role::Commander) { flow.state.hidden.given_as = Card::None; }
  if (action.card == Card::AirSortie) { return; }  // it was on the table all along
  if (returns_to_chip(flow.state, action)) {
    add(flow.state.hidden.taken, action.card);
  } else {
    hand.add(action.card);
  }
}

// The cards change hands; how many each post gets is public.
void confirm(Flow& flow) {
  end_visit(flow);
  flow.frames().pop();
  flow.state.hidden.taken_up = {};
  flow.open().hand_size[index(flow.on_turn())] = flow.state.hidden.hands[index(flow.on_turn())].size;
  flow.open().sorties_given = static_cast<std::uint8_t>(sorties_out(flow.state.hidden.given));
  std::uint8_t& on_table = flow.open().sorties[index(flow.on_turn())];
  on_table = static_cast<std::uint8_t>(on_table - flow.open().sorties_given);
  flow.open().named = std::exchange(flow.state.hidden.named, Role::Commander);
  if (flow.open().named != Role::Commander) {
    flow.say({.kind = EventKind::GeneralNamed, .side = flow.on_turn(), .role = flow.open().named});
  }
  for (const Role role : kRoles) {
    const auto count = static_cast<std::uint8_t>(cards_of(flow.state.hidden.given, role));
    flow.open().posts[index(role)].given = count;
    if (count != 0) {
      flow.say({.kind = EventKind::CardsHandedOut, .side = flow.on_turn(), .role = role, .detail = count});
    }
  }
}

void settle(Flow& flow, HandOutFrame&, Role, const Action& action) {
  flow.open().council_over = true;
  switch (action.kind) {
    case ActionKind::HandOut: give(flow, action); return;
    case ActionKind::TakeBack: take_back(flow, action); return;
    case ActionKind::Visit:
      flow.open().visit = Visit::Begun;
      flow.open().visited = action.role();
      flow.say({.kind = EventKind::VisitBegan, .side = flow.on_turn(), .role = action.role()});
      return;
    case ActionKind::EndVisit: end_visit(flow); return;
    case ActionKind::NameGeneral: flow.state.hidden.named = action.role(); return;
    default: confirm(flow); return;
  }
}

}  // namespace

HandOutBan hand_out_ban(const Battle& battle, const State& state, const Action& action) {
  HandOutBan ban = HandOutBan::WrongPost;
  for_each_hand_out(battle, state.open, action.card, [&](const HandOut& proposed) {
    if (proposed.to == action.role() && stands_in_for(proposed) == action.as) { ban = ban_of(battle, state, proposed); }
  });
  return ban;
}

constexpr FrameRules<HandOutFrame> kHandOutRules{
    .advance = always_asks<HandOutFrame>,
    .asks = asks,
    .offers = offers,
    .settle = settle,
    .may_sit_on = [](const Frame& below) { return is_at(below, OverlordStage::HandOut); }};
const FrameRow<HandOutFrame> kHandOutRow = frame_row<kHandOutRules>();

}  // namespace bocage
