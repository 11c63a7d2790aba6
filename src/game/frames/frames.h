// The frames of the game: each says whom it asks, what it offers, and what an answer does.
#pragma once

#include "game/engine.h"
#include "game/flow.h"
#include "rules/combat.h"

namespace bocage {

enum class Next : std::uint8_t {
  Asks,  // somebody must decide
  Goes,  // the state has changed; look at the top frame again
};

// The rules of one kind of frame. A frame that never asks has no `asks`, `offers` and `settle`.
struct FrameRules {
  FrameKind id;
  Next (*advance)(Flow&) = nullptr;
  void (*asks)(const Battle&, const State&, const Frame&, Pending&) = nullptr;
  void (*offers)(const Battle&, const State&, const Frame&, Role, ActionList&) = nullptr;
  // Whether an action is among the offers; null means: list them and look.
  bool (*offered)(const Battle&, const State&, const Frame&, Role, const Action&) = nullptr;
  void (*settle)(Flow&, Role, const Action&) = nullptr;
};

extern const FrameRules kTurnRules, kAirdropRules, kPlayCardRules, kNameTargetsRules, kStrikesRules, kManeuverRules,
    kBattlesRules, kBattleAgainRules, kSecondMoveRules, kAttackRules, kAskAmbushRules, kRetreatRules, kTakeGroundRules,
    kOverrunRules, kKeepCardRules, kOverlordTurnRules, kHandOutRules, kFillChipRules, kFlightRules, kStrafeRules,
    kDismissPlaneRules;

// Used by frames that always ask.
Next always_asks(Flow& flow);
inline void ask(Pending& out, Post post, Decision decision) { out.add({post, decision}); }

// Moves, wherever a frame offers them: in the maneuver and after a battle behind enemy lines.
void offer_moves(const Battle& battle, const Field& field, UnitId unit, int allowance, ActionList& out);
bool may_move(const Battle& battle, const Field& field, UnitId unit, int allowance, const Action& action);
void make_move(Flow& flow, UnitId unit, int allowance, const Action& action);  // a legal move, or an exit

// Battles, wherever a frame offers them.
void offer_battles(const Battle& battle, const Field& field, UnitId unit, Occasion occasion, ActionList& out);
bool may_declare(const Battle& battle, const Field& field, UnitId unit, Occasion occasion, const Action& action);
void declare(Flow& flow, UnitId unit, Hex target, Occasion occasion);

// CIC: what forbids the commander to hand a card out like that.
HandOutBan hand_out_ban(const Battle& battle, const State& state, const Action& action);

// What a card played by the commander sets going; `card` is what it acts as.
void open_card(Flow& flow, Card card);
int dice_by_cards(const Flow& flow);  // CARD-08, OCARD-25, OCARD-38
void open_strike(Flow& flow, int targets, int dice, Stars stars, std::uint8_t strip_number);

}  // namespace bocage
