// Refusals because of a card, or of the post it is given to.
#include "game/chip.h"
#include "game/frames/air.h"
#include "game/why_not_parts.h"
#include "rules/recon_strike.h"

namespace bocage {
namespace {

using Code = RefusalCode;

const CardBag& hand_of(const RefusedAction& refused) { return refused.state.hidden.hands[index(refused.by.side)]; }

// AIR-05, AIR-06: what may be played with an Air Sortie.
Code sortie_ban(const RefusedAction& refused, Card card) {
  if (!refused.open().sortie_played) { return Code::None; }
  if (is_sortie(refused.battle, card)) { return Code::AirPowerAlone; }
  return goes_with_sortie(refused.open(), card) ? Code::None : Code::OnlySectionCard;
}

Code why_no_sortie(const RefusedAction& refused) {
  if (!refused.battle.air()) { return Code::NoAirSorties; }
  return refused.open().sortie_played ? Code::SortiePlayed : Code::NoSortie;
}

// SCN-29, SCN-30, EF-01: Recon as an air strike.
Code stand_in_ban(const RefusedAction& refused) {
  if (refused.open().sortie_played) { return Code::OnlySectionCard; }
  const bool strikes = info(refused.action.card).recon && refused.action.as == Card::AirPower &&
                       recon_strike_rule(refused.battle, refused.field(), refused.by.side);
  if (!strikes) { return Code::StandsForItself; }
  return is_dark(refused.field()) ? Code::TooDarkToStrike : Code::NoEnemyInSection;
}

Code why_not_played(const RefusedAction& refused) {
  const Card card = refused.action.card;
  if (card == Card::AirSortie) { return why_no_sortie(refused); }
  if (!hand_of(refused).holds(card)) { return Code::NotInHand; }
  if (info(card).opening == Opening::None) { return Code::AmbushWaits; }
  if (const Code ban = sortie_ban(refused, card); ban != Code::None) { return ban; }
  if (refused.action.as != Card::None) { return stand_in_ban(refused); }
  return refused.battle.command(refused.by.side).chip ? Code::PlaysFromChip : Code::None;
}

// COMR-06, COMR-64, COMR-80, COMR-81.
Code why_not_under_chip(const RefusedAction& refused) {
  const CardBag& hand = hand_of(refused);
  if (!hand.holds(refused.action.card)) { return Code::NotInHand; }
  if (!may_lie_under_chip(refused.action.card)) { return Code::AmbushUnderChip; }
  if (refused.decision == Decision::Play) { return Code::OnlySectionCard; }  // the card under the chip would be played
  const ChainInfo& chain = refused.battle.chain();
  if (count(refused.state.hidden.chip[index(refused.by.side)]) >= chain.cards_per_turn) { return Code::ChipIsFull; }
  return hand.size <= chain.cards_kept ? Code::ChipKeepsOne : Code::ChipCannotGoOut;
}

// CIC: which limit the hand-out would break.
Code why_not_handed_out(const RefusedAction& refused) {
  const Hidden& hidden = refused.state.hidden;
  const Card card = refused.action.card;
  const int sorties = refused.open().sorties[index(refused.by.side)] - sorties_out(hidden.given);
  if (card == Card::AirSortie && sorties <= 0) { return Code::NoSortieOnTable; }
  const bool held = hand_of(refused).holds(card) || count(hidden.taken, card) != 0;
  if (card != Card::AirSortie && !held) { return Code::NotInHand; }
  return code_of(hand_out_ban(refused.battle, refused.state, refused.action));
}

// OVL-53 to OVL-55, OCTR-02.
Code why_not_placed(const RefusedAction& refused) {
  const Card card = refused.action.card;
  const auto& given = refused.state.hidden.given[index(refused.by.role)];
  if (given[0] != card && given[1] != card) { return Code::NotGiven; }
  if (info(card).opening == Opening::Copy) { return Code::CopiesFacingGeneral; }
  if (refused.action.as != Card::None) { return Code::OnlyCounterAttackCopies; }
  if (info(card).lies == Lies::AcrossBoth) { return Code::LiesAcrossBoth; }
  if (refused.action.flank() == Flank::Both) { return Code::LiesInOneSection; }
  return Code::SectionTaken;
}

// COM-03, COM-04.
Code why_not_visited(const RefusedAction& refused) {
  return refused.open().visit == Visit::NotYet ? Code::NotAGeneral : Code::VisitedAlready;
}

// GUNG-61, GUNG-63.
Code why_not_named(const RefusedAction& refused) {
  if (refused.battle.command(refused.by.side).extra_orders == 0) { return Code::NoGungHo; }
  return refused.action.role() == Role::Commander ? Code::NotAGeneral : Code::GeneralNamedAlready;
}

// Why a commander with a commissar cannot finish the hand-out, or leave the chip untouched.
Code why_not_done(const RefusedAction& refused) {
  const bool chip = refused.battle.command(refused.by.side).chip;
  if (!chip) { return Code::None; }
  if (refused.decision == Decision::Chip) {
    const bool leaves = refused.action.kind == ActionKind::Pass && refused.open().taken_up != 0;
    return leaves ? Code::NothingReplacesChip : Code::None;
  }
  if (refused.decision != Decision::HandOut) { return Code::None; }
  if (count(refused.state.hidden.taken) != 0) { return Code::MustPlayChip; }
  return refused.open().taken_up == 0 ? Code::MustCounterAttack : Code::None;
}

Code code_for(const RefusedAction& refused) {
  switch (refused.action.kind) {
    case ActionKind::Done:
    case ActionKind::Pass: return why_not_done(refused);
    case ActionKind::Play: return why_not_played(refused);
    case ActionKind::Chip: return why_not_under_chip(refused);
    case ActionKind::Unchip: return Code::NotUnderChip;
    case ActionKind::Ambush: return Code::NoAmbushInHand;
    case ActionKind::Keep: return Code::NotDrawn;
    case ActionKind::HandOut: return why_not_handed_out(refused);
    case ActionKind::TakeBack: return Code::NotHandedOut;
    case ActionKind::Visit: return why_not_visited(refused);
    case ActionKind::EndVisit: return Code::NobodyVisited;
    case ActionKind::NameGeneral: return why_not_named(refused);
    case ActionKind::Place: return why_not_placed(refused);
    default: return Code::None;
  }
}

}  // namespace

Refusal why_not_this_card(const RefusedAction& refused) {
  const bool to_post = detail_of(refused.action.kind) == DetailKind::Post;
  return {.code = code_for(refused),
          .card = refused.action.card,
          .post = {refused.by.side, to_post ? refused.action.role() : refused.by.role},
          .posts = info(refused.action.card).may_go_to,
          .number = refused.battle.chain().cards_per_turn};
}

}  // namespace bocage
