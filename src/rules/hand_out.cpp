#include "rules/hand_out.h"

namespace bocage {
namespace {

constexpr auto kBans = std::to_array<HandOutBanInfo>({
    {HandOutBan::None, "", ""},
    {HandOutBan::TooManyCards, "CIC-01", "no more cards can go out this turn"},
    {HandOutBan::HandMustKeepOne, "CIC-02", "one card must stay in the hand"},
    {HandOutBan::TooManyForGeneral, "CIC-04", "the general has two cards already"},
    {HandOutBan::TooManyForCommander, "CIC-13", "the commander plays one card himself already"},
    {HandOutBan::AmbushWaits, "CIC-18", "Ambush waits for the enemy's attack"},
    {HandOutBan::CommanderPlaysIt, "CIC-11", "the commander plays this card himself"},
    {HandOutBan::WrongPost, "CIC-09", "the card cannot go to this post"},
    {HandOutBan::ExcludesOthers, "CIC-05", "two cards to one general must both be for a single section"},
    {HandOutBan::MustBeAlone, "CIC-14", "the card must be the only one of the turn"},
    {HandOutBan::LiesNotUnderChip, "COMR-61", "the card did not lie under the commissar's chip"},
    {HandOutBan::ChipCopiesGenerals, "COMR-72",
     "a Counter-Attack that lay there with others repeats a general's card only"},
});
static_assert(rows_in_order(kBans));

// Tries every post for the card number `next` and those after it.
bool can_go_out_from(const ChainInfo& chain, const std::array<Card, kChipCards>& cards, std::size_t next,
                     const Given& given) {
  if (next == cards.size() || cards[next] == Card::None) { return true; }
  const Card card = cards[next];
  const bool lies_alone = cards[1] == Card::None;
  const Card own = given[index(Role::Commander)][0];
  for (const Role role : kRoles) {
    if (role == Role::Commander && info(card).opening == Opening::Copy && !lies_alone) { continue; }
    if (may_hand_out(chain, kAnyHand, given, own, {card, role, card}) != HandOutBan::None) { continue; }
    Given after = given;
    auto& place = after[index(role)];
    place[place[0] == Card::None ? 0 : 1] = card;
    if (can_go_out_from(chain, cards, next + 1, after)) { return true; }
  }
  return false;
}

}  // namespace

const HandOutBanInfo& info(HandOutBan ban) { return kBans[static_cast<std::size_t>(ban)]; }

HandOutBan may_hand_out(const ChainInfo& chain, int hand, const Given& given, Card own, const HandOut& wish) {
  const CardInfo& row = info(wish.card);
  const bool commander = wish.to == Role::Commander;
  const bool stands_in = wish.acts_as != wish.card && row.opening != Opening::Copy;
  const RoleMask may_go_to = stands_in ? info(wish.acts_as).may_go_to : row.may_go_to;
  if (may_go_to == kNoRole) { return HandOutBan::AmbushWaits; }
  if (!has(may_go_to, wish.to)) {
    return may_go_to == mask(Role::Commander) ? HandOutBan::CommanderPlaysIt : HandOutBan::WrongPost;
  }
  if (cards_out(given) >= chain.cards_a_turn) { return HandOutBan::TooManyCards; }
  if (hand - cards_out(given) <= chain.cards_kept) { return HandOutBan::HandMustKeepOne; }
  const int already = cards_of(given, wish.to);
  if (commander && already != 0) { return HandOutBan::TooManyForCommander; }
  if (already >= kCardsOfPost) { return HandOutBan::TooManyForGeneral; }
  const bool alone = info(wish.acts_as).alone && commander;
  if ((alone && cards_out(given) != 0) || info(own).alone) { return HandOutBan::MustBeAlone; }
  if (!commander && already != 0 && (row.fills_general || info(given[index(wish.to)][0]).fills_general)) {
    return HandOutBan::ExcludesOthers;
  }
  return HandOutBan::None;
}

bool can_all_go_out(const ChainInfo& chain, const std::array<Card, kChipCards>& cards) {
  if (chain.posts == mask(Role::Commander) || chain.hand_is_shared) {
    return true;
  }  // one card, and its player plays it
  return can_go_out_from(chain, cards, 0, {});
}

}  // namespace bocage
