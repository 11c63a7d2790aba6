#include "rules/medals.h"

#include <algorithm>

namespace bocage {
namespace {

bool is_kept(const Field& field, std::size_t objective) { return ((field.objectives_kept >> objective) & 1U) != 0; }

}  // namespace

int medals(const Battle& battle, const Field& field, Side side) {
  int count = field.medals_won[index(side)];
  const auto& objectives = battle.spec().objectives;
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    const Objective& objective = objectives[i];
    if (objective.side != side) { continue; }
    if (is_kept(field, i) || holds(field, side, objective.hexes, objective.need)) { count += objective.worth; }
  }
  return std::min<int>(count, battle.spec().medals[index(side)]);
}

void keep_objectives(const Battle& battle, Field& field) {
  const auto& objectives = battle.spec().objectives;
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    const Objective& objective = objectives[i];
    if (objective.keep && holds(field, objective.side, objective.hexes, objective.need)) {
      field.objectives_kept = static_cast<std::uint16_t>(field.objectives_kept | (1U << i));
    }
  }
}

}  // namespace bocage
