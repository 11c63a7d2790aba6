// Nations and their command rules (COMR, IJA, GUNG) as table rows.
#pragma once

#include "rules/vocabulary.h"

namespace bocage {

// A nation's command rules, where they differ from the base game.
enum class Command : std::uint8_t {
  Ordinary,
  Commissar,     // COMR: cards are chosen one turn ahead and wait under the commissar chip
  ImperialArmy,  // IJA
  GungHo,        // GUNG: the Marines
};
inline constexpr int kCommands = 4;

struct CommandInfo {
  Command id;
  std::string_view name;
  std::string_view rule{};        // the special rule that puts it in force in a battle
  bool chip = false;              // COMR-01, COMR-61
  std::uint8_t extra_orders = 0;  // GUNG-01 to GUNG-04: units ordered beyond the card's number
  bool spirit = false;            // IJA-01 to IJA-06: for infantry whose row has `spirit`
  bool knows_caves = false;       // PAC-01 to PAC-03
};

inline constexpr auto kCommandRules = std::to_array<CommandInfo>({
    {.id = Command::Ordinary, .name = "ordinary"},
    {.id = Command::Commissar, .name = "commissar", .rule = "commissar", .chip = true},
    {.id = Command::ImperialArmy,
     .name = "imperial-army",
     .rule = "japanese-command",
     .spirit = true,
     .knows_caves = true},
    {.id = Command::GungHo, .name = "gung-ho", .rule = "marine-command", .extra_orders = 1},
});
static_assert(rows_in_order(kCommandRules) && kCommandRules.size() == kCommands);
constexpr const CommandInfo& info(Command command) { return kCommandRules[static_cast<std::size_t>(command)]; }

enum class Nation : std::uint8_t {
  Germany,
  Usa,
  Britain,
  France,
  FrenchResistance,
  SovietUnion,
  Japan,
  UsMarines,
  Finland,
  Italy,
};
inline constexpr int kNationCount = 10;

struct NationInfo {
  Nation id;
  std::string_view name;  // as in battle files
  // Its command rules. The battle decides whether they apply; if it does not, the players may choose to (COMR-61).
  Command command = Command::Ordinary;
};

inline constexpr auto kNations = std::to_array<NationInfo>({
    {.id = Nation::Germany, .name = "germany"},
    {.id = Nation::Usa, .name = "usa"},
    {.id = Nation::Britain, .name = "britain"},
    {.id = Nation::France, .name = "france"},
    {.id = Nation::FrenchResistance, .name = "french-resistance"},
    {.id = Nation::SovietUnion, .name = "soviet-union", .command = Command::Commissar},
    {.id = Nation::Japan, .name = "japan", .command = Command::ImperialArmy},
    {.id = Nation::UsMarines, .name = "usa-marines", .command = Command::GungHo},
    {.id = Nation::Finland, .name = "finland"},  // EF-06
    {.id = Nation::Italy, .name = "italy"},
});
static_assert(rows_in_order(kNations) && kNations.size() == kNationCount);
constexpr const NationInfo& info(Nation nation) { return kNations[static_cast<std::size_t>(nation)]; }

}  // namespace bocage
