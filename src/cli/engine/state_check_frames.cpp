// Frames: which may lie on which, and whether each fits the position.
#include "cli/engine/state_check_parts.h"
#include "rules/combat.h"
#include "rules/ground.h"

namespace bocage::cli::engine {
namespace {

constexpr std::uint8_t kAnyStage = 255;
constexpr int kMostDice = 8;  // of one attack; the rules come to 6
constexpr int kMostFlags = kMostDice;

// Which frame may lie on which, by the stage of the one below. What the stages mean is said in src/game/frames/.
struct Link {
  FrameKind below;
  std::uint8_t stage;
  FrameKind above;
};
constexpr auto kLinks = std::to_array<Link>({
    {FrameKind::Turn, 0, FrameKind::Airdrop},
    {FrameKind::Turn, 1, FrameKind::PlayCard},
    {FrameKind::Turn, 1, FrameKind::NameTargets},
    {FrameKind::Turn, 1, FrameKind::Strikes},
    {FrameKind::Turn, 2, FrameKind::Maneuver},
    {FrameKind::Turn, 3, FrameKind::Battles},
    {FrameKind::Turn, 4, FrameKind::KeepCard},
    {FrameKind::Turn, 0, FrameKind::FillChip},
    {FrameKind::OverlordTurn, 0, FrameKind::Airdrop},
    {FrameKind::OverlordTurn, 0, FrameKind::FillChip},
    {FrameKind::Airdrop, kAnyStage, FrameKind::FillChip},
    {FrameKind::FillChip, 0, FrameKind::FillChip},
    {FrameKind::HandOut, kAnyStage, FrameKind::FillChip},
    {FrameKind::OverlordTurn, 6, FrameKind::DismissPlane},
    {FrameKind::Maneuver, kAnyStage, FrameKind::Flight},
    {FrameKind::Battles, kAnyStage, FrameKind::Strafe},
    {FrameKind::Strafe, kAnyStage, FrameKind::Retreat},
    {FrameKind::OverlordTurn, 1, FrameKind::HandOut},
    {FrameKind::OverlordTurn, 2, FrameKind::NameTargets},
    {FrameKind::OverlordTurn, 2, FrameKind::Strikes},
    {FrameKind::OverlordTurn, 3, FrameKind::Maneuver},
    {FrameKind::OverlordTurn, 4, FrameKind::Battles},
    {FrameKind::Strikes, kAnyStage, FrameKind::Retreat},
    {FrameKind::Battles, kAnyStage, FrameKind::SecondMove},
    {FrameKind::Battles, kAnyStage, FrameKind::BattleAgain},
    {FrameKind::Battles, kAnyStage, FrameKind::Attack},
    {FrameKind::Battles, kAnyStage, FrameKind::Overrun},
    {FrameKind::SecondMove, kAnyStage, FrameKind::BattleAgain},
    {FrameKind::SecondMove, kAnyStage, FrameKind::Attack},
    {FrameKind::SecondMove, kAnyStage, FrameKind::Overrun},
    {FrameKind::BattleAgain, kAnyStage, FrameKind::Attack},
    {FrameKind::BattleAgain, kAnyStage, FrameKind::Overrun},
    {FrameKind::Attack, 1, FrameKind::AskAmbush},
    {FrameKind::Attack, 1, FrameKind::Attack},
    {FrameKind::Attack, 2, FrameKind::Retreat},
    {FrameKind::Attack, 3, FrameKind::TakeGround},
});

bool may_lie_on(const Frame& below, const Frame& above) {
  for (const Link& link : kLinks) {
    const bool stage = link.stage == kAnyStage || link.stage == below.stage;
    if (link.below == below.kind && stage && link.above == above.kind) { return true; }
  }
  return false;
}

// One frame with what lies under and over it.
struct Place {
  const Battle& battle;
  const Public& open;
  const Frame& below;
  const Frame& frame;
  bool on_top;

  const Field& field() const { return open.field; }
  bool is_of(UnitId unit, Side side) const { return unit != kNoUnit && battle.side(unit) == side; }
  bool stands(UnitId unit) const { return unit != kNoUnit && field()[unit].at != kNoHex; }
  bool stands_at(UnitId unit, Hex hex) const { return stands(unit) && field()[unit].at == hex; }
};

bool is_sound_airdrop(const Place& p) {
  const auto& rule = p.battle.spec().airdrop;
  if (!rule || p.open.turn != 0 || p.frame.a < 1 || p.frame.a > rule->drops) { return false; }
  for (int i = p.battle.units() - p.frame.a; i < p.battle.units(); ++i) {
    if (p.stands(static_cast<UnitId>(i))) { return false; }  // it has still to come
  }
  return true;
}

// Before the first turn each side that has a chip fills it; later the side on turn, before it hands out.
bool is_sound_chip(const Place& p) {
  if (p.frame.a > 1 || !p.battle.command(static_cast<Side>(p.frame.a)).chip) { return false; }
  const bool twice = p.below.kind == FrameKind::FillChip && p.below.a == p.frame.a;
  if (p.frame.stage == 0) { return p.open.turn == 0 && p.below.kind != FrameKind::HandOut && !twice; }
  const bool own = p.frame.a == static_cast<std::uint8_t>(p.open.on_turn);
  return p.frame.stage == 1 && p.below.kind == FrameKind::HandOut && own && p.open.turn != 0;
}

bool is_sound_strike(const Place& p) {
  return p.frame.stage <= static_cast<std::uint8_t>(Stars::Hit) && p.frame.b >= 1 && p.frame.b <= kMostDice;
}

bool is_sound_naming(const Place& p) {
  const bool strip = p.frame.c == kNoStrip || p.frame.c < p.battle.board().sections();
  return is_sound_strike(p) && strip && p.frame.a <= kAirPowerTargets && p.open.targets_named < p.frame.a;
}

bool is_sound_attack(const Place& p) {
  const Frame& attack = p.frame;
  const bool nested = p.below.kind == FrameKind::Attack;
  const Side attacker = nested ? other(p.open.on_turn) : p.open.on_turn;
  if (p.on_top || !p.is_of(attack.unit, attacker) || !p.is_of(attack.target, other(attacker))) { return false; }
  if (attack.b > static_cast<std::uint8_t>(Occasion::Ambush) || is_ambush(attack) != nested) { return false; }
  if (attack.from == kNoHex || attack.at == kNoHex || attack.a > kMostDice) { return false; }
  if (nested) { return attack.stage == 2 && attack.unit == p.below.target && attack.target == p.below.unit; }
  // Before its own roll an attack can lose its attacker to an Ambush, but never its target.
  return attack.stage == 1 ? p.stands_at(attack.target, attack.at) : p.stands_at(attack.unit, attack.from);
}

bool is_sound_ambush(const Place& p) {
  const Frame& attack = p.below;
  return p.frame.unit == attack.target && p.frame.target == attack.unit && !is_ambush(attack) &&
         p.stands_at(attack.unit, attack.from);
}

bool is_sound_retreat(const Place& p) {
  const Frame& retreat = p.frame;
  if (!p.stands(retreat.unit) || retreat.from == kNoHex) { return false; }
  if (retreat.a < 1 || retreat.a > kMostFlags || retreat.b > 1) { return false; }
  if (retreat.stage != 1 && retreat.stage != 3) { return false; }
  if (retreat.c > retreat.a * p.battle.type(retreat.unit).retreat_per_flag) { return false; }
  if (p.below.kind == FrameKind::Attack) { return retreat.unit == p.below.target; }
  for (const UnitId target : p.open.targets) {
    if (target == retreat.unit) { return false; }  // whoever has been struck is no longer on the list
  }
  return p.is_of(retreat.unit, other(p.open.on_turn));
}

// An airplane of the side on turn, which is in the air.
bool is_own_flight(const Place& p) {
  if (!p.battle.air() || p.frame.a >= p.field().planes.size()) { return false; }
  const Plane& plane = p.field().planes[p.frame.a];
  return plane.flies() && plane.side == p.open.on_turn;
}

bool is_sound_flight(const Place& p) {
  return is_own_flight(p) && has(p.battle.chain().posts, p.field().planes[p.frame.a].by);
}

bool is_sound_strafing(const Place& p) {
  return !p.on_top && is_own_flight(p) && p.frame.b >= 1 && p.frame.b <= kMostDice && p.frame.c <= 1;
}

bool is_sound_ground(const Place& p) {
  const Frame& attack = p.below;
  const Frame& ground = p.frame;
  return !is_ambush(attack) && ground.unit == attack.unit && ground.from == attack.from && ground.at == attack.at &&
         may_take_ground(p.battle, p.field(), ground.unit, ground.at);
}

bool is_sound_again(const Place& p) {
  return p.is_of(p.frame.unit, p.open.on_turn) && p.frame.from != kNoHex &&
         (!p.on_top || p.stands_at(p.frame.unit, p.frame.from));
}

bool is_own_unit(const Place& p) {
  return p.is_of(p.frame.unit, p.open.on_turn) && (!p.on_top || p.stands(p.frame.unit));
}

bool is_sound(const Place& p) {
  switch (p.frame.kind) {
    case FrameKind::Turn:
    case FrameKind::OverlordTurn: return false;  // only at the bottom
    case FrameKind::Airdrop: return is_sound_airdrop(p);
    case FrameKind::PlayCard:
    case FrameKind::HandOut:
    case FrameKind::Maneuver:
    case FrameKind::Battles:
    case FrameKind::DismissPlane:
    case FrameKind::KeepCard: return true;
    case FrameKind::FillChip: return is_sound_chip(p);
    case FrameKind::Flight: return is_sound_flight(p);
    case FrameKind::Strafe: return is_sound_strafing(p);
    case FrameKind::NameTargets: return is_sound_naming(p);
    case FrameKind::Strikes: return is_sound_strike(p) && (!p.on_top || p.open.targets_named > 1);
    case FrameKind::BattleAgain: return is_sound_again(p);
    case FrameKind::SecondMove:
    case FrameKind::Overrun: return is_own_unit(p);
    case FrameKind::Attack: return is_sound_attack(p);
    case FrameKind::AskAmbush: return is_sound_ambush(p);
    case FrameKind::Retreat: return is_sound_retreat(p);
    case FrameKind::TakeGround: return is_sound_ground(p);
  }
  return false;
}

}  // namespace

bool is_ambush(const Frame& frame) {
  return frame.kind == FrameKind::Attack && frame.b == static_cast<std::uint8_t>(Occasion::Ambush);
}

std::string broken_frames(const Battle& battle, const Public& open) {
  const FrameStack& frames = open.frames;
  if (frames.depth() < 2) { return "frames: nobody is asked"; }
  const FrameKind turn = battle.spec().chain == Chain::Single ? FrameKind::Turn : FrameKind::OverlordTurn;
  if (frames[0].kind != turn) { return "frames[0]: must be " + std::string(name(turn)) + " in this battle"; }
  for (std::size_t i = 1; i < frames.depth(); ++i) {
    const Place place{battle, open, frames[i - 1], frames[i], i + 1 == frames.depth()};
    const std::string where = "frames[" + std::to_string(i) + "]: ";
    if (!may_lie_on(place.below, place.frame)) { return where + "cannot lie on the one before it"; }
    if (!is_sound(place)) { return where + "does not fit the position"; }
  }
  return {};
}

}  // namespace bocage::cli::engine
