#include "ai/heuristic/goals.h"

#include "rules/medals.h"

namespace bocage {

Goals::Goals(const Battle& battle, const Field& field, Side side, const Weights& weights)
    : side_(side), occupied_(field.occupied), denial_(weights.denial) {
  add_objectives(battle, field, weights);
  for (const SuddenDeath& rule : battle.spec().sudden_death) {
    add({.side = rule.side, .hexes = rule.hexes, .need = rule.need, .points = weights.victory});
  }
  for (std::size_t i = 0; i < size_; ++i) {
    const Goal& goal = goals_[i];
    all_ |= goal.hexes;
    // Our goals until they are reached; the enemy's goals where the enemy stands.
    if (goal.side != side_) {
      wanted_ |= goal.hexes & occupied_[index(goal.side)];
    } else if (held(goal) < goal.need) {
      wanted_ |= goal.hexes - occupied_[index(side_)];
    }
  }
  add_exits(battle, field, weights);
}

void Goals::add_exits(const Battle& battle, const Field& field, const Weights& weights) {
  for (const Exit& way_out : battle.spec().exits) {
    if (way_out.side != side_) { continue; }
    const bool wins = way_out.worth >= battle.spec().medals[index(side_)] - medals(battle, field, side_);
    leaving_ = way_out.worth * weights.medal + (wins ? weights.victory : 0);
    wanted_ |= way_out.hexes;
  }
}

void Goals::add_objectives(const Battle& battle, const Field& field, const Weights& weights) {
  const auto& objectives = battle.spec().objectives;
  const BySide<int> missing{battle.spec().medals[0] - medals(battle, field, Side::Axis),
                            battle.spec().medals[1] - medals(battle, field, Side::Allies)};
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    const Objective& objective = objectives[i];
    if (((field.objectives_kept >> i) & 1U) != 0) { continue; }
    const bool wins = objective.worth >= missing[index(objective.side)];
    const int medal = objective.keep ? weights.medal : weights.held_medal;
    add({.side = objective.side,
         .hexes = objective.hexes,
         .need = objective.need,
         .points = objective.worth * medal + (wins ? weights.victory : 0)});
  }
}

void Goals::add(const Goal& goal) {
  if (size_ < kRoom) { goals_[size_++] = goal; }
}

int Goals::holding(Hex hex, Hex from) const {
  if (!all_.contains(hex)) { return 0; }
  int points = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    const Goal& goal = goals_[i];
    if (!goal.hexes.contains(hex)) { continue; }
    if (goal.side != side_) {
      points += denial_;
      continue;
    }
    const int others = held(goal) - (goal.hexes.contains(from) ? 1 : 0);
    if (others + 1 == goal.need) {
      points += goal.points;
    } else if (others + 1 < goal.need) {
      points += denial_ * (others + 1);  // partial progress
    }
  }
  return points;
}

int Goals::dislodging(Hex hex) const {
  if (!all_.contains(hex)) { return 0; }
  int points = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    const Goal& goal = goals_[i];
    if (!goal.hexes.contains(hex)) { continue; }
    const bool his_medal = goal.side != side_ && held(goal) == goal.need;
    points += his_medal ? goal.points : denial_;
  }
  return points;
}

}  // namespace bocage
