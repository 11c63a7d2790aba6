// AIRP and BAR: attacks without a unit. First all targets are named, then they are resolved one by one.
//
// NameTargets: a = how many may be named, b = dice for each, c = strip in which at least one must stand, or kNoStrip,
//              stage = whether stars hit (Stars).
// Strikes:     b and stage as above.
#include "game/frames/frames.h"

namespace bocage {
namespace {

HexSet named(const Public& open) {
  HexSet hexes;
  for (std::size_t i = 0; i < open.targets_named; ++i) { hexes.add(open.field[open.targets[i]].at); }
  return hexes;
}

HexSet grown(const Battle& battle, const HexSet& hexes, const HexSet& within) {
  HexSet next = hexes;
  hexes.for_each([&](Hex hex) { next |= battle.board().adjacent(hex); });
  return next & within;
}

HexSet in_strip(const Battle& battle, const HexSet& hexes, std::uint8_t number) {
  HexSet found;
  hexes.for_each([&](Hex hex) {
    const bool inside = number == kNoStrip || ((battle.board().sections_of(hex) >> number) & 1U) != 0;
    if (inside) { found.add(hex); }
  });
  return found;
}

bool is_complete(const Battle& battle, const Public& open, const Frame& frame) {
  return in_strip(battle, named(open), frame.c).any();
}

// PAC-20: what nobody sees from afar cannot be named.
HexSet visible_enemies(const Battle& battle, const Public& open) {
  HexSet enemies = open.field.units_of(other(open.on_turn));
  for (int i = 0; i < battle.units(); ++i) {
    const Unit& unit = open.field.units[static_cast<std::size_t>(i)];
    if (unit.is(kCamouflaged)) { enemies.remove(unit.at); }
  }
  return enemies;
}

// AIRP-01: the next target must touch the group. SCN-30: and the group must still be able to reach the section.
HexSet next_targets(const Battle& battle, const Public& open, const Frame& frame) {
  const HexSet enemies = visible_enemies(battle, open);
  const HexSet group = named(open);
  HexSet next = group.any() ? grown(battle, group, enemies) - group : enemies;
  if (!is_complete(battle, open, frame)) {
    HexSet near = in_strip(battle, enemies, frame.c);
    for (int left = frame.a - open.targets_named - 1; left > 0; --left) { near |= grown(battle, near, enemies); }
    next &= near;
  }
  return next;
}

void begin_strikes(Flow& flow) {
  const Frame naming = flow.frame();
  flow.frames().pop();
  flow.frames().push({.kind = FrameKind::Strikes, .stage = naming.stage, .b = naming.b});
}

Next advance_naming(Flow& flow) {
  const Frame& frame = flow.frame();
  const Public& open = flow.open();
  const bool full = open.targets_named == frame.a;
  if (!full && next_targets(flow.battle, open, frame).any()) { return Next::Asks; }
  if (!full && open.targets_named != 0) { return Next::Asks; }  // only `done` is left, but it is his word
  begin_strikes(flow);
  return Next::Goes;
}

void asks_naming(const Battle&, const State& state, const Frame&, Pending& out) {
  ask(out, {state.open.on_turn, Role::Commander}, Decision::Target);
}

void offers_naming(const Battle& battle, const State& state, const Frame& frame, Role, ActionList& out) {
  next_targets(battle, state.open, frame).for_each([&](Hex hex) { out.add({.kind = ActionKind::Target, .to = hex}); });
  if (state.open.targets_named != 0 && is_complete(battle, state.open, frame)) { out.add({.kind = ActionKind::Done}); }
}

void settle_naming(Flow& flow, Role, const Action& action) {
  if (action.kind == ActionKind::Done) {
    begin_strikes(flow);
    return;
  }
  flow.open().targets[flow.open().targets_named++] = flow.field().at(action.to);
}

void resolve(Flow& flow, UnitId target) {
  Public& open = flow.open();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < open.targets_named; ++i) {
    if (open.targets[i] != target) { open.targets[kept++] = open.targets[i]; }
  }
  for (std::size_t i = kept; i < open.targets.size(); ++i) { open.targets[i] = kNoUnit; }
  open.targets_named = static_cast<std::uint8_t>(kept);
  const auto stars = static_cast<Stars>(flow.frame().stage);
  const Struck struck = strike(flow, target, flow.frame().b, faces_from_afar(flow.battle, target, stars));
  push_retreat(flow, target, struck.flags, 0);  // AIRP-07, BAR-05
}

// With one target left there is nothing to choose.
Next advance_strikes(Flow& flow) {
  if (flow.open().targets_named > 1) { return Next::Asks; }
  if (flow.open().targets_named == 0) {
    flow.frames().pop();
  } else {
    resolve(flow, flow.open().targets[0]);
  }
  return Next::Goes;
}

void asks_strike(const Battle&, const State& state, const Frame&, Pending& out) {
  ask(out, {state.open.on_turn, Role::Commander}, Decision::Strike);
}

void offers_strike(const Battle&, const State& state, const Frame&, Role, ActionList& out) {
  named(state.open).for_each([&](Hex hex) { out.add({.kind = ActionKind::Strike, .to = hex}); });
}

void settle_strike(Flow& flow, Role, const Action& action) { resolve(flow, flow.field().at(action.to)); }

}  // namespace

const FrameRules kNameTargetsRules{.id = FrameKind::NameTargets,
                                   .advance = advance_naming,
                                   .asks = asks_naming,
                                   .offers = offers_naming,
                                   .settle = settle_naming};
const FrameRules kStrikesRules{.id = FrameKind::Strikes,
                               .advance = advance_strikes,
                               .asks = asks_strike,
                               .offers = offers_strike,
                               .settle = settle_strike};

}  // namespace bocage
