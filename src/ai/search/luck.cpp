#include "ai/search/luck.h"

#include <algorithm>

#include "ai/heuristic/chances.h"
#include "rules/combat.h"

namespace bocage {

std::optional<LuckyRoll> luck_of(const Battle& battle, const State& state, const Roll& roll) {
  static constexpr double kWholeUnit = 0.9;  // medals for all of a unit's figures, on top of the medal for the unit
  static constexpr double kThousandth = 0.001;
  const auto* attack = state.open.frames.top_if<AttackFrame>();
  if (attack == nullptr) { return std::nullopt; }
  const Field& field = state.open.field;
  const RosterUnit& target = battle.roster(attack->target);
  const int figures = field[attack->target].figures;
  const FaceMask faces = faces_for(battle, field, attack->unit, attack->target);
  const Chances expected = chances(roll.size, faces, figures, 0);
  const int lost = std::min(hits(roll, faces), figures);
  const double more_figures = lost - expected.hits * kThousandth;
  const double more_units = (lost == figures ? 1 : 0) - expected.eliminate * kThousandth;
  return LuckyRoll{.side = battle.side(attack->unit),
                   .figures = more_figures,
                   .medals = target.worth * (kWholeUnit * more_figures / target.full + more_units)};
}

void LuckMeter::on(const Event& event) {
  if (event.kind != EventKind::DiceRolled) { return; }
  if (const auto luck = luck_of(battle_, state_, event.roll)) {
    medals_ += luck->side == side_ ? luck->medals : -luck->medals;
  }
}

}  // namespace bocage
