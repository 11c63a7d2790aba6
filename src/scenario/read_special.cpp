// A battle's special rules: the table of names and readers. The readers are in read_rules_*.cpp.
#include "scenario/read_rules.h"

namespace bocage {
namespace {

constexpr auto kRuleWords = std::to_array<Word<RuleReader>>({
    {"air", read_air},
    {"airdrop", read_airdrop},
    {"blitz", read_blitz},
    {"bluff", read_bluff},
    {"bridge-ends-only", read_bridge_ends_only},
    {"bunker-owner", read_bunker_owner},
    {"cliff", read_cliff},
    {"commissar", read_commissar},
    {"deck-out", read_deck_out},
    {"elite-armor", read_elite_armor},
    {"engineers", read_engineers},
    {"field-bunkers", read_field_bunkers},
    {"fordable-river", read_fordable_river},
    {"growing-hand", read_growing_hand},
    {"hills-block-artillery", read_hills_block_artillery},
    {"impassable-hills", read_impassable_hills},
    {"japanese-command", read_japanese_command},
    {"kill-worth", read_kill_worth},
    {"marine-command", read_marine_command},
    {"minefields", read_minefields},
    {"night", read_night},
    {"no-infantry-fire-across", read_no_infantry_fire_across},
    {"no-reshuffle", read_no_reshuffle},
    {"recon-as-air-power", read_recon_as_air_power},
    {"recon-as-barrage", read_recon_as_barrage},
    {"reduced-units", read_reduced_units},
    {"reduced-visibility", read_reduced_visibility},
    {"resistance", read_resistance},
    {"sea-wall", read_sea_wall},
    {"special-forces", read_special_forces},
    {"steep-hills", read_steep_hills},
    {"sudden-death", read_sudden_death},
    {"terrain-airfield", read_terrain_note},
    {"terrain-city-ruins", read_terrain_note},
    {"terrain-factory", read_terrain_note},
    {"terrain-fish-pond", read_terrain_note},
    {"terrain-fordable-stream", read_terrain_note},
    {"terrain-frozen-river", read_terrain_note},
    {"terrain-hill-forest", read_terrain_note},
    {"terrain-hill-village", read_terrain_note},
    {"terrain-hospital", read_terrain_note},
    {"terrain-hq-tents", read_terrain_note},
    {"terrain-jungle", read_terrain_note},
    {"terrain-labor-camp", read_terrain_note},
    {"terrain-marsh", read_terrain_note},
    {"terrain-mountain", read_terrain_note},
    {"terrain-pier", read_terrain_note},
    {"terrain-ravine", read_terrain_note},
    {"terrain-rice-paddy", read_terrain_note},
    {"terrain-trench", read_terrain_note},
    {"warship", read_warship},
    {"winter", read_winter},
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
