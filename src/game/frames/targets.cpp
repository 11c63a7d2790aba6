// AIRP and BAR: attacks without a unit. All targets are named first, then resolved one by one.
#include "game/frames/frames.h"

namespace bocage {
namespace {

// The hexes and their neighbours, as far as they are in `within`.
HexSet grown(const Battle& battle, const HexSet& hexes, const HexSet& within) {
  HexSet next = hexes;
  hexes.for_each([&](Hex hex) { next |= battle.board().adjacent(hex); });
  return next & within;
}

// SCN-30: whether one of the targets is in the section, so that naming may end.
bool is_complete(const Battle& battle, const Public& open, const NameTargetsFrame& frame) {
  return in_strip(battle, named_targets(open), frame.strip).any();
}

// PAC-20: a camouflaged unit cannot be named.
HexSet visible_enemies(const Battle& battle, const Public& open) {
  HexSet enemies = open.field.units_of(other(open.on_turn));
  for (int i = 0; i < battle.units(); ++i) {
    const Unit& unit = open.field.units[static_cast<std::size_t>(i)];
    if (unit.is(kCamouflaged)) { enemies.remove(unit.at); }
  }
  return enemies;
}

// AIRP-01: the next target must be adjacent to the group. SCN-30: the group must still be able to reach the section.
HexSet next_targets(const Battle& battle, const Public& open, const NameTargetsFrame& frame) {
  const HexSet enemies = visible_enemies(battle, open);
  const HexSet group = named_targets(open);
  HexSet next = group.any() ? grown(battle, group, enemies) - group : enemies;
  if (!is_complete(battle, open, frame)) {
    HexSet near = in_strip(battle, enemies, frame.strip);
    for (int left = frame.targets - open.targets_named - 1; left > 0; --left) { near |= grown(battle, near, enemies); }
    next &= near;
  }
  return next;
}

void begin_strikes(Flow& flow) {
  const NameTargetsFrame naming = as<NameTargetsFrame>(flow.frame());
  flow.frames().pop();
  flow.frames().push(StrikesFrame{.stars = naming.stars, .dice = naming.dice});
}

Next advance_naming(Flow& flow, NameTargetsFrame& frame) {
  const Public& open = flow.open();
  const bool full = open.targets_named == frame.targets;
  if (!full && next_targets(flow.battle, open, frame).any()) { return Next::Asks; }
  if (!full && open.targets_named != 0) { return Next::Asks; }  // only `done` is left, but the player must say it
  begin_strikes(flow);
  return Next::Goes;
}

void asks_naming(const Battle&, const State& state, const NameTargetsFrame&, Pending& out) {
  ask(out, {state.open.on_turn, Role::Commander}, Decision::Target);
}

void offers_naming(const Battle& battle, const State& state, const NameTargetsFrame& frame, Role, ActionList& out) {
  next_targets(battle, state.open, frame).for_each([&](Hex hex) { out.add({.kind = ActionKind::Target, .to = hex}); });
  if (state.open.targets_named != 0 && is_complete(battle, state.open, frame)) { out.add({.kind = ActionKind::Done}); }
}

void settle_naming(Flow& flow, NameTargetsFrame&, Role, const Action& action) {
  if (action.kind == ActionKind::Done) {
    begin_strikes(flow);
    return;
  }
  flow.open().targets[flow.open().targets_named++] = flow.field().at(action.to);
}

// Takes the frame by value: the strike may end the battle.
void resolve(Flow& flow, const StrikesFrame strikes, UnitId target) {
  Public& open = flow.open();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < open.targets_named; ++i) {
    if (open.targets[i] != target) { open.targets[kept++] = open.targets[i]; }
  }
  for (std::size_t i = kept; i < open.targets.size(); ++i) { open.targets[i] = kNoUnit; }
  open.targets_named = static_cast<std::uint8_t>(kept);
  const Struck struck =
      strike(flow, Role::Commander, target, strikes.dice, faces_from_afar(flow.battle, target, strikes.stars));
  push_retreat(flow, target, struck.flags, Ignoring::Forbidden);  // AIRP-07, BAR-05
}

// A single remaining target leaves nothing to choose.
Next advance_strikes(Flow& flow, StrikesFrame& frame) {
  if (flow.open().targets_named > 1) { return Next::Asks; }
  if (flow.open().targets_named == 0) {
    flow.frames().pop();
  } else {
    resolve(flow, frame, flow.open().targets[0]);
  }
  return Next::Goes;
}

void asks_strike(const Battle&, const State& state, const StrikesFrame&, Pending& out) {
  ask(out, {state.open.on_turn, Role::Commander}, Decision::Strike);
}

void offers_strike(const Battle&, const State& state, const StrikesFrame&, Role, ActionList& out) {
  named_targets(state.open).for_each([&](Hex hex) { out.add({.kind = ActionKind::Strike, .to = hex}); });
}

void settle_strike(Flow& flow, StrikesFrame& frame, Role, const Action& action) {
  resolve(flow, frame, flow.field().at(action.to));
}

bool may_sit_on(const Frame& below) {
  return is_at(below, TurnStage::Card) || is_at(below, OverlordStage::CommandersCard);
}

bool is_sound_dice(int dice) { return dice >= 1 && dice <= kMostAttackDice; }

bool is_sound_naming(const FrameInStack<NameTargetsFrame>& at) {
  const NameTargetsFrame& naming = at.frame;
  const bool strip = naming.strip == kNoStrip || static_cast<int>(index(naming.strip)) < at.battle.board().sections();
  return is_sound_dice(naming.dice) && strip && naming.targets <= kAirPowerTargets &&
         at.open.targets_named < naming.targets;
}

bool is_sound_strikes(const FrameInStack<StrikesFrame>& at) {
  return is_sound_dice(at.frame.dice) && (!at.on_top || at.open.targets_named > 1);
}

}  // namespace

HexSet in_strip(const Battle& battle, const HexSet& hexes, Strip strip) {
  if (strip == kNoStrip) { return hexes; }
  HexSet found;
  hexes.for_each([&](Hex hex) {
    if ((battle.board().sections_of(hex) & section_bit(static_cast<int>(index(strip)))) != 0) { found.add(hex); }
  });
  return found;
}

HexSet named_targets(const Public& open) {
  HexSet hexes;
  for (std::size_t i = 0; i < open.targets_named; ++i) { hexes.add(open.field[open.targets[i]].at); }
  return hexes;
}

constexpr FrameRules<NameTargetsFrame> kNameTargetsRules{.advance = advance_naming,
                                                         .asks = asks_naming,
                                                         .offers = offers_naming,
                                                         .settle = settle_naming,
                                                         .may_sit_on = may_sit_on,
                                                         .is_sound = is_sound_naming};
const FrameRow<NameTargetsFrame> kNameTargetsRow = frame_row<kNameTargetsRules>();
constexpr FrameRules<StrikesFrame> kStrikesRules{.advance = advance_strikes,
                                                 .asks = asks_strike,
                                                 .offers = offers_strike,
                                                 .settle = settle_strike,
                                                 .may_sit_on = may_sit_on,
                                                 .is_sound = is_sound_strikes};
const FrameRow<StrikesFrame> kStrikesRow = frame_row<kStrikesRules>();

}  // namespace bocage
