// The interface of computer players. A player sees only its post's view, never the state.
#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/engine.h"
#include "game/view.h"

namespace bocage {

// A decision to make. The view is computed on demand, since some players (random) do not need it.
class Question {
 public:
  Question(const Battle& battle, const State& state, const PendingPost& asked, const ActionList& offers)
      : battle_(battle), state_(state), asked_(asked), offers_(offers) {
    assert(!offers.empty());
  }

  const Battle& battle() const { return battle_; }
  Post post() const { return asked_.post; }
  Decision decision() const { return asked_.decision; }
  const ActionList& offers() const { return offers_; }  // never empty
  View view() const { return observe(battle_, state_, viewer_at(asked_.post)); }

 private:
  const Battle& battle_;
  const State& state_;  // private, so that players only see the view
  PendingPost asked_;
  const ActionList& offers_;
};

// A player may cache data about a battle, so the battle must outlive every player that was asked about it.
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;
  virtual Action choose(const Question& question) = 0;
  // The win probability of the side that is asked; nullopt if the player cannot estimate it.
  virtual std::optional<double> win_probability(const Question& /*question*/) { return std::nullopt; }
  // Thread-safe. Ends the choice in progress within 20 ms with the best that was found; the next one is not affected.
  virtual void hurry() {}
  // Whether choices take as long as the player is given, rather than milliseconds.
  virtual bool searches() const { return false; }
};

// A search player's budget per turn of its side; whichever limit is reached first ends the search.
struct Thinking {
  int ms = 0;              // 0: no time limit
  std::int64_t nodes = 0;  // actions applied; 0: no node limit
  friend bool operator==(const Thinking&, const Thinking&) = default;
};

// A player's name with its budget: "general", "general@500ms", "general@4s", "general@20000n".
struct PlayerName {
  std::string_view name;
  Thinking thinking{};  // no limits: the player's default
};
std::optional<PlayerName> parse_player(std::string_view text);  // nullopt if the name is unknown

// Null if the name is unknown. The same seed gives the same choices, unless a time limit cuts a search short.
std::unique_ptr<Player> make_player(std::string_view text, std::uint64_t seed);
const std::vector<std::string>& player_names();  // by strength
// The players that tables offer, by strength: the only ones that a client of the server may name. The others are
// benchmarks.
const std::vector<std::string>& opponents();
bool is_opponent(std::string_view text);
// The closest in strength, then in thinking time; the weakest if there is no such player.
const std::string& nearest_opponent(std::string_view text);

}  // namespace bocage
