// What is wrong with the card, or with the post it is given to.
#include "game/chip.h"
#include "game/frames/air.h"
#include "game/why_not_parts.h"
#include "rules/recon_strike.h"

namespace bocage {
namespace {

using Code = RefusalCode;

const CardBag& hand_of(const Wish& wish) { return wish.state.hidden.hands[index(wish.by.side)]; }

// AIR-05, AIR-06: what may be played with an Air Sortie.
Code sortie_ban(const Wish& wish, Card card) {
  if (wish.open().sortie_played == 0) { return Code::None; }
  if (is_sortie(wish.battle, card)) { return Code::AirPowerAlone; }
  return goes_with_sortie(wish.open(), card) ? Code::None : Code::OnlySectionCard;
}

Code why_no_sortie(const Wish& wish) {
  if (!wish.battle.air()) { return Code::NoAirSorties; }
  return wish.open().sortie_played != 0 ? Code::SortiePlayed : Code::NoSortie;
}

// SCN-29, SCN-30, EF-01: Recon as an air strike.
Code stand_in_ban(const Wish& wish) {
  if (wish.open().sortie_played != 0) { return Code::OnlySectionCard; }
  const bool strikes = info(wish.action.card).recon && wish.action.as == Card::AirPower &&
                       recon_strike_rule(wish.battle, wish.field(), wish.by.side);
  if (!strikes) { return Code::StandsForItself; }
  return is_dark(wish.field()) ? Code::TooDarkToStrike : Code::NoEnemyInSection;
}

Code why_not_played(const Wish& wish) {
  const Card card = wish.action.card;
  if (card == Card::AirSortie) { return why_no_sortie(wish); }
  if (!hand_of(wish).holds(card)) { return Code::NotInHand; }
  if (info(card).opening == Opening::None) { return Code::AmbushWaits; }
  if (const Code ban = sortie_ban(wish, card); ban != Code::None) { return ban; }
  if (wish.action.as != Card::None) { return stand_in_ban(wish); }
  return wish.battle.command(wish.by.side).chip ? Code::PlaysFromChip : Code::None;
}

// COMR-06, COMR-64, COMR-80, COMR-81.
Code why_not_under_chip(const Wish& wish) {
  const CardBag& hand = hand_of(wish);
  if (!hand.holds(wish.action.card)) { return Code::NotInHand; }
  if (!may_lie_under_chip(wish.action.card)) { return Code::AmbushUnderChip; }
  if (wish.decision == Decision::Play) { return Code::OnlySectionCard; }  // the card under the chip would be played
  const ChainInfo& chain = wish.battle.chain();
  if (count(wish.state.hidden.chip[index(wish.by.side)]) >= chain.cards_a_turn) { return Code::ChipIsFull; }
  return hand.size <= chain.cards_kept ? Code::ChipKeepsOne : Code::ChipCannotGoOut;
}

// CIC: which limit the hand-out would break.
Code why_not_handed_out(const Wish& wish) {
  const Hidden& hidden = wish.state.hidden;
  const Card card = wish.action.card;
  const int sorties = wish.open().sorties[index(wish.by.side)] - sorties_out(hidden.given);
  if (card == Card::AirSortie && sorties <= 0) { return Code::NoSortieOnTable; }
  const bool held = hand_of(wish).holds(card) || count(hidden.taken, card) != 0;
  if (card != Card::AirSortie && !held) { return Code::NotInHand; }
  return code_of(hand_out_ban(wish.battle, wish.state, wish.action));
}

// OVL-53 to OVL-55, OCTR-02.
Code why_not_placed(const Wish& wish) {
  const Card card = wish.action.card;
  const auto& given = wish.state.hidden.given[index(wish.by.role)];
  if (given[0] != card && given[1] != card) { return Code::NotGiven; }
  if (info(card).opening == Opening::Copy) { return Code::CopiesFacingGeneral; }
  if (wish.action.as != Card::None) { return Code::OnlyCounterAttackCopies; }
  if (info(card).lies == Lies::AcrossBoth) { return Code::LiesAcrossBoth; }
  if (wish.action.flank() == Flank::Both) { return Code::LiesInOneSection; }
  return Code::SectionTaken;
}

// COM-03, COM-04.
Code why_not_visited(const Wish& wish) {
  return wish.open().visit == Visit::NotYet ? Code::NotAGeneral : Code::VisitedAlready;
}

// GUNG-61, GUNG-63.
Code why_not_named(const Wish& wish) {
  if (wish.battle.command(wish.by.side).extra_orders == 0) { return Code::NoGungHo; }
  return wish.action.post() == Role::Commander ? Code::NotAGeneral : Code::GeneralNamedAlready;
}

// Why a commander with a commissar cannot finish the hand-out, or leave the chip untouched.
Code why_not_done(const Wish& wish) {
  const bool chip = wish.battle.command(wish.by.side).chip;
  if (!chip) { return Code::None; }
  if (wish.decision == Decision::Chip) {
    const bool leaves = wish.action.kind == ActionKind::Pass && wish.open().taken_up != 0;
    return leaves ? Code::NothingReplacesChip : Code::None;
  }
  if (wish.decision != Decision::HandOut) { return Code::None; }
  if (count(wish.state.hidden.taken) != 0) { return Code::MustPlayChip; }
  return wish.open().taken_up == 0 ? Code::MustCounterAttack : Code::None;
}

Code code_for(const Wish& wish) {
  switch (wish.action.kind) {
    case ActionKind::Done:
    case ActionKind::Pass: return why_not_done(wish);
    case ActionKind::Play: return why_not_played(wish);
    case ActionKind::Chip: return why_not_under_chip(wish);
    case ActionKind::Unchip: return Code::NotUnderChip;
    case ActionKind::Ambush: return Code::NoAmbushInHand;
    case ActionKind::Keep: return Code::NotDrawn;
    case ActionKind::HandOut: return why_not_handed_out(wish);
    case ActionKind::TakeBack: return Code::NotHandedOut;
    case ActionKind::Visit: return why_not_visited(wish);
    case ActionKind::EndVisit: return Code::NobodyVisited;
    case ActionKind::NameGeneral: return why_not_named(wish);
    case ActionKind::Place: return why_not_placed(wish);
    default: return Code::None;
  }
}

}  // namespace

Refusal why_not_this_card(const Wish& wish) {
  const bool to_post = detail_of(wish.action.kind) == DetailKind::Post;
  return {.code = code_for(wish),
          .card = wish.action.card,
          .post = {wish.by.side, to_post ? wish.action.post() : wish.by.role},
          .posts = info(wish.action.card).may_go_to,
          .number = wish.battle.chain().cards_a_turn};
}

}  // namespace bocage
