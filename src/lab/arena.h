// A round-robin tournament over many battles. Games come in twins: two games with the same seed and the sides swapped,
// so that luck and unbalanced battles largely cancel out (common random numbers). Results depend only on the seed, not
// on the number of threads.
#pragma once

#include <compare>
#include <functional>
#include <map>

#include "lab/match_of_two.h"
#include "lab/measured_game.h"

namespace bocage {

struct ArenaPlan {
  std::vector<std::string> players{};                    // for make_player(), no duplicates
  std::vector<std::shared_ptr<const Battle>> battles{};  // no duplicates
  std::uint64_t seed = 1;
  int games = 2;  // per pair of players over all battles; rounded up, so that each battle gets the same even number
  int threads = 1;
};

// Identifies a game. Stable when a plan grows, so that a finished run can be extended.
struct ArenaGame {
  int battle = 0;  // index in the plan
  int twin = 0;    // number of the game pair on that battle
  int first = 0;   // indices of the players in the plan; first < second
  int second = 0;
  int game = 0;  // of the twin: in 0 `first` is the Axis, in 1 the Allies
  int player(Side side) const { return played_by(side, game) == Contestant::A ? first : second; }
  Side side_of(int player) const { return this->player(Side::Axis) == player ? Side::Axis : Side::Allies; }
  friend auto operator<=>(const ArenaGame&, const ArenaGame&) = default;
};

using ArenaGames = std::map<ArenaGame, MeasuredGame>;

// In playing order: one twin of every pairing on every battle before the next.
std::vector<ArenaGame> games_of(const ArenaPlan& plan);

// Depends on the battle, the twin and the plan's seed, but not on the players: all pairings get the same cards and
// dice.
std::uint64_t chance_seed(const ArenaPlan& plan, const ArenaGame& game);

MeasuredGame play_arena_game(const ArenaPlan& plan, const ArenaGame& game);

// Called after each game, by one thread at a time. An exception ends the run and is rethrown.
using OnArenaGame = std::function<void(const ArenaGame& game, const MeasuredGame& played)>;

// Plays the games not yet `known` and returns all games of the plan. Throws std::invalid_argument for fewer than two
// players, unknown or duplicate players, and if there is no battle.
ArenaGames play_arena(const ArenaPlan& plan, const ArenaGames& known, const OnArenaGame& on_game);
void check(const ArenaPlan& plan);  // throws as play_arena() does

}  // namespace bocage
