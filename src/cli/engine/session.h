// The engine's state between requests: the current game.
#pragma once

#include <memory>
#include <optional>

#include "cli/engine/answer.h"
#include "game/game.h"
#include "scenario/library.h"

namespace bocage::cli::engine {

struct CurrentGame {
  // Sets the battle up with cards dealt from `seed`. `inline_scenario` is null for a battle of the library.
  CurrentGame(std::shared_ptr<const Battle> battle, nlohmann::json inline_scenario, std::uint64_t seed);
  CurrentGame(const CurrentGame&) = delete;  // the game refers to its chance
  CurrentGame& operator=(const CurrentGame&) = delete;
  ~CurrentGame() = default;

  nlohmann::json scenario;
  std::uint64_t seed;
  FastChance chance;
  Game game;

  const Battle& battle() const { return game.battle(); }
  const State& state() const { return game.state(); }
};

struct Session {
  Library library = default_library();
  std::unique_ptr<CurrentGame> current;  // null before the first `new` or `load`
  bool ended = false;
  std::optional<int> most_nodes;  // caps what requests ask for
};

// The battle of a new game: one of the library, or a scenario in the request.
struct Ground {
  std::shared_ptr<const Battle> battle;
  nlohmann::json inline_scenario;
};
tl::expected<Ground, std::string> ground_of_library(const Library& library, const std::string& id,
                                                    const Options& options);
tl::expected<Ground, std::string> ground_of_scenario(const nlohmann::json& scenario, const Options& options);

}  // namespace bocage::cli::engine
