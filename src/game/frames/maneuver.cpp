// ORD and MOV: orders, then moves. Each post goes through its own steps; in the two-player game there is one post.
#include "game/frames/frames.h"
#include "rules/movement.h"
#include "rules/orders.h"

namespace bocage {
namespace {

constexpr std::array<Decision, 5> kDecisionOf{Decision::Order, Decision::Section, Decision::Patient, Decision::Order,
                                              Decision::Move};

Next advance(Flow& flow) {
  for (const PostTurn& post : flow.open().posts) {
    if (post.step != Step::Done) { return Next::Asks; }
  }
  flow.frames().pop();
  return Next::Goes;
}

void asks(const Battle&, const State& state, const Frame&, Pending& out) {
  for (const Role role : kRoles) {
    const Step step = state.open.posts[index(role)].step;
    if (step != Step::Done) { out.add({{state.open.on_turn, role}, kDecisionOf[static_cast<std::size_t>(step)]}); }
  }
}

// MED-01: units below full strength.
void offer_patients(const Battle& battle, const Public& open, ActionList& out) {
  open.field.units_of(open.on_turn).for_each([&](Hex hex) {
    const UnitId unit = open.field.at(hex);
    if (open.field[unit].figures < battle.roster(unit).full) { out.add({.kind = ActionKind::Target, .to = hex}); }
  });
  if (out.empty()) { out.add({.kind = ActionKind::Done}); }  // MED-08
}

void offer_orders(const Battle& battle, const Public& open, const Orders& orders, ActionList& out) {
  may_order(battle, open.field, open.on_turn, orders).for_each([&](Hex hex) {
    out.add({.kind = ActionKind::Order, .unit = hex});
  });
  out.add({.kind = ActionKind::Done});
}

void offers(const Battle& battle, const State& state, const Frame&, Role role, ActionList& out) {
  const Public& open = state.open;
  const PostTurn& post = open.posts[index(role)];
  switch (post.step) {
    case Step::Done: return;
    case Step::ChooseSection:
      for (std::size_t flank = 0; flank < kFlankNames.size(); ++flank) {
        out.add({.kind = ActionKind::Section, .section = static_cast<std::uint8_t>(flank)});
      }
      return;
    case Step::ChoosePatient: offer_patients(battle, open, out); return;
    case Step::Order: offer_orders(battle, open, post.orders, out); return;
    case Step::Move:
      open.field.units_of(open.on_turn).for_each([&](Hex hex) {
        const UnitId unit = open.field.at(hex);
        if (open.field[unit].by != role) { return; }
        const int hexes = allowance(battle, open.field, unit);
        if (hexes != 0) { offer_moves(battle, open.field, unit, hexes, out); }
      });
      out.add({.kind = ActionKind::Done});
      return;
  }
}

// The unit that an action names by its hex, if it is one of this post's.
UnitId own_unit(const Battle&, const Public& open, Role role, Hex hex) {
  const bool own = open.field.units_of(open.on_turn).contains(hex);
  const UnitId unit = open.field.at(hex);
  return own && open.field[unit].by == role ? unit : kNoUnit;
}

bool offered(const Battle& battle, const State& state, const Frame& frame, Role role, const Action& action) {
  const Public& open = state.open;
  if (open.posts[index(role)].step == Step::Move && action.kind == ActionKind::Move) {
    const Action plain{.kind = ActionKind::Move, .unit = action.unit, .to = action.to, .via = action.via};
    const UnitId unit = own_unit(battle, open, role, action.unit);
    if (action != plain || unit == kNoUnit) { return false; }
    const int hexes = allowance(battle, open.field, unit);
    return hexes != 0 && move_cost(battle, open.field, unit, hexes, action) != 0;
  }
  const PostTurn& post = open.posts[index(role)];
  if (post.step == Step::Order && action.kind == ActionKind::Order) {
    return action == Action{.kind = ActionKind::Order, .unit = action.unit} &&
           may_order(battle, open.field, open.on_turn, post.orders, action.unit);
  }
  if (post.step == Step::Move || post.step == Step::Order) { return action == Action{.kind = ActionKind::Done}; }
  ActionList list;
  offers(battle, state, frame, role, list);
  return list.contains(action);
}

void choose_section(Flow& flow, PostTurn& post, int flank) {
  const Side side = flow.on_turn();
  const int number = strip(flow.battle.edge(side), flank, flow.battle.board().sections());
  flow.open().last_strip[index(side)] = static_cast<std::uint8_t>(number);  // CTR-06
  flow.say({.kind = EventKind::SectionChosen, .side = side, .count = static_cast<std::uint8_t>(number)});
  post = {.step = Step::Order, .orders = orders_in_strip(flow.battle, flow.field(), side, post.orders.card, number)};
}

// MED-02 to MED-07.
void treat(Flow& flow, PostTurn& post, UnitId patient) {
  const Side side = flow.on_turn();
  const int dice = flow.state.hidden.hands[index(side)].size + 1;  // CARD-08
  Unit& unit = flow.field()[patient];
  const Roll roll = roll_dice(flow, side, unit.at, dice);
  int found = roll.count(Face::Star);
  for (std::size_t i = 0; i < roll.size; ++i) { found += shows(roll.faces[i], flow.battle.arm(patient)) ? 1 : 0; }
  const int back = std::min<int>(found, flow.battle.roster(patient).full - unit.figures);
  unit.figures = static_cast<std::uint8_t>(unit.figures + back);
  if (back == 0) {
    post = {};
    return;
  }
  flow.say(
      {.kind = EventKind::FiguresRecovered, .side = side, .at = unit.at, .count = static_cast<std::uint8_t>(back)});
  post = {.step = Step::Order, .orders = order_for_one(patient)};
}

// DIG-02: the ordered units get their sandbags, and that is all they do.
void dig_in(Flow& flow) {
  flow.field().units_of(flow.on_turn()).for_each([&](Hex hex) {
    if (!flow.field()[flow.field().at(hex)].has(kOrdered) || flow.field().sandbags.contains(hex)) { return; }
    flow.field().sandbags.add(hex);
    flow.say({.kind = EventKind::SandbagsPlaced, .at = hex});
  });
}

void end_orders(Flow& flow, PostTurn& post) {
  const Effect& card = info(post.orders.card).effect;
  if (card.places_sandbags) { dig_in(flow); }
  bool anybody = false;
  flow.field().units_of(flow.on_turn()).for_each([&](Hex hex) {
    anybody = anybody || flow.field()[flow.field().at(hex)].has(kOrdered);
  });
  post.step = anybody && card.moves ? Step::Move : Step::Done;
}

void settle(Flow& flow, Role role, const Action& action) {
  PostTurn& post = flow.open().posts[index(role)];
  switch (action.kind) {
    case ActionKind::Section: choose_section(flow, post, action.section); return;
    case ActionKind::Target: treat(flow, post, flow.field().at(action.to)); return;
    case ActionKind::Order: {
      Unit& unit = flow.field()[flow.field().at(action.unit)];
      unit.set(kOrdered);
      unit.effect = post.orders.card;
      unit.by = role;
      flow.say({.kind = EventKind::UnitOrdered, .side = flow.on_turn(), .at = action.unit});
      return;
    }
    case ActionKind::Move: {
      const UnitId unit = flow.field().at(action.unit);
      const int hexes = allowance(flow.battle, flow.field(), unit);
      const int cost = move_cost(flow.battle, flow.field(), unit, hexes, action);
      flow.field()[unit].set(kMoved);
      make_move(flow, unit, action, cost);
      return;
    }
    default:  // done
      if (post.step == Step::Order) {
        end_orders(flow, post);
      } else {
        post.step = Step::Done;
      }
      return;
  }
}

}  // namespace

const FrameRules kManeuverRules{.id = FrameKind::Maneuver,
                                .advance = advance,
                                .asks = asks,
                                .offers = offers,
                                .offered = offered,
                                .settle = settle};

}  // namespace bocage
