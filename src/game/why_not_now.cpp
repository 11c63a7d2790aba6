// TURN-01: actions that belong to another point of the turn.
#include "game/frames/air.h"
#include "game/why_not_parts.h"

namespace bocage {
namespace {

using Code = RefusalCode;
using Kind = ActionKind;

// The phases of a turn, in their order.
enum class Phase : std::uint8_t {
  SetUp,
  BeforeCards,  // the commissar's chip, airplanes that must leave
  Cards,
  Effects,  // choices a card requires before its orders; the Field Generals before theirs
  Orders,
  Moves,
  Battles,
  Draw,
};

using Kinds = std::uint64_t;
template <class... List>
constexpr Kinds kinds(List... list) {
  return (Kinds{0} | ... | (Kinds{1} << static_cast<unsigned>(list)));
}
static_assert(kActionKinds <= 64);

struct DecisionRow {
  Decision id;
  Phase phase;
  Kinds answers;  // without `done` and `pass`
  Code first;     // why neither of those is possible yet
};
// clang-format off
constexpr auto kDecisionRows = std::to_array<DecisionRow>({
    {Decision::Airdrop,        Phase::SetUp,   kinds(Kind::Aim), Code::MustAim},
    {Decision::Play,           Phase::Cards,   kinds(Kind::Play, Kind::Chip), Code::MustPlay},
    {Decision::Section,        Phase::Effects, kinds(Kind::Section), Code::MustChooseSection},
    {Decision::Patient,        Phase::Effects, kinds(Kind::Target), Code::MustChoosePatient},
    {Decision::Order,          Phase::Orders,  kinds(Kind::Order, Kind::OrderPlane), Code::NotOffered},
    {Decision::Move,           Phase::Moves,   kinds(Kind::Move, Kind::Exit, Kind::Fly, Kind::BringIn), Code::MustFly},
    {Decision::Attack,         Phase::Battles, kinds(Kind::Attack, Kind::RemoveWire, Kind::SealCave, Kind::Recover, Kind::AirAction), Code::NotOffered},
    {Decision::Target,         Phase::Effects, kinds(Kind::Target), Code::MustNameTarget},
    {Decision::Strike,         Phase::Effects, kinds(Kind::Strike), Code::MustStrike},
    {Decision::AttackAgain,    Phase::Battles, kinds(Kind::Attack), Code::NotOffered},
    {Decision::SecondMove,     Phase::Battles, kinds(Kind::Move, Kind::Exit), Code::NotOffered},
    {Decision::Ambush,         Phase::Battles, kinds(Kind::Ambush), Code::NotOffered},
    {Decision::IgnoreFlag,     Phase::Battles, kinds(Kind::IgnoreFlag), Code::NotOffered},
    {Decision::Retreat,        Phase::Battles, kinds(Kind::Retreat), Code::MustRetreat},
    {Decision::TakeGround,     Phase::Battles, kinds(Kind::TakeGround), Code::NotOffered},
    {Decision::Overrun,        Phase::Battles, kinds(Kind::Attack), Code::NotOffered},
    {Decision::Keep,           Phase::Draw,    kinds(Kind::Keep), Code::MustKeep},
    {Decision::HandOut,        Phase::Cards,   kinds(Kind::HandOut, Kind::TakeBack, Kind::Visit, Kind::EndVisit, Kind::NameGeneral), Code::MustHandOut},
    {Decision::Place,          Phase::Effects, kinds(Kind::Place), Code::MustPlace},
    {Decision::Initiative,     Phase::Effects, kinds(Kind::Initiative), Code::NotOffered},
    {Decision::InitiativeFlag, Phase::Effects, kinds(Kind::Retreat, Kind::LoseFigure), Code::MustFallBack},
    {Decision::InitiativeLoss, Phase::Effects, kinds(Kind::LoseFigure), Code::MustLoseFigure},
    {Decision::Chip,           Phase::BeforeCards, kinds(Kind::Chip, Kind::Unchip), Code::MustFillChip},
    {Decision::Fly,            Phase::Moves,   kinds(Kind::Fly, Kind::AirAction), Code::MustEndFlightFree},
    {Decision::Dismiss,        Phase::BeforeCards, kinds(Kind::Dismiss), Code::MustDismiss},
});
static_assert(rows_in_order(kDecisionRows) && kDecisionRows.size() == kDecisions);

// Why an action is not possible: before its phase, during it while something else is asked, and after it.
struct KindRow {
  Kind id;
  Phase phase;
  Code early;
  Code meanwhile;
  Code late;
};
constexpr KindRow only_if_asked(Kind kind, Phase phase, Code code) { return {kind, phase, code, code, code}; }
constexpr KindRow of_hand_out(Kind kind) { return {kind, Phase::Cards, Code::CardComesLater, Code::HandOutIsOver, Code::HandOutIsOver}; }
constexpr KindRow of_orders(Kind kind) { return {kind, Phase::Orders, Code::OrdersComeLater, Code::OrdersAreOver, Code::OrdersAreOver}; }
constexpr KindRow of_moves(Kind kind) { return {kind, Phase::Moves, Code::MovesComeLater, Code::FinishMoveFirst, Code::MovesAreOver}; }
constexpr KindRow of_battles(Kind kind) { return {kind, Phase::Battles, Code::BattlesComeLater, Code::FinishBattleFirst, Code::BattlesAreOver}; }

constexpr auto kKindRows = std::to_array<KindRow>({
    only_if_asked(Kind::Done, Phase::Draw, Code::NotOffered),
    only_if_asked(Kind::Pass, Phase::Draw, Code::NotOffered),
    only_if_asked(Kind::Aim, Phase::SetUp, Code::NoAirDrop),
    {Kind::Play, Phase::Cards, Code::CardComesLater, Code::CardsAreHandedOut, Code::CardIsPlayed},
    only_if_asked(Kind::Section, Phase::Effects, Code::NoSectionToChoose),
    only_if_asked(Kind::Target, Phase::Effects, Code::NoTargetToName),
    only_if_asked(Kind::Strike, Phase::Effects, Code::NothingToStrike),
    of_orders(Kind::Order),
    of_moves(Kind::Move),
    of_battles(Kind::Attack),
    of_battles(Kind::RemoveWire),
    only_if_asked(Kind::Ambush, Phase::Battles, Code::NothingToAmbush),
    only_if_asked(Kind::IgnoreFlag, Phase::Battles, Code::NoFlagToIgnore),
    only_if_asked(Kind::Retreat, Phase::Battles, Code::NoRetreat),
    only_if_asked(Kind::TakeGround, Phase::Battles, Code::NoGroundToTake),
    only_if_asked(Kind::Keep, Phase::Draw, Code::NothingToKeep),
    of_hand_out(Kind::HandOut),
    of_hand_out(Kind::TakeBack),
    of_hand_out(Kind::Visit),
    of_hand_out(Kind::EndVisit),
    only_if_asked(Kind::Place, Phase::Effects, Code::NothingToPlace),
    only_if_asked(Kind::Initiative, Phase::Effects, Code::NoInitiative),
    only_if_asked(Kind::LoseFigure, Phase::Effects, Code::NoFigureToLose),
    of_moves(Kind::Exit),
    of_battles(Kind::SealCave),
    of_battles(Kind::Recover),
    only_if_asked(Kind::Chip, Phase::BeforeCards, Code::ChipIsClosed),
    only_if_asked(Kind::Unchip, Phase::BeforeCards, Code::ChipIsClosed),
    of_hand_out(Kind::NameGeneral),
    of_orders(Kind::OrderPlane),
    of_moves(Kind::BringIn),
    of_moves(Kind::Fly),
    of_battles(Kind::AirAction),
    only_if_asked(Kind::Dismiss, Phase::BeforeCards, Code::NoPlaneToDismiss),
});
static_assert(rows_in_order(kKindRows) && kKindRows.size() == kActionKinds);
// clang-format on

constexpr Kinds kOfHandOut =
    kinds(Kind::HandOut, Kind::TakeBack, Kind::Visit, Kind::EndVisit, Kind::Place, Kind::NameGeneral, Kind::Initiative);
constexpr Kinds kOfChip = kinds(Kind::Chip, Kind::Unchip);
constexpr Kinds kOfAir = kinds(Kind::OrderPlane, Kind::BringIn, Kind::Fly, Kind::AirAction, Kind::Dismiss);
constexpr Kinds kOfSideOnTurn =  // only the side on turn can take them
    kinds(Kind::Play, Kind::Order, Kind::Move, Kind::Exit, Kind::Attack, Kind::RemoveWire, Kind::SealCave,
          Kind::Recover, Kind::OrderPlane, Kind::BringIn, Kind::Fly, Kind::AirAction);

constexpr bool is_in(Kinds list, Kind kind) { return (list & kinds(kind)) != 0; }
constexpr const DecisionRow& row_of(Decision decision) { return kDecisionRows[static_cast<std::size_t>(decision)]; }
constexpr const KindRow& row_of(Kind kind) { return kKindRows[static_cast<std::size_t>(kind)]; }

// Actions that this battle does not have at all.
Code absent_here(const Battle& battle, Side side, Kind kind) {
  const bool hands_out = !battle.chain().hand_is_shared;
  if (is_in(kOfHandOut, kind) && !hands_out) { return Code::OverlordOnly; }
  if (kind == Kind::Play && hands_out) { return Code::CardsAreHandedOut; }
  if (is_in(kOfChip, kind) && !battle.command(side).chip) { return Code::NoCommissar; }
  if (is_in(kOfAir, kind) && !battle.air()) { return Code::NoAirRules; }
  return Code::None;
}

Code code_at(const State& state, Side side, Decision decision, Kind kind) {
  if (state.open.turn != 0 && side != state.open.on_turn && is_in(kOfSideOnTurn, kind)) { return Code::NotYourTurn; }
  const KindRow& row = row_of(kind);
  const Phase now = row_of(decision).phase;
  return now < row.phase ? row.early : now == row.phase ? row.meanwhile : row.late;
}

// Whether actions of this kind can answer the decision. Two depend on more than the decision: the second move behind enemy
// lines (BEL-02) and landing (AIR-42).
bool is_answer(const RefusedAction& refused) {
  const Kind kind = refused.action.kind;
  if (refused.decision == Decision::Attack && (kind == Kind::Move || kind == Kind::Exit)) {
    const Hex at = refused.action.unit;
    return at != kNoHex && refused.field().units_of(refused.by.side).contains(at) &&
           effect(refused.field()[refused.field().at(at)]).second_move;
  }
  if (refused.decision == Decision::Fly && kind == Kind::AirAction) {
    return refused.action.air_action() == AirAction::Land;
  }
  return is_in(row_of(refused.decision).answers, kind);
}

}  // namespace

RefusalCode what_comes_first(Decision decision) { return row_of(decision).first; }

Refusal why_no_battle_now(const State& state, Side side, Decision decision) {
  return {.code = code_at(state, side, decision, Kind::Attack), .decision = decision};
}

Refusal why_not_now(const RefusedAction& refused) {
  const Kind kind = refused.action.kind;
  Code code = absent_here(refused.battle, refused.by.side, kind);
  if (code == Code::None && !is_answer(refused)) {
    code = code_at(refused.state, refused.by.side, refused.decision, kind);
  }
  return {.code = code, .decision = refused.decision};
}

}  // namespace bocage
