// Overlord: the cards that a Commander-in-Chief handed out, and the visit.
#include "game/refusal.h"
#include "game/soundness/parts.h"
#include "rules/air_rules.h"

namespace bocage::soundness {
namespace {

std::string at_post(std::string_view list, Role role) { return std::string(list) + "." + std::string(name(role)); }

// Every card of this turn by the post that got it, wherever it is by now.
Given whole_hand_out(const State& state) {
  Given whole = state.hidden.given;
  for (const Role role : kRoles) {
    std::array<Card, kCardsOfPost + kCardsOfPost> cards{};  // placed and held; broken_post() reports too many
    std::size_t n = 0;
    for (const PlacedCard& placed : state.open.posts[index(role)].placed) {
      if (placed.card != Card::None) { cards[n++] = placed.card; }
    }
    for (const Card card : state.hidden.given[index(role)]) {
      if (card != Card::None) { cards[n++] = card; }
    }
    for (std::size_t i = 0; i < kCardsOfPost; ++i) { whole[index(role)][i] = cards[i]; }
  }
  if (state.open.played != Card::None) { whole[index(Role::Commander)][0] = state.open.played; }
  return whole;
}

// What the commander's own card acts as, or will; nothing if that is not possible.
std::optional<Card> own_acting(const Battle& battle, const State& state, Card own) {
  const Public& open = state.open;
  const bool handing = open.is_handing_out();
  const Card as = handing ? state.hidden.given_as : open.acting;
  if (own == Card::None) { return as == Card::None ? std::optional(as) : std::nullopt; }
  if (info(own).opening == Opening::Copy) {
    const Card copied = open.commander_acts(own, Card::None);
    return as == (handing ? Card::None : copied) ? std::optional(copied) : std::nullopt;
  }
  if (as == (handing ? Card::None : own)) { return own; }
  const auto& barrage = battle.spec().recon_barrage;
  const bool stands_in = barrage && barrage->sides[index(open.on_turn)] && info(own).recon && as == Card::Barrage;
  return stands_in ? std::optional(as) : std::nullopt;
}

// CIC: every part of a legal hand-out is legal, so the cards can be checked one at a time, in any order.
std::string illegal_hand_out(const Battle& battle, const State& state, const Given& whole, Card own) {
  const Side side = state.open.on_turn;
  // COMR-81: cards from the chip do not reduce the hand; by now they cannot be told from the rest.
  const int hand = battle.command(side).chip ? kAnyHand : state.hidden.hands[index(side)].size + hand_cards_out(whole);
  Given given{};
  for (const Role role : kRoles) {
    const bool commander = role == Role::Commander;
    for (const Card card : whole[index(role)]) {
      if (card == Card::None) { continue; }
      const Card so_far = given[index(Role::Commander)][0] == Card::None ? Card::None : own;
      const Card stands_for = is_sortie(battle, card) ? Card::AirSortie : card;  // AIR-70
      // OQO-12: which cards a Counter-Attack could have repeated is no longer known.
      const HandOut proposed{card, role, commander && stands_for == card ? own : stands_for, kGenerals};
      const HandOutBan ban = may_hand_out(battle.chain(), hand, given, so_far, proposed);
      if (ban != HandOutBan::None) { return at_post("given", role) + ": " + to_text(Refusal{.code = code_of(ban)}); }
      given[index(role)][given[index(role)][0] == Card::None ? 0 : 1] = card;
    }
  }
  return {};
}

// OVL-54: a placed card acts as itself unless it repeats another, in one section of the post's wing or in both.
bool is_sound_placed(const Battle& battle, const Public& open, Role role, const PlacedCard& placed) {
  if (placed == PlacedCard{}) { return true; }
  if (placed.card == Card::None || role == Role::Commander) { return false; }
  const SectionMask wing = battle.wing(open.on_turn, role);
  const bool flies = is_sortie(battle, placed.card) && placed.acting == Card::AirSortie;
  const bool acts = flies || placed.acting == placed.card || info(placed.card).opening == Opening::Copy;
  return acts && placed.strips != 0 && (placed.strips & ~wing) == 0;
}

std::string broken_post(const Battle& battle, const State& state, const Given& whole, Role role) {
  const Public& open = state.open;
  const PostTurn& post = open.posts[index(role)];
  const int held = cards_of(state.hidden.given, role);
  for (const PlacedCard& placed : post.placed) {
    if (!is_sound_placed(battle, open, role, placed)) { return at_post("posts", role) + ".placed: cannot lie so"; }
  }
  if (open.is_handing_out()) { return {}; }
  if (post.given != cards_of(whole, role)) { return at_post("posts", role) + ".given: not as many cards as it has"; }
  if (role == Role::Commander) { return held == 0 ? "" : at_post("given", role) + ": is on the table by now"; }
  const bool striking = doing(open) == FrameKind::NameTargets || doing(open) == FrameKind::Strikes;
  const bool fits = striking ? post.placed == decltype(post.placed){} : (held != 0) == (post.step == Step::Place);
  if (!fits) { return at_post("given", role) + ": must be held exactly until they are placed"; }
  const bool rolls =
      post.step == Step::Initiative || post.step == Step::InitiativeFlag || post.step == Step::InitiativeLoss;
  return rolls && post.given != 0 ? at_post("posts", role) + ".step: INI-01: a post with cards does not roll" : "";
}

}  // namespace

std::string broken_hand_out(const Battle& battle, const State& state) {
  const Given whole = whole_hand_out(state);
  if (battle.spec().chain == Chain::Single) {
    const bool any = state.hidden.given != Given{} || state.hidden.given_as != Card::None;
    if (any) { return "given: nobody hands out cards in this battle"; }
    for (const Role role : kRoles) {
      const PostTurn& post = state.open.posts[index(role)];
      if (post.given != 0 || post.placed != decltype(post.placed){}) {
        return at_post("posts", role) + ".given: nobody hands out cards in this battle";
      }
    }
    return {};
  }
  for (const Role role : kRoles) {
    std::string broken = broken_post(battle, state, whole, role);
    if (!broken.empty()) { return broken; }
  }
  const Card own = whole[index(Role::Commander)][0];
  const auto acting = own_acting(battle, state, own);
  const bool handing = state.open.is_handing_out();
  if (!handing && state.hidden.named != Role::Commander) { return "naming: the hand-out is over"; }
  if (state.open.sorties_given != (handing ? 0 : sorties_out(state.hidden.given))) {
    return "cards.sorties_given: not as many as Field Generals hold";
  }
  if (handing && sorties_out(state.hidden.given) > state.open.sorties[index(state.open.on_turn)]) {
    return "given: more Air Sorties than on the table";
  }
  if (!acting) { return handing ? "given_as: the card cannot act so" : "cards.acting: the card cannot act so"; }
  if (!handing && state.hidden.given_as != Card::None) { return "given_as: the card is on the table by now"; }
  return illegal_hand_out(battle, state, whole, *acting);
}

// COM-02, COM-03.
std::string broken_council(const Battle& battle, const State& state) {
  const Public& open = state.open;
  const bool any_visit = open.visit != Visit::NotYet;
  if (any_visit != (open.visited != Role::Commander)) {
    return "visited: must be a general exactly if there was a visit";
  }
  if (battle.spec().chain == Chain::Single) {
    return any_visit || open.council_over ? "visit: there is no chain of command in this battle" : "";
  }
  if (open.visit == Visit::Begun && !open.is_handing_out()) { return "visit: ends with the hand-out"; }
  const bool begun = any_visit || state.hidden.given != Given{} || open.turn > 1 || !is_before_cards(doing(open));
  return begun && !open.council_over ? "council_over: must be true once the first hand-out has begun" : "";
}

}  // namespace bocage::soundness
