// The rules of frames. Each kind has one row: whom it asks, what it offers, how an answer is settled, which frames it
// may follow, and whether a frame from a loaded state fits the position.
#pragma once

#include <array>

#include "game/engine.h"
#include "game/flow.h"
#include "rules/combat.h"

namespace bocage {

enum class Next : std::uint8_t {
  Asks,  // a post must decide
  Goes,  // the state has changed: advance the frame that is on top now
};

// A frame with its context on the stack, for the soundness checks.
template <class F>
struct FrameInStack {
  const Battle& battle;
  const Public& open;
  const Frame& below;  // the frame it sits on
  const F& frame;
  bool on_top;  // whether no frame sits on it

  const Field& field() const { return open.field; }
  bool is_of(UnitId unit, Side side) const { return unit != kNoUnit && battle.side(unit) == side; }
  bool stands(UnitId unit) const { return unit != kNoUnit && field()[unit].at != kNoHex; }
  bool stands_at(UnitId unit, Hex hex) const { return stands(unit) && field()[unit].at == hex; }
};

// The rules of one kind of frame. A kind that never asks has no `asks`, `offers` or `settle`.
//
// `advance` and `settle` get the frame where it lies on the stack. Popping it, or winning the battle, ends its life: copy
// what is needed afterwards.
template <class F>
struct FrameRules {
  using FrameType = F;
  Next (*advance)(Flow&, F&);
  void (*asks)(const Battle&, const State&, const F&, Pending&) = nullptr;
  void (*offers)(const Battle&, const State&, const F&, Role, ActionList&) = nullptr;
  // Whether an action is among the offers. Null: search the list of offers.
  bool (*offered)(const Battle&, const State&, const F&, Role, const Action&) = nullptr;
  void (*settle)(Flow&, F&, Role, const Action&) = nullptr;
  // Null: the kind is always at the bottom of the stack.
  bool (*may_sit_on)(const Frame& below) = nullptr;
  // Whether the frame fits the position. Null: always.
  bool (*is_sound)(const FrameInStack<F>&) = nullptr;
};

// The same with the type erased, as the engine calls it.
struct AnyFrameRules {
  Next (*advance)(Flow&);
  void (*asks)(const Battle&, const State&, Pending&);
  void (*offers)(const Battle&, const State&, Role, ActionList&);
  bool (*offered)(const Battle&, const State&, Role, const Action&);
  void (*settle)(Flow&, Role, const Action&);
  bool (*may_sit_on)(const Frame& below);
  bool (*is_sound)(const Battle&, const Public&, std::size_t at);
};

// A row of the table of frames. The type names its kind, so a row in the wrong place does not compile.
template <class F>
struct FrameRow : AnyFrameRules {};

template <const auto& Rules>
constexpr auto frame_row() {
  using F = typename std::remove_cvref_t<decltype(Rules)>::FrameType;
  FrameRow<F> row{};
  row.advance = [](Flow& flow) { return Rules.advance(flow, as<F>(flow.frame())); };
  row.asks = [](const Battle& battle, const State& state, Pending& out) {
    if constexpr (Rules.asks != nullptr) { Rules.asks(battle, state, as<F>(state.open.frames.top()), out); }
  };
  row.offers = [](const Battle& battle, const State& state, Role role, ActionList& out) {
    if constexpr (Rules.offers != nullptr) { Rules.offers(battle, state, as<F>(state.open.frames.top()), role, out); }
  };
  row.offered = [](const Battle& battle, const State& state, Role role, const Action& action) {
    const F& frame = as<F>(state.open.frames.top());
    if constexpr (Rules.offered != nullptr) {
      return Rules.offered(battle, state, frame, role, action);
    } else if constexpr (Rules.offers != nullptr) {
      ActionList list;
      Rules.offers(battle, state, frame, role, list);
      return list.contains(action);
    } else {
      return false;
    }
  };
  row.settle = [](Flow& flow, Role role, const Action& action) {
    if constexpr (Rules.settle != nullptr) { Rules.settle(flow, as<F>(flow.frame()), role, action); }
  };
  row.may_sit_on = Rules.may_sit_on;
  row.is_sound = [](const Battle& battle, const Public& open, std::size_t at) {
    if constexpr (Rules.is_sound != nullptr) {
      const FrameStack& frames = open.frames;
      return Rules.is_sound({battle, open, frames[at - 1], as<F>(frames[at]), at + 1 == frames.depth()});
    } else {
      return true;
    }
  };
  return row;
}

extern const FrameRow<TurnFrame> kTurnRow;
extern const FrameRow<AirdropFrame> kAirdropRow;
extern const FrameRow<PlayCardFrame> kPlayCardRow;
extern const FrameRow<NameTargetsFrame> kNameTargetsRow;
extern const FrameRow<StrikesFrame> kStrikesRow;
extern const FrameRow<ManeuverFrame> kManeuverRow;
extern const FrameRow<CombatFrame> kCombatRow;
extern const FrameRow<AttackAgainFrame> kAttackAgainRow;
extern const FrameRow<SecondMoveFrame> kSecondMoveRow;
extern const FrameRow<AttackFrame> kAttackRow;
extern const FrameRow<AskAmbushFrame> kAskAmbushRow;
extern const FrameRow<RetreatFrame> kRetreatRow;
extern const FrameRow<TakeGroundFrame> kTakeGroundRow;
extern const FrameRow<OverrunFrame> kOverrunRow;
extern const FrameRow<KeepCardFrame> kKeepCardRow;
extern const FrameRow<OverlordTurnFrame> kOverlordTurnRow;
extern const FrameRow<HandOutFrame> kHandOutRow;
extern const FrameRow<FillChipFrame> kFillChipRow;
extern const FrameRow<FlightFrame> kFlightRow;
extern const FrameRow<StrafeFrame> kStrafeRow;
extern const FrameRow<DismissPlaneFrame> kDismissPlaneRow;

const AnyFrameRules& rules_of(FrameKind kind);

// Upper bound for the dice, and so the flags, of one attack; the rules reach 6.
inline constexpr int kMostAttackDice = 8;

// For may_sit_on: whether the frame below is of a kind, or a turn or attack at a certain stage.
constexpr bool is_at(const Frame& below, TurnStage stage) {
  const auto* turn = std::get_if<TurnFrame>(&below);
  return turn != nullptr && turn->stage == stage;
}
constexpr bool is_at(const Frame& below, OverlordStage stage) {
  const auto* turn = std::get_if<OverlordTurnFrame>(&below);
  return turn != nullptr && turn->stage == stage;
}
constexpr bool is_at(const Frame& below, AttackStage stage) {
  const auto* attack = std::get_if<AttackFrame>(&below);
  return attack != nullptr && attack->stage == stage;
}

// For frames that always ask.
template <class F>
Next always_asks(Flow&, F&) {
  return Next::Asks;
}
inline void ask(Pending& out, Post post, Decision decision) { out.add({post, decision}); }

// Moves, for every frame that offers them: the maneuver, and the second move of Behind Enemy Lines.
void offer_moves(const Battle& battle, const Field& field, UnitId unit, int allowance, ActionList& out);
bool may_move(const Battle& battle, const Field& field, UnitId unit, int allowance, const Action& action);
void make_move(Flow& flow, UnitId unit, int allowance, const Action& action);  // a legal move, or an exit

// Attacks, for every frame that offers them.
void offer_attacks(const Battle& battle, const Field& field, UnitId unit, Occasion occasion, ActionList& out);
bool may_declare(const Battle& battle, const Field& field, UnitId unit, Occasion occasion, const Action& action);
void declare(Flow& flow, UnitId unit, Hex target, Occasion occasion);

// CIC: the reason, if any, why the commander may not hand out a card like this.
HandOutBan hand_out_ban(const Battle& battle, const State& state, const Action& action);

// Starts the effect of a card the commander played; `card` is what it acts as.
void open_card(Flow& flow, Card card);
int dice_by_cards(const Flow& flow);  // CARD-08, OCARD-25, OCARD-38

// The hexes among these that lie in a strip; all of them for kNoStrip.
HexSet in_strip(const Battle& battle, const HexSet& hexes, Strip strip);
// The hexes of Public::targets.
HexSet named_targets(const Public& open);

}  // namespace bocage
