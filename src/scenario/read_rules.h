// The special rule readers, one per rule; read_special.cpp has the table of their names.
//
// A parameter fixed by the engine's tables (the cost of a climb, the protection of a sea wall) may be omitted; if a
// file gives it, it must agree with the tables.
#pragma once

#include "scenario/draft.h"

namespace bocage {

using RuleReader = void (*)(Draft&, const Node&);

// Ground: read_rules_ground.cpp.
void read_cliff(Draft& draft, const Node& rule);
void read_bluff(Draft& draft, const Node& rule);
void read_steep_hills(Draft& draft, const Node& rule);
void read_impassable_hills(Draft& draft, const Node& rule);
void read_hills_block_artillery(Draft& draft, const Node& rule);
void read_bunker_owner(Draft& draft, const Node& rule);
void read_sea_wall(Draft& draft, const Node& rule);
void read_bridge_ends_only(Draft& draft, const Node& rule);
void read_no_infantry_fire_across(Draft& draft, const Node& rule);
void read_field_bunkers(Draft& draft, const Node& rule);
void read_minefields(Draft& draft, const Node& rule);
void read_fordable_river(Draft& draft, const Node& rule);
void read_terrain_note(Draft& draft, const Node& rule);

// Units: read_rules_units.cpp.
void read_special_forces(Draft& draft, const Node& rule);
void read_elite_armor(Draft& draft, const Node& rule);
void read_resistance(Draft& draft, const Node& rule);
void read_reduced_units(Draft& draft, const Node& rule);
void read_kill_worth(Draft& draft, const Node& rule);
void read_airdrop(Draft& draft, const Node& rule);
void read_engineers(Draft& draft, const Node& rule);
void read_warship(Draft& draft, const Node& rule);

// Cards and victory: read_rules_play.cpp.
void read_growing_hand(Draft& draft, const Node& rule);
void read_no_reshuffle(Draft& draft, const Node& rule);
void read_deck_out(Draft& draft, const Node& rule);
void read_recon_as_air_power(Draft& draft, const Node& rule);
void read_recon_as_barrage(Draft& draft, const Node& rule);
void read_sudden_death(Draft& draft, const Node& rule);

// Command rules and conditions of the day: read_rules_day.cpp.
void read_japanese_command(Draft& draft, const Node& rule);
void read_marine_command(Draft& draft, const Node& rule);
void read_commissar(Draft& draft, const Node& rule);
void read_blitz(Draft& draft, const Node& rule);
void read_winter(Draft& draft, const Node& rule);
void read_reduced_visibility(Draft& draft, const Node& rule);
void read_night(Draft& draft, const Node& rule);
void read_air(Draft& draft, const Node& rule);

}  // namespace bocage
