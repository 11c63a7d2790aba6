// CIC and COM-03: the commander takes cards out of his hand, gives them to his generals, and may visit one of them. Nothing
// is given until he says `done`; until then everything can be taken back.
#include "rules/hand_out.h"
#include <utility>

#include "game/frames/air.h"
#include "rules/posts.h"

namespace bocage {
namespace {

// OQO-12: the generals who could repeat a Section card.
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

// Every way in which one card could go out.
template <class Visit>
void for_each_wish(const Battle& battle, const Public& open, Card card, Visit visit) {
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

// What the commander's own card acts as, if he has taken one out.
Card own_card(const State& state) {
  return state.open.commander_acts(state.hidden.given[index(Role::Commander)][0], state.hidden.given_as);
}

int whole_hand(const State& state) {
  return state.hidden.hands[index(state.open.on_turn)].size + hand_cards_out(state.hidden.given);
}

// AIR-62: those that lie on the table still.
int sorties_left(const State& state) {
  return state.open.sorties[index(state.open.on_turn)] - sorties_out(state.hidden.given);
}

// What the commander says the card is to be; a Counter-Attack and, with the Air rules, an Air Power need not say it.
Card stands_in_for(const HandOut& wish) {
  const Opening opening = info(wish.card).opening;
  const bool says = wish.acts_as != wish.card && opening != Opening::Copy && opening != Opening::AirStrike;
  return says ? wish.acts_as : Card::None;
}

void asks(const Battle&, const State& state, const Frame&, Pending& out) {
  ask(out, {state.open.on_turn, Role::Commander}, Decision::HandOut);
}

HandOutBan ban_of(const Battle& battle, const State& state, const HandOut& wish) {
  return may_hand_out(battle.chain(), whole_hand(state), state.hidden.given, own_card(state), wish);
}

void offer_card(const Battle& battle, const State& state, Card card, ActionList& out) {
  for_each_wish(battle, state.open, card, [&](const HandOut& wish) {
    if (ban_of(battle, state, wish) != HandOutBan::None) { return; }
    out.add({.kind = ActionKind::HandOut,
             .card = card,
             .as = stands_in_for(wish),
             .section = static_cast<std::uint8_t>(wish.to)});
  });
}

void offers(const Battle& battle, const State& state, const Frame&, Role, ActionList& out) {
  state.hidden.hands[index(state.open.on_turn)].for_each_kind([&](Card card) { offer_card(battle, state, card, out); });
  const bool could_hand_out = !out.empty();  // of the hand: an Air Sortie may stay where it is
  if (sorties_left(state) > 0) { offer_card(battle, state, Card::AirSortie, out); }
  const Given& given = state.hidden.given;
  for (const Role role : kRoles) {
    const auto& cards = given[index(role)];
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i] == Card::None || (i == 1 && cards[1] == cards[0])) { continue; }
      out.add({.kind = ActionKind::TakeBack, .card = cards[i], .section = static_cast<std::uint8_t>(role)});
    }
  }
  if (battle.command(state.open.on_turn).extra_orders != 0) {  // GUNG-61
    for (const Role role : kGeneralRoles) {
      if (role == state.hidden.named) { continue; }
      out.add({.kind = ActionKind::NameGeneral, .section = static_cast<std::uint8_t>(role)});
    }
  }
  if (state.open.visit == Visit::NotYet) {
    for (const Role role : kGeneralRoles) {
      out.add({.kind = ActionKind::Visit, .section = static_cast<std::uint8_t>(role)});
    }
  }
  if (state.open.visit == Visit::Begun) { out.add({.kind = ActionKind::EndVisit}); }
  if (cards_out(given) != 0 || !could_hand_out) { out.add({.kind = ActionKind::Done}); }  // CIC-01
}

void end_visit(Flow& flow) {
  if (flow.open().visit != Visit::Begun) { return; }
  flow.open().visit = Visit::Ended;
  flow.say({.kind = EventKind::VisitEnded, .side = flow.on_turn(), .role = flow.open().visited});
}

void give(Flow& flow, const Action& action) {
  CardBag& hand = flow.state.hidden.hands[index(flow.on_turn())];
  auto& cards = flow.state.hidden.given[index(post_of(action))];
  cards[cards[0] == Card::None ? 0 : 1] = action.card;
  if (post_of(action) == Role::Commander) { flow.state.hidden.given_as = action.as; }
  if (action.card != Card::AirSortie) { hand.remove(action.card); }
}

void take_back(Flow& flow, const Action& action) {
  CardBag& hand = flow.state.hidden.hands[index(flow.on_turn())];
  auto& cards = flow.state.hidden.given[index(post_of(action))];
  if (cards[0] == action.card) { std::swap(cards[0], cards[1]); }
  cards[1] = Card::None;
  if (post_of(action) == Role::Commander) { flow.state.hidden.given_as = Card::None; }
  if (action.card != Card::AirSortie) { hand.add(action.card); }
}

// The cards change hands: everybody sees how many go to whom.
void confirm(Flow& flow) {
  end_visit(flow);
  flow.frames().pop();
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
      flow.say({.kind = EventKind::CardsHandedOut, .side = flow.on_turn(), .role = role, .count = count});
    }
  }
}

void settle(Flow& flow, Role, const Action& action) {
  flow.open().council_over = 1;
  switch (action.kind) {
    case ActionKind::HandOut: give(flow, action); return;
    case ActionKind::TakeBack: take_back(flow, action); return;
    case ActionKind::Visit:
      flow.open().visit = Visit::Begun;
      flow.open().visited = post_of(action);
      flow.say({.kind = EventKind::VisitBegan, .side = flow.on_turn(), .role = post_of(action)});
      return;
    case ActionKind::EndVisit: end_visit(flow); return;
    case ActionKind::NameGeneral: flow.state.hidden.named = post_of(action); return;
    default: confirm(flow); return;
  }
}

}  // namespace

HandOutBan hand_out_ban(const Battle& battle, const State& state, const Action& action) {
  HandOutBan ban = HandOutBan::WrongPost;
  for_each_wish(battle, state.open, action.card, [&](const HandOut& wish) {
    if (wish.to == post_of(action) && stands_in_for(wish) == action.as) { ban = ban_of(battle, state, wish); }
  });
  return ban;
}

const FrameRules kHandOutRules{
    .id = FrameKind::HandOut, .advance = always_asks, .asks = asks, .offers = offers, .settle = settle};

}  // namespace bocage
