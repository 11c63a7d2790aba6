// The special rules of a battle: a table of names and readers. The readers stand in read_rules_*.cpp.
#include "scenario/read_rules.h"

namespace bocage {
namespace {

constexpr auto kRuleWords = std::to_array<Word<RuleReader>>({
    {"airdrop", read_airdrop},
    {"bluff", read_bluff},
    {"bridge-ends-only", read_bridge_ends_only},
    {"bunker-owner", read_bunker_owner},
    {"cliff", read_cliff},
    {"deck-out", read_deck_out},
    {"elite-armor", read_elite_armor},
    {"growing-hand", read_growing_hand},
    {"hills-block-artillery", read_hills_block_artillery},
    {"impassable-hills", read_impassable_hills},
    {"kill-worth", read_kill_worth},
    {"no-infantry-fire-across", read_no_infantry_fire_across},
    {"no-reshuffle", read_no_reshuffle},
    {"recon-as-air-power", read_recon_as_air_power},
    {"recon-as-barrage", read_recon_as_barrage},
    {"reduced-units", read_reduced_units},
    {"resistance", read_resistance},
    {"sea-wall", read_sea_wall},
    {"special-forces", read_special_forces},
    {"steep-hills", read_steep_hills},
    {"sudden-death", read_sudden_death},
});

}  // namespace

void read_special(Draft& draft, const Node& file) {
  file["special"].each(kMostRules, [&](const Node& rule) {
    if (!rule.is_object()) { return; }
    const auto read = rule["rule"].word<RuleReader>(kRuleWords);
    if (read) { (*read)(draft, rule); }
  });
}

}  // namespace bocage
