// Variants that players may agree on. This table is the only list of them: the command line, both protocols, records and
// stored tables use its names.
#pragma once

#include <initializer_list>
#include <optional>

#include "rules/battle_spec.h"
#include "rules/cards.h"

namespace bocage {

enum class Option : std::uint8_t {
  YoungGenerals,   // TEAM-09
  NoTakingGround,  // TEAM-10
  Teams,           // TEAM-01
  Commissar,       // COMR-61, XBAT-04
  Air,             // AIR-01
  Night,           // NIGHT-01
};

struct OptionInfo {
  Option id;
  std::string_view name;
  // Whether it changes anything in a battle: a battle may have the rule anyway, or no use for it.
  bool (*matters)(const BattleSpec&);
  std::string_view former_name = {};  // in old records
};

namespace detail {
inline bool in_every_battle(const BattleSpec&) { return true; }
inline bool without_chain_of_command(const BattleSpec& spec) { return spec.chain == Chain::Single; }
inline bool without_air_rules(const BattleSpec& spec) { return !spec.air; }
inline bool by_day(const BattleSpec& spec) { return !spec.night; }
inline bool with_soviets_uncommanded(const BattleSpec& spec) {
  for (const Side side : kSides) {
    const Command own = info(spec.nation[index(side)]).command;
    if (own == Command::Commissar && spec.command[index(side)] != own) { return true; }
  }
  return false;
}
}  // namespace detail

inline constexpr auto kOptions = std::to_array<OptionInfo>({
    {Option::YoungGenerals, "young-generals", detail::in_every_battle, "section-cards-only"},
    {Option::NoTakingGround, "no-taking-ground", detail::in_every_battle},
    {Option::Teams, "teams", detail::without_chain_of_command},
    {Option::Commissar, "commissar", detail::with_soviets_uncommanded},
    {Option::Air, "air", detail::without_air_rules},
    {Option::Night, "night", detail::by_day},
});
static_assert(rows_in_order(kOptions));
constexpr std::string_view name(Option option) { return kOptions[static_cast<std::size_t>(option)].name; }

constexpr std::optional<Option> option_named(std::string_view text) {
  for (const OptionInfo& row : kOptions) {
    if (text == row.name || (!row.former_name.empty() && text == row.former_name)) { return row.id; }
  }
  return std::nullopt;
}

// The options that a game is played with. One without meaning in a battle has no effect.
class Options {
 public:
  constexpr Options() = default;
  constexpr Options(std::initializer_list<Option> options) {  // NOLINT(google-explicit-constructor): {Option::Night}
    for (const Option option : options) { add(option); }
  }
  constexpr bool has(Option option) const { return (bits_ & bit(option)) != 0; }
  constexpr void add(Option option) { bits_ |= bit(option); }
  constexpr unsigned bits() const { return bits_; }  // a number for each combination
  friend constexpr bool operator==(const Options&, const Options&) = default;

 private:
  static constexpr unsigned bit(Option option) { return 1U << static_cast<unsigned>(option); }
  unsigned bits_ = 0;
};

// TEAM-09: Young Generals play without Tactic cards.
constexpr Deck deck_of(const Options& options) {
  return options.has(Option::YoungGenerals) ? Deck::SectionCardsOnly : Deck::Full;
}

}  // namespace bocage
