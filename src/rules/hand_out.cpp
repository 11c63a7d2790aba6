#include "rules/hand_out.h"

#include "rules/air_rules.h"

namespace bocage {
namespace {

// What a Counter-Attack would repeat at the post that gets it (OQO-12).
enum class Repeats : std::uint8_t { AnyCard, SectionCard };

// AIR-65, AIR-66, OQO-12: the cards a general may have besides an Air Sortie.
bool goes_with_sortie(Card card, Repeats repeats) {
  return !info(card).tactic || (info(card).opening == Opening::Copy && repeats == Repeats::SectionCard);
}

// CIC-05 to CIC-08, AIR-65: two cards given to one general.
HandOutBan ban_of_pair(Card one, Card two, Repeats repeats) {
  if (one == Card::AirSortie || two == Card::AirSortie) {
    const Card beside = one == Card::AirSortie ? two : one;
    return goes_with_sortie(beside, repeats) ? HandOutBan::None : HandOutBan::SortieWithTactic;
  }
  return info(one).fills_general || info(two).fills_general ? HandOutBan::ExcludesOthers : HandOutBan::None;
}

// Backtracking: tries every post for the card at `next`, then recurses to the rest.
bool can_go_out_from(const Battle& battle, const std::array<Card, kChipCards>& cards, std::size_t next,
                     const Given& given) {
  if (next == cards.size() || cards[next] == Card::None) { return true; }
  const Card card = cards[next];
  const bool lies_alone = cards[1] == Card::None;
  const Card own = given[index(Role::Commander)][0];
  for (const Role role : kRoles) {
    if (role == Role::Commander && info(card).opening == Opening::Copy && !lies_alone) { continue; }
    const Card acts_as = is_sortie(battle, card) ? Card::AirSortie : card;  // COMR-78
    if (may_hand_out(battle.chain(), kAnyHand, given, own, {card, role, acts_as}) != HandOutBan::None) { continue; }
    Given after = given;
    auto& place = after[index(role)];
    place[place[0] == Card::None ? 0 : 1] = card;
    if (can_go_out_from(battle, cards, next + 1, after)) { return true; }
  }
  return false;
}

}  // namespace

HandOutBan may_hand_out(const ChainInfo& chain, int hand, const Given& given, Card own, const HandOut& wish) {
  const CardInfo& row = info(wish.card);
  const bool commander = wish.to == Role::Commander;
  const bool stands_in = wish.acts_as != wish.card && row.opening != Opening::Copy;
  const RoleMask may_go_to = stands_in ? info(wish.acts_as).may_go_to : row.may_go_to;
  if (may_go_to == kNoRole) { return HandOutBan::AmbushWaits; }
  if (!has(may_go_to, wish.to)) {
    if (info(wish.acts_as).opening == Opening::AirSortie) { return HandOutBan::SortieForGenerals; }
    return may_go_to == mask(Role::Commander) ? HandOutBan::CommanderPlaysIt : HandOutBan::WrongPost;
  }
  if (cards_out(given) >= chain.cards_per_turn) { return HandOutBan::TooManyCards; }
  const bool from_hand = wish.card != Card::AirSortie;
  if (from_hand && hand - hand_cards_out(given) <= chain.cards_kept) { return HandOutBan::HandMustKeepOne; }
  const int already = cards_of(given, wish.to);
  if (commander && already != 0) { return HandOutBan::TooManyForCommander; }
  if (already >= kCardsOfPost) { return HandOutBan::TooManyForGeneral; }
  const bool alone = info(wish.acts_as).alone && commander;
  if ((alone && cards_out(given) != 0) || info(own).alone) { return HandOutBan::MustBeAlone; }
  if (commander || already == 0) { return HandOutBan::None; }
  const Repeats repeats = has(wish.may_repeat_section, wish.to) ? Repeats::SectionCard : Repeats::AnyCard;
  return ban_of_pair(given[index(wish.to)][0], wish.card, repeats);
}

bool can_all_go_out(const Battle& battle, const std::array<Card, kChipCards>& cards) {
  // Without a Commander-in-Chief there is one card, and its player plays it.
  if (battle.chain().posts == mask(Role::Commander) || battle.chain().hand_is_shared) { return true; }
  return can_go_out_from(battle, cards, 0, {});
}

}  // namespace bocage
