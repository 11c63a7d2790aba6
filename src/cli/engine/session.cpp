#include "cli/engine/session.h"

#include <stdexcept>

#include "cli/engine/request.h"
#include "scenario/read.h"

namespace bocage::cli::engine {
namespace {

// TEAM-09: the smaller deck may not be enough for the hands of every battle.
bool has_cards_for_all(const BattleSpec& spec, const Options& options) {
  return spec.hand[0] + spec.hand[1] <= full_deck(deck_of(options), info(spec.chain).decks).size;
}

tl::expected<Ground, std::string> make_ready(const BattleSpec& spec, nlohmann::json scenario, const Options& options) {
  if (!has_cards_for_all(spec, options)) {
    return tl::unexpected<std::string>("options: the deck is too small for both hands");
  }
  try {
    return Ground{std::make_shared<const Battle>(spec, options), std::move(scenario)};
  } catch (const std::invalid_argument& fault) {
    return tl::unexpected<std::string>("scenario: " + std::string(fault.what()));
  }
}

}  // namespace

CurrentGame::CurrentGame(std::shared_ptr<const Battle> battle, nlohmann::json inline_scenario, std::uint64_t with_seed)
    : scenario(std::move(inline_scenario)),
      seed(with_seed),
      chance(with_seed),
      game(std::move(battle), chance, std::to_string(with_seed)) {}

tl::expected<Ground, std::string> ground_of_library(const Library& library, const std::string& id,
                                                    const Options& options) {
  const auto scenario = library.load(id);
  if (!scenario) { return tl::unexpected<std::string>(in_a_line(scenario.error())); }
  return make_ready(scenario->spec, nullptr, options);
}

tl::expected<Ground, std::string> ground_of_scenario(const nlohmann::json& scenario, const Options& options) {
  const auto read = read_scenario(scenario);
  if (!read) {
    std::vector<Fault> faults = read.error();
    for (Fault& fault : faults) { fault.at = "scenario." + fault.at; }
    return tl::unexpected<std::string>(in_a_line(faults));
  }
  return make_ready(read->spec, scenario, options);
}

}  // namespace bocage::cli::engine
