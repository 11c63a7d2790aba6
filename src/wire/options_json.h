// The variants that a table may choose, by name.
#pragma once

#include "rules/battle.h"
#include "scenario/node.h"
#include "wire/json.h"

namespace bocage {

struct OptionWord {
  std::string_view name;  // on a command line with hyphens
  bool (*is_on)(const Options& options);
  void (*turn_on)(Options& options);
};

inline constexpr auto kOptionWords = std::to_array<OptionWord>({
    {"young_generals", [](const Options& o) { return o.deck == Deck::SectionCardsOnly; },
     [](Options& o) { o.deck = Deck::SectionCardsOnly; }},
    {"no_taking_ground", [](const Options& o) { return !o.takes_ground; }, [](Options& o) { o.takes_ground = false; }},
    {"teams", [](const Options& o) { return o.teams; }, [](Options& o) { o.teams = true; }},
    {"commissar", [](const Options& o) { return o.commissar; }, [](Options& o) { o.commissar = true; }},
    {"air", [](const Options& o) { return o.air; }, [](Options& o) { o.air = true; }},
    {"night", [](const Options& o) { return o.night; }, [](Options& o) { o.night = true; }},
});

// {"young_generals": false, ...}; one that means nothing in a battle changes nothing in it.
Json options_json(const Options& options);
Options read_options(const Node& node);  // what is left out is off

// The options that would change something in this battle, by name.
Json options_for(const BattleSpec& spec);

// A number for each combination, the same for equal ones.
constexpr unsigned number_of(const Options& options) {
  unsigned number = 0;
  for (std::size_t i = 0; i < kOptionWords.size(); ++i) { number |= kOptionWords[i].is_on(options) ? 1U << i : 0U; }
  return number;
}

}  // namespace bocage
