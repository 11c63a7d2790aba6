#include "rules/recon_strike.h"

#include "rules/medals.h"
#include "rules/orders.h"

namespace bocage {

std::optional<ReconStrike> recon_strike_rule(const Battle& battle, const Field& field, Side side) {
  const auto& rule = battle.spec().recon_strike;
  if (rule && rule->side == side && holds(field, side, rule->while_held, rule->need)) { return rule; }
  // Under the Air rules it becomes an Air Sortie.
  if (!battle.recon_strikes(side) || battle.air()) { return std::nullopt; }
  const auto dice = static_cast<std::uint8_t>(air_power_dice(battle, side));  // EF-01
  return ReconStrike{.side = side, .while_held = {}, .need = 0, .targets = kAirPowerTargets, .dice = dice};
}

}  // namespace bocage
