#include "ai/heuristic/survey.h"

#include <algorithm>
#include <cassert>

#include "ai/heuristic/chances.h"
#include "rules/medals.h"
#include "rules/retreat.h"

namespace bocage {
namespace {

constexpr std::uint8_t kFar = 15;  // hexes; distances saturate here

// The number of die sides with which an ordinary attack hits this unit type.
int hit_sides(const UnitInfo& type) { return sides_with(static_cast<FaceMask>(type.hit_by & kNoStar)); }

int dice_at(const Gun& gun, int range) {
  return range > gun.range ? 0 : gun.dice_at[static_cast<std::size_t>(range - 1)];
}

// The dice of an enemy that may first move closer, or fire better standing still.
int dice_after_move(const UnitInfo& type, int distance, int visibility) {
  const int nearer = std::max(1, distance - type.battle_move);
  if (visibility != 0 && nearer > visibility) { return 0; }  // NIGHT-04
  const int moved = dice_at(type.gun, nearer);
  return type.gun_standing.range == 0 ? moved : std::max(moved, dice_at(type.gun_standing, distance));
}

// XU-11: a unit in a landing craft plans its route on land.
Gait gait_to_goal(const Battle& battle, const Field& field, UnitId unit) {
  return field[unit].is(kAfloat) ? gait_of(battle.arm(unit)) : gait(battle, field, unit);
}

// Flags the unit can ignore thanks to its hex or command rules.
int ignorable_flags(const Battle& battle, const Field& field, UnitId unit, int dice) {
  return (may_ignore_flag(battle, field, unit) ? 1 : 0) + flags_it_must_ignore(battle, field, unit, dice);
}

// Breadth-first search outward from the goal hexes. It treats steps as symmetric, which is wrong only for cliffs and
// the like.
Distances walk(const Battle& battle, Gait gait, const HexSet& to) {
  Distances steps;
  steps.fill(kFar);
  HexSet left = battle.board().all();
  HexSet ring = to;
  for (std::uint8_t distance = 0; distance < kFar && ring.any(); ++distance) {
    HexSet next;
    ring.for_each([&](Hex hex) {
      steps[index(hex)] = distance;
      next |= battle.enter_at_1(gait, hex) | battle.enter_at_2(gait, hex);
    });
    left -= ring;
    ring = next & left;
  }
  return steps;
}

}  // namespace

Survey::Survey(const Battle& battle, const Field& field, Side side, const Weights& weights, Memory& memory)
    : battle_(battle),
      weights_(weights),
      memory_(memory),
      side_(side),
      field_(field),
      goals_(battle, field, side, weights) {
  memory_.look(battle, field, side);
  for (const Side each : kSides) {
    missing_[index(each)] = battle.spec().medals[index(each)] - medals(battle, field, each);
  }
  size_up_enemies();
}

void Survey::size_up_enemies() {
  field_.units_of(other(side_)).for_each([&](Hex hex) {
    const UnitId unit = field_.at(hex);
    const RosterUnit& roster = battle_.roster(unit);
    const bool wins = roster.worth >= missing_[index(side_)];
    Target& target = enemies_[enemy_count_];
    target.at = hex;
    target.type = &battle_.type(unit);
    target.figure = roster.worth * weights_.figures / roster.full;
    target.last = roster.worth * weights_.last_figure + (wins ? weights_.victory : 0);
    target.goes = goals_.dislodging(hex);
    // A unit with no retreat loses a figure instead (RET-12).
    const bool trapped = retreat_hexes(battle_, field_, unit, hex).empty();
    const bool dies = trapped && field_[unit].figures == 1;
    target.flag = trapped ? target.figure + (dies ? target.last : 0) : weights_.retreat + target.goes;
    place_[index(unit)] = static_cast<std::uint8_t>(enemy_count_++);
  });
}

int Survey::strike(UnitId target, int dice, int ignorable_flags, FaceMask faces) const {
  assert(battle_.side(target) != side_);
  const Target& it = enemies_[place_[index(target)]];
  const Chances odds = chances(dice, faces, field_[target].figures, ignorable_flags);
  return (odds.hits * it.figure + odds.eliminate * (it.last + it.goes) + odds.retreat * it.flag) / 1000;
}

int Survey::attack(UnitId unit, Hex target, Occasion occasion) const {
  const UnitId enemy = field_.at(target);
  const int dice = dice_for(battle_, field_, unit, enemy, occasion).total();
  return strike(enemy, dice, ignorable_flags(battle_, field_, enemy, dice), faces_for(battle_, field_, unit, enemy));
}

int Survey::best_attack(UnitId unit, const Unit& as, Occasion occasion) {
  const HexSet& foes = field_.units_of(other(side_));
  const Unit now = field_[unit];
  field_[unit] = as;
  int best = 0;
  if ((battle_.board().within(as.at, gun_of(battle_, field_, unit).range) & foes).any()) {
    targets(battle_, field_, unit, occasion).for_each([&](Hex target) {
      best = std::max(best, attack(unit, target, occasion));
    });
  }
  field_[unit] = now;
  return best;
}

int Survey::standing(UnitId unit, Hex hex) {
  const bool way_out = retreat_hexes(battle_, field_, unit, hex).any();
  return goals_.holding(hex, field_[unit].at) + approach(gait_to_goal(battle_, field_, unit), hex) +
         (way_out ? weights_.way_out : 0) - danger(unit, hex, 0);
}

int Survey::danger(UnitId unit, Hex hex, int cover) {
  // Cacheable per hex: terrain protects all our units alike, and only units that a cave protects can enter it.
  const int dice =
      cover != 0 ? enemy_dice(unit, hex, cover) : memory_.enemy_dice(hex, [&] { return enemy_dice(unit, hex, 0); });
  const Stake& its = stake(unit);
  assert(its.figures > 0);
  const int hits = std::min(dice * weights_.danger * its.sides / 6, its.figures * 1000);
  const int dies = hits / its.figures * (hits / its.figures) / 1000;  // quadratic in the expected share lost
  return (hits * its.figure + dies * its.last) / 1000;
}

const Survey::Stake& Survey::stake(UnitId unit) {
  if (stake_.unit == unit) { return stake_; }
  const RosterUnit& roster = battle_.roster(unit);
  const bool loses = roster.worth >= missing_[index(other(side_))];
  stake_ = {.unit = unit,
            .figures = field_[unit].figures,
            .sides = hit_sides(battle_.type(unit)),
            .figure = roster.worth * weights_.figures / roster.full,
            .last = roster.worth * weights_.last_figure + (loses ? weights_.victory / 4 : 0)};
  return stake_;
}

int Survey::enemy_dice(UnitId unit, Hex hex, int cover) {
  const Hex home = field_[unit].at;
  field_[unit].at = hex;  // protection() asks where it stands
  int dice = 0;
  for (std::size_t i = 0; i < enemy_count_; ++i) {
    const Target& enemy = enemies_[i];
    const int most = dice_after_move(*enemy.type, battle_.board().distance(hex, enemy.at), field_.visibility);
    if (most == 0) { continue; }
    dice += std::max(0, most - std::max(cover, protection(battle_, field_, enemy.type->arm, enemy.at, unit)));
  }
  field_[unit].at = home;
  return dice;
}

int Survey::approach(Gait gait, Hex hex) {
  const std::size_t a = index(gait);
  if (to_goal_[a] == nullptr) {
    const auto way = [&](Memory::Toward toward, const HexSet& to) {
      return &memory_.walk(gait, toward, to, [&] { return walk(battle_, gait, to); });
    };
    to_goal_[a] = way(Memory::Toward::Goal, goals_.wanted());
    to_enemy_[a] = way(Memory::Toward::Enemy, field_.units_of(other(side_)));
  }
  return (kFar - (*to_goal_[a])[index(hex)]) * weights_.nearer_goal +
         (kFar - (*to_enemy_[a])[index(hex)]) * weights_.nearer_enemy;
}

}  // namespace bocage
