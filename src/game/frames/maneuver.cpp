// ORD and MOV: orders, then moves. Each post goes through its own steps at its own pace; the two-player game has one
// post.
#include <algorithm>
#include <cassert>

#include "game/frames/air.h"
#include "game/frames/steps.h"
#include "rules/movement.h"
#include "rules/orders.h"

namespace bocage {
namespace {

const PostTurn& turn_of(const State& state, Post post) { return state.open.posts[index(post.role)]; }
PostTurn& turn_of(Flow& flow, Post post) { return flow.open().posts[index(post.role)]; }

// Infantry Assault: choosing the section (INF-01).
void offer_sections(const Battle&, const State&, Post, ActionList& out) {
  for (const Flank flank : kThirds) { out.add({.kind = ActionKind::Section, .detail = flank}); }
}

void choose_section(Flow& flow, Post post, const Action& action) {
  const int number = strip(flow.battle.edge(post.side), from_left(action.flank()), flow.battle.board().sections());
  const SectionMask strips = section_bit(number);
  flow.open().last[index(post.side)][index(post.role)][0].strips = strips;  // CTR-06
  flow.say({.kind = EventKind::SectionChosen, .side = post.side, .detail = number});
  PostTurn& turn = turn_of(flow, post);
  turn.step = Step::Order;
  turn.orders = orders_in(flow.battle, flow.field(), post, turn.orders.card, strips);
}

// Medics & Mechanics: choosing the unit (MED-01), and its recovery (MED-02 to MED-07). GUNG-73: Marines choose two.
bool was_treated(const PostTurn& turn, UnitId unit) { return turn.patients[0] == unit || turn.patients[1] == unit; }

void offer_patients(const Battle& battle, const State& state, Post post, ActionList& out) {
  const Field& field = state.open.field;
  const PostTurn& turn = turn_of(state, post);
  field.units_of(post.side).for_each([&](Hex hex) {
    const UnitId unit = field.at(hex);
    const bool hurt = field[unit].figures < battle.roster(unit).full && !was_treated(turn, unit);
    if (hurt && lies_in(battle, hex, turn.orders.within)) { out.add({.kind = ActionKind::Target, .to = hex}); }
  });
  if (out.empty() || turn.treated != 0) { out.add({.kind = ActionKind::Done}); }  // MED-08
}

// Of the units treated so far, those that recovered a figure. Only the first of two is stored: the second is ordered at
// once.
std::array<UnitId, 2> recovered_so_far(const PostTurn& turn) {
  return {turn.healed ? turn.patients[0] : kNoUnit, kNoUnit};
}

// Orders the units that recovered a figure.
void order_patients(PostTurn& turn, const std::array<UnitId, 2>& recovered) {
  turn.treated = 0;
  turn.healed = false;
  turn.patients = {kNoUnit, kNoUnit};
  turn.step = recovered[0] != kNoUnit ? Step::Order : Step::Done;
  if (turn.step == Step::Order) { turn.orders = order_for(recovered); }
}

void treat(Flow& flow, Post post, const Action& action) {
  PostTurn& turn = turn_of(flow, post);
  std::array<UnitId, 2> recovered = recovered_so_far(turn);
  if (action.kind == ActionKind::Done) { return order_patients(turn, recovered); }
  const UnitId patient = flow.field().at(action.to);
  const bool healed = recover(flow, post, patient, dice_by_cards(flow)) != 0;
  if (healed) { recovered[recovered[0] == kNoUnit ? 0 : 1] = patient; }
  const int most = 1 + extra_orders(flow.battle, post.side, Card::MedicsAndMechanics);
  if (turn.treated + 1 == most) { return order_patients(turn, recovered); }
  turn.patients[turn.treated++] = patient;
  turn.healed = healed;
}

// Orders.
void offer_orders(const Battle& battle, const State& state, Post post, ActionList& out) {
  may_order(battle, state.open.field, post.side, turn_of(state, post).orders).for_each([&](Hex hex) {
    out.add({.kind = ActionKind::Order, .unit = hex});
  });
  offer_plane_orders(battle, state, post, out);
  out.add({.kind = ActionKind::Done});
}

bool order_offered(const Battle& battle, const State& state, Post post, const Action& action) {
  if (action == Action{.kind = ActionKind::Done}) { return true; }
  if (is_airplane_action(action.kind)) {
    return is_among(action, [&](ActionList& list) { offer_plane_orders(battle, state, post, list); });
  }
  return action == Action{.kind = ActionKind::Order, .unit = action.unit} &&
         may_order(battle, state.open.field, post.side, turn_of(state, post).orders, action.unit);
}

template <class Visit>
void for_each_ordered(Flow& flow, Post post, Visit visit) {
  flow.field().units_of(post.side).for_each([&](Hex hex) {
    const Unit& unit = flow.field()[flow.field().at(hex)];
    if (unit.has(kOrdered) && unit.by == post.role) { visit(hex); }
  });
}

// DIG-02: the ordered units get sandbags, and that is all they do.
void dig_in(Flow& flow, Post post) {
  for_each_ordered(flow, post, [&](Hex hex) {
    if (flow.field().sandbags.contains(hex)) { return; }
    flow.field().sandbags.add(hex);
    flow.say({.kind = EventKind::SandbagsPlaced, .at = hex});
  });
}

// OCTR-04: a card placed across both sections is remembered for those in which it ordered a unit.
void remember_sections(Flow& flow, Post post) {
  const SectionMask used = spent_in(turn_of(flow, post).orders);
  const auto& placed = turn_of(flow, post).placed;
  const bool two_cards = placed[1].card != Card::None;
  for (std::size_t i = 0; i < placed.size(); ++i) {
    if (placed[i].acting == Card::None || placed[i].acting == Card::AirSortie) { continue; }
    auto strips = static_cast<SectionMask>(placed[i].strips & used);
    // A single card that ordered units outside the section where it lies did so by its fallback (OCARD-37).
    if (strips == 0 && !two_cards) { strips = static_cast<SectionMask>(used & flow.battle.wing(post.side, post.role)); }
    flow.open().last[index(post.side)][index(post.role)][i].strips = strips != 0 ? strips : placed[i].strips;
  }
}

// GUNG-02: in a team, all posts share a card's one extra order; the first to use it takes it from the others.
void share_extra(Flow& flow, Post post) {
  if (!flow.battle.chain().hand_is_shared || !has_used_extra(turn_of(flow, post).orders)) { return; }
  for (const Role role : kRoles) {
    if (role != post.role) { flow.open().posts[index(role)].orders.anywhere = 0; }
  }
}

void settle_order(Flow& flow, Post post, const Action& action) {
  PostTurn& turn = turn_of(flow, post);
  if (action.kind == ActionKind::Order) {
    Unit& unit = flow.field()[flow.field().at(action.unit)];
    unit.set(kOrdered);
    unit.effect = turn.orders.card;
    unit.by = post.role;
    spend(flow.battle, flow.field(), turn.orders, action.unit);
    flow.say({.kind = EventKind::UnitOrdered, .side = post.side, .at = action.unit, .role = post.role});
    share_extra(flow, post);
    return;
  }
  if (action.kind == ActionKind::OrderPlane) {
    order_plane(flow, post, action);
    share_extra(flow, post);
    return;
  }
  const Effect& card = info(turn.orders.card).effect;
  if (card.places_sandbags) { dig_in(flow, post); }
  remember_sections(flow, post);
  const bool anybody = spent_in(turn.orders) != 0;  // even if another post's bad roll has eliminated the unit since
  turn.step = (anybody && card.moves) || turn.sorties != 0 ? Step::Move : Step::Done;
}

// Moves.
void offer_all_moves(const Battle& battle, const State& state, Post post, ActionList& out) {
  const Field& field = state.open.field;
  field.units_of(post.side).for_each([&](Hex hex) {
    const UnitId unit = field.at(hex);
    if (field[unit].by != post.role) { return; }
    const int hexes = allowance(battle, field, unit);
    if (hexes != 0) { offer_moves(battle, field, unit, hexes, out); }
  });
  offer_flights(battle, state, post, out);
  if (!must_fly(battle, state, post)) { out.add({.kind = ActionKind::Done}); }
}

bool move_offered(const Battle& battle, const State& state, Post post, const Action& action) {
  const Field& field = state.open.field;
  if (action == Action{.kind = ActionKind::Done}) { return !must_fly(battle, state, post); }
  if (is_airplane_action(action.kind)) {
    return is_among(action, [&](ActionList& list) { offer_flights(battle, state, post, list); });
  }
  if (!field.units_of(post.side).contains(action.unit)) { return false; }
  const UnitId unit = field.at(action.unit);
  return field[unit].by == post.role && may_move(battle, field, unit, allowance(battle, field, unit), action);
}

void settle_move(Flow& flow, Post post, const Action& action) {
  if (action.kind == ActionKind::Done) {
    turn_of(flow, post).step = Step::Done;
    return;
  }
  if (is_airplane_action(action.kind)) { return begin_flight(flow, post, action); }
  const UnitId unit = flow.field().at(action.unit);
  const int hexes = allowance(flow.battle, flow.field(), unit);
  flow.field()[unit].set(kMoved);
  make_move(flow, unit, hexes, action);
}

constexpr StepRules kDoneStep{.id = Step::Done, .decision = Decision::Order};  // never asked
constexpr StepRules kSectionStep{
    .id = Step::ChooseSection, .decision = Decision::Section, .offers = offer_sections, .settle = choose_section};
constexpr StepRules kPatientStep{
    .id = Step::ChoosePatient, .decision = Decision::Patient, .offers = offer_patients, .settle = treat};
constexpr StepRules kOrderStep{.id = Step::Order,
                               .decision = Decision::Order,
                               .offers = offer_orders,
                               .settle = settle_order,
                               .offered = order_offered};
constexpr StepRules kMoveStep{.id = Step::Move,
                              .decision = Decision::Move,
                              .offers = offer_all_moves,
                              .settle = settle_move,
                              .offered = move_offered};
constexpr StepRules kAttackStep{.id = Step::Attack, .decision = Decision::Attack};  // asked by CombatFrame, not here

// In the order of Step.
constexpr std::array<const StepRules*, kSteps> kStepRules{
    &kDoneStep,   &kSectionStep, &kPatientStep,    &kOrderStep,          &kMoveStep,
    &kAttackStep, &kPlaceStep,   &kInitiativeStep, &kInitiativeFlagStep, &kInitiativeLossStep,
};

const StepRules& rules_of(Step step) {
  const StepRules& rules = *kStepRules[static_cast<std::size_t>(step)];
  assert(rules.id == step);
  return rules;
}

// OVL-57: no post battles before every post has finished moving.
Next advance(Flow& flow, ManeuverFrame&) {
  for (const PostTurn& turn : flow.open().posts) {
    if (turn.step != Step::Done) { return Next::Asks; }
  }
  flow.frames().pop();
  return Next::Goes;
}

// OVL-58: Field Generals need not wait for each other, so each post has its own step: one may roll for initiative while
// another moves (INI-04). A team carries out one card together: first all orders, then all moves.
void asks(const Battle& battle, const State& state, const ManeuverFrame&, Pending& out) {
  const auto& posts = state.open.posts;
  const bool ordering =
      battle.chain().orders_come_first &&
      std::any_of(posts.begin(), posts.end(), [](const PostTurn& turn) { return turn.step == Step::Order; });
  for (const Role role : kRoles) {
    const Step step = posts[index(role)].step;
    if (step == Step::Done || (ordering && step == Step::Move)) { continue; }
    ask(out, {state.open.on_turn, role}, rules_of(step).decision);
  }
}

void offers(const Battle& battle, const State& state, const ManeuverFrame&, Role role, ActionList& out) {
  const Post post{state.open.on_turn, role};
  rules_of(turn_of(state, post).step).offers(battle, state, post, out);
}

bool offered(const Battle& battle, const State& state, const ManeuverFrame&, Role role, const Action& action) {
  const Post post{state.open.on_turn, role};
  const StepRules& rules = rules_of(turn_of(state, post).step);
  if (rules.offered != nullptr) { return rules.offered(battle, state, post, action); }
  ActionList list;
  rules.offers(battle, state, post, list);
  return list.contains(action);
}

void settle(Flow& flow, ManeuverFrame&, Role role, const Action& action) {
  const Post post{flow.on_turn(), role};
  rules_of(turn_of(flow, post).step).settle(flow, post, action);
}

}  // namespace

constexpr FrameRules<ManeuverFrame> kManeuverRules{.advance = advance,
                                                   .asks = asks,
                                                   .offers = offers,
                                                   .offered = offered,
                                                   .settle = settle,
                                                   .may_sit_on = [](const Frame& below) {
                                                     return is_at(below, TurnStage::Maneuver) ||
                                                            is_at(below, OverlordStage::Maneuver);
                                                   }};
const FrameRow<ManeuverFrame> kManeuverRow = frame_row<kManeuverRules>();

}  // namespace bocage
