// Which cards a commander may hand to whom (CIC).
#pragma once

#include "rules/battle.h"

namespace bocage {

inline constexpr int kCardsOfPost = 2;  // CIC-04

// The cards that are out so far, by post; what the commander plays himself is his first.
using Given = std::array<std::array<Card, kCardsOfPost>, 4>;

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

// AIR-62: of those, the Air Sorties, which come from the table and not from the hand.
constexpr int sorties_out(const Given& given) {
  int n = 0;
  for (const auto& cards : given) {
    for (const Card card : cards) { n += card == Card::AirSortie ? 1 : 0; }
  }
  return n;
}
constexpr int hand_cards_out(const Given& given) { return cards_out(given) - sorties_out(given); }

// What the commander has in mind for one more card.
struct HandOut {
  Card card = Card::None;
  Role to = Role::Commander;
  Card acts_as = Card::None;  // what the card would act as there: itself, or what it stands in for or repeats
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

// `hand` counts the cards the commander held before he took any out, without Air Sorties; `own` is what his own card acts as, if one is out.
// All limits are upper ones, so whatever is legal together is legal in any order, and every part of a legal hand-out is
// one.
HandOutBan may_hand_out(const ChainInfo& chain, int hand, const Given& given, Card own, const HandOut& wish);

inline constexpr int kChipCards = 3;  // COMR-64
inline constexpr int kAnyHand = 255;  // in place of a hand that need not keep a card

// COMR-80: whether some hand-out of exactly these cards is legal. COMR-72: a Counter-Attack that lies with others goes to a
// general.
bool can_all_go_out(const Battle& battle, const std::array<Card, kChipCards>& cards);

}  // namespace bocage
