// The readers of the special rules; read_special.cpp finds the one for a name.
//
// A parameter fixed by the engine's tables (the cost of a climb, the protection of a sea wall) may be omitted; if a
// file gives it, it must agree with the tables.
#pragma once

#include "scenario/draft.h"

namespace bocage {

using RuleReader = void (*)(Draft&, const Node&);

// Rules that are rows of the engine's tables: kConditions, kCommandRules, and a note for a terrain of the expansions.
void read_condition(Draft& draft, const Node& rule, const Condition& condition);
void read_command(Draft& draft, const Node& rule, Command command);
void read_terrain_note(Draft& draft, const Node& rule, Terrain is);  // it must list all tiles of that terrain
inline constexpr std::string_view kNotePrefix = "terrain-";

// Rules with parameters of their own, by name; each group is the end of its file.
std::span<const Word<RuleReader>> ground_rules();  // read_rules_ground.cpp
std::span<const Word<RuleReader>> unit_rules();    // read_rules_units.cpp
std::span<const Word<RuleReader>> play_rules();    // read_rules_play.cpp: cards and victory
std::span<const Word<RuleReader>> day_rules();     // read_rules_day.cpp: night and air

}  // namespace bocage
