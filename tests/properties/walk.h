// Property tests: plays whole games and lets a watcher check a property at every step.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "game/engine.h"

namespace bocage {

// Games per battle and property: BOCAGE_PROPERTY_GAMES from the environment or as a macro, otherwise 200; fewer under
// sanitizers.
int property_games();

inline constexpr int kMostTurns = 5000;  // far more than any game takes

// What a watcher sees before a decision.
struct DecisionPoint {
  const Battle& battle;
  const State& state;
  PendingPost asked;
  const ActionList& offers;
  FastChance& luck;  // the watcher's own generator, independent of the game's
};

// What a watcher sees after a decision was applied.
struct Change {
  const Battle& battle;
  const State& before;
  const State& after;
  PendingPost asked;
  Action action;
  const std::vector<Event>& events;
};

// Each function returns a description of the failure, or an empty string.
class Watcher {
 public:
  Watcher() = default;
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  virtual ~Watcher() = default;
  virtual std::string begins(const Battle&, const State&) { return {}; }
  virtual std::string before(const DecisionPoint&) { return {}; }
  virtual std::string after(const Change&) { return {}; }
};

// The players of game `number` of a battle: random, eager and heuristic ones, and mixtures.
BySide<std::unique_ptr<Player>> players_of(std::uint64_t number);

// Plays game `number`; a watcher's complaint fails the test with its location and ends the game.
void play_watched(const Battle& battle, std::uint64_t number, Watcher& watcher);

// During a retreat nothing is evaluated yet (RET-14, VIC-07).
bool is_retreating(const State& state);

// The test parameters: every shipped battle, synthetic ones for the expansions, and some of them with options.
struct Setting {
  const char* name;
  const char* battle;
  bool commissar = false;
  bool air = false;
  bool night = false;

  bool is_synthetic() const { return std::string_view(battle).size() > 2; }  // shipped battles have ids like 01 and o1
  // Fewer for long games, and where only an option differs.
  int games() const {
    const bool long_game = battle[0] == 'o';
    const bool varied = commissar || air || night;
    return std::max(1, property_games() / ((long_game ? 2 : 1) * (varied ? 5 : 1)));
  }
};
const std::vector<Setting>& settings();
std::unique_ptr<const Battle> battle_of(const Setting& setting, Options options);
class EveryBattle : public testing::TestWithParam<Setting> {
 protected:
  static std::unique_ptr<const Battle> battle(const Options& options) { return battle_of(GetParam(), options); }
};
std::string setting_name(const testing::TestParamInfo<Setting>& setting);

}  // namespace bocage
