// Whole games with somebody looking over the players' shoulders: the properties are what he finds nothing wrong with.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "game/engine.h"

namespace bocage {

// Games of each battle and property: BOCAGE_PROPERTY_GAMES in the environment, or as a macro, else 200; fewer under a
// sanitizer.
int property_games();

inline constexpr int kMostTurns = 5000;  // far more than any game takes

// Somebody is about to decide.
struct Moment {
  const Battle& battle;
  const State& state;
  PendingPost asked;
  const ActionList& offers;
  FastChance& luck;  // the watcher's own: what he does with it does not touch the game
};

// Somebody has decided.
struct Change {
  const Battle& battle;
  const State& before;
  const State& after;
  PendingPost asked;
  Action action;
  const std::vector<Event>& events;
};

// Each function says what is wrong, or nothing.
class Watcher {
 public:
  Watcher() = default;
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  virtual ~Watcher() = default;
  virtual std::string begins(const Battle&, const State&) { return {}; }
  virtual std::string before(const Moment&) { return {}; }
  virtual std::string after(const Change&) { return {}; }
};

// Who plays game `number` of a battle: random players, eager ones, heuristic ones, and mixtures of them.
BySide<std::unique_ptr<Player>> players_of(std::uint64_t number);

// Plays game `number`; what the watcher says is a failure, with the place, and ends the game.
void play_watched(const Battle& battle, std::uint64_t number, Watcher& watcher);

// In the midst of a retreat nothing is evaluated yet (RET-14, VIC-07).
bool is_retreating(const State& state);

// What is played, as parameters of a test: every battle that comes with the program, made-up ones with what the expansions
// bring, and some of them with the options of a table.
struct Setting {
  const char* name;
  const char* battle;
  bool commissar = false;
  bool air = false;
  bool night = false;

  bool is_made_up() const { return std::string_view(battle).size() > 2; }
  // Fewer where a game is long, and where only an option is different.
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
