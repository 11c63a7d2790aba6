// Reasons for refusals, in words and with rule numbers. Slow and talkative; the legality test itself is elsewhere.
#include "game/chip.h"
#include "game/engine.h"
#include "game/frames/air.h"
#include "rules/combat.h"
#include "rules/movement.h"
#include "rules/orders.h"

namespace bocage {
namespace {

std::string reason(std::string_view rule, std::string_view why) { return std::string(rule) + ": " + std::string(why); }

std::string post_name(Post post) { return std::string(name(post.side)) + "/" + std::string(name(post.role)); }

std::string not_asked(const Pending& asked, Post by) {
  std::string text = "it is not the decision of " + post_name(by) + "; asked is";
  for (const PendingPost& post : asked) {
    text += " " + post_name(post.post) + " (" + std::string(name(post.decision)) + ")";
  }
  return text;
}

// OVL-61: a unit obeys the general who ordered it.
std::string why_not_his(const Unit& unit, Post by) {
  const bool others = unit.has(kOrdered) && unit.by != by.role;
  return others ? reason("OVL-61", "the unit is under the orders of " + post_name({by.side, unit.by})) : "";
}

std::string why_no_battle(const Battle& battle, const State& state, UnitId unit, const Action& action,
                          Occasion occasion) {
  const Field& field = state.open.field;
  Ban ban = may_battle(battle, field, unit, occasion);
  if (ban == Ban::None) { ban = may_attack(battle, field, unit, action.to, occasion); }
  if (ban == Ban::NoEnemyThere) { ban = may_attack_parked(battle, field, unit, action.to, occasion); }
  return ban == Ban::None ? "" : reason(info(ban).rule, info(ban).why);
}

std::string why_no_move(const Battle& battle, const State& state, UnitId unit, const Action& action) {
  const Field& field = state.open.field;
  const Unit& now = field[unit];
  if (!now.has(kOrdered)) { return reason("ORD-01", "the unit has no order"); }
  if (now.has(kMoved)) { return reason("MOV-01", "the unit has moved already this turn"); }
  if (allowance(battle, field, unit) == 0) { return "this unit may not move now"; }
  if (field.everybody().contains(action.to)) { return reason("MOV-04", "a unit stands there"); }
  return reason("MOV-02", "the unit cannot reach that hex");
}

std::string why_no_order(const Battle& battle, const State& state, Post by, UnitId unit) {
  const Unit& now = state.open.field[unit];
  if (now.has(kOrdered)) { return reason("ORD-02", "the unit has its order already"); }
  if (now.has(kBarred)) { return reason("INI-14", "bad luck has struck the unit this turn"); }
  const Orders& orders = state.open.posts[index(by.role)].orders;
  if (!lies_in(battle, now.at, orders.within)) {
    return reason("OCARD-01", "the unit stands outside the sections of this order");
  }
  if (!has(orders.arms, battle.arm(unit))) { return reason("CARD-06", "the card does not order units of this kind"); }
  return reason("ORD-03", "the card has no order left for a unit in that section");
}

// Reasons that concern the unit the action names; empty if there is nothing particular to say.
std::string why_not_this_unit(const Battle& battle, const State& state, Post by, Decision decision,
                              const Action& action) {
  const Field& field = state.open.field;
  if (action.unit == kNoHex) { return {}; }
  if (!field.units_of(by.side).contains(action.unit)) {
    return "there is no unit of " + std::string(name(by.side)) + " on that hex";
  }
  const UnitId unit = field.at(action.unit);
  const bool acts = action.kind == ActionKind::Battle || action.kind == ActionKind::Move;
  if (std::string others = why_not_his(field[unit], by); acts && !others.empty()) { return others; }
  switch (action.kind) {
    case ActionKind::Battle:
      return why_no_battle(battle, state, unit, action,
                           decision == Decision::Overrun ? Occasion::Overrun : Occasion::Battle);
    case ActionKind::Move: return why_no_move(battle, state, unit, action);
    case ActionKind::Order: return why_no_order(battle, state, by, unit);
    case ActionKind::RemoveWire: return reason("OBS-14", "only infantry on wire that could battle may remove it");
    default: return {};
  }
}

// CIC: which limit the hand-out would break.
std::string why_no_hand_out(const Battle& battle, const State& state, const Action& action) {
  const CardBag& hand = state.hidden.hands[index(state.open.on_turn)];
  const int sorties = state.open.sorties[index(state.open.on_turn)] - sorties_out(state.hidden.given);
  const bool held = hand.holds(action.card) || count(state.hidden.taken, action.card) != 0;
  if (action.card == Card::AirSortie && sorties <= 0) { return reason("AIR-62", "no Air Sortie lies on the table"); }
  if (action.card != Card::AirSortie && !held) { return "the commander does not hold this card"; }
  const HandOutBan ban = hand_out_ban(battle, state, action);
  return ban == HandOutBan::None ? "" : reason(info(ban).rule, info(ban).why);
}

}  // namespace

std::string why_not(const Battle& battle, const State& state, Post by, const Action& action) {
  if (state.open.over()) { return "the battle is over"; }
  const Pending asked = pending(battle, state);
  if (!asked.has(by)) { return not_asked(asked, by); }
  if (is_legal(battle, state, by, action)) { return {}; }

  Decision decision = Decision::Play;
  for (const PendingPost& post : asked) {
    if (post.post == by) { decision = post.decision; }
  }
  ActionList list;
  legal(battle, state, by, list);
  bool kind_offered = false;
  for (const Action& offer : list) { kind_offered = kind_offered || offer.kind == action.kind; }
  std::string particular = decision == Decision::HandOut && action.kind == ActionKind::HandOut
                               ? why_no_hand_out(battle, state, action)
                               : why_not_in_the_air(battle, state, by, action);
  const bool about_plane = is_air_action(action.kind) || action.kind == ActionKind::Dismiss;
  if (particular.empty() && !about_plane) { particular = why_not_this_unit(battle, state, by, decision, action); }
  if (!particular.empty()) { return particular; }
  const std::string verb{name(action.kind)};
  return (kind_offered ? "this " + verb + " is not on offer" : verb + " is not on offer") + ": the decision is about " +
         std::string(name(decision));
}

}  // namespace bocage
