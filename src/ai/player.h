// A player that is a program. It gets what its chair may see, never the state.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/engine.h"
#include "game/view.h"

namespace bocage {

// What a player is asked. The view is made only for those who look at it: a random player does not.
class Question {
 public:
  Question(const Battle& battle, const State& state, const PendingPost& asked, const ActionList& offers)
      : battle_(battle), state_(state), asked_(asked), offers_(offers) {}

  const Battle& battle() const { return battle_; }
  Post post() const { return asked_.post; }
  Decision decision() const { return asked_.decision; }
  const ActionList& offers() const { return offers_; }  // never empty
  View view() const { return observe(battle_, state_, viewer_at(asked_.post)); }

 private:
  const Battle& battle_;
  const State& state_;  // behind the view; no player can reach it
  PendingPost asked_;
  const ActionList& offers_;
};

class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;
  virtual Action choose(const Question& question) = 0;
};

// The players there are, by name; null for an unknown one. The same seed makes the same choices.
std::unique_ptr<Player> make_player(std::string_view name, std::uint64_t seed);
const std::vector<std::string>& player_names();

}  // namespace bocage
