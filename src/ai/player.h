// A player that is a program. It gets what its chair may see, never the state.
#pragma once

#include <memory>
#include <optional>
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

// He may remember what he is asked about: a battle must live as long as a player who was asked about it.
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;
  virtual Action choose(const Question& question) = 0;
  // The chance of victory of the side that is asked, between 0 and 1, if the player can reckon one.
  virtual std::optional<double> chance(const Question& /*question*/) { return std::nullopt; }
  // From any thread: from now on it answers at once, with the best that it has found; a choice under way ends within 20 ms.
  virtual void hurry() {}
};

// How much a player may think in one turn of a side; what is reached first ends it. Only those who search need it.
struct Thinking {
  int ms = 0;              // 0: no limit in time
  std::int64_t nodes = 0;  // actions tried; 0: no limit in number
  friend bool operator==(const Thinking&, const Thinking&) = default;
};

// A player by name, and how long it may think: "general", "general@500ms", "general@4s", "general@20000n".
struct PlayerName {
  std::string_view name;
  Thinking thinking{};  // neither: as the player likes
};
std::optional<PlayerName> parse_player(std::string_view text);  // nothing if there is no such player

// Null for a player that there is none of. The same seed makes the same choices, unless time limits them.
std::unique_ptr<Player> make_player(std::string_view text, std::uint64_t seed);
const std::vector<std::string>& player_names();  // by strength
// The players that tables offer, by strength: the only ones that a client of the server may name. The others are there to
// measure by.
const std::vector<std::string>& opponents();
bool is_opponent(std::string_view text);
// The closest in strength, then in thinking time; the weakest if there is no such player.
const std::string& nearest_opponent(std::string_view text);

}  // namespace bocage
