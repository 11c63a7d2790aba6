// Which cards a Commander-in-Chief may hand out to whom (CIC).
#pragma once

#include "rules/battle.h"

namespace bocage {

inline constexpr int kCardsOfPost = 2;  // CIC-04

// The cards handed out so far, by post; the commander's own card is the first of theirs.
using Given = ByRole<std::array<Card, kCardsOfPost>>;

constexpr int cards_of(const Given& given, Role role) {
  int n = 0;
  for (const Card card : given[index(role)]) { n += card != Card::None ? 1 : 0; }
  return n;
}
constexpr int cards_out(const Given& given) {
  int n = 0;
  for (const Role role : kRoles) { n += cards_of(given, role); }
  return n;
}

// AIR-62: the Air Sorties among them, which come from the table, not from the hand.
constexpr int sorties_out(const Given& given) {
  int n = 0;
  for (const auto& cards : given) {
    for (const Card card : cards) { n += card == Card::AirSortie ? 1 : 0; }
  }
  return n;
}
constexpr int hand_cards_out(const Given& given) { return cards_out(given) - sorties_out(given); }

// One more card the commander wants to hand out.
struct HandOut {
  Card card = Card::None;
  Role to = Role::Commander;
  Card acts_as = Card::None;              // the card it would act as there: itself, or the one it replaces or repeats
  RoleMask may_repeat_section = kNoRole;  // OQO-12: posts where a Counter-Attack would repeat a Section card
};

// Why a hand-out is not legal.
enum class HandOutBan : std::uint8_t {
  None,
  TooManyCards,         // CIC-01
  HandMustKeepOne,      // CIC-02
  TooManyForGeneral,    // CIC-04
  TooManyForCommander,  // CIC-13
  AmbushWaits,          // CIC-18
  CommanderPlaysIt,     // CIC-11
  WrongPost,            // CIC-09
  ExcludesOthers,       // CIC-05
  MustBeAlone,          // CIC-14, and what repeats such a card (OCTR-08)
  LiesNotUnderChip,     // COMR-61
  ChipCopiesGenerals,   // COMR-72
  SortieForGenerals,    // AIR-63
  SortieWithTactic,     // AIR-65
};
inline constexpr int kHandOutBans = 14;

// `hand` is the size of the commander's hand before handing out anything, without Air Sorties; `own` is the card that
// the commander's own card acts as, if there is one. All limits are upper bounds, so a legal set of cards may be handed
// out in any order, and every subset of it is legal too.
HandOutBan may_hand_out(const ChainInfo& chain, int hand, const Given& given, Card own, const HandOut& wish);

inline constexpr int kChipCards = 3;  // COMR-64
inline constexpr int kAnyHand = 255;  // as `hand`: no card need be kept

// COMR-80: whether there is a legal way to hand out exactly these cards. COMR-72: a Counter-Attack among several cards
// must go to a general.
bool can_all_go_out(const Battle& battle, const std::array<Card, kChipCards>& cards);

}  // namespace bocage
